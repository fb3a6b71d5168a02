"""A changed rule is caught by a proof or a case: a sample here, every mutant in `nox -s mutations`."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import pytest

from lorumdsl.source.library import folder, ruleset_ids
from lorumdsl.source.nodes import plain
from lorumdsl.source.reader import read
from tests.mutations.fates import Bench, Fate, argued
from tests.mutations.mutants import Mutant, mutants

SAMPLES = {"hungarian": 20, "denexa": 20, "portuguese": 10, "english": 3, "japanese": 3, "hearts": 12}


@cache
def mutants_of(ruleset: str) -> list[Mutant]:
    return list(mutants(folder("rulesets") / f"{ruleset}.yaml"))


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", ruleset_ids())
def test_a_changed_rule_is_caught_or_it_is_said_why_nothing_has_to_catch_it(tmp_path: Path, ruleset: str) -> None:
    bench = Bench(ruleset, tmp_path)
    found = [
        f"{mutant.place}: {mutant.change}"
        for mutant in random.Random(1).sample(mutants_of(ruleset), SAMPLES[ruleset])
        if (ruleset, mutant.place, mutant.change) not in argued() and bench.fate(mutant, thorough=False) is Fate.NEITHER
    ]
    assert found == []


@pytest.mark.parametrize("ruleset", ruleset_ids())
def test_every_mutant_is_another_ruleset_and_made_once(ruleset: str) -> None:
    node, _ = read(folder("rulesets") / f"{ruleset}.yaml")
    assert node is not None
    made = mutants_of(ruleset)
    assert [mutant for mutant in made if list(mutant.ruleset.items()) == list(plain(node).items())] == []
    assert len({(mutant.place, mutant.change) for mutant in made}) == len(made)


def test_what_is_argued_is_a_mutant() -> None:
    made = {(ruleset, one.place, one.change) for ruleset in ruleset_ids() for one in mutants_of(ruleset)}
    assert sorted(argued().keys() - made) == []


def test_a_ruleset_as_shipped_is_caught_by_nothing(tmp_path: Path) -> None:
    node, _ = read(folder("rulesets") / "denexa.yaml")
    assert node is not None
    assert Bench("denexa", tmp_path).fate(Mutant("", "", 1, plain(node))) is Fate.NEITHER
