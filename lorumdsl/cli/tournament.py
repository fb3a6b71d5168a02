"""`lorum tournament`: bots against each other on the same cards, and a table of ratings."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from lorumdsl.cli.group import INTERRUPTED, usage_error
from lorumdsl.cli.output import format_option, load_to_play, painter, print_json
from lorumdsl.cli.progress import Progress
from lorumdsl.cli.simulation_options import (
    Count,
    check_contracts,
    check_picture,
    chosen_seed,
    contract_option,
    many,
    mean_text,
    number_of_workers,
    plot_option,
    save_picture,
    seed_option,
    share_text,
    workers_option,
)
from lorumdsl.terminal.tables import table_lines

if TYPE_CHECKING:
    from lorumdsl.analysis.tournament import Tournament
    from lorumdsl.simulation.statistics import Mean
    from lorumdsl.terminal.paint import Paint


@click.command()
@click.argument("reference", metavar="REF")
@click.option(
    "--bots", metavar="A,B", default="random,greedy", show_default=True, help="Two or more of random, greedy, search."
)
@contract_option
@click.option("--deals", type=Count(), default=20, show_default=True, help="How many of each contract.")
@seed_option
@workers_option
@plot_option
@format_option
def tournament(
    reference: str,
    bots: str,
    contracts: tuple[str, ...],
    deals: int,
    seed: int | None,
    workers: int,
    picture: Path | None,
    form: str,
) -> int:
    """Play bots against each other on the same deals.

    Every two of them meet, with all chairs changed round. Prints how much more each bot is paid than each other one
    with the same cards, contract by contract, and a table of ratings, all with 95 % intervals.
    """
    from lorumdsl.analysis.tournament import tournament as play_tournament

    check_picture(picture)
    rules = load_to_play(reference, form)
    wanted = check_contracts(rules, contracts)
    try:
        with Progress() as progress:
            found = play_tournament(
                rules, bots, wanted, deals, chosen_seed(seed),
                workers=number_of_workers(workers), progress=progress.show,
            )  # fmt: skip
    except ValueError as problem:
        usage_error(str(problem), "--bots")
    if form == "json":
        print_json(found.data())
    else:
        for line in _lines(found, painter()):
            click.echo(line)
    if picture is not None:
        from lorumdsl.analysis.plot import plot_tournament

        save_picture(picture, lambda path: plot_tournament(found, path))
    if not found.interrupted:
        return 0
    click.echo(f"interrupted after {found.deals:,} of {deals:,} deals", err=True)
    return INTERRUPTED


def _lines(found: Tournament, paint: Paint) -> Iterator[str]:
    from lorumdsl.analysis.units import better
    from lorumdsl.terminal.excerpt import visible

    yield paint(f"tournament of {visible(found.rules.reference)}", "bold") + f" · seed {found.seed}"
    number = len(found.contracts)
    yield (
        f"{many(found.deals, 'deal')} of {many(number, 'contract')}, each at {found.tables} tables: "
        f"{found.deals * number * found.tables:,} deals played"
    )
    yield ""
    ratings = [["bot", "rating", "ahead"]]
    for one in found.ratings:
        half = "" if one.half_width is None else f" ± {one.half_width:.0f}"
        ratings.append([one.bot, f"{one.rating:.0f}{half}", share_text(one.ahead)])
    yield from table_lines(ratings, paint)
    yield ""
    yield f"{better(found.rules, 'the first')} in a deal than the second, ± half of the 95 % interval"
    if number == 1:
        yield from table_lines(
            [["bots", found.contracts[0]], *([f"{one.a} – {one.b}", _gain(one.gain)] for one in found.meetings)], paint
        )
        return
    table = [["contract", *(f"{one.a} – {one.b}" for one in found.meetings)]]
    for contract in found.contracts:
        table.append([contract, *(_gain(one.contracts[contract]) for one in found.meetings)])
    table.append(["all", *(_gain(one.gain) for one in found.meetings)])
    yield from table_lines(table, paint)


def _gain(gain: Mean) -> str:
    return mean_text(gain.value, gain.half_width)
