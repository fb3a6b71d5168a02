"""Habits: how well each action has paid its seat so far, by the situation in which it was played.

The rest of a searched deal is played by habit. Nothing here knows what a contract charges for: that high
cards are thrown off, or kept for the last trick, is learnt from the pay. How far the deal has come is part of
the situation: many contracts charge for certain tricks, and near a threshold every point tells.
"""

from __future__ import annotations

from typing import Any

from lorumdsl.engine import program as pg
from lorumdsl.engine.bits import nth, popcount
from lorumdsl.engine.kernel import kernel
from lorumdsl.engine.program import COUNT, MOST_SEATS, TRICK
from lorumdsl.engine.rng import below
from lorumdsl.engine.state import BEST, COUNT as COUNT_SLOT, HAND, LED, OPEN, PLACED, TRICK as TRICK_NUMBER, TURN
from lorumdsl.engine.trick import beats

OPENS, OFF_SUIT, LOSES, LEADS_SO_FAR, TAKES = range(5)
"""What a card does in a trick. Elsewhere there are two: it opens a chain or layout, or charges nothing, and not."""

ROLES = 5
STAGES = 16
OF_A_SEAT = ROLES * STAGES * 64
HABIT_WIDTH = 2
TIMES, PAID = range(HABIT_WIDTH)
"""Of a habit: how often the action was played, and what its seat was paid then in all."""

HABITS = MOST_SEATS * OF_A_SEAT * HABIT_WIDTH
"""The size of the vector."""


@kernel
def role_of(program: Any, state: Any, action: int) -> int:
    """What an action of the seat to move does in the present situation."""
    if program[pg.KIND] == TRICK:
        if state[PLACED] == 0:
            return OPENS
        if not beats(program[pg.TRUMP], state[LED], state[BEST], 1 << action):
            return OFF_SUIT if (state[LED] >> action) & 1 == 0 else LOSES
        return LEADS_SO_FAR if state[PLACED] + 1 < program[pg.SEATS] else TAKES
    if program[pg.KIND] == COUNT:
        count = state[COUNT_SLOT]
        for place in range(program[pg.THRESHOLD_COUNT]):
            if count < program[program[pg.THRESHOLDS] + place] <= count + program[pg.VALUES + action]:
                return TAKES
        return OPENS
    return LOSES if state[OPEN] != 0 else OPENS


@kernel
def stage_of(program: Any, state: Any) -> int:
    """How far the deal has come: the number of the trick, what lacks to a threshold, or the cards left in the hand."""
    stage = state[TRICK_NUMBER] - 1
    if program[pg.KIND] == COUNT:
        stage = STAGES
        for place in range(program[pg.THRESHOLD_COUNT]):
            missing = program[program[pg.THRESHOLDS] + place] - state[COUNT_SLOT]
            if missing > 0:
                stage = min(stage, missing)
    elif program[pg.KIND] != TRICK:
        stage = popcount(state[HAND + state[TURN]])
    return min(stage, STAGES - 1)


@kernel
def habit_of(program: Any, state: Any, action: int) -> int:
    """The place of the habit of an action of the seat to move."""
    role, stage = role_of(program, state, action), stage_of(program, state)
    return (state[TURN] * OF_A_SEAT + (stage * ROLES + role) * 64 + action) * HABIT_WIDTH


@kernel
def by_habit(program: Any, state: Any, habits: Any, actions: int, draws: int) -> int:
    """Of so many actions drawn from those given as bits the one that has paid best; one never played comes first."""
    number = popcount(actions)
    chosen = nth(actions, below(state, number))
    if number == 1:
        return chosen
    place = habit_of(program, state, chosen)
    for _ in range(draws - 1):
        other = nth(actions, below(state, number))
        if other != chosen and habits[place + TIMES] != 0:
            rival = habit_of(program, state, other)
            times, others = habits[place + TIMES], habits[rival + TIMES]
            if others == 0 or habits[rival + PAID] * times > habits[place + PAID] * others:
                chosen, place = other, rival
    return chosen
