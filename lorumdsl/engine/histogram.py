"""How often each value of each measure comes up in the rows of many deals.

The measures are what each seat was paid, what else is noted of a deal, and how much more than all on average
each seat was paid, times the number of seats, which keeps it whole.
"""

from __future__ import annotations

from typing import Any

from lorumdsl.engine.bulk_row import PAY, POT, ROW_WIDTH
from lorumdsl.engine.kernel import inlined, kernel

LEAST = -512
WINDOW = 1536
"""So many values from LEAST on are counted, each measure in a window of its own."""


@inlined
def count(counts: Any, measure: int, value: int) -> int:
    """Count a value of a measure; 1 if it lies outside the window."""
    place = value - LEAST
    if place < 0 or place >= WINDOW:
        return 1
    counts[measure * WINDOW + place] += 1
    return 0


@kernel
def count_rows(rows: Any, deals: int, seats: int, counts: Any) -> int:
    """Count the rows of `deals` deals in `counts`, a window for each measure; how many values lay outside."""
    outside = 0
    noted = ROW_WIDTH - POT
    for begin in range(0, deals * ROW_WIDTH, ROW_WIDTH):
        paid = 0
        for seat in range(seats):
            paid += rows[begin + PAY + seat]
        for seat in range(seats):
            pay = rows[begin + PAY + seat]
            outside += count(counts, seat, pay)
            outside += count(counts, seats + noted + seat, seats * pay - paid)
        for place in range(noted):
            outside += count(counts, seats + place, rows[begin + POT + place])
    return outside
