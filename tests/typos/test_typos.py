"""A slip of one letter in a shipped ruleset is found on its line: a sample here, all of them in `nox -s slips`."""

from __future__ import annotations

import random

import pytest

from lorumdsl.source.library import folder, ruleset_ids
from tests.typos.slips import is_found, spoiled

SAMPLE = 60


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", ruleset_ids())
def test_slips_of_one_letter_are_found_on_their_line(ruleset: str) -> None:
    path = folder("rulesets") / f"{ruleset}.yaml"
    chosen = random.Random(1).sample(list(spoiled(path)), SAMPLE)
    missed = [f"{word.place}: {word.text} → {slip}" for word, slip, text in chosen if not is_found(path, word, text)]
    assert len(missed) <= 1, missed  # `sources` without its s is another key: its value is wrong a line further down
