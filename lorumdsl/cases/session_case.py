"""A session case: finished deals in a row, and where the session stands after them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lorumdsl.cases.outcomes import entry_of
from lorumdsl.cases.values import integer
from lorumdsl.compiler.rules import Rules
from lorumdsl.source.nodes import Mapping, Sequence, plain
from lorumdsl.table.entry import book
from lorumdsl.table.session import Session
from lorumdsl.table.transfers import seat_name


def reach(rules: Rules, node: Mapping) -> Session:
    """The session after the deals of the case. Raises Refused, NotOffered or ImpossibleDeal."""
    session = Session(rules)
    entries = node.get("session")
    for entry in entries.items if isinstance(entries, Sequence) else ():
        if isinstance(entry, Mapping):
            for _ in range(integer(entry, "repeat", 1)):
                book(session, entry_of(rules, entry))
    return session


STANDING: dict[str, Callable[[Session], Any]] = {
    "deal": lambda session: session.number,
    "dealer": lambda session: seat_name(session.dealer, "S"),
    "offered": lambda session: sorted(session.offered()),
    "balances": lambda session: list(session.balances),
    "pot": lambda session: session.pot,
    "over": lambda session: session.over,
    "winners": lambda session: [seat_name(seat, "S") for seat in session.winners],
    "bought": lambda session: list(session.bought),
}


def failures(rules: Rules, node: Mapping, expect: Mapping) -> list[tuple[str, Any, Any]]:
    """Key, expected and got of everything that does not hold. Raises what `reach` raises."""
    session = reach(rules, node)
    found = []
    for entry in expect:
        if entry.key == "error":
            continue
        wanted, got = plain(entry.value), STANDING[entry.key](session)
        if entry.key in ("offered", "winners"):
            wanted, got = sorted(wanted), sorted(got)
        if wanted != got:
            found.append((entry.key, wanted, got))
    return found
