"""`lorum referee`: revokes in records of deals played with real cards, and what is awarded for them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from lorumdsl.cli.output import format_option, painter, print_findings, print_json

if TYPE_CHECKING:
    from lorumdsl.compiler.rules import Rules
    from lorumdsl.refereeing import Award, Hearing, Reviewed
    from lorumdsl.table.referee import Revoke


@click.command()
@click.argument("files", metavar="FILE...", nargs=-1, required=True, type=click.Path(path_type=Path))
@format_option
def referee(files: tuple[Path, ...], form: str) -> int:
    """Find revokes in records.

    The hands and actions of each deal are taken as they stand, whatever the seed would deal. Only failing to follow
    suit is a revoke; other illegal plays are named as what they are. Seats are P1, P2, … in order of play.
    """
    from lorumdsl.refereeing import hear

    hearings = [(path, hear(path)) for path in files]
    if form == "json":
        print_json({"records": [_record_data(path, hearing) for path, hearing in hearings]})
    else:
        for path, hearing in hearings:
            for line in _lines(path, hearing):
                click.echo(line)
            print_findings(hearing.diagnostics, err=True)
    if any(hearing.diagnostics for _, hearing in hearings):
        return 2
    return int(any(not deal.review.clean for _, hearing in hearings for deal in hearing.deals))


def _lines(path: Path, hearing: Hearing) -> Iterator[str]:
    from lorumdsl.report.excerpt import visible

    paint, rules = painter(), hearing.rules
    if rules is None:
        return
    name = visible(str(path))
    for deal in hearing.deals:
        for found in deal.review.revokes:
            yield f"{paint(f'{name}: deal {deal.number}', 'bold')}: {_revoke(rules, deal, found)}"
        for other in deal.review.irregularities:
            place = paint(f"{name}: deal {deal.number}", "bold")
            played = f"no revoke: P{other.seat} played {other.action}: {visible(str(other.reason))}"
            yield f"{place}, play {other.play}: {played}"
        for award in deal.awards:
            yield f"  award against P{award.offender}: {_award(rules, award)}"
        if deal.no_award:
            yield f"  no award: {deal.no_award}"
    revokes = sum(len(deal.review.revokes) for deal in hearing.deals)
    others = sum(len(deal.review.irregularities) for deal in hearing.deals)
    count = f"{len(hearing.deals)} deal{'s' * (len(hearing.deals) != 1)}"
    yield f"{name}: {count}, {_count(revokes, 'revoke')}, {_count(others, 'other illegal play')}"


def _count(number: int, noun: str) -> str:
    return f"{number or 'no'} {noun}{'s' * (number != 1)}"


def _revoke(rules: Rules, deal: Reviewed, found: Revoke) -> str:
    from lorumdsl.table.referee import suit_led

    deck = rules.ruleset.deck
    could = deck.format_cards(found.could)
    text = f"{deal.contract}, trick {found.trick}: P{found.seat} revoked with {deck.format_card(found.card)}"
    text += f" on {suit_led(rules, found)}; could have followed with {could}"
    if found.shown is None:
        return f"{text}; has not come to light"
    return f"{text}; came to light in trick {found.shown_in} with {deck.format_card(found.shown)}"


def _award(rules: Rules, award: Award) -> str:
    from lorumdsl.table.transfers import format_change

    bank = rules.ruleset.bank
    owed = ", ".join(f"P{seat} {cost}" for seat, cost in enumerate(award.cost, 1))
    if bank.is_scored:
        return f"{owed} points"
    pay = ", ".join(f"P{seat} {format_change(change)}" for seat, change in enumerate(award.pay, 1))
    return f"owed {owed}; paid in {bank.unit} {pay}; pot {award.pot}"


def _record_data(path: Path, hearing: Hearing) -> dict[str, Any]:
    from lorumdsl.report import diagnostic_data

    return {
        "file": str(path),
        "deals": [_deal_data(hearing.rules, deal) for deal in hearing.deals if hearing.rules is not None],
        "diagnostics": [diagnostic_data(found) for found in hearing.diagnostics],
    }


def _deal_data(rules: Rules, deal: Reviewed) -> dict[str, Any]:
    return {
        "number": deal.number,
        "contract": deal.contract,
        "revokes": [_revoke_data(rules, found) for found in deal.review.revokes],
        "illegal": [
            {"play": other.play, "seat": f"P{other.seat}", "action": other.action, "reason": str(other.reason)}
            for other in deal.review.irregularities
        ],
        "awards": [
            {"offender": f"P{award.offender}", "cost": list(award.cost), "pay": list(award.pay), "pot": award.pot}
            for award in deal.awards
        ],
        "no_award": None if deal.no_award is None else str(deal.no_award),
    }


def _revoke_data(rules: Rules, found: Revoke) -> dict[str, Any]:
    deck = rules.ruleset.deck
    return {
        "seat": f"P{found.seat}",
        "trick": found.trick,
        "play": found.play,
        "card": deck.format_card(found.card),
        "could": deck.format_cards(found.could),
        "shown_in": found.shown_in,
        "shown": None if found.shown is None else deck.format_card(found.shown),
    }
