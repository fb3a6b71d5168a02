"""What commands that play many deals have in common: options, checks, words for figures, pictures."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from lorumdsl.cli.group import reason_of, usage_error
from lorumdsl.cli.table_options import bot_named, check_seed, draw_seed, seat_names

if TYPE_CHECKING:
    from lorumdsl.compiler.rules import Rules


class Count(click.types.IntParamType):
    """How many deals or sessions: at least one, at most as many as a seed has."""

    name = "n"  # which help shows as N

    def __init__(self, what: str = "deals") -> None:
        self._what = what

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        from lorumdsl.simulation.run import check_count
        from lorumdsl.table.hands import ImpossibleDeal

        try:
            count = int(value)
        except ValueError:
            count = 0
        if count < 1:
            self.fail(f"a whole number from 1 on is needed, not {value!r}", param, ctx)
        try:
            check_count(count, self._what)
        except ImpossibleDeal as problem:
            self.fail(str(problem), param, ctx)
        return count


contract_option = click.option(
    "--contract", "contracts", multiple=True, metavar="ID[,ID]", help="Play these contracts; all if omitted."
)
seed_option = click.option(
    "--seed",
    type=int,
    metavar="N",
    help="Decides all cards and all that bots leave to chance; drawn if omitted.",
)
bots_option = click.option(
    "--bots", default="random", show_default=True, metavar="A[,B]",
    help="One bot for all seats, or one for each: random, greedy, search.",
)  # fmt: skip
workers_option = click.option(
    "--workers", type=click.IntRange(min=0), metavar="N", default=1, show_default=True,
    help="How many play at a time; 0: one a processor.",
)  # fmt: skip
plot_option = click.option(
    "--plot", "picture", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE",
    help="Draw a picture, .svg or .png.",
)  # fmt: skip


def chosen_seed(seed: int | None) -> int:
    """The seed that was given, or one that is drawn."""
    return draw_seed() if seed is None else check_seed(seed)


def check_contracts(rules: Rules, words: Sequence[str]) -> tuple[str, ...] | None:
    """The contracts that were named, None for all; ends the command for one that the ruleset does not have."""
    from lorumdsl.diagnostics.spelling import nearest

    contracts = [contract.strip() for word in words for contract in word.split(",")]
    for contract in contracts:
        if contract not in rules.programs:
            meant = nearest(contract, rules.programs)
            hint = f"did you mean {meant!r}?" if meant else f"there are {', '.join(rules.programs)}"
            usage_error(f"{rules.reference} has no contract {contract!r}: {hint}", "--contract")
    return tuple(contracts) or None


def check_bots(rules: Rules, names: str) -> list[str]:
    """The bot of each seat; ends the command for one that does not exist, and for too few or too many."""
    seats = seat_names(rules, names)
    for name in dict.fromkeys(seats):
        bot_named(name, 0)
    return seats


def number_of_workers(asked: int) -> int:
    """How many work: as many as was asked for, or one for each processor that may be used."""
    if asked:
        return asked
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def tell_backend(names: Sequence[str]) -> None:
    """Say how random seats could play faster."""
    from lorumdsl.backends.backend import has_numba

    if set(names) == {"random"} and not has_numba():
        message = "playing in plain Python; compiled it is over a hundred times as fast: pip install 'lorumdsl[fast]'"
        click.echo(message, err=True)


def compiling(names: Sequence[str]) -> str:
    """What to say while nothing is played yet: kernels are compiled when they are first called."""
    from lorumdsl.backends.backend import has_numba

    return "compiling, once after an installation …" if set(names) == {"random"} and has_numba() else ""


def check_picture(picture: Path | None) -> None:
    """Ends the command before anything is played if its picture could not be drawn."""
    if picture is None:
        return
    from lorumdsl.analysis.plot import NoMatplotlib, check_plot

    try:
        check_plot(picture)
    except (NoMatplotlib, ValueError) as problem:
        usage_error(str(problem), "--plot")
    if not os.access(picture if picture.exists() else picture.parent, os.W_OK):
        reason = "it is locked" if picture.parent.is_dir() else "there is no such folder"
        usage_error(f"the picture cannot be written to {str(picture)!r}: {reason}", "--plot")


def save_picture(picture: Path | None, draw: Callable[[Path], None]) -> None:
    """Have a picture drawn; ends the command if it cannot be written."""
    if picture is None:
        return
    try:
        draw(picture)
    except OSError as problem:
        usage_error(f"the picture cannot be written to {str(picture)!r}: {reason_of(problem)}", "--plot")


def mean_text(value: float | None, half: float | None, places: int = 2) -> str:
    """A mean with half of its interval, to so many decimal places."""
    if value is None:
        return "–"
    return f"{round(value, places) + 0:+.{places}f}" + (f" ± {half:.{places}f}" if half is not None else "")


def number_text(value: float | None) -> str:
    return "–" if value is None else f"{value:,.2f}"


def share_text(value: float | None) -> str:
    return "–" if value is None else f"{100 * value:.1f} %"


def many(number: int, what: str) -> str:
    """A number with its noun: `1 deal`, `1,000 deals`."""
    return f"{number:,} {what}{'s' * (number != 1)}"


def players(bots: Sequence[str]) -> str:
    """`random seats`, or who sits where."""
    return f"{bots[0]} seats" if len(set(bots)) == 1 else "seats " + ", ".join(bots)
