"""What happened in many deals: for each measure, how often each value came up.

Whole numbers only, so that a tally is exact: chunks may be added in any order, by any number of workers,
in either backend, and the figures are the same to the last digit. Its size depends on how many values there
are, not on how many deals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from lorumdsl.backends.backend import Backend
from lorumdsl.engine import bulk_row as rw
from lorumdsl.engine.histogram import LEAST, WINDOW, count_rows

MEASURES: Mapping[str, int] = {
    "pot": rw.POT,
    "touched": rw.TOUCHED,
    "actions": rw.ACTIONS,
    "choices": rw.CHOICES,
    "forced": rw.FORCED,
    "passes": rw.PASSES,
    "tricks": rw.TRICKS,
    "swept": rw.SWEPT,
}
"""By name: the place in a row. The pay of seat P1, P2, … is the measure `pay1`, `pay2`, …; `edge1`, `edge2`, … is
how much more than all seats on average it is paid, times the number of seats, which keeps it whole."""

NARROW = 1 << 16
"""Values that lie this close together are counted by place; others are sorted."""


@dataclass(slots=True)
class Tally:
    """Counts of values by measure; `deals` is how many rows went in."""

    deals: int = 0
    counts: dict[str, Counter[int]] = field(default_factory=dict)

    def add_rows(self, rows: Any, seats: int, backend: Backend | None = None) -> None:
        """Add rows of ROW_WIDTH ints each: a flat list or int64 array; a vector of `backend` is counted by it."""
        self.deals += len(rows) // rw.ROW_WIDTH
        if backend is None or isinstance(rows, list) or not self._count_rows(rows, seats, backend):
            self.add_columns({name: rows[place :: rw.ROW_WIDTH] for name, place in measures(seats).items()}, seats)

    def _count_rows(self, rows: Any, seats: int, backend: Backend) -> bool:
        """Add rows counted by a kernel; False, and nothing added, where a value is too large for it."""
        named = [*measures(seats), *(f"edge{seat + 1}" for seat in range(seats))]
        counts = backend.zeros(len(named) * WINDOW)
        if backend.run(count_rows, rows, len(rows) // rw.ROW_WIDTH, seats, counts):
            return False
        found = counts.nonzero()[0]
        for at, times in zip(found.tolist(), counts[found].tolist(), strict=True):
            counter = self.counts.setdefault(named[at // WINDOW], Counter())
            counter[at % WINDOW + LEAST] += times
        return True

    def add_columns(self, columns: Mapping[str, Any], seats: int) -> None:
        """Add a value of each measure for every deal, lists or int64 arrays; `deals` is not touched."""
        for measure, values in columns.items():
            self.add_values(measure, values)
        paid = [columns[f"pay{seat + 1}"] for seat in range(seats)]
        if isinstance(paid[0], list):
            sums = [sum(each) for each in zip(*paid, strict=True)]
            edges: list[Any] = [[seats * one - all_ for one, all_ in zip(pay, sums, strict=True)] for pay in paid]
        else:
            whole = sum(paid)
            edges = [seats * pay - whole for pay in paid]
        for seat, edge in enumerate(edges, 1):
            self.add_values(f"edge{seat}", edge)

    def add_values(self, measure: str, values: Any) -> None:
        """Add values of one measure, a list or int64 array."""
        counter = self.counts.setdefault(measure, Counter())
        counter.update(Counter(values) if isinstance(values, list) else _counted(values))

    def add(self, other: Tally) -> None:
        """Add everything of another tally."""
        self.deals += other.deals
        for measure, counter in other.counts.items():
            self.counts.setdefault(measure, Counter()).update(counter)

    def number(self, measure: str) -> int:
        """How many values of a measure went in."""
        return self.counts[measure].total()

    def total(self, measure: str) -> int:
        """Their sum."""
        return sum(value * times for value, times in self.counts[measure].items())

    def squares(self, measure: str) -> int:
        """The sum of their squares."""
        return sum(value * value * times for value, times in self.counts[measure].items())


def measures(seats: int) -> dict[str, int]:
    """All that is measured of a deal, by name: its place in a row of the engine."""
    return {f"pay{seat + 1}": rw.PAY + seat for seat in range(seats)} | dict(MEASURES)


def _counted(values: Any) -> dict[int, int]:
    """How often each value of an array occurs."""
    import numpy as np

    if not len(values):
        return {}
    least, most = int(values.min()), int(values.max())
    if most - least < NARROW:
        times = np.bincount(values - least)
        found = np.nonzero(times)[0]
        return dict(zip((found + least).tolist(), times[found].tolist(), strict=True))
    distinct, times = np.unique(values, return_counts=True)
    return dict(zip(distinct.tolist(), times.tolist(), strict=True))
