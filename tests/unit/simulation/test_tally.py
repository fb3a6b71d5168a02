"""Rows are counted the same, whether they are a list or an array."""

from __future__ import annotations

from random import Random

import pytest

from lorumdsl.engine import bulk_row as rw
from lorumdsl.simulation.tally import NARROW, Tally

np = pytest.importorskip("numpy", reason="needs the extra [fast]")

pytestmark = pytest.mark.compiled
SEATS = 4


def rows_of(chance: Random, deals: int, most: int) -> list[int]:
    """Rows in which some places never change, some hardly, and some go up to `most` and down to its negative."""
    spread = [chance.choice([0, 1, most]) for _ in range(rw.ROW_WIDTH)]
    return [chance.randint(-spread[place], spread[place]) + 5 for _ in range(deals) for place in range(rw.ROW_WIDTH)]


@pytest.mark.parametrize("most", [3, 1000, 2 * NARROW, 10**12])
@pytest.mark.parametrize("deals", [0, 1, 2, 500])
def test_lists_and_arrays_are_counted_the_same(deals: int, most: int) -> None:
    chance = Random(f"{deals} {most}")
    listed, counted = Tally(), Tally()
    for _ in range(3):
        rows = rows_of(chance, deals, most)
        listed.add_rows(rows, SEATS)
        counted.add_rows(np.array(rows, np.int64), SEATS)
        assert counted.deals == listed.deals
        assert {measure: times for measure, times in counted.counts.items() if times} == {
            measure: times for measure, times in listed.counts.items() if times
        }
    assert all(type(value) is int for times in counted.counts.values() for value in (*times, *times.values()))
