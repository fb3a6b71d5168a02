"""Layout contracts: the first card sets the rank on which every suit starts; piles grow from there."""

from __future__ import annotations

from typing import Any

from lorumdsl.engine import program as pg
from lorumdsl.engine.bits import lowest
from lorumdsl.engine.kernel import kernel
from lorumdsl.engine.program import PASS
from lorumdsl.engine.state import HAND, LAID, LAST, OPEN, OUT, OVER, PASSED, PASSES, PLAYED, START, TURN


@kernel
def legal_in_layout(program: Any, state: Any) -> int:
    """Cards that fit, any card to begin with, a pass for a seat that has none."""
    cards = state[HAND + state[TURN]]
    if state[START] != 0:
        cards &= state[OPEN]
    return cards if cards != 0 else 1 << PASS


@kernel
def lay(program: Any, state: Any, card: int) -> None:
    """Put a card on the table and open what may follow it; missing cards that are reached count as laid."""
    if state[START] == 0:
        state[START] = program[pg.RANK_OF + card]
        state[OPEN] = program[pg.RANK_OF + card]
    state[LAID] |= 1 << card
    state[OPEN] |= program[pg.AFTER + card]
    reached = state[OPEN] & program[pg.MISSING] & ~state[LAID]
    while reached != 0:
        gap = lowest(reached)
        state[LAID] |= 1 << gap
        state[OPEN] |= program[pg.AFTER + gap]
        reached = state[OPEN] & program[pg.MISSING] & ~state[LAID]
    state[OPEN] &= ~state[LAID]


@kernel
def play_to_layout(program: Any, state: Any, card: int) -> None:
    """Lay a card from the hand; the deal ends with the first empty hand."""
    seat, bit = state[TURN], 1 << card
    state[HAND + seat] &= ~bit
    state[PLAYED] |= bit
    state[LAST] = seat
    state[PASSED] = 0
    lay(program, state, card)
    if state[HAND + seat] == 0:
        state[OUT], state[OVER] = seat, 1
    else:
        state[TURN] = seat + 1 if seat + 1 < program[pg.SEATS] else 0


@kernel
def pass_in_layout(program: Any, state: Any) -> None:
    """Pass; a deal in which everybody has passed in a row is stuck and ends without a winner."""
    seat = state[TURN]
    state[PASSES + seat] += 1
    state[PASSED] += 1
    if state[PASSED] == program[pg.SEATS]:
        state[OVER] = 1
    else:
        state[TURN] = seat + 1 if seat + 1 < program[pg.SEATS] else 0
