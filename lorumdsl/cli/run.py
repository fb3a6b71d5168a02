"""`lorum run`: bots play a session, and the ledger is printed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from lorumdsl.cli.group import reason_of, usage_error
from lorumdsl.cli.language import language_option
from lorumdsl.cli.output import format_option, load_to_play, painter, print_json
from lorumdsl.cli.table_options import bot_named, check_seed, draw_seed, seat_names

if TYPE_CHECKING:
    from lorumdsl.table.session import Session


@click.command()
@click.argument("reference", metavar="REF")
@click.option("--seed", type=int, help="Decides all cards and all that bots leave to chance; drawn if omitted.")
@click.option(
    "--bots",
    "names",
    default="greedy",
    show_default=True,
    help="One bot for all, or one per seat: A,B,… There are random, greedy, which tries to win, and search, which "
    "tries harder and may be told how hard: search:5000 iterations, search:200ms.",
)
@click.option("--deals", type=click.IntRange(min=1), help="Stop after so many deals.")
@click.option("--record", "target", type=click.Path(dir_okay=False, path_type=Path), help="Write a record here.")
@language_option
@click.option("--why", is_flag=True, help="Say for each deal who paid whom, by which clause of which source.")
@format_option
def run(
    reference: str,
    seed: int | None,
    names: str,
    deals: int | None,
    target: Path | None,
    language: str,
    why: bool,
    form: str,
) -> None:
    """Play a session with bots and print the ledger.

    Table seats are S1, S2, …; the last one deals first. The same seed with the same bots plays the same session.
    """
    from lorumdsl.bots.match import play_session
    from lorumdsl.cli.progress import Progress

    rules = load_to_play(reference, form)
    drawn = seed is None
    seed = draw_seed() if seed is None else check_seed(seed)
    seats = seat_names(rules, names)
    bots = [bot_named(name, seed + place) for place, name in enumerate(seats)]
    schedule = rules.ruleset.schedule
    with Progress(deals or schedule.cycles * len(schedule.contracts)) as progress:
        session = play_session(rules, seed, bots, deals, lambda result: progress.show(result.number))
    if form == "json":
        print_json(_document(session, seats, why))
    else:
        _print_text(session, seats, drawn, language, why)
    if target is not None:
        _save(session, seats, target)


def _print_text(session: Session, seats: list[str], drawn: bool, language: str, why: bool) -> None:
    from lorumdsl.language.phrase import Listed, Seat, say
    from lorumdsl.language.translator import Translator
    from lorumdsl.report.ledger import closing, ledger
    from lorumdsl.terminal.excerpt import visible

    paint, rules, translator = painter(), session.rules, Translator(language)
    name = paint(visible(translator.say(rules.ruleset.names)), "bold")
    head = "run-head-drawn" if drawn else "run-head"
    click.echo(translator.say(say(head, name=name, reference=visible(rules.reference), seed=str(session.seed))))
    who = tuple(say("who-and-what", who=Seat(seat, "S"), what=bot) for seat, bot in enumerate(seats, 1))
    click.echo(translator.say(say("run-seats", seats=Listed(who, "list-comma"))) + "\n")
    for line in ledger(session, translator, why, paint):
        click.echo(line)
    click.echo()
    for line in closing(session, translator, paint):
        click.echo(line)


def _document(session: Session, seats: list[str], why: bool) -> dict[str, Any]:
    from lorumdsl.table.record import transfer_data
    from lorumdsl.table.transfers import seat_name

    deals: list[dict[str, Any]] = []
    for result in session.results:
        data: dict[str, Any] = {
            "number": result.number,
            "contract": result.contract,
            "dealer": seat_name(result.dealer, "S"),
            "doubled": result.doubled,
            "pay": list(result.pay),
            "pot": result.pot,
        }
        if why:
            data["transfers"] = [
                transfer_data(transfer)
                | {"reason": str(transfer.reason), "sources": [str(cited) for cited in transfer.clause.citations]}
                for transfer in result.transfers
            ]
        deals.append(data)
    return {
        "ruleset": session.rules.reference,
        "seed": session.seed,
        "bots": seats,
        "deals": deals,
        "balances": list(session.balances),
        "pot": session.pot,
        "bought": list(session.bought),
        "over": session.over,
        "winners": [seat_name(seat, "S") for seat in session.winners],
    }


def _save(session: Session, seats: list[str], target: Path) -> None:
    try:
        session.record(tuple(seats)).save(target)
    except (OSError, ValueError) as problem:
        usage_error(f"the record cannot be written to {str(target)!r}: {reason_of(problem)}", "--record")
