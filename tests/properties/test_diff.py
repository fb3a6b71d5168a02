"""`lorum diff` holds for every ruleset: nothing differs from itself, and both directions say the same."""

from __future__ import annotations

import json
from itertools import combinations, pairwise

import pytest
from hypothesis import assume, given, settings

from lorumdsl.compare.divergence import play_both
from lorumdsl.compare.located_rules import LocatedRules
from lorumdsl.compare.rulesets import compare_rulesets
from lorumdsl.diagnostics.diagnostic import has_errors
from lorumdsl.loading.examine import check_text
from lorumdsl.loading.load import load, load_text
from lorumdsl.source.library import ruleset_ids
from tests.properties.generated import Tree, rulesets

VARIED = [f"{ruleset}+{variant.id}" for ruleset in ruleset_ids() for variant in load(ruleset).ruleset.variants]


@pytest.mark.parametrize("reference", [*ruleset_ids(), *VARIED])
def test_nothing_differs_from_itself_nor_from_its_own_text(reference: str) -> None:
    rules = load(reference)
    again = LocatedRules(load_text(rules.text, "again.yaml"))
    assert compare_rulesets(LocatedRules(rules), LocatedRules(rules)).differences == ()
    assert compare_rulesets(LocatedRules(rules), again).differences == ()


RING = [*pairwise(ruleset_ids()), *((one.split("+")[0], one) for one in VARIED)]
OTHERS = [pair for pair in combinations(ruleset_ids(), 2) if pair not in RING]


@pytest.mark.parametrize("names", [*RING, *(pytest.param(pair, marks=pytest.mark.slow) for pair in OTHERS)])
def test_both_directions_say_the_same(names: tuple[str, str]) -> None:
    a, b = map(LocatedRules, map(load, names))
    there, back = compare_rulesets(a, b), compare_rulesets(b, a)
    said = sorted((one.kind, str(one.a), str(one.b)) for one in there.differences)
    assert sorted((one.kind, str(one.b), str(one.a)) for one in back.differences) == said
    assert sorted((b, a) for a, b in back.renamed) == sorted(there.renamed)


@settings(max_examples=settings.default.max_examples // 5)
@given(rulesets(), rulesets())
def test_rulesets_nobody_has_written_differ_alike_from_either_side(tree: Tree, other: Tree) -> None:
    assume(not any(has_errors(check_text(json.dumps(one), "one.yaml")) for one in (tree, other)))
    a, b = (LocatedRules(load_text(json.dumps(one), "one.yaml")) for one in (tree, other))
    assert compare_rulesets(a, LocatedRules(load_text(a.rules.text, "again.yaml"))).differences == ()
    there, back = compare_rulesets(a, b), compare_rulesets(b, a)
    assert sorted((one.kind, str(one.b.value), str(one.a.value)) for one in back.differences) == sorted(
        (one.kind, str(one.a.value), str(one.b.value)) for one in there.differences
    )
    parted = [play_both(found.pair, seed=1, rounds=1).parting for found in (there, back)]
    if not there.differences:
        assert parted == [None, None]
