"""What people write down about a finished deal, and the deal that it makes.

In goes an `Entry`: contract, whether it was doubled, and the outcome (counted, listed or a revoke). Its lists
are by table seat in a session and by seat of the deal otherwise; `first` says which element belongs to P1.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from lorumdsl.compiler.rules import Rules
from lorumdsl.expr.ast import Counter
from lorumdsl.language.phrase import Argument, Seat, seated
from lorumdsl.table.deal import Deal
from lorumdsl.table.hands import ImpossibleDeal, check_seat
from lorumdsl.table.outcome import finish, revoke
from lorumdsl.table.result import Result
from lorumdsl.table.session import Session

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Entry:
    """The outcome of one deal. `revoked` (a seat from 1) needs no other outcome; a contract may be left out
    where the schedule leaves no choice."""

    contract: str | None
    given: tuple[tuple[Counter, tuple[int, ...]], ...] = ()
    taken: tuple[str, ...] | None = None
    revoked: int | None = None
    doubled: bool = False


def finished(rules: Rules, contract: str, entry: Entry, pot: int = 0, first: int = 0) -> Deal:
    """The deal that ended so. Raises ImpossibleDeal for what cannot have come about."""
    factor, seats = 2 if entry.doubled else 1, rules.ruleset.seats
    if entry.revoked is not None:
        check_seat(entry.revoked, seats)
        return revoke(rules, contract, (entry.revoked - 1 - first) % seats + 1, pot=pot, factor=factor)
    given = {counter: _from(numbers, first) for counter, numbers in entry.given}
    taken = None if entry.taken is None else _from(entry.taken, first)
    return finish(rules, contract, given, taken, pot=pot, factor=factor)


def book(session: Session, entry: Entry) -> Result:
    """Settle the next deal of a session. Raises NotOffered or ImpossibleDeal, and nothing has changed."""
    contract = session.check_offer(entry.contract, entry.doubled)
    try:
        # P1 of this deal is the seat after the dealer.
        deal = finished(session.rules, contract, entry, session.pot, session.dealer % session.seats)
    except ImpossibleDeal as error:
        raise ImpossibleDeal(at_the_table(session, error.phrase)) from None
    return session.enter(deal, entry.doubled)


def at_the_table(session: Session, told: Argument) -> Argument:
    """What is told about seats of the next deal, P1 …, as told about seats of the table, S1 …"""
    return seated(told, lambda seat: Seat(session.table_seat(seat.number), "S"))


def _from(items: Sequence[T], first: int) -> list[T]:
    """The list begun at another element."""
    return [*items[first:], *items[:first]]
