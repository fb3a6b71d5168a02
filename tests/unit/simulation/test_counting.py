"""The kernel that counts rows comes to the same counts as counting by columns, and says when it cannot."""

from __future__ import annotations

import pytest

from lorumdsl.backends.backend import PlainBackend
from lorumdsl.engine import bulk_row as rw
from lorumdsl.engine.histogram import LEAST, WINDOW, count_rows
from lorumdsl.simulation.deals import random_rows
from lorumdsl.simulation.tally import Tally
from tests.properties.played import references, rules

CONTRACTS = [(reference, contract) for reference in references() for contract in rules(reference).programs]


def counted(rows: list[int], seats: int) -> tuple[int, list[int]]:
    counts = [0] * ((2 * seats + rw.ROW_WIDTH - rw.POT) * WINDOW)
    return count_rows(rows, len(rows) // rw.ROW_WIDTH, seats, counts), counts


@pytest.mark.parametrize(("reference", "contract"), CONTRACTS)
def test_rows_counted_by_the_kernel_are_those_counted_by_columns(reference: str, contract: str) -> None:
    seats = rules(reference).ruleset.seats
    rows = random_rows(rules(reference), contract, 7, 1, 30, PlainBackend())
    tally = Tally()
    tally.add_rows(rows, seats)
    outside, counts = counted(rows, seats)
    assert outside == 0
    for measure, counter in enumerate(tally.counts.values()):
        window = counts[measure * WINDOW : (measure + 1) * WINDOW]
        assert {place + LEAST: times for place, times in enumerate(window) if times} == counter


@pytest.mark.parametrize("pay", [LEAST - 1, LEAST + WINDOW])
def test_a_value_outside_the_window_is_told(pay: int) -> None:
    row = [0] * rw.ROW_WIDTH
    row[rw.PAY] = pay
    assert counted(row, 4)[0] > 0
