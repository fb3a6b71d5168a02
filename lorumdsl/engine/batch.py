"""Many deals in one call: the loop that is worth compiling."""

from __future__ import annotations

from typing import Any

from lorumdsl import program as pg
from lorumdsl.engine.bits import nth, popcount
from lorumdsl.engine.deal import deal
from lorumdsl.engine.kernel import kernel
from lorumdsl.engine.rng import below, seed
from lorumdsl.engine.settle import settle
from lorumdsl.engine.state import FACTOR, OVER, PAY, POT
from lorumdsl.engine.step import apply, legal


@kernel
def play_out(program: Any, state: Any) -> int:
    """Play random legal actions to the end of the deal; how many there were."""
    actions = 0
    while state[OVER] == 0:
        choices = legal(program, state)
        apply(program, state, nth(choices, below(state, popcount(choices))))
        actions += 1
    return actions


@kernel
def play_deal(program: Any, state: Any, pack: Any, low: int, high: int, number: int, pot: int, factor: int) -> int:
    """Deal, play random legal actions and settle one deal of a session; how many actions there were."""
    seed(state, low, high, number)
    state[POT] = pot
    deal(program, state, pack)
    state[FACTOR] = factor
    actions = play_out(program, state)
    settle(program, state)
    return actions


@kernel
def play_deals(program: Any, state: Any, pack: Any, totals: Any, low: int, high: int, first: int, deals: int) -> None:
    """Play `deals` deals from number `first` on, each from an empty pot.

    `totals` has an element per seat for the pay, then one for the pot and one for the actions.
    """
    for number in range(first, first + deals):
        totals[program[pg.SEATS] + 1] += play_deal(program, state, pack, low, high, number, 0, 1)
        for seat in range(program[pg.SEATS]):
            totals[seat] += state[PAY + seat]
        totals[program[pg.SEATS]] += state[POT]
