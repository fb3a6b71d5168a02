"""Dealing: a fresh state, a shuffled pack, a hand for each seat.

Packets and the cut are customs of the table that change nothing about a shuffled pack; they are told
to people and not imitated here.
"""

from __future__ import annotations

from typing import Any

from lorumdsl import program as pg
from lorumdsl.engine.kernel import kernel
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
from lorumdsl.program import MOST_TRICKS


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
def deal(program: Any, state: Any, pack: Any) -> None:
    """Shuffle and deal evenly; `pack` is a scratch vector with an element per dealt card."""
    clear(state)
    cards = program[pg.CARDS]
    for place in range(cards):
        pack[place] = program[pg.PACK + place]
    for place in range(cards - 1, 0, -1):
        other = below(state, place + 1)
        pack[place], pack[other] = pack[other], pack[place]
    each = cards // program[pg.SEATS]
    for seat in range(program[pg.SEATS]):
        hand = 0
        for place in range(seat * each, (seat + 1) * each):
            hand |= 1 << pack[place]
        state[HAND + seat] = hand
