"""Pictures of simulations, comparisons, readings and tournaments: SVG or PNG, by the suffix of the file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from lorumdsl.analysis.difference import Comparison
from lorumdsl.analysis.figure import (
    CLEAR,
    COLOURS,
    INK,
    SMALL,
    UNCLEAR,
    NoMatplotlib,
    around,
    check_plot,
    clean,
    footnote,
    headline,
    mark,
    name_rows,
    new_figure,
    save,
    title,
    zero_line,
)
from lorumdsl.analysis.readings import Reading
from lorumdsl.analysis.tournament import Tournament
from lorumdsl.analysis.units import better, is_one_unit, more, noun

__all__ = ["NoMatplotlib", "check_plot", "plot_comparison", "plot_readings", "plot_simulation", "plot_tournament"]

WIDTH = 9.0  # inches
ROW = 0.24  # inches for a seat
HEAD = 0.75  # inches around the rows of a contract
RIDGE = 0.78  # of the room of a row
MOST_BINS = 60
NOTE: dict[str, Any] = {"va": "center", "fontsize": SMALL, "color": INK}


def plot_simulation(summary: Mapping[str, Any], path: Path) -> None:
    """How pay is distributed by seat, and which seats have an advantage; `summary` is that of a simulation.

    Of whole sessions the final balances and the shares of wins stand first. Raises NoMatplotlib, ValueError
    for a file of another kind, OSError.
    """
    check_plot(path)
    parts = list(summary["contracts"].items())
    seats = len(parts[0][1]["mean_pay"])
    sessions = summary.get("sessions") or {}
    played = bool(sessions.get("sessions"))
    rows = len(parts) + played
    figure = new_figure(WIDTH, rows * (HEAD + ROW * seats) + 0.5)
    grid = figure.subplots(rows, 2, squeeze=False, width_ratios=(3, 2))
    paid = noun(summary["unit"])
    headline(figure, f"{summary['ruleset']}: {paid} by seat, seed {summary['seed']}")
    if played:
        left, right = grid[0]
        names = [f"S{seat}" for seat in range(1, seats + 1)]
        _ridges(left, sessions["distribution"], sessions["mean_balance"], names)
        title(left, f"final balance in {sessions['sessions']:,} sessions")
        for seat, (share, reach) in enumerate(zip(sessions["wins"], sessions["wins_ci95"], strict=True)):
            mark(right, share, seat, reach, COLOURS[seat])
        _rows_beside(right, names)
        title(right, "share of first places, alone or shared")
    for (left, right), (contract, figures) in zip(grid[int(played) :], parts, strict=True):
        names = [f"P{seat}" for seat in range(1, seats + 1)]
        _ridges(left, figures["distribution"], figures["mean_pay"], names)
        title(left, f"{contract}: {paid} in {figures['deals']:,} deals")
        zero_line(right)
        ends = zip(figures["seat_advantage"], figures["seat_advantage_ci95"], strict=True)
        for seat, (value, half) in enumerate(ends):
            mark(right, value, seat, around(value, half), COLOURS[seat])
        _rows_beside(right, names)
        if right is grid[int(played)][1]:
            title(right, f"{paid} more than all seats on average")
        if right is not grid[-1][1]:
            right.sharex(grid[-1][1])
    fewest = "" if summary["wins"] == "most" else " The fewest win."
    footnote(figure, f"bars: how often a seat gets so much; stroke: mean. Right: 95 % intervals, on one scale.{fewest}")
    save(figure, path)


def _rows_beside(axes: Any, names: Sequence[str]) -> None:
    clean(axes)
    name_rows(axes, names)


def _ridges(axes: Any, counts: Sequence[Sequence[Sequence[int]]], means: Sequence[float], names: Sequence[str]) -> None:
    """A small histogram for each seat, one above the other, on one scale; a stroke under each is its mean."""
    clean(axes)
    values = [value for pairs in counts for value, _ in pairs]
    low, width = min(values), _bin_width(values)
    heights = [_bins(pairs, low, width) for pairs in counts]
    most = max(max(bins.values()) for bins in heights)
    for seat, bins in enumerate(heights):
        foot = seat + RIDGE / 2
        lefts = [low + place * width - 0.5 for place in bins]
        tops = [RIDGE * times / most for times in bins.values()]
        colour = COLOURS[seat]
        axes.bar(lefts, [-top for top in tops], width * 0.9, bottom=foot, align="edge", color=colour, linewidth=0)
        axes.plot([means[seat]] * 2, (foot + 0.02, foot + 0.18), color=INK, linewidth=1.6)
    name_rows(axes, names, 0.65)


def _bin_width(values: Sequence[int]) -> int:
    """The fewest whole units in a bin that leave MOST_BINS bins or less."""
    return -(-(max(values) - min(values) + 1) // MOST_BINS)


def _bins(pairs: Sequence[Sequence[int]], low: int, width: int) -> dict[int, int]:
    """How many values fall into each bin, by its place."""
    bins: dict[int, int] = {}
    for value, times in pairs:
        place = (value - low) // width
        bins[place] = bins.get(place, 0) + times
    return bins


def plot_comparison(found: Sequence[Comparison], path: Path) -> None:
    """How much more each seat is paid under other rulesets than under the first, contract by contract.

    Raises NoMatplotlib, ValueError for a file of another kind, OSError.
    """
    check_plot(path)
    contracts = list(dict.fromkeys(one.contract for comparison in found for one in comparison.differences))
    seats = found[0].base.ruleset.seats
    names = [
        f"{contract}  P{seat}" if seat == 1 else f"P{seat}" for contract in contracts for seat in range(1, seats + 1)
    ]
    height = HEAD + 0.5 + 0.8 * ROW * (len(names) + len(contracts))
    figure = new_figure(max(WIDTH * 0.75, 3 * len(found) + 1.5), height)
    grid = figure.subplots(1, len(found), squeeze=False, sharex=True, sharey=True)[0]
    places = [place * (seats + 1) + seat for place in range(len(contracts)) for seat in range(seats)]
    headline(figure, f"{more(found[0].base, 'a seat')} in a deal than under {found[0].references[0]}")
    for axes, comparison in zip(grid, found, strict=True):
        clean(axes)
        zero_line(axes)
        for one in comparison.differences:
            if not one.changed:
                axes.text(0, contracts.index(one.contract) * (seats + 1), "  the same in every deal", **NOTE)
                continue
            for seat in range(1, seats + 1):
                pay = one.pay(seat)
                value = pay.value or 0.0
                place = contracts.index(one.contract) * (seats + 1) + seat - 1
                colour = CLEAR if pay.is_clear else UNCLEAR
                mark(axes, value, place, around(value, pay.half_width), colour, pay.is_clear)
        unit = "" if is_one_unit(comparison.base, comparison.other) else f", {comparison.other.ruleset.bank.unit}"
        title(axes, f"{comparison.references[1]}{unit}, {comparison.differences[0].deals:,} deals")
        axes.set_yticks(places, names)
        axes.set_ylim(places[-1] + 0.7, -0.7)
    footnote(figure, "blue and filled: the 95 % interval leaves out zero")
    save(figure, path)


def plot_readings(reference: str, found: Sequence[Reading], path: Path) -> None:
    """The readings of a ruleset in their order: how many ledgers they change, how far they shift a seat's pay.

    Raises NoMatplotlib, ValueError for a file of another kind, OSError.
    """
    check_plot(path)
    figure = new_figure(WIDTH, HEAD + 0.5 + 1.3 * ROW * len(found))
    left, right = figure.subplots(1, 2, sharey=True)
    headline(figure, f"{reference}: which readings matter")
    for place, one in enumerate(found):
        data = one.data()
        reach = data["changed_ci95"]
        mark(left, 100 * data["changed"], place, reach and (100 * reach[0], 100 * reach[1]), CLEAR)
        shift = one.shift
        if shift is not None:
            colour = CLEAR if shift.is_clear else UNCLEAR
            right.barh(place, shift.effect, height=0.45, color=colour)
            seat = f"{'S' if one.is_session else 'P'}{shift.seat}"
            far = f"{shift.pay:+.2f}".replace("-", "−")
            words = f" {far} for {seat} in {shift.contract}" if shift.is_clear else " may be chance"
            right.text(shift.effect, place, words, **NOTE)
    for axes in (left, right):
        clean(axes)
        name_rows(axes, [one.variant for one in found])
    left.set_xlim(0, 103)
    right.set_xlim(0, 1.9 * max((one.shift.effect for one in found if one.shift), default=0.5) or 1)
    title(left, "ledgers that change, %")
    title(right, "largest shift of a seat's pay, in standard deviations")
    save(figure, path)


def plot_tournament(found: Tournament, path: Path) -> None:
    """Ratings, and what the first of every two bots is paid more than the second by contract.

    Raises NoMatplotlib, ValueError for a file of another kind, OSError.
    """
    check_plot(path)
    names = [*found.contracts, "all"] if len(found.contracts) > 1 else list(found.contracts)
    rows = max(len(found.ratings), len(names))
    columns = 1 + len(found.meetings)
    figure = new_figure(1 + 3 * columns, HEAD + 0.4 + 1.2 * ROW * rows)
    first, *others = figure.subplots(1, columns, squeeze=False)[0]
    headline(figure, f"tournament of {found.rules.reference}: {found.deals} deals of each contract")
    for place, rated in enumerate(found.ratings):
        mark(first, rated.rating, place, around(rated.rating, rated.half_width), CLEAR)
    clean(first)
    name_rows(first, [rated.bot for rated in found.ratings])
    title(first, "rating")
    for axes, one in zip(others, found.meetings, strict=True):
        clean(axes)
        zero_line(axes)
        for place, gain in enumerate([*one.contracts.values(), one.gain][: len(names)]):
            value = gain.value or 0.0
            mark(axes, value, place, around(value, gain.half_width), CLEAR if gain.is_clear else UNCLEAR, gain.is_clear)
        name_rows(axes, names)
        title(axes, f"{one.a} over {one.b}")
    gained = better(found.rules, "the first")
    footnote(figure, f"right: {gained} in a deal than the second; blue and filled: the 95 % interval leaves out zero")
    save(figure, path)
