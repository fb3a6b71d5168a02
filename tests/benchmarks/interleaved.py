"""Two ways to do the same, timed in turns in one process: what disturbs one disturbs the other.

A measurement is many short slices of each, one after the other. The ratio is that of the medians, and
its spread is told by the quartiles of the ratios of neighbours.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median, quantiles
from time import perf_counter

SLICE = 0.004  # seconds
ROUNDS = 150


@dataclass(frozen=True, slots=True)
class Comparison:
    """Seconds a deal of each, and how many times the time of the second the first takes."""

    first: float
    second: float
    ratio: float
    quartiles: tuple[float, float]


def compare(first: Callable[[int], object], second: Callable[[int], object], rounds: int = ROUNDS) -> Comparison:
    """Time two functions that play so many deals each."""
    sizes = [_deals_in_a_slice(play) for play in (first, second)]
    times: list[tuple[float, float]] = []
    for _ in range(rounds):
        times.append((_seconds(first, sizes[0]) / sizes[0], _seconds(second, sizes[1]) / sizes[1]))
    ones, others = zip(*times, strict=True)
    low, _, high = quantiles([one / other for one, other in times], n=4)
    return Comparison(median(ones), median(others), median(ones) / median(others), (low, high))


def _deals_in_a_slice(play: Callable[[int], object]) -> int:
    deals = 1
    while _seconds(play, deals) < SLICE and deals < 1 << 30:
        deals *= 2
    return deals


def _seconds(play: Callable[[int], object], deals: int) -> float:
    begin = perf_counter()
    play(deals)
    return perf_counter() - begin
