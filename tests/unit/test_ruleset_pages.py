"""The pages about the shipped rulesets: nothing is left out, every link leads somewhere, equal cells look equal."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path

import pytest

from lorumdsl.loading.load import load
from lorumdsl.source.library import ruleset_ids

DOCS = Path(__file__).parents[2] / "docs"
CELL = re.compile(r"<td(?: colspan=(\d+))?(?: class=([\w-]+))?>(.*?)</td>")


@pytest.fixture(scope="module")
def pages() -> Iterator[Mapping[str, str]]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(DOCS))
        rulesets = importlib.import_module("pages.rulesets")
        comparison = importlib.import_module("pages.comparison")
        yield {**rulesets.write_rulesets(), **comparison.write_comparison()}


@pytest.mark.parametrize("ruleset_id", ruleset_ids())
def test_a_page_tells_every_contract_and_variant_with_its_payments(ruleset_id: str, pages: Mapping[str, str]) -> None:
    page, ruleset = pages[f"rulesets/{ruleset_id}.md"], load(ruleset_id).ruleset
    for contract in ruleset.contracts:
        section = page.partition(f"### {contract.names}\n\n`{contract.id}`")[2].partition("\n### ")[0]
        for label in ("Kind", "Cost", "Payout"):
            assert f"- **{label}**: " in section, contract.id
    for variant in ruleset.variants:
        assert f"`+{variant.id}`, {variant.kind}" in page


@pytest.mark.parametrize("ruleset_id", ruleset_ids())
def test_every_citation_leads_to_what_it_cites(ruleset_id: str, pages: Mapping[str, str]) -> None:
    page = pages[f"rulesets/{ruleset_id}.md"]
    links = set(re.findall(r"\]\(#([\w-]+)", page))
    places = re.findall(r"\{#([\w-]+)\}|^\(([\w-]+)\)=$", page, re.MULTILINE)
    assert len(links) > 40
    assert links <= {one or other for one, other in places}


def test_a_variant_is_told_by_what_it_changes(pages: Mapping[str, str]) -> None:
    king = pages["rulesets/denexa.md"].partition("`+king-ten`")[2].partition("\n## ")[0]
    assert [line for line in king.splitlines() if line.startswith("| H")] == [
        "| Hairy Ape: cost | 4 chips for the king of hearts (K♥) | 10 chips for the king of hearts (K♥) |",
        "| Hairy Ape: total | 4 from all seats together | 10 from all seats together |",
    ]
    short = pages["rulesets/portuguese.md"].partition("`+short`")[2].partition("\n### ")[0]
    assert "| Deals | 32: 4 cycles of 8 | 8: 2 cycles of 4 |" in short


def test_a_ruling_names_the_variant_that_reads_it_the_other_way(pages: Mapping[str, str]) -> None:
    assert "[`+reds-until-broken`](#portuguese-variant-reds-until-broken)" in pages["rulesets/portuguese.md"]
    assert "king-ten`](#hungarian" not in pages["rulesets/hungarian.md"]


def test_equal_cells_of_the_comparison_are_joined_or_tinted(pages: Mapping[str, str]) -> None:
    rows = [line for line in pages["comparison.md"].splitlines() if "scope=row>" in line]
    heads = re.findall(r"<th scope=col>(\w+)</th>", pages["comparison.md"])
    assert heads == [ruleset for ruleset in ruleset_ids() if load(ruleset).ruleset.deck.size == 32]
    assert len(rows) > 60
    for row in rows:
        cells = CELL.findall(row)
        assert sum(int(width or 1) for width, _, _ in cells) == len(heads), row
        for (_, _, text), (_, _, following) in pairwise(cells):
            assert text != following, row
        for width, tint, text in cells:
            alike = [other for _, other, same in cells if same == text]
            shared = text != "–" and (len(alike) > 1 or bool(width))
            assert tint.startswith("same-") == shared, row
            assert set(alike) == {tint}, row
