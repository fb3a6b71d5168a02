"""A layout played at random to its end in one loop, for bulk play.

The same as `legal` and `apply` step by step, with the same draws: what changes with every card stays in
variables of the loop in place of the state.
"""

from __future__ import annotations

from typing import Any

from lorumdsl.engine import bulk_row as rw, program as pg
from lorumdsl.engine.bits import nth, popcount
from lorumdsl.engine.kernel import kernel
from lorumdsl.engine.layout import lay
from lorumdsl.engine.rng import MOST_SPENT, WORD, draw
from lorumdsl.engine.state import (
    HAND,
    LAID,
    LAST,
    OPEN,
    OUT,
    OVER,
    PASSED,
    PASSES,
    PLAYED,
    SPENT,
    TURN,
    WORD_LEFT,
)


@kernel
def play_layout(program: Any, state: Any, row: Any, place: int) -> None:
    """Play random actions to the end of the deal, from the second card on; add them to the row at `place`."""
    seats = program[pg.SEATS]
    actions = choices = forced = 0
    word, spent = state[WORD_LEFT], state[SPENT]
    seat, last, passed = state[TURN], state[LAST], state[PASSED]
    played, laid, opened = state[PLAYED], state[LAID], state[OPEN]
    hand = state[HAND + seat]
    while passed < seats:
        fitting = hand & opened
        actions += 1
        if fitting == 0:
            choices += 1
            forced += 1
            state[PASSES + seat] += 1
            passed += 1
        else:
            number = popcount(fitting)
            choices += number
            forced += 1 if number == 1 else 0
            spent *= number
            if spent > MOST_SPENT:
                word, spent = draw(state), number
            word *= number
            card = nth(fitting, word >> 32)
            word &= WORD
            bit = 1 << card
            hand ^= bit
            state[HAND + seat] = hand
            played |= bit
            last, passed = seat, 0
            if program[pg.MISSING] != 0:
                lay(program, state, card)
                opened = state[OPEN]
            else:
                laid |= bit
                opened = (opened | program[pg.AFTER + card]) & ~laid
            if hand == 0:
                state[OUT] = seat
                passed = seats
        seat = seat + 1 if seat + 1 < seats else 0
        hand = state[HAND + seat]
    state[LAST], state[PLAYED], state[OPEN], state[OVER] = last, played, opened, 1
    state[PASSED] = 0 if state[OUT] >= 0 else passed
    state[LAID] |= laid
    row[place + rw.ACTIONS] += actions
    row[place + rw.CHOICES] += choices
    row[place + rw.FORCED] += forced
