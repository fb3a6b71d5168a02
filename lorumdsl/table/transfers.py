"""Transfers: who paid whom, how much, by which clause. The ledger only adds them up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from lorumdsl.engine.state import LOG, LOG_AMOUNT, LOG_FROM, LOG_PAYMENT, LOG_TO, LOG_WIDTH, SIZE
from lorumdsl.language.phrase import Argument, Phrase, Seat
from lorumdsl.model.clause import Clause
from lorumdsl.model.payouts import Payment
from lorumdsl.model.ruleset import Bank, Ruleset
from lorumdsl.phrases.clauses import origin, ruled

POT = 0
"""The number of the pot among the seats, which count from 1."""


@dataclass(frozen=True, slots=True)
class Transfer:
    """`amount` went from one end to the other; ends are seats from 1, or POT. `clause` is one of `ruleset`."""

    giver: int
    receiver: int
    amount: int
    clause: Clause
    ruleset: Ruleset = field(repr=False, compare=False)

    @property
    def reason(self) -> Argument:
        """The rule by which it went."""
        rule = ruled(self.ruleset, self.clause)
        assert rule is not None  # payments have a sentence each
        return rule

    @property
    def source(self) -> Argument:
        """Where that rule stands and on which texts it rests."""
        return origin(self.ruleset, self.clause)

    def __str__(self) -> str:
        return f"{end(self.giver)} → {end(self.receiver)} {self.amount}: {self.reason} ({self.source})"


def end(number: int, letter: str = "P") -> Argument:
    """One end of a transfer: a seat of a deal (`P1`) or of the table (`S1`), or the pot."""
    return Phrase("pot") if number == POT else Seat(number, letter)


def seat_name(seat: int, letter: str = "P") -> str:
    """`P1` for a seat of a deal, `S1` for one of the table, `pot`: as records write it, in no language."""
    return f"{letter}{seat}" if seat != POT else "pot"


def format_change(number: int) -> str:
    """What a balance changed by: `+3`, `-1`, `0`."""
    return f"{number:+}" if number else "0"


def format_balance(balance: int, bank: Bank) -> str:
    """With a sign where seats begin with nothing: there the balance is what was won. Points have none."""
    return format_change(balance) if bank.start == 0 and not bank.is_scored else str(balance)


def read_transfers(state: Sequence[int], ruleset: Ruleset, payments: Sequence[Payment]) -> list[Transfer]:
    """The log of a settled state; `payments` are those its rows refer to, clauses of `ruleset`."""
    transfers = []
    seats = ruleset.seats
    for row in range(SIZE, SIZE + LOG_WIDTH * state[LOG], LOG_WIDTH):
        giver, receiver = state[row + LOG_FROM] + 1, state[row + LOG_TO] + 1
        transfers.append(
            Transfer(
                giver if giver <= seats else POT,
                receiver if receiver <= seats else POT,
                state[row + LOG_AMOUNT],
                payments[state[row + LOG_PAYMENT]].clause,
                ruleset,
            )
        )
    return transfers


def log_room(seats: int, payments: Sequence[Payment]) -> int:
    """How many transfers the payments of one payout can make at most."""
    return max(1, len(payments)) * seats * (seats + 2)
