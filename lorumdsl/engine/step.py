"""One step of any contract: what is legal, and what an action does."""

from __future__ import annotations

from typing import Any

from lorumdsl.engine import program as pg
from lorumdsl.engine.chain import legal_in_chain, pass_in_chain, play_to_chain
from lorumdsl.engine.count import play_to_count
from lorumdsl.engine.kernel import kernel
from lorumdsl.engine.layout import legal_in_layout, pass_in_layout, play_to_layout
from lorumdsl.engine.program import CHAIN, LAYOUT, PASS, TRICK
from lorumdsl.engine.state import HAND, OPEN, PLAYED, TRICK as TRICK_NUMBER, TURN
from lorumdsl.engine.trick import legal_in_trick, play_to_trick


@kernel
def opens(program: Any, state: Any) -> bool:
    """Whether the seat to move begins the deal with the card that says so in its hand."""
    if program[pg.OPENER] == 0 or state[PLAYED] != 0 or state[TRICK_NUMBER] != 1 or state[OPEN] != 0:
        return False
    return state[HAND + state[TURN]] & program[pg.OPENER] != 0


@kernel
def legal(program: Any, state: Any) -> int:
    """The legal actions of the seat to move as bits: cards, and PASS. Never empty before the deal is over."""
    if opens(program, state):
        return state[HAND + state[TURN]] & program[pg.OPENINGS]
    if program[pg.KIND] == TRICK:
        return legal_in_trick(program, state)
    if program[pg.KIND] == CHAIN:
        return legal_in_chain(program, state)
    if program[pg.KIND] == LAYOUT:
        return legal_in_layout(program, state)
    return state[HAND + state[TURN]]


@kernel
def apply(program: Any, state: Any, action: int) -> None:
    """Carry out a legal action of the seat to move."""
    if program[pg.KIND] == TRICK:
        play_to_trick(program, state, action)
    elif program[pg.KIND] == CHAIN:
        if action == PASS:
            pass_in_chain(program, state)
        else:
            play_to_chain(program, state, action)
    elif program[pg.KIND] == LAYOUT:
        if action == PASS:
            pass_in_layout(program, state)
        else:
            play_to_layout(program, state, action)
    else:
        play_to_count(program, state, action)
