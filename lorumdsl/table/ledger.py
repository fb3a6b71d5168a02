"""The books of a session: whose deal it is, what is offered, balances, the pot, the end and who has won.

They need no cards: what a deal paid is all that goes in, so that a sheet kept by people and a million
sessions played by kernels have the same books.
"""

from __future__ import annotations

from collections.abc import Sequence

from lorumdsl.compiler.rules import Rules
from lorumdsl.compiler.value import value
from lorumdsl.table.schedule import standing
from lorumdsl.table.transfers import POT

MOST_EXTRA_DEALS = 100
"""A tie that so many extra deals have not broken is shared: under some rules none ever would."""


class Ledger:
    """The books before the first deal. Seats are those of the table, from 1; the last one deals first."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.seats = rules.ruleset.seats
        self.schedule = rules.ruleset.schedule
        self.balances = [rules.ruleset.bank.start] * self.seats
        self.bought = [0] * self.seats
        self.pot = 0
        self.played: list[str] = []
        self.tied: list[int] = []  # who plays off a tie, once the schedule is through
        self.dealer = self.seats
        self._winners: list[int] = []
        self._ended = False  # by `ends` before the schedule, or by a tie that cannot be broken
        self._stand()

    def _stand(self) -> None:
        """Work out whose deal it is; a tie is played off under the next dealer."""
        due = standing(self.schedule, self.seats, self.played)
        self.dealer = self.dealer % self.seats + 1 if self.tied else due.dealer + 1
        self.over = self._ended or (due.over and len(self.tied) < 2)
        if self.over:
            self.offered: tuple[str, ...] = ()
        else:
            self.offered = tuple(self.schedule.contracts) if self.tied else due.offered

    @property
    def number(self) -> int:
        """The number of the deal that is being played or comes next, from 1."""
        return len(self.played) + 1

    def leaders(self) -> list[int]:
        """The seats with the best balance so far; of those who play off a tie where there is one."""
        return list(self.tied) or self._best(self.balances, list(range(1, self.seats + 1)))

    def _best(self, amounts: Sequence[int], seats: list[int]) -> list[int]:
        best = (max if self.schedule.most_wins else min)(amounts[seat - 1] for seat in seats)
        return [seat for seat in seats if amounts[seat - 1] == best]

    @property
    def winners(self) -> list[int]:
        """The seats that share first place; empty before the end."""
        return list(self._winners)

    def table_seat(self, seat: int) -> int:
        """The table seat of a seat of the current deal; both count from 1, the pot stays the pot."""
        return POT if seat == POT else (self.dealer + seat - 1) % self.seats + 1

    def deal_seat(self, seat: int) -> int:
        """The seat in the current deal of a table seat; both count from 1."""
        return (seat - self.dealer - 1) % self.seats + 1

    def enter(self, contract: str, paid: Sequence[int], pot: int) -> list[int]:
        """Write down a deal: what each seat of it was paid, P1 first, and the pot after it.

        What each table seat was paid, S1 first. The session must not be over.
        """
        turned = (self.seats - self.dealer) % self.seats
        pay = [*paid[turned:], *paid[:turned]]
        self.pot = pot
        self._book(pay)
        self.played.append(contract)
        self._conclude(pay)
        return pay

    def _book(self, pay: Sequence[int]) -> None:
        bank = self.rules.ruleset.bank
        for seat, change in enumerate(pay):
            # In a deal that plays off a tie, points count for those who are tied.
            if not self.tied or seat + 1 in self.tied or not bank.is_scored:
                self.balances[seat] += change
            if bank.rebuy and self.balances[seat] < bank.rebuy.below:
                times = -((self.balances[seat] - bank.rebuy.below) // bank.rebuy.amount)
                self.balances[seat] += times * bank.rebuy.amount
                self.bought[seat] += times

    def _conclude(self, pay: Sequence[int]) -> None:
        """See whether the session is over, and what becomes of the pot then."""
        if self.schedule.ends is not None:
            self._ended = any(self._ends_for(balance) for balance in self.balances)
        extra = len(self.played) - self.schedule.cycles * len(self.schedule.contracts)
        if self.tied:
            self.tied = self._best(pay, self.tied)
            self._ended = self._ended or extra >= MOST_EXTRA_DEALS
        elif self.schedule.extra_deal and extra == 0:
            self.tied = self.leaders()
        self._stand()
        if not self.over:
            return
        self._winners = self.leaders()  # whatever they get of the pot makes nobody else win
        if self.rules.ruleset.bank.leftover_shared:
            each = self.pot // len(self._winners)
            for seat in self._winners:
                self.balances[seat - 1] += each
                self.pot -= each

    def _ends_for(self, balance: int) -> bool:
        counts = {"balance": balance, "pot": self.pot, "seats": self.seats}
        return self.schedule.ends is not None and value(self.schedule.ends, lambda read: counts[read.word]) != 0

    @property
    def is_conserved(self) -> bool:
        """Whether balances, pot and what was bought still add up; points are scored and need not."""
        bank = self.rules.ruleset.bank
        if bank.is_scored:
            return True
        bought = sum(self.bought) * bank.rebuy.amount if bank.rebuy else 0
        return sum(self.balances) + self.pot == bank.start * self.seats + bought
