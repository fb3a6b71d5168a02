"""Which contracts are taken for one and the same."""

from __future__ import annotations

import pytest

from lorumdsl.compare.located_rules import LocatedRules
from lorumdsl.compare.rulesets import pair_of
from lorumdsl.loading.load import load

RENAMED = {
    ("hungarian", "english"): [],
    ("hungarian", "denexa"): ["obers/queens", "quads/quart", "hairy-monkey/hairy-ape", "lorum/domino"],
    ("hungarian", "portuguese"): ["hearts/reds", "hairy-monkey/king"],
    ("portuguese", "denexa"): ["reds/hearts", "obers/queens", "lorum/domino", "king/hairy-ape"],
}


@pytest.mark.parametrize("names", RENAMED, ids="-".join)
def test_contracts_are_matched_by_id_then_by_what_they_are(names: tuple[str, str]) -> None:
    a, b = (LocatedRules(load(name)) for name in names)
    pair = pair_of(a, b)
    assert [match.name for match in pair.matches if match.is_renamed] == RENAMED[names]
    back = [(match.b.id, match.a.id) for match in pair_of(b, a).matches]
    assert sorted(back) == sorted((match.a.id, match.b.id) for match in pair.matches)


def test_contracts_of_other_kinds_are_never_one() -> None:
    pair = pair_of(LocatedRules(load("hungarian")), LocatedRules(load("denexa")))
    assert pair.in_b("fast-train") is None  # a chain; denexa's train is a count
    assert all(match.a.kind is match.b.kind for match in pair.matches)
