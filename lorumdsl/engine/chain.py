"""Chain contracts: each card opens the next; played by its holder out of turn, or in order with passes."""

from __future__ import annotations

from typing import Any

from lorumdsl.engine import program as pg
from lorumdsl.engine.kernel import kernel
from lorumdsl.engine.program import PASS
from lorumdsl.engine.state import HAND, LAST, LENGTH, OPEN, OUT, OVER, PASSED, PASSES, PLAYED, TURN


@kernel
def legal_in_chain(program: Any, state: Any) -> int:
    """Cards that continue the chain, any card where a new one starts, a pass for a seat that has none."""
    cards = state[HAND + state[TURN]]
    if state[OPEN] != 0:
        cards &= state[OPEN]
    return cards if cards != 0 else 1 << PASS


@kernel
def holder_of(program: Any, state: Any, cards: int) -> int:
    """The first seat that holds one of the cards, -1 if nobody does."""
    for seat in range(program[pg.SEATS]):
        if state[HAND + seat] & cards != 0:
            return seat
    return -1


@kernel
def play_to_chain(program: Any, state: Any, card: int) -> None:
    """Play a card; the deal ends at once with the first empty hand."""
    seat, bit = state[TURN], 1 << card
    state[HAND + seat] &= ~bit
    state[PLAYED] |= bit
    state[LAST] = seat
    state[PASSED] = 0
    if state[HAND + seat] == 0:
        state[OUT], state[OVER] = seat, 1
        return
    state[LENGTH] += 1
    following = program[pg.AFTER + card]
    holder = holder_of(program, state, following)
    ends = following == 0 or state[LENGTH] == program[pg.LIMIT] or (program[pg.HOLDER] != 0 and holder < 0)
    if ends:
        state[OPEN] = state[LENGTH] = 0  # the last player starts the next chain
        return
    state[OPEN] = following
    if program[pg.HOLDER] != 0:
        state[TURN] = holder
    else:
        state[TURN] = seat + 1 if seat + 1 < program[pg.SEATS] else 0


@kernel
def pass_in_chain(program: Any, state: Any) -> None:
    """Pass; when everybody has passed in a row, the last player starts anew."""
    seat = state[TURN]
    state[PASSES + seat] += 1
    state[PASSED] += 1
    if state[PASSED] < program[pg.SEATS]:
        state[TURN] = seat + 1 if seat + 1 < program[pg.SEATS] else 0
        return
    state[OPEN] = state[LENGTH] = state[PASSED] = 0
    state[TURN] = state[LAST]
