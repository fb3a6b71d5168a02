"""Count contracts: every card adds to one running count; who brings it to a threshold is charged."""

from __future__ import annotations

from typing import Any

from lorumdsl.engine import program as pg
from lorumdsl.engine.kernel import kernel
from lorumdsl.engine.state import COUNT, CROSSED, HAND, LAST, OVER, PLAYED, TURN
from lorumdsl.engine.trick import next_with_cards


@kernel
def play_to_count(program: Any, state: Any, card: int) -> None:
    """Play any card; the deal ends when no hand holds one."""
    seat, bit = state[TURN], 1 << card
    state[HAND + seat] &= ~bit
    state[PLAYED] |= bit
    state[LAST] = seat
    before = state[COUNT]
    state[COUNT] += program[pg.VALUES + card]
    for place in range(program[pg.THRESHOLD_COUNT]):
        if before < program[program[pg.THRESHOLDS] + place] <= state[COUNT]:
            state[CROSSED + seat] += program[program[pg.PRICES] + place]
    following = next_with_cards(program, state, seat + 1 if seat + 1 < program[pg.SEATS] else 0)
    if following < 0:
        state[OVER] = 1
    else:
        state[TURN] = following
