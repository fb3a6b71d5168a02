"""A simulation as people read it: tables of figures; and one deal or session of it, played alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import floor, log10
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from lorumdsl.cli.group import reason_of, usage_error
from lorumdsl.cli.output import painter, print_json
from lorumdsl.cli.simulation_options import many, mean_text, number_text, share_text
from lorumdsl.terminal.tables import table_lines

if TYPE_CHECKING:
    from lorumdsl.compiler.rules import Rules
    from lorumdsl.simulation.run import Run
    from lorumdsl.simulation.simulation import Simulation
    from lorumdsl.table.result import Result
    from lorumdsl.terminal.paint import Paint

Table = list[list[str]]


def simulation_lines(found: Simulation, drawn: bool, paint: Paint) -> Iterator[str]:
    """The tables of a simulation: what seats were paid, how deals went, and how sessions ended."""
    from lorumdsl.analysis.units import noun
    from lorumdsl.terminal.excerpt import visible

    run, summary = found.run, found.summary()
    title = paint(visible(run.rules.ruleset.names.in_language("en")), "bold")
    note = f" (drawn: --seed {run.seed} plays the same again)" if drawn else ""
    yield f"{title} · {visible(run.rules.reference)} · seed {run.seed}{note}"
    seat = "S" if run.is_sessions else "P"
    yield "seats " + ", ".join(f"{seat}{place} {name}" for place, name in enumerate(run.bots, 1))
    if summary["contracts"]:
        yield ""
        least = "" if summary["wins"] == "most" else ", the fewest win"
        seats = f"{noun(summary['unit'])} in a deal by seat in order of play (the last one deals){least}"
        yield f"{seats}, ± half of the 95 % interval"
        yield from table_lines(_pay_table(summary, run.seats), paint)
        yield ""
        yield "what happens in a deal"
        yield from table_lines(_course_table(summary), paint)
    if run.is_sessions and summary["sessions"]["sessions"]:
        yield ""
        yield "a session by table seat (S1 leads the first deal), ± half of the 95 % interval"
        yield from table_lines(_session_table(summary["sessions"], run.seats), paint)
        yield ""
        yield from _session_lines(summary["sessions"], run.rules)
    yield ""
    played = many(summary["deals"], "deal")
    if run.is_sessions:
        played = f"{many(summary['sessions']['sessions'], 'session')}, {played}"
    yield f"{played}; {found.speed:,.0f} deals a second" + (f", {run.backend} backend" if run.is_random else "")


def _pay_table(summary: dict[str, Any], seats: int) -> Table:
    table = [["contract", "deals", *(f"P{seat}" for seat in range(1, seats + 1))]]
    places = _places([half for figures in summary["contracts"].values() for half in figures["ci95"]])
    for contract, figures in summary["contracts"].items():
        paid = zip(figures["mean_pay"], figures["ci95"], strict=True)
        table.append([contract, f"{figures['deals']:,}", *(mean_text(value, half, places) for value, half in paid)])
    return table


def _course_table(summary: dict[str, Any]) -> Table:
    table = [["contract", "actions", "passes", "choices", "forced", "swept", "pot used", "pot after"]]
    for contract, figures in summary["contracts"].items():
        plain = [number_text(figures[key]) for key in ("actions", "passes", "branching")]
        shares = [share_text(figures[key]) for key in ("forced", "swept", "touched")]
        table.append([contract, *plain, *shares, number_text(figures["mean_pot"])])
    return table


def _session_table(figures: dict[str, Any], seats: int) -> Table:
    table = [["", *(f"S{seat}" for seat in range(1, seats + 1))]]
    balances = zip(figures["mean_balance"], figures["ci95"], strict=True)
    places = _places(figures["ci95"])
    table.append(["final balance", *(mean_text(value, half, places) for value, half in balances)])
    table.append(["wins, alone or shared", *map(share_text, figures["wins"])])
    table.append(["share of wins", *map(share_text, figures["win_share"])])
    if any(figures["mean_bought"]):
        table.append(["buys new chips", *map(number_text, figures["mean_bought"])])
    return table


def _session_lines(figures: dict[str, Any], rules: Rules) -> Iterator[str]:
    deals, shared = number_text(figures["deals_per_session"]), share_text(figures["shared_wins"])
    yield f"{deals} deals in a session, {shared} shared wins"
    yield f"left in the pot {mean_text(figures['mean_pot_left'], figures['mean_pot_left_ci95'])}"
    half, more = figures["dealer_advantage_ci95"], figures["dealer_advantage"]
    dealer = mean_text(abs(more), half, _places([half])).removeprefix("+")
    verb = "scores" if rules.ruleset.bank.is_scored else "is paid"
    yield f"the dealer {verb} {dealer} {'less' if more < 0 else 'more'} in a deal than all seats on average"


def _places(halves: Sequence[float | None]) -> int:
    """How many decimal places tell the means from each other: two, or as many as the narrowest interval has."""
    known = [half for half in halves if half]
    return max(2, 1 - floor(log10(min(known)))) if known else 2


def show_alone(run: Run, number: int, target: Path | None, form: str) -> int:
    """Play one deal or session of a run again; print it, and write its record."""
    from lorumdsl.language.translator import Translator
    from lorumdsl.report.ledger import ledger
    from lorumdsl.simulation.replay_one import play_again
    from lorumdsl.table.hands import ImpossibleDeal
    from lorumdsl.terminal.excerpt import visible

    try:
        session = play_again(run, number)
    except (ValueError, ImpossibleDeal) as problem:
        usage_error(str(problem), "--number")
    record = session.record(run.bots)
    if target is not None:
        try:
            record.save(target)
        except (OSError, ValueError) as problem:
            usage_error(f"the record cannot be written to {str(target)!r}: {reason_of(problem)}", "--record")
    if form == "json":
        print_json(record.data)
        return 0
    paint = painter()
    what = "session" if run.is_sessions else "deal"
    click.echo(f"{visible(run.rules.reference)} · {what} {number} of seed {run.seed}\n")
    if not run.is_sessions:
        for line in _course(session.results[0], run.bots):
            click.echo(line)
    for line in ledger(session, Translator("en"), not run.is_sessions, paint):
        click.echo(line)
    return 0


def _course(result: Result, bots: Sequence[str]) -> Iterator[str]:
    """The hands of a deal and everything that was played."""
    deck = result.deal.deck
    for seat, (hand, name) in enumerate(zip(result.dealt, bots, strict=True), 1):
        yield f"P{seat} {name}: {deck.format_cards(hand)}"
    yield "\n" + " ".join(f"P{seat} {action}" for seat, action in result.deal.history) + "\n"
