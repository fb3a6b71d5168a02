"""`lorum referee`: revokes in records of deals played with real cards, and what is awarded for them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from lorumdsl.cli.language import language_option
from lorumdsl.cli.output import format_option, painter, print_findings, print_json

if TYPE_CHECKING:
    from lorumdsl.compiler.rules import Rules
    from lorumdsl.language.phrase import Listed, Phrase
    from lorumdsl.records.referee import Revoke
    from lorumdsl.records.review import Award, Hearing, Reviewed


@click.command()
@click.argument("files", metavar="FILE...", nargs=-1, required=True, type=click.Path(path_type=Path))
@language_option
@format_option
def referee(files: tuple[Path, ...], language: str, form: str) -> int:
    """Find revokes in records.

    The hands and actions of each deal are taken as they stand, whatever the seed would deal. Only failing to follow
    suit is a revoke; other illegal plays are named as what they are. Seats are P1, P2, … in order of play.
    """
    from lorumdsl.records.review import hear

    hearings = [(path, hear(path)) for path in files]
    if form == "json":
        print_json({"records": [_record_data(path, hearing) for path, hearing in hearings]})
    else:
        for path, hearing in hearings:
            for line in _lines(path, hearing, language):
                click.echo(line)
            print_findings(hearing.diagnostics, err=True)
    if any(hearing.diagnostics for _, hearing in hearings):
        return 2
    return int(any(not deal.review.clean for _, hearing in hearings for deal in hearing.deals))


def _lines(path: Path, hearing: Hearing, language: str) -> Iterator[str]:
    from lorumdsl.language.phrase import Seat, say
    from lorumdsl.language.translator import Translator
    from lorumdsl.terminal.excerpt import visible

    paint, rules, say_it = painter(), hearing.rules, Translator(language).say
    if rules is None:
        return
    name = visible(str(path))
    for deal in hearing.deals:
        head = paint(f"{name}: " + say_it(say("deal-number", number=deal.number)), "bold")
        for found in deal.review.revokes:
            yield f"{head}: {say_it(_revoke(rules, deal, found))}"
        for other in deal.review.irregularities:
            seat = Seat(other.seat)
            told = say("no-revoke", play=other.play, seat=seat, action=other.action, reason=other.reason)
            yield f"{head}, {visible(say_it(told))}"
        for award in deal.awards:
            yield "  " + say_it(say("award", seat=Seat(award.offender), award=_award(rules, award)))
        if deal.no_award is not None:
            yield "  " + say_it(say("award-none", reason=deal.no_award))
    count = say(
        "review-count",
        deals=say("deals-counted", number=len(hearing.deals)),
        revokes=say("revokes-counted", number=sum(len(deal.review.revokes) for deal in hearing.deals)),
        others=say("others-counted", number=sum(len(deal.review.irregularities) for deal in hearing.deals)),
    )
    yield f"{name}: {say_it(count)}"


def _revoke(rules: Rules, deal: Reviewed, found: Revoke) -> Phrase:
    from lorumdsl.language.phrase import Seat, say
    from lorumdsl.records.referee import suit_led

    deck = rules.ruleset.deck
    told = say(
        "revoked",
        contract=deal.contract,
        trick=found.trick,
        seat=Seat(found.seat),
        card=deck.format_card(found.card),
        suit=suit_led(rules, found),
        could=deck.format_cards(found.could),
    )
    if found.shown is None or found.shown_in is None:
        return say("revoke-hidden", revoke=told)
    return say("revoke-shown", revoke=told, trick=found.shown_in, card=deck.format_card(found.shown))


def _award(rules: Rules, award: Award) -> Phrase:
    from lorumdsl.language.phrase import say
    from lorumdsl.table.transfers import format_change

    bank = rules.ruleset.bank
    if bank.is_scored:
        return say("award-scored", owed=_by_seat(map(str, award.cost)))
    pay = _by_seat(map(format_change, award.pay))
    return say("award-paid", owed=_by_seat(map(str, award.cost)), unit=str(bank.unit), pay=pay, pot=award.pot)


def _by_seat(amounts: Iterable[str]) -> Listed:
    """`P1 0, P2 8`."""
    from lorumdsl.language.phrase import Listed, Row, Seat

    return Listed(tuple(Row((Seat(seat), " ", amount)) for seat, amount in enumerate(amounts, 1)), "list-comma")


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
