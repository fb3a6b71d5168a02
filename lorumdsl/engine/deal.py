"""Dealing: a fresh state, a shuffled pack, a hand for each seat, and who begins.

Packets and the cut are customs of the table that change nothing about a shuffled pack; they are told
to people and not imitated here.
"""

from __future__ import annotations

from typing import Any

from lorumdsl.engine import program as pg
from lorumdsl.engine.kernel import kernel
from lorumdsl.engine.program import MOST_TRICKS
from lorumdsl.engine.rng import below
from lorumdsl.engine.state import (
    FACTOR,
    HAND,
    LAST,
    LOG,
    OUT,
    POT,
    TRICK,
    TURN,
    WON,
)


@kernel
def clear(state: Any) -> None:
    """Empty the table for a new deal; the pot, the generator and the log's room stay."""
    pot = state[POT]
    for slot in range(TURN, LOG + 1):
        state[slot] = 0
    for slot in range(HAND, WON):
        state[slot] = 0
    for slot in range(WON, WON + MOST_TRICKS + 1):
        state[slot] = -1
    state[TRICK] = state[FACTOR] = 1
    state[OUT] = state[LAST] = -1
    state[POT] = pot


@kernel
def give_turn(program: Any, state: Any) -> None:
    """Give the first turn to the holder of the card that begins, where a card does and somebody holds it."""
    opener = program[pg.OPENER]
    if opener != 0:
        for seat in range(program[pg.SEATS]):
            if state[HAND + seat] & opener != 0:
                state[TURN] = seat


@kernel
def shuffle(state: Any, pack: Any, first: int, end: int) -> int:
    """Draw the cards of the places from `end` - 1 down to `first` out of all before `end`; the set of them."""
    drawn = 0
    for place in range(end - 1, first - 1, -1):
        other = below(state, place + 1)
        card = pack[other]
        pack[other] = pack[place]
        pack[place] = card
        drawn |= 1 << card
    return drawn


@kernel
def deal(program: Any, state: Any, pack: Any) -> None:
    """Shuffle and deal evenly; `pack` is a scratch vector with an element per dealt card.

    The first hand is what the others leave; its cards lie in no random order.
    """
    clear(state)
    cards = program[pg.CARDS]
    rest = 0
    for place in range(cards):
        card = program[pg.PACK + place]
        pack[place] = card
        rest |= 1 << card
    each = cards // program[pg.SEATS]
    for seat in range(program[pg.SEATS] - 1, 0, -1):
        hand = shuffle(state, pack, seat * each, (seat + 1) * each)
        rest ^= hand
        state[HAND + seat] = hand
    state[HAND] = rest
    give_turn(program, state)
