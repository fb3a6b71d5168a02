"""Whole sessions in bulk: the pot carried on, contracts and doubling chosen, the books kept by `Books` itself.

Where all seats play at random, each deal is one kernel call, and contracts and doubling are drawn from the
session's seed. Other bots sit at a table and choose for themselves. Either way deal n of a session is dealt
as `Session` deals it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from lorumdsl.backends.backend import Backend
from lorumdsl.bots import make_bot
from lorumdsl.bots.match import decide
from lorumdsl.compiler.rules import Rules
from lorumdsl.engine import bulk_row as rw
from lorumdsl.engine.bulk_deals import note, play_deals
from lorumdsl.engine.rng import WORD
from lorumdsl.engine.state import SIZE
from lorumdsl.simulation.deals import bot_seed
from lorumdsl.simulation.run import Run
from lorumdsl.simulation.tally import Tally
from lorumdsl.table.ledger import Ledger
from lorumdsl.table.session import Phase, Session


@dataclass(slots=True)
class DealRow:
    """A deal of a session; `dealer` is a table seat, `row` is by seat of the deal."""

    contract: str
    dealer: int
    doubled: bool
    row: list[int]


@dataclass(slots=True)
class SessionRow:
    """A session and its deals in order; `values` are what `session_values` gives."""

    number: int
    deals: list[DealRow]
    values: dict[str, int]


Outcome = tuple[dict[str, Tally], Tally, list[SessionRow] | None]


def play_sessions(run: Run, first: int, number: int, keeps_rows: bool) -> Outcome:
    """Play sessions `first`, `first + 1`, …: tallies by contract, the tally of sessions, and rows if they are kept."""
    table = RandomTable(run.rules, run.make_backend()) if run.is_random else BotTable(run.rules, run.seed, run.bots)
    rows: dict[str, list[int]] = {}
    values: dict[str, list[int]] = {}
    kept: list[SessionRow] = []
    for place in range(first, first + number):
        books, deals = table.play(run.session_seed(place), place)
        found = session_values(books)
        for deal in deals:
            rows.setdefault(deal.contract, []).extend(deal.row)
        for measure, value in found.items():
            values.setdefault(measure, []).append(value)
        if keeps_rows:
            kept.append(SessionRow(place, deals, found))
    tallies = {contract: Tally() for contract in sorted(rows)}
    for contract, tally in tallies.items():
        tally.add_rows(rows[contract], run.seats)
    sessions = Tally(number)
    for measure, column in values.items():
        sessions.add_values(measure, column)
    return tallies, sessions, kept if keeps_rows else None


def session_values(books: Ledger) -> dict[str, int]:
    """What is counted of a finished session, by name; seats are those of the table.

    `won1` is 0 if S1 has not won, else how many seats share first place with it, itself counted.
    """
    winners = books.winners
    values = {"deals": len(books.played), "pot": books.pot}
    for seat in range(1, books.seats + 1):
        values[f"balance{seat}"] = books.balances[seat - 1]
        values[f"won{seat}"] = len(winners) if seat in winners else 0
        values[f"bought{seat}"] = books.bought[seat - 1]
    return values


class RandomTable:
    """Seats that do everything at random, in one backend."""

    def __init__(self, rules: Rules, backend: Backend) -> None:
        self._rules, self._backend = rules, backend
        self._programs = {contract: backend.vector(program) for contract, program in rules.programs.items()}
        self._pack = backend.zeros(max(len(program.pack) for program in rules.programs.values()))
        self._row = backend.zeros(rw.ROW_WIDTH)
        self.state = backend.zeros(SIZE)  # of the last deal

    def play(self, seed: int, number: int = 1) -> tuple[Ledger, list[DealRow]]:
        """The session of a seed from its first deal to its end; its number makes no difference here."""
        books, choices = Ledger(self._rules), Random(seed)
        deals = []
        while not books.over:
            deals.append(self.play_next(books, seed, choices))
        return books, deals

    def play_next(self, books: Ledger, seed: int, choices: Random) -> DealRow:
        """Play the next deal of a session and write it into its books."""
        contract, doubled = draw_contract(books, choices)
        given = (seed & WORD, seed >> 32, books.number, 1, books.pot, 2 if doubled else 1)
        self._backend.run(play_deals, self._programs[contract], self.state, self._pack, self._row, *given)
        row = self._backend.numbers(self._row)
        deal = DealRow(contract, books.dealer, doubled, row)
        books.enter(contract, row[rw.PAY : rw.PAY + books.seats], row[rw.POT])
        return deal


def draw_contract(books: Ledger, choices: Random) -> tuple[str, bool]:
    """The next contract of a random session, and whether it is doubled."""
    contract = choices.choice(books.offered)
    return contract, books.schedule.doubling and choices.random() < 0.5


class BotTable:
    """Bots by table seat, S1 first, that begin anew with every session."""

    def __init__(self, rules: Rules, seed: int, bots: Sequence[str]) -> None:
        self._rules, self._seed, self._bots = rules, seed, bots

    def play(self, seed: int, number: int) -> tuple[Ledger, list[DealRow]]:
        """The session of a seed from its first deal to its end; `number` is its place in the run."""
        bots = [make_bot(name, bot_seed(self._seed, number, seat)) for seat, name in enumerate(self._bots)]
        session = Session(self._rules, seed)
        deals, row = [], [0] * rw.ROW_WIDTH
        while (seat := session.turn) is not None:
            plays, played = session.phase is Phase.PLAY, len(session.results)
            if plays:
                legal = len(session.legal())
                row[rw.ACTIONS] += 1
                row[rw.CHOICES] += legal
                row[rw.FORCED] += legal == 1
            session.play(decide(session, bots[seat - 1]))
            if len(session.results) > played:
                result = session.results[-1]
                note(result.deal.program, result.deal.state, row, 0)
                deals.append(DealRow(result.contract, result.dealer, result.doubled, row))
                row = [0] * rw.ROW_WIDTH
        return session.books, deals
