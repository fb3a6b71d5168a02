"""The ledger of a session as text: one row per deal, a rule between cycles, what it came to.

Columns are as wide as what stands in them, in cells of a terminal: names may be Japanese.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from textwrap import wrap
from typing import TYPE_CHECKING

from lorumdsl.language.phrase import Listed
from lorumdsl.table.leftover import price_pot
from lorumdsl.table.session import Session, is_conserved
from lorumdsl.table.transfers import format_change, seat_name
from lorumdsl.terminal.excerpt import cells, visible
from lorumdsl.terminal.paint import Paint, paint_suits

if TYPE_CHECKING:
    from lorumdsl.table.result import Result

Row = list[str]
GAP = "  "
WIDTH = 79  # of the lines that say why
WORDS = (1, 2)  # the columns that are set to the left: dealer and contract


def ledger(session: Session, language: str, why: bool, paint: Paint) -> Iterator[str]:
    """The lines of the ledger of all deals played; `why` adds the transfers of each."""
    results = session.results
    rows = [_row(result, after, language) for result, after in zip(results, _books(session), strict=True)]
    head = _head(session.seats)
    widths = [max(cells(row[column]) for row in (head, *rows)) for column in range(len(head))]
    yield paint(_line(head, widths), "bold")
    rule = paint("─" * (sum(widths) + len(GAP) * (len(widths) - 1)), "dim")
    cycle = len(session.rules.ruleset.schedule.contracts)
    for place, (result, row) in enumerate(zip(results, rows, strict=True)):
        if place % cycle == 0:
            yield rule
        yield paint_suits(_line(row, widths), paint)
        if why:
            yield from _transfers(result, paint)
    yield rule


def closing(session: Session, paint: Paint) -> Iterator[str]:
    """What a session came to: balances, what was bought, who has won, whether it adds up."""
    yield format_balances(session)
    bank = session.rules.ruleset.bank
    if session.over and session.results[-1].pot != session.pot:
        yield f"{session.results[-1].pot - session.pot} from the pot went to the winners at the end"
    if any(session.bought):
        each = ", ".join(f"S{seat} {count}×" for seat, count in enumerate(session.bought, 1) if count)
        yield f"bought {bank.rebuy.amount if bank.rebuy else 0} {bank.unit}: {each}"
        if session.over:
            yield f"the {price_pot(session)} paid for them: to the winners"
    if session.over:
        yield paint(_first_place(session.winners), "bold")
    else:
        yield f"the session goes on: deal {session.number} is next"
    yield _sum(session)


def format_balances(session: Session) -> str:
    """`balances S1 +12, S2 -3, S3 -9, S4 0, pot 0`; without signs where seats begin with chips or score points."""
    bank = session.rules.ruleset.bank
    standing = map(format_change if bank.start == 0 and not bank.is_scored else str, session.balances)
    each = [f"S{seat} {balance}" for seat, balance in enumerate(standing, 1)]
    return f"balances {', '.join(each)}, pot {session.pot}"


def _sum(session: Session) -> str:
    bank = session.rules.ruleset.bank
    if bank.is_scored:
        return "points are scored, not paid: there is nothing to add up"
    total = sum(session.balances) + session.pot
    line = f"balances and pot add up to {total}"
    brought = bank.start * session.seats + sum(session.bought) * (bank.rebuy.amount if bank.rebuy else 0)
    if not is_conserved(session):
        return f"{line}, and not to {brought}: this is a fault of the program"
    return line if brought == 0 else f"{line}: what the seats brought in"


def _first_place(winners: Sequence[int]) -> str:
    names = Listed(tuple(seat_name(seat, "S") for seat in winners))
    return f"{names} wins" if len(winners) == 1 else f"{names} share first place"


def _books(session: Session) -> Iterator[tuple[list[int], list[bool]]]:
    """Balances after each deal and who bought then, by writing the deals into the books again."""
    books = Session(session.rules, session.seed)
    for result in session.results:
        before = list(books.bought)
        books.enter(result.deal, result.doubled)
        yield list(books.balances), [now > then for now, then in zip(books.bought, before, strict=True)]


def _head(seats: int) -> Row:
    names = [seat_name(seat, "S") for seat in range(1, seats + 1)]
    return ["deal", "dealer", "contract", *names, "pot", "│", *names]


def _row(result: Result, after: tuple[list[int], list[bool]], language: str) -> Row:
    balances, bought = after
    name = visible(result.deal.contract.names.in_language(language)) + (" ×2" if result.doubled else "")
    # A star marks a balance that was topped up after the deal.
    standing = [f"*{balance}" if buys else str(balance) for balance, buys in zip(balances, bought, strict=True)]
    pay = [format_change(change) for change in result.pay]
    return [str(result.number), seat_name(result.dealer, "S"), name, *pay, str(result.pot), "│", *standing]


def _line(row: Row, widths: Sequence[int]) -> str:
    fields = []
    for column, (text, width) in enumerate(zip(row, widths, strict=True)):
        space = " " * (width - cells(text))
        fields.append(text + space if column in WORDS else space + text)
    return GAP.join(fields).rstrip()


def _transfers(result: Result, paint: Paint) -> Iterator[str]:
    """Who paid whom, and under it the rule in words, its place in the ruleset and its sources."""
    margin = " " * 8
    if not result.transfers:
        yield paint(margin + "nobody pays", "dim")
    for _, together in groupby(result.transfers, key=lambda transfer: transfer.clause):
        moved = list(together)
        paid = [
            f"{seat_name(transfer.giver, 'S')} → {seat_name(transfer.receiver, 'S')} {transfer.amount}"
            for transfer in moved
        ]
        yield from wrap(", ".join(paid), WIDTH, initial_indent=margin, subsequent_indent=margin)
        for line in wrap(visible(f"{moved[0].reason} ({moved[0].source})"), WIDTH - 12, break_on_hyphens=False):
            yield margin + "    " + paint(line, "dim")
