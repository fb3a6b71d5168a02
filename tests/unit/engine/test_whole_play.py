"""Deals that are played in one loop come out as the same deals played step by step, with the same draws."""

from __future__ import annotations

import pytest

from lorumdsl.engine import bulk_row as rw
from lorumdsl.engine.bits import popcount
from lorumdsl.engine.bulk_deals import choose, note, play_deals
from lorumdsl.engine.deal import deal
from lorumdsl.engine.program import MOST_SEATS, Program
from lorumdsl.engine.rng import seed
from lorumdsl.engine.settle import settle
from lorumdsl.engine.state import (
    BEST,
    BEST_SEAT,
    FOLLOWED,
    LED,
    OVER,
    PLACED,
    RNG,
    SPENT,
    TABLE,
    TURN,
    WORD_LEFT,
    new_state,
)
from lorumdsl.engine.step import apply, legal
from tests.properties.played import references, rules

CONTRACTS = [(reference, contract) for reference in references() for contract in rules(reference).programs]
CHANCE = {*range(RNG, RNG + 4), WORD_LEFT, SPENT}  # where the generator stands after the last draw
LEFT_OVER = {TURN, PLACED, LED, BEST, BEST_SEAT, FOLLOWED, *range(TABLE, TABLE + MOST_SEATS)}
"""Of the last trick: who would be next, and what lay there."""


def step_by_step(program: Program, number: int) -> tuple[list[int], list[int]]:
    state, row = new_state(), [0] * rw.ROW_WIDTH
    seed(state, 11, 0, number)
    deal(program, state, [0] * len(program.pack))
    while not state[OVER]:
        choices = popcount(legal(program, state))
        row[rw.ACTIONS] += 1
        row[rw.CHOICES] += choices
        row[rw.FORCED] += choices == 1
        apply(program, state, choose(program, state))
    settle(program, state)
    note(program, state, row, 0)
    return row, state


def at_once(program: Program, number: int) -> tuple[list[int], list[int]]:
    state, row = new_state(), [0] * rw.ROW_WIDTH
    play_deals(program, state, [0] * len(program.pack), row, 11, 0, number, 1, 0, 1)
    return row, state


@pytest.mark.parametrize(("reference", "contract"), CONTRACTS)
def test_a_loop_over_a_whole_deal_is_step_by_step(reference: str, contract: str) -> None:
    program = rules(reference).programs[contract]
    for number in range(1, 30):
        slow, fast = step_by_step(program, number), at_once(program, number)
        assert fast[0] == slow[0]
        apart = [slot for slot, pair in enumerate(zip(slow[1], fast[1], strict=True)) if pair[0] != pair[1]]
        assert not set(apart) - CHANCE - LEFT_OVER, f"deal {number}: the states differ in slots {apart}"
