"""What the actions of a trick contract have shown: who won which trick, who cannot follow which suit."""

from __future__ import annotations

from dataclasses import dataclass

from lorumdsl.cards import CardSet
from lorumdsl.engine.program import Program
from lorumdsl.engine.trick import beats
from lorumdsl.table.view import View


@dataclass(frozen=True, slots=True)
class TrickHistory:
    """Seats count from 0. `void` are the suits that a seat has shown not to hold, as cards; `followed` says
    whether somebody has followed in the trick on the table."""

    played: CardSet
    void: list[CardSet]
    won: list[tuple[int, int]]  # number of the trick, winner
    followed: bool


def read_history(view: View, program: Program) -> TrickHistory:
    """The history of a view; tricks before its first action are unknown."""
    left = list(view.sizes)
    for seat, _ in view.history:
        left[seat - 1] += 1
    played, void = 0, [0] * program.seats
    winners: list[int] = []
    due = led = winner = 0
    best, followed = 0, False
    for seat, action in view.history:
        if due == 0:  # a new trick; seats without cards are left out
            due = sum(cards > 0 for cards in left)
            led, best, followed = program.suit_of[action.code], 0, False
        else:
            followed = followed or bool(led >> action.code & 1)
        bit = 1 << action.code
        played |= bit
        left[seat - 1] -= 1
        due -= 1
        if not led & bit:
            void[seat - 1] |= led
        if beats(program.trump, led, best, bit):
            best, winner = bit, seat - 1
        if due == 0:
            winners.append(winner)
    if not program.follows:
        void = [0] * program.seats
    first = view.trick - len(winners)
    return TrickHistory(played, void, list(enumerate(winners, first)), followed and due > 0)
