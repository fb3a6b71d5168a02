"""Transfers: who paid whom, how much, by which clause. The ledger only adds them up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from lorumdsl.engine.state import LOG, LOG_AMOUNT, LOG_FROM, LOG_PAYMENT, LOG_TO, LOG_WIDTH, SIZE
from lorumdsl.model.clause import Clause
from lorumdsl.model.payouts import Payment

POT = 0
"""The number of the pot among the seats, which count from 1."""


@dataclass(frozen=True, slots=True)
class Transfer:
    """`amount` went from one end to the other; ends are seats from 1, or POT."""

    giver: int
    receiver: int
    amount: int
    clause: Clause

    def __str__(self) -> str:
        return f"{seat_name(self.giver)} → {seat_name(self.receiver)}: {self.amount} ({self.clause})"


def seat_name(seat: int, letter: str = "P") -> str:
    """`P1` for a seat of a deal, `S1` for one of the table, `pot`."""
    return f"{letter}{seat}" if seat != POT else "pot"


def read_transfers(state: Sequence[int], seats: int, payments: Sequence[Payment]) -> list[Transfer]:
    """The log of a settled state."""
    transfers = []
    for row in range(SIZE, SIZE + LOG_WIDTH * state[LOG], LOG_WIDTH):
        giver, receiver = state[row + LOG_FROM] + 1, state[row + LOG_TO] + 1
        transfers.append(
            Transfer(
                giver if giver <= seats else POT,
                receiver if receiver <= seats else POT,
                state[row + LOG_AMOUNT],
                payments[state[row + LOG_PAYMENT]].clause,
            )
        )
    return transfers


def log_room(seats: int, payments: Sequence[Payment]) -> int:
    """How many transfers the payments of one payout can make at most."""
    return max(1, len(payments)) * seats * (seats + 2)
