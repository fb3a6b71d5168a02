"""What two rulesets make of the same deals: the difference of one contract, and all contracts together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from lorumdsl.compiler.rules import Rules
from lorumdsl.engine import bulk_row as rw
from lorumdsl.simulation.statistics import Mean, distribution, mean, pays, wilson
from lorumdsl.simulation.tally import Tally

BESIDES = ("pot", "touched", "actions", "tricks", "passes", "swept")
"""What is told of a difference besides the pay of each seat: measures of a tally."""


@dataclass(slots=True)
class Difference:
    """The deals of one contract under two rulesets: `a`, `b` and what `b` has more than `a` in each deal.

    `difference` has also the measure `changed`: 1 for a deal in which some pay or the pot differs.
    """

    contract: str
    seats: int
    a: Tally = field(default_factory=Tally)
    b: Tally = field(default_factory=Tally)
    difference: Tally = field(default_factory=Tally)

    def add(self, other: Difference) -> None:
        """Add everything of another difference."""
        self.a.add(other.a)
        self.b.add(other.b)
        self.difference.add(other.difference)

    @property
    def deals(self) -> int:
        return self.difference.deals

    def pay(self, seat: int) -> Mean:
        """How much more a seat (from 1) is paid in a deal under the second ruleset."""
        return mean(self.difference, f"pay{seat}")

    @property
    def changed(self) -> int:
        """In how many deals some pay or the pot differs."""
        return self.difference.total("changed")

    @property
    def sd(self) -> float:
        """The standard deviation of a seat's pay in a deal under the first ruleset, over all seats."""
        return _sd(self.a, self.seats)

    @property
    def stakes(self) -> float | None:
        """How many times as far pays spread under the second ruleset; None where they do not under the first."""
        return _sd(self.b, self.seats) / self.sd if self.sd else None

    @property
    def moved(self) -> float:
        """By how much the pay of a seat differs in a deal on average, up or down."""
        counts = [self.difference.counts[measure] for measure in pays(self.seats)]
        return sum(abs(value) * times for count in counts for value, times in count.items()) / (self.seats * self.deals)

    def data(self) -> dict[str, Any]:
        """All figures, ready for JSON; lists by seat, P1 first."""
        found = [self.pay(seat) for seat in range(1, self.seats + 1)]
        interval = wilson(self.changed, self.deals)
        besides: dict[str, Any] = {}
        for measure in (one for one in BESIDES if one in self.difference.counts):
            one = mean(self.difference, measure)
            besides[measure], besides[f"{measure}_ci95"] = one.value, one.half_width
        return {
            "deals": self.deals,
            "mean_pay": [[mean(tally, measure).value for measure in pays(self.seats)] for tally in (self.a, self.b)],
            "difference": [one.value for one in found],
            "ci95": [one.half_width for one in found],
            "sd": [one.sd for one in found],
            "changed": self.changed / self.deals,
            "changed_ci95": None if interval is None else list(interval),
            "moved": self.moved,
            "stakes": self.stakes,
            **besides,
            "distribution": [distribution(self.difference, measure) for measure in pays(self.seats)],
        }


@dataclass(frozen=True, slots=True)
class Comparison:
    """A ruleset beside a base, contract by contract in the order of the base."""

    base: Rules
    other: Rules
    seed: int
    bots: tuple[str, ...]
    differences: tuple[Difference, ...]
    missing: tuple[str, ...]  # contracts of the base that the other ruleset does not have
    added: tuple[str, ...]  # contracts that only the other ruleset has
    interrupted: bool = False  # Ctrl-C ended it early

    @property
    def references(self) -> tuple[str, str]:
        return self.base.reference, self.other.reference

    def data(self) -> dict[str, Any]:
        """All figures, ready for JSON."""
        return {
            "a": self.base.reference,
            "b": self.other.reference,
            "seed": self.seed,
            "bots": list(self.bots),
            "units": [str(rules.ruleset.bank.unit) for rules in (self.base, self.other)],
            "contracts": {one.contract: one.data() for one in self.differences},
            "only_a": list(self.missing),
            "only_b": list(self.added),
        }


def difference_of(contract: str, seats: int, a: Any, b: Any) -> Difference:
    """The difference between the rows of the same deals, both lists or both arrays."""
    found = Difference(contract, seats)
    found.a.add_rows(a, seats)
    found.b.add_rows(b, seats)
    listed = isinstance(a, list)
    more = [after - before for before, after in zip(a, b, strict=True)] if listed else b - a
    found.difference.add_rows(more, seats)
    columns: list[Any] = [more[place :: rw.ROW_WIDTH] for place in (*range(rw.PAY, rw.PAY + seats), rw.POT)]
    if listed:
        found.difference.add_values("changed", [int(any(each)) for each in zip(*columns, strict=True)])
    else:
        found.difference.add_values("changed", _any_changed(columns))
    return found


def _any_changed(columns: Sequence[Any]) -> Any:
    moved: Any = sum(abs(column) for column in columns)
    return (moved != 0).astype("int64")


def _sd(tally: Tally, seats: int) -> float:
    return sqrt(sum(mean(tally, measure).variance or 0.0 for measure in pays(seats)) / seats)
