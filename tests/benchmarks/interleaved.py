"""Ways to do the same, timed in turns: what disturbs one disturbs the others.

A measurement is many short slices of each, one after the other, in seconds that this thread had of the processor;
where others play, in seconds by the clock. Each is told by its 10 % quantile, the time of a slice that was hardly
disturbed: compiled kernels suffer more than hand-written C from whatever else runs on the machine, so that medians
would tell how busy it was. Beside the ratio of these stand the quartiles of the ratios of neighbours, slices that
had the same neighbourhood.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import quantiles
from time import thread_time

Play = Callable[[int], object]
"""Plays so many deals."""

Clock = Callable[[], float]

SLICE = 0.002  # seconds; shorter than a scheduler lets a process run
FEWEST = 5  # slices of each


@dataclass(frozen=True, slots=True)
class Comparison:
    """Seconds a deal of each, and how many times the time of the second the first takes."""

    first: float
    second: float
    ratio: float
    quartiles: tuple[float, float]


def compare(first: Play, second: Play, seconds: float, slice_: float = SLICE, clock: Clock = thread_time) -> Comparison:
    """Time two functions for about so many seconds."""
    ones, others = in_turns([first, second], seconds, slice_, clock)
    return comparison(ones, others)


def comparison(ones: Sequence[float], others: Sequence[float]) -> Comparison:
    """What two series of neighbouring slices, in seconds a deal, come to."""
    low, _, high = quantiles([one / other for one, other in zip(ones, others, strict=True)], n=4)
    first, second = undisturbed(ones), undisturbed(others)
    return Comparison(first, second, first / second, (low, high))


def in_turns(
    plays: Sequence[Play], seconds: float, slice_: float = SLICE, clock: Clock = thread_time
) -> list[list[float]]:
    """Seconds a deal in every slice, function by function.

    How many slices there are does not depend on what disturbs them.
    """
    sizes = [_deals_in_a_slice(play, slice_, clock) for play in plays]
    took = sum(min(_seconds(play, size, clock) for _ in range(3)) for play, size in zip(plays, sizes, strict=True))
    times: list[list[float]] = [[] for _ in plays]
    places = list(range(len(plays)))
    for _ in range(max(FEWEST, int(seconds / took) if took else 0)):
        for place in places:
            times[place].append(_seconds(plays[place], sizes[place], clock) / sizes[place])
        places.reverse()  # nobody always comes after the same neighbour
    return times


def undisturbed(times: Sequence[float]) -> float:
    """The 10 % quantile."""
    return quantiles(times, n=10, method="inclusive")[0]


def _seconds(play: Play, deals: int, clock: Clock) -> float:
    begin = clock()
    play(deals)
    return clock() - begin


def _deals_in_a_slice(play: Play, slice_: float, clock: Clock) -> int:
    play(1)  # what is done once is done now
    deals = 1
    while min(_seconds(play, deals, clock) for _ in range(3)) < slice_ and deals < 1 << 30:
        deals *= 2
    return deals
