"""What commands that play many deals have in common: options, a bar on stderr, words for figures, pictures."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from lorumdsl.cli.group import reason_of, usage_error
from lorumdsl.cli.seating import check_seed, draw_seed

if TYPE_CHECKING:
    from lorumdsl.compiler.rules import Rules

contract_option = click.option(
    "--contract", "contracts", multiple=True, metavar="ID", help="Look at this contract; all if left out."
)
seed_option = click.option(
    "--seed", type=int, help="Decides all cards and all that bots leave to chance; drawn if left out."
)
workers_option = click.option(
    "--workers", type=click.IntRange(min=0), default=1, show_default=True,
    help="How many processes play; 0: one a processor.",
)  # fmt: skip
plot_option = click.option(
    "--plot", "picture", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE",
    help="Draw a picture, .svg or .png.",
)  # fmt: skip


def chosen_seed(seed: int | None) -> int:
    """The seed that was given, or one that is drawn."""
    return draw_seed() if seed is None else check_seed(seed)


def check_contracts(rules: Rules, contracts: Sequence[str]) -> tuple[str, ...] | None:
    """The contracts that were named, None for all; ends the command for one that the ruleset does not have."""
    from lorumdsl.spelling import nearest

    for contract in contracts:
        if contract not in rules.programs:
            meant = nearest(contract, rules.programs)
            hint = f"did you mean {meant!r}?" if meant else f"there are {', '.join(rules.programs)}"
            usage_error(f"{rules.reference} has no contract {contract!r}: {hint}", "--contract")
    return tuple(contracts) or None


def number_of_workers(asked: int) -> int:
    """How many work: as many as was asked for, or one for each processor that may be used."""
    import os

    if asked:
        return asked
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def bar() -> Iterator[Callable[[int, int], None] | None]:
    """How far it has come, on stderr, where that is a terminal."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield None
        return
    with click.progressbar(length=1000, file=sys.stderr) as shown:
        yield lambda done, total: shown.update(1000 * done // max(total, 1) - shown.pos)


def check_picture(picture: Path | None) -> None:
    """Ends the command before anything is played if its picture could not be drawn."""
    if picture is None:
        return
    from lorumdsl.bulk.plot import NoMatplotlib, check_plot

    try:
        check_plot(picture)
    except (NoMatplotlib, ValueError) as problem:
        usage_error(str(problem), "--plot")


def save_picture(picture: Path | None, draw: Callable[[Path], None]) -> None:
    """Have a picture drawn; ends the command if it cannot be written."""
    if picture is None:
        return
    try:
        draw(picture)
    except OSError as problem:
        usage_error(f"the picture cannot be written to {str(picture)!r}: {reason_of(problem)}", "--plot")


def mean_text(value: float | None, half: float | None) -> str:
    """A mean with half of its interval."""
    if value is None:
        return "–"
    return f"{round(value, 2) + 0:+.2f}" + (f" ± {half:.2f}" if half is not None else "")


def number_text(value: float | None) -> str:
    return "–" if value is None else f"{value:,.2f}"


def share_text(value: float | None) -> str:
    return "–" if value is None else f"{100 * value:.1f} %"
