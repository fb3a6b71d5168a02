"""Transfers: who paid whom, how much, by which clause. The ledger only adds them up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from lorumdsl.engine.state import LOG, LOG_AMOUNT, LOG_FROM, LOG_PAYMENT, LOG_TO, LOG_WIDTH, SIZE
from lorumdsl.model.clause import Clause
from lorumdsl.model.payouts import Payment
from lorumdsl.model.ruleset import Ruleset
from lorumdsl.model.telling import origin, sentence

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
    def reason(self) -> str:
        """The rule by which it went, in words."""
        return sentence(self.clause, self.ruleset)

    @property
    def source(self) -> str:
        """Where that rule stands and on which texts it rests."""
        return origin(self.clause, self.ruleset)

    def __str__(self) -> str:
        return f"{seat_name(self.giver)} → {seat_name(self.receiver)} {self.amount}: {self.reason} ({self.source})"


def seat_name(seat: int, letter: str = "P") -> str:
    """`P1` for a seat of a deal, `S1` for one of the table, `pot`."""
    return f"{letter}{seat}" if seat != POT else "pot"


def format_change(number: int) -> str:
    """What a balance changed by: `+3`, `-1`, `0`."""
    return f"{number:+}" if number else "0"


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
