"""Coverage of the shipped rulesets, both ways, and what counts as covered."""

from __future__ import annotations

from functools import cache

import pytest

from lorumdsl.model.coverage import coverage
from lorumdsl.model.origins import may_cite, origins
from lorumdsl.source.library import ruleset_ids
from lorumdsl.source.nodes import Mapping, plain
from lorumdsl.source.overlay import Effective, resolve, variant_ids
from lorumdsl.source.reader import read_text


@cache
def effective(reference: str) -> Effective:
    found, diagnostics = resolve(reference)
    assert found is not None
    assert not diagnostics
    return found


PLAYED = [
    reference
    for ruleset in ruleset_ids()
    for reference in (ruleset, *(f"{ruleset}+{variant}" for variant in variant_ids(effective(ruleset).unpatched)))
]


@pytest.mark.parametrize("ruleset", ruleset_ids())
def test_every_clause_and_ruling_of_a_shipped_ruleset_is_cited(ruleset: str) -> None:
    uncited = coverage(effective(ruleset).unpatched).uncited
    assert not [str(missing.citation) for missing in uncited]


@pytest.mark.parametrize("reference", PLAYED)
def test_every_part_of_a_shipped_ruleset_cites_something_of_its_own(reference: str) -> None:
    """With every variant applied, and without leaning on the `source` of the whole ruleset."""
    node = effective(reference).node
    assert not coverage(node).unfounded
    bare = Mapping({key: entry for key, entry in node.entries.items() if key != "source"}, node.span)
    assert [part.path for part in coverage(bare).unfounded] == ["ruleset"]


def bent(text: str) -> Mapping:
    node, found = read_text(text, "house.yaml")
    assert node is not None
    assert not found
    return node


def test_a_part_leans_on_what_is_around_it() -> None:
    node = bent(
        "payouts:\n"
        "  a: {cases: [{otherwise: true, pay: [{from: all, to: pot, amount: 1}]}], source: {own: whole}}\n"
        "  b: {cases: [{otherwise: true, pay: [{from: all, to: pot, amount: 1, source: {own: x}}]}]}\n"
        "variants: {v: {changes: {contracts: {c: {pass: {cost: 1}}}}, source: {own: x}}}\n"
    )
    assert [part.path for part in coverage(node).unfounded] == ["ruleset", "payouts.b", "payouts.b.cases[0]"]
    assert coverage(node).unfounded[1].span.line == 3


def test_a_clause_that_only_a_variant_cites_is_cited() -> None:
    node = effective("portuguese").unpatched
    kept = {key: entry for key, entry in node.entries.items() if key != "variants"}
    missing = {str(found.citation) for found in coverage(Mapping(kept, node.span)).uncited}
    assert {"howto doubling", "howto beans-rebuy", "ruling 98"} <= missing


def test_words_that_are_no_source_cite_nothing() -> None:
    node = bent("sources: {source: {title: text}}\ncontracts: {source: {kind: trick, source: {own: x}}}\n")
    found = {origin.name: [str(cited) for cited in origin.citations] for origin in origins(node)}
    assert found == {
        "sources.source.title": [],
        "contracts.source.kind": ["own x"],
        "contracts.source.source.own": [],
    }


@pytest.mark.parametrize("reference", PLAYED)
def test_every_value_has_one_origin(reference: str) -> None:
    node = effective(reference).node
    found = origins(node)
    assert len({origin.path for origin in found}) == len(found)
    for origin in found:
        value = plain(node)
        for step in origin.path:
            value = value[step]
        assert value == origin.value
        assert origin.span.line > 0
        rests_on_nothing = origin.path[0] in ("lorum", "id", "name", "note", "sources", "source") or {
            "source", "note",
        } & set(map(str, origin.path))  # fmt: skip
        assert bool(origin.citations) != bool(rests_on_nothing), origin.name


def test_what_a_variant_changes_may_cite_where_the_ruleset_may() -> None:
    assert may_cite(("variants", "v", "changes", "contracts", "c", "pass"))
    assert may_cite(("contracts", "c", "forbid", 0))
    assert not may_cite(("contracts", "c", "thresholds"))
