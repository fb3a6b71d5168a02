"""`lorum measure`: what kind of game each contract is: skill, lead changes, drama, decisiveness."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import click

from lorumdsl.cli.group import usage_error
from lorumdsl.cli.output import format_option, load_to_play, painter, print_json
from lorumdsl.cli.progress import Progress
from lorumdsl.cli.simulation_options import (
    Count,
    bots_option,
    check_bots,
    check_contracts,
    chosen_seed,
    contract_option,
    many,
    mean_text,
    number_of_workers,
    number_text,
    players,
    seed_option,
    share_text,
    workers_option,
)
from lorumdsl.cli.table_options import bot_named
from lorumdsl.terminal.tables import table_lines

if TYPE_CHECKING:
    from lorumdsl.analysis.measures import Measures
    from lorumdsl.compiler.rules import Rules
    from lorumdsl.terminal.paint import Paint

HEAD = ("", "lead changes", "winner behind", "by, on average", "by, at most", "decided before the end")


@click.command()
@click.argument("reference", metavar="REF")
@contract_option
@click.option("--deals", type=Count(), default=100, show_default=True, help="How many of each contract.")
@click.option("--sessions", type=Count("sessions"), help="Also follow this many whole sessions.")
@seed_option
@bots_option
@click.option(
    "--better", metavar="A", default="greedy", show_default=True, help="The bot whose gain is the measure of skill …"
)
@click.option("--worse", metavar="B", default="random", show_default=True, help="… over this one.")
@workers_option
@format_option
def measure(
    reference: str,
    contracts: tuple[str, ...],
    deals: int,
    sessions: int | None,
    seed: int | None,
    bots: str,
    better: str,
    worse: str,
    workers: int,
    form: str,
) -> None:
    """Measure skill, lead changes, drama and decisiveness.

    What a better bot gains over a worse one; and, where --bots play, how often the lead changes, how far the winner
    of a deal was behind on the way, and how much of the deal was left when it was decided. The page on statistics
    defines each.
    """
    from lorumdsl.analysis.drama import drama_figures
    from lorumdsl.analysis.measures import measure as measure_contracts, measure_sessions

    rules = load_to_play(reference, form)
    wanted = check_contracts(rules, contracts)
    seed = chosen_seed(seed)
    names = check_bots(rules, bots)
    bot_named(better, seed, "--better")
    bot_named(worse, seed, "--worse")
    try:
        with Progress() as progress:
            found = measure_contracts(
                rules, wanted, deals, seed, names,
                better=better, worse=worse, workers=number_of_workers(workers), progress=progress.show,
            )  # fmt: skip
        followed = None
        if sessions is not None:
            with Progress(what="sessions") as progress:
                played = measure_sessions(
                    rules, sessions, seed, names, workers=number_of_workers(workers), progress=progress.show
                )
            followed = drama_figures(played)
    except ValueError as problem:
        usage_error(str(problem))
    if form == "json":
        print_json(
            {
                "ruleset": rules.reference,
                "seed": seed,
                "bots": names,
                "better": better,
                "worse": worse,
                "contracts": {one.contract: one.data() for one in found},
                **({} if followed is None else {"sessions": followed}),
            }
        )
        return
    for line in _lines(rules, seed, names, better, worse, found, painter()):
        click.echo(line)
    if followed is not None:
        click.echo(f"\nhow sessions go, by the balances after each deal · {many(followed['deals'], 'session')}")
        for line in table_lines([[*HEAD], ["session", *_drama_cells(followed)]], painter()):
            click.echo(line)


def _lines(
    rules: Rules, seed: int, bots: Sequence[str], better: str, worse: str, found: Sequence[Measures], paint: Paint
) -> Iterator[str]:
    from lorumdsl.terminal.excerpt import visible

    yield paint(visible(rules.reference), "bold") + (
        f" · seed {seed} · {many(found[0].drama.deals, 'deal')} of each contract"
    )
    yield ""
    points = ""
    if rules.ruleset.bank.is_scored:
        points = f" ({'more' if rules.ruleset.schedule.most_wins else 'fewer'} points)"
    gain = f"what {better} gains over {worse} in the same chair{points}"
    yield f"{gain}, ± half of the 95 % interval, and in standard deviations"
    table = [["contract", "gain", "in sd"]]
    drama = [["contract", *HEAD[1:]]]
    for one in found:
        data = one.data()
        table.append([one.contract, mean_text(data["gain"], data["gain_ci95"]), number_text(data["gap"])])
        drama.append([one.contract, *_drama_cells(data)])
    yield from table_lines(table, paint)
    yield ""
    yield f"how deals go with {players(bots)}, each settled after every action as if it ended there"
    yield from table_lines(drama, paint)


def _drama_cells(data: dict[str, Any]) -> list[str]:
    return [
        f"{number_text(data['lead_changes'])} ± {number_text(data['lead_changes_ci95'])}",
        share_text(data["behind"]),
        f"{number_text(data['drama'])} ± {number_text(data['drama_ci95'])}",
        number_text(data["deepest"]),
        share_text(data["decisiveness"]),
    ]
