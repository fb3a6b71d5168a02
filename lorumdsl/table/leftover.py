"""What is left when a session is over or cut short: the pot, and what was paid for new chips."""

from __future__ import annotations

from lorumdsl.table.session import Session


def shares_if_cut_short(session: Session) -> list[int]:
    """What each table seat gets of the pot if nobody plays on: equal shares, the remainder to the leader.

    Of several leaders the first in order of play has the remainder (ruling 22).
    """
    each, rest = divmod(session.pot, session.seats)
    leader = session.leaders()[0]
    return [each + (rest if seat == leader else 0) for seat in range(1, session.seats + 1)]


def price_pot(session: Session) -> int:
    """What lies in the pot of its own into which new chips are paid for; the winners have it (ruling 52)."""
    rebuy = session.rules.ruleset.bank.rebuy
    return sum(session.bought) * rebuy.price if rebuy else 0
