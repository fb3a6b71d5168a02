"""Did you mean: slips of one letter are always recognised, other words are left alone."""

from __future__ import annotations

import pytest

from lorumdsl.schema import nearest
from tests.unit.schema.test_typos import KEYS, slips

ALPHABETICAL = sorted(KEYS)


@pytest.mark.parametrize("key", ALPHABETICAL)
def test_a_slip_of_one_letter_has_a_near_word(key: str) -> None:
    for slip in slips(key):
        assert nearest(slip, ALPHABETICAL) is not None, slip
        assert nearest(slip, [key]) == key, slip


@pytest.mark.parametrize(
    ("word", "known", "meant"),
    [
        ("Card_Names", ["card-names", "cards"], "card-names"),
        ("colour", ["cost", "cut", "contracts"], None),
        ("x", ["y", "to"], None),
        ("", ["to"], None),
        ("conterclockwis", ["clockwise", "counterclockwise"], "counterclockwise"),
        ("a" * 10_000, ["a" * 9_999], None),
    ],
)
def test_the_nearest_word_is_taken_where_one_is_near(word: str, known: list[str], meant: str | None) -> None:
    assert nearest(word, known) == meant
