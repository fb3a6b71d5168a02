"""The ledger of a session as text: one row per deal, a rule between cycles, what it came to.

Columns are as wide as what stands in them, in cells of a terminal: names may be Japanese.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from lorumdsl.language.phrase import Argument, Listed, Phrase, Seat, say
from lorumdsl.language.translator import Translator
from lorumdsl.report.payments import payment_lines
from lorumdsl.table.leftover import price_pot
from lorumdsl.table.session import Session, is_conserved
from lorumdsl.table.transfers import end, format_balance, format_change, seat_name
from lorumdsl.terminal.excerpt import cells, visible
from lorumdsl.terminal.paint import Paint, paint_suits
from lorumdsl.terminal.tables import aligned

if TYPE_CHECKING:
    from lorumdsl.table.result import Result

Row = list[str]
MARGIN = " " * 8  # of the lines that say why
WORDS = (1, 2)  # the columns that are set to the left: dealer and contract


def ledger(session: Session, translator: Translator, why: bool, paint: Paint) -> Iterator[str]:
    """The lines of the ledger of all deals played; `why` adds the transfers of each."""
    results = session.results
    rows = [_row(result, after, translator) for result, after in zip(results, _books(session), strict=True)]
    head, *lines = aligned([_head(session.seats, translator), *rows], WORDS)
    yield paint(head, "bold")
    rule = paint("─" * cells(head), "dim")
    cycle = len(session.rules.ruleset.schedule.contracts)
    for place, (result, line) in enumerate(zip(results, lines, strict=True)):
        if place % cycle == 0:
            yield rule
        yield paint_suits(line, paint)
        if why:
            yield from payment_lines(result.transfers, lambda seat: end(seat, "S"), translator, MARGIN, paint)
    yield rule


def closing(session: Session, translator: Translator, paint: Paint) -> Iterator[str]:
    """What a session came to: balances, what was bought, who has won, whether it adds up."""
    yield translator.say(standing(session))
    bank = session.rules.ruleset.bank
    if session.over and session.results[-1].pot != session.pot:
        yield translator.say(say("pot-to-winners", number=session.results[-1].pot - session.pot))
    if bank.rebuy is not None and any(session.bought):
        each = [say("times-bought", who=Seat(seat, "S"), count=count)
                for seat, count in enumerate(session.bought, 1) if count]  # fmt: skip
        unit = str(bank.unit)
        yield translator.say(say("bought", number=bank.rebuy.amount, unit=unit, each=Listed(tuple(each), "list-comma")))
        if session.over:
            yield translator.say(say("price-to-winners", number=price_pot(session)))
    if session.over:
        winners = tuple(Seat(seat, "S") for seat in session.winners)
        yield paint(translator.say(say("first-place", names=Listed(winners), number=len(winners), you=0)), "bold")
    else:
        yield translator.say(say("session-unfinished", number=session.number))
    yield translator.say(_sum(session))


def standing(session: Session) -> Phrase:
    """`balances S1 +12, S2 -3, S3 -9, S4 0, pot 0`; without signs where seats begin with chips or score points."""
    bank = session.rules.ruleset.bank
    each: list[Argument] = [
        say("stands-at", who=Seat(seat, "S"), balance=format_balance(balance, bank))
        for seat, balance in enumerate(session.balances, 1)
    ]
    each.append(say("stands-at", who=Phrase("pot"), balance=str(session.pot)))
    return say("balances", each=Listed(tuple(each), "list-comma"))


def _sum(session: Session) -> Phrase:
    bank = session.rules.ruleset.bank
    if bank.is_scored:
        return Phrase("sum-of-points")
    total = sum(session.balances) + session.pot
    brought = bank.start * session.seats + sum(session.bought) * (bank.rebuy.amount if bank.rebuy else 0)
    if not is_conserved(session):
        return say("sum-wrong", total=str(total), brought=str(brought))
    return say("sum-brought" if brought else "sum-zero", total=str(total))


def _books(session: Session) -> Iterator[tuple[list[int], list[bool]]]:
    """Balances after each deal and who bought then, by writing the deals into the books again."""
    books = Session(session.rules, session.seed)
    for result in session.results:
        before = list(books.bought)
        books.enter(result.deal, result.doubled)
        yield list(books.balances), [now > then for now, then in zip(books.bought, before, strict=True)]


def _head(seats: int, translator: Translator) -> Row:
    names = [seat_name(seat, "S") for seat in range(1, seats + 1)]
    deal, dealer, contract, pot = (
        translator.say(Phrase(column)) for column in ("column-deal", "column-dealer", "column-contract", "pot")
    )
    return [deal, dealer, contract, *names, pot, "│", *names]


def _row(result: Result, after: tuple[list[int], list[bool]], translator: Translator) -> Row:
    balances, bought = after
    name = visible(translator.say(result.deal.contract.names)) + (" ×2" if result.doubled else "")
    # A star marks a balance that was topped up after the deal.
    standing = [f"*{balance}" if buys else str(balance) for balance, buys in zip(balances, bought, strict=True)]
    pay = [format_change(change) for change in result.pay]
    return [str(result.number), seat_name(result.dealer, "S"), name, *pay, str(result.pot), "│", *standing]
