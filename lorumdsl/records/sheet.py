"""A score sheet: what people wrote down about deals played with real cards, and what it comes to.

The entries are all there is; balances and pot follow from them. Correcting an earlier deal therefore
settles it and everything after it again, and what cannot be is refused before anything has changed.
"""

from __future__ import annotations

from collections.abc import Sequence

from lorumdsl.compiler.rules import Rules
from lorumdsl.language.phrase import Argument, Phrase, say
from lorumdsl.language.refusal import Refusal
from lorumdsl.records.draft import Started
from lorumdsl.table.entry import Entry, book
from lorumdsl.table.hands import ImpossibleDeal
from lorumdsl.table.result import Result
from lorumdsl.table.session import NotOffered, Session

LONGEST_NAME = 40


class Sheet:
    """The deals of one session, by people. `started` is how far the next deal is written down.

    Raises Refusal for names of players that cannot be told apart.
    """

    def __init__(self, rules: Rules, players: Sequence[str] = (), reference: str = "") -> None:
        self.rules = rules
        self.reference = reference or rules.reference
        self.players = tuple(players) or tuple(f"S{seat}" for seat in range(1, rules.ruleset.seats + 1))
        self.entries: list[Entry] = []
        self.session = Session(rules)
        self.started: Started | None = None
        problem = problem_with(self.players, rules.ruleset.seats)
        if problem:
            raise Refusal(problem)

    def enter(self, entry: Entry) -> Result:
        """Settle the next deal. Raises NotOffered or ImpossibleDeal, and nothing has changed."""
        result = book(self.session, entry)
        self.entries.append(entry)
        self.started = None
        return result

    def undo(self) -> Entry:
        """Take back the last deal; ImpossibleDeal if there is none."""
        if not self.entries:
            raise ImpossibleDeal(Phrase("no-entries"))
        *kept, last = self.entries
        self._become(kept)
        self.started = None
        return last

    def correct(self, number: int, entry: Entry) -> Result:
        """Put another entry in the place of a deal, from 1, and settle all deals after it again.

        Raises ImpossibleDeal if the deal itself or a later one cannot be then, and nothing has changed.
        """
        self.before(number)
        self._become([*self.entries[: number - 1], entry, *self.entries[number:]])
        return self.session.results[number - 1]

    def before(self, number: int) -> Session:
        """The session as it stood before a deal that was entered; ImpossibleDeal if there is no such deal."""
        if not 1 <= number <= len(self.entries):
            raise ImpossibleDeal(say("no-deal", number=number, entered=len(self.entries)))
        return _session_of(self.rules, self.entries[: number - 1])

    def _become(self, entries: list[Entry]) -> None:
        self.session = _session_of(self.rules, entries)
        self.entries = entries


def _session_of(rules: Rules, entries: Sequence[Entry]) -> Session:
    session = Session(rules)
    for number, entry in enumerate(entries, 1):
        try:
            book(session, entry)
        except NotOffered as error:
            raise ImpossibleDeal(_in_deal(number, error.reason, entry.contract)) from None
        except ImpossibleDeal as error:
            raise ImpossibleDeal(_in_deal(number, error.phrase)) from None
    return session


def _in_deal(number: int, told: Argument, contract: str | None = None) -> Phrase:
    if contract is None:
        return say("in-deal", number=number, told=told)
    return say("in-deal-of", number=number, contract=contract, told=told)


def problem_with(players: Sequence[str], seats: int) -> Phrase | None:
    """Why these cannot be the names of the players; None if they can."""
    if len(players) != seats:
        return say("names-for-seats", number=len(players), seats=seats)
    for name in players:
        if not name.strip() or len(name) > LONGEST_NAME:
            return say("name-length", most=LONGEST_NAME, name=repr(name))
        if name.isdecimal() or not name.isprintable() or set(name) & set(",;"):
            return say("name-confusing", name=repr(name))
    folded = [name.casefold() for name in players]
    for seat, name in enumerate(folded):
        if folded.index(name) != seat:
            return say("names-alike", name=repr(players[seat]))
    return None
