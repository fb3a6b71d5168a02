"""What a deal came to, as lines of text: a small table, then who paid whom and why."""

from __future__ import annotations

from collections.abc import Iterator

from lorumdsl.language.phrase import Argument, Listed, Phrase, say
from lorumdsl.language.translator import Translator
from lorumdsl.phrases.clauses import tell
from lorumdsl.play.seat_names import Name, Names, is_you
from lorumdsl.report.costs import contract_cost
from lorumdsl.report.payments import STEP, payment_lines
from lorumdsl.table.result import Result
from lorumdsl.table.session import Session
from lorumdsl.table.transfers import POT, format_balance, format_change
from lorumdsl.terminal.fold import fold
from lorumdsl.terminal.paint import Paint, plain_paint
from lorumdsl.terminal.tables import aligned

MARGIN = "  "


def result_lines(session: Session, names: Names, translator: Translator, paint: Paint = plain_paint) -> Iterator[str]:
    """The last deal: what each seat owed and was paid, how it stands now, the transfers with their rules."""
    result = session.results[-1]
    bank = session.rules.ruleset.bank
    owed = [result.deal.cost[place] for place in _places(result, session.seats)]
    rows: list[list[Argument]] = [["", *names, Phrase("pot")], [Phrase("row-owed"), *map(str, owed), ""]]
    if bank.is_scored:
        rows[0][-1] = ""
        rows.append([Phrase("row-points"), *map(str, result.pay), ""])
        rows.append([Phrase("row-so-far"), *map(str, session.balances), ""])
    else:
        rows.append([Phrase("row-pay"), *map(format_change, result.pay), ""])
        standing = [format_balance(balance, bank) for balance in session.balances]
        rows.append([Phrase("row-balance"), *standing, str(session.pot)])
    head, *lines = aligned([[translator.say(field) for field in row] for row in rows])
    yield MARGIN + paint(head, "bold")
    for line in lines:
        yield MARGIN + line
    if bank.is_scored:
        yield from _points(result, session, translator, paint)
    else:
        yield from payment_lines(result.transfers, lambda seat: _end(seat, names), translator, MARGIN, paint)


def _places(result: Result, seats: int) -> list[int]:
    """The place in the deal of each table seat."""
    return [(seat - result.dealer) % seats for seat in range(seats)]


def _points(result: Result, session: Session, translator: Translator, paint: Paint) -> Iterator[str]:
    ruleset, contract = session.rules.ruleset, result.deal.contract
    rule = say("points-are-owed", cost=contract_cost(ruleset, contract), doubled=int(result.doubled))
    yield from fold(translator.say(rule), MARGIN, MARGIN)
    source = tell(ruleset, ruleset.payout(contract.payout).clause)
    for line in fold(translator.say(source), MARGIN + STEP, MARGIN + STEP):
        yield paint(line, "dim")


def end_lines(session: Session, names: Names, translator: Translator, paint: Paint = plain_paint) -> Iterator[str]:
    """Who has won a finished session, and with what."""
    result, bank = session.results[-1], session.rules.ruleset.bank
    if result.pot != session.pot:
        yield translator.say(say("pot-to-winners", number=result.pot - session.pot))
    if bank.rebuy and any(session.bought):
        times = zip(names, session.bought, strict=True)
        each = Listed(tuple(say("times-bought", who=who, count=count) for who, count in times if count), "list-comma")
        yield translator.say(say("bought", number=bank.rebuy.amount, unit=str(bank.unit), each=each))
    balances = zip(names, session.balances, strict=True)
    standing: list[Argument] = [say("stands-at", who=who, balance=str(balance)) for who, balance in balances]
    if not bank.is_scored:
        standing.append(say("stands-at", who=Phrase("pot"), balance=str(session.pot)))
    yield translator.say(say("at-the-end", each=Listed(tuple(standing), "list-comma")))
    winners = [names[seat - 1] for seat in session.winners]
    told = say("first-place", names=Listed(tuple(winners)), number=len(winners), you=is_you(winners[0]))
    yield paint(translator.say(told), "bold")


def _end(seat: int, names: Names) -> Name:
    return Phrase("pot") if seat == POT else names[seat - 1]
