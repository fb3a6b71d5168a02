"""Counts of action sequences pin what is legal: one wrong choice anywhere in the tree changes them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.reference.counter import sequences
from tests.reference.side_by_side import FAMILIES, engine_sequences, rules_of

COUNTS = Path(__file__).parents[2] / "reference" / "counts.yaml"
ROWS: list[dict[str, Any]] = yaml.safe_load(COUNTS.read_text(encoding="utf-8"))
SMALL = 700  # sequences of one length that the second player counts again in every run


def name(row: dict[str, Any]) -> str:
    return f"{row['contract']}, {row['deal']}"


@pytest.mark.parametrize("row", ROWS, ids=name)
def test_the_engine_allows_as_many_sequences_as_the_file_says(row: dict[str, Any]) -> None:
    family, contract = row["contract"].split()
    assert engine_sequences(rules_of(family), contract, row["hands"], len(row["counts"])) == row["counts"]


@pytest.mark.parametrize("row", [row for row in ROWS if max(row["counts"]) <= SMALL], ids=name)
def test_the_second_player_still_counts_what_the_file_says(row: dict[str, Any]) -> None:
    family, contract = row["contract"].split()
    hands = [set(hand.split()) for hand in row["hands"]]
    assert sequences(FAMILIES[family][contract], hands, len(row["counts"])) == row["counts"]


@pytest.mark.parametrize("row", [row for row in ROWS if row["to the end"]], ids=name)
def test_a_deal_counted_to_the_end_goes_no_further(row: dict[str, Any]) -> None:
    family, contract = row["contract"].split()
    assert engine_sequences(rules_of(family), contract, row["hands"], len(row["counts"]) + 1) == row["counts"]


@pytest.mark.parametrize("contract", FAMILIES["hungarian"])
def test_every_contract_is_counted_from_full_hands_and_to_the_end(contract: str) -> None:
    rows = [row for row in ROWS if row["contract"] == f"hungarian {contract}"]
    assert 3 <= len(rows) == len({row["deal"] for row in rows})
    assert any(len(row["hands"][0].split()) == 8 for row in rows)
    assert any(row["to the end"] for row in rows)


def test_every_count_says_how_it_was_obtained() -> None:
    assert all(
        row["obtained"].startswith(("arithmetic: ", "by hand: ", "counted by the second player")) for row in ROWS
    )
    assert sum("second player" not in row["obtained"] for row in ROWS) >= 10
