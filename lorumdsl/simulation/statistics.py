"""Figures with 95 % intervals, from tallies and from sums.

A mean comes from whole sums and is divided once, so that neither the order in which deals were played nor
the number of workers shows in any digit. Intervals of means are Student's, which for many deals is the
normal one; intervals of shares are Wilson's, which stay inside 0 and 1 where something never happened.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import atan2, pi, sqrt
from statistics import NormalDist
from typing import Any

from lorumdsl.simulation.tally import Tally

LEVEL = 0.95
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
SUMMED = 400  # degrees of freedom up to which Student's distribution is summed; an expansion goes on from there


@dataclass(frozen=True, slots=True)
class Mean:
    """The mean of `number` independent values with their variance; both None where too few were seen."""

    number: int
    value: float | None
    variance: float | None

    @property
    def sd(self) -> float | None:
        return None if self.variance is None else sqrt(self.variance)

    @property
    def half_width(self) -> float | None:
        """The 95 % interval is `value` plus and minus this; None for fewer than two values."""
        if self.variance is None:
            return None
        return student(self.number - 1) * sqrt(self.variance / self.number)

    @property
    def is_clear(self) -> bool:
        """Whether zero lies outside the interval."""
        half = self.half_width
        return half is not None and self.value is not None and abs(self.value) > half


def mean_of_sums(number: int, total: int, squares: int, unit: int = 1) -> Mean:
    """The mean from a sum and a sum of squares of values that are `unit` times as large as they should be."""
    if number == 0:
        return Mean(0, None, None)
    spread = number * squares - total * total
    variance = spread / (number * (number - 1) * unit * unit) if number > 1 else None
    return Mean(number, total / (number * unit), variance)


def mean_of(values: Sequence[int], unit: int = 1) -> Mean:
    """The mean of whole numbers, each `unit` times as large as it should be.

    >>> mean_of([1, 2, 3, 6])
    Mean(number=4, value=3.0, variance=4.666666666666667)
    """
    return mean_of_sums(len(values), sum(values), sum(value * value for value in values), unit)


def mean(tally: Tally, measure: str, unit: int = 1) -> Mean:
    """The mean of a measure of a tally. KeyError for a measure that is not there."""
    return mean_of_sums(tally.number(measure), tally.total(measure), tally.squares(measure), unit)


@lru_cache(maxsize=4096)
def student(freedom: int, level: float = LEVEL) -> float:
    """The two-sided quantile of Student's distribution: with `freedom` 9 and level 0.95 it is 2.262.

    For whole degrees of freedom the distribution is a finite sum (Abramowitz and Stegun 26.7.3 and 26.7.4), which
    is inverted by halving; beyond SUMMED four terms of the expansion 26.7.5 are good to 12 digits.
    """
    if freedom < 1:
        raise ValueError(f"there are no {freedom} degrees of freedom")
    if freedom > SUMMED:
        z = normal(level)
        terms = (
            z,
            (z**3 + z) / 4,
            (5 * z**5 + 16 * z**3 + 3 * z) / 96,
            (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
            (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
        )
        return sum((term / freedom**power for power, term in enumerate(terms)), 0.0)
    low, high = 0.0, 1.0
    while _within(high, freedom) < level:
        low, high = high, 2 * high
    while (middle := (low + high) / 2) not in (low, high):
        low, high = (middle, high) if _within(middle, freedom) < level else (low, middle)
    return middle


def _within(t: float, freedom: int) -> float:
    """How likely a value between -t and t is."""
    angle = atan2(t, sqrt(freedom))
    sine, square = t / sqrt(freedom + t * t), freedom / (freedom + t * t)
    term = total = 1.0 if freedom % 2 == 0 else sqrt(square)
    for number in range(1 if freedom % 2 == 0 else 2, freedom - 2, 2):
        term *= square * number / (number + 1)
        total += term
    if freedom % 2 == 0:
        return sine * total
    return 2 / pi * (angle + (sine * total if freedom > 1 else 0.0))


@lru_cache(maxsize=16)
def normal(level: float = LEVEL) -> float:
    """The two-sided quantile of the normal distribution: 1.96 for 0.95."""
    return NormalDist().inv_cdf((1 + level) / 2)


def wilson(hits: int, number: int, level: float = LEVEL) -> tuple[float, float] | None:
    """The interval of a share by Wilson's score; None where nothing was seen.

    >>> wilson(0, 10)
    (0.0, 0.27753279986288915)
    """
    if number == 0:
        return None
    z = normal(level)
    share, room = hits / number, z * z / number
    middle = (share + room / 2) / (1 + room)
    half = z * sqrt(share * (1 - share) / number + room / (4 * number)) / (1 + room)
    low = 0.0 if hits == 0 else middle - half  # rounding must not leave a crumb
    high = 1.0 if hits == number else middle + half
    return low, high


def quantile(counts: Mapping[int, int], share: float) -> int | None:
    """The smallest value that at least this share of all values does not exceed; None where there are none."""
    below, due = 0, share * sum(counts.values())
    for value in sorted(counts):
        below += counts[value]
        if below >= due:
            return value
    return None


def distribution(tally: Tally, measure: str) -> list[list[int]]:
    """How often each value of a measure came up, as pairs in rising order."""
    return [[value, times] for value, times in sorted(tally.counts.get(measure, {}).items()) if times]


def pays(seats: int) -> list[str]:
    """The measures that hold the pay of each seat, P1 first."""
    return [f"pay{seat}" for seat in range(1, seats + 1)]


def advantages(tally: Tally, seats: int) -> list[Mean]:
    """By seat, P1 first: how much more it gets in a deal than all seats do on average.

    The variance is None in a tally that has not counted by how much (measures `edge1`, `edge2`, …).
    """
    if "edge1" in tally.counts:
        return [mean(tally, f"edge{seat}", unit=seats) for seat in range(1, seats + 1)]
    totals = [_total(tally, measure) for measure in pays(seats)]
    deals = tally.deals
    return [Mean(deals, (seats * total - sum(totals)) / (seats * deals) if deals else None, None) for total in totals]


def figures(tally: Tally, seats: int) -> dict[str, Any]:
    """Everything that is told about the deals of one contract, ready for JSON; lists by seat, P1 first.

    What cannot be known from so few deals is None: a mean of none, a variance of one.
    """
    paid = [mean(tally, measure) for measure in pays(seats)] if tally.deals else [Mean(0, None, None)] * seats
    edges = advantages(tally, seats)
    actions, forced = _total(tally, "actions"), _total(tally, "forced")
    choices = _total(tally, "choices")
    return {
        "deals": tally.deals,
        "mean_pay": [one.value for one in paid],
        "ci95": [one.half_width for one in paid],
        "variance": [one.variance for one in paid],
        "sd": [one.sd for one in paid],
        "quantiles": [
            {f"{share:g}": quantile(tally.counts.get(measure, {}), share) for share in QUANTILES}
            for measure in pays(seats)
        ],
        "seat_advantage": [one.value for one in edges],
        "seat_advantage_ci95": [one.half_width for one in edges],
        "dealer_advantage": edges[-1].value,
        "dealer_advantage_ci95": edges[-1].half_width,
        **_with_interval(tally, "mean_pot", "pot"),
        **_with_interval(tally, "actions", "actions"),
        **_with_interval(tally, "tricks", "tricks"),
        **_with_interval(tally, "passes", "passes"),
        "branching": _ratio(choices, actions),
        "branching_unforced": _ratio(choices - forced, actions - forced),
        "forced": _ratio(forced, actions),
        **_share(tally, "swept"),
        **_share(tally, "touched"),
        "distribution": [distribution(tally, measure) for measure in pays(seats)],
    }


def _with_interval(tally: Tally, name: str, measure: str) -> dict[str, float | None]:
    found = mean(tally, measure) if measure in tally.counts else Mean(0, None, None)
    return {name: found.value, f"{name}_ci95": found.half_width}


def _share(tally: Tally, measure: str) -> dict[str, Any]:
    """A share of all deals with both ends of its interval."""
    hits = _total(tally, measure)
    interval = wilson(hits, tally.deals)
    return {measure: _ratio(hits, tally.deals), f"{measure}_ci95": None if interval is None else list(interval)}


def _total(tally: Tally, measure: str) -> int:
    return tally.total(measure) if measure in tally.counts else 0


def _ratio(part: int, whole: int) -> float | None:
    return part / whole if whole else None
