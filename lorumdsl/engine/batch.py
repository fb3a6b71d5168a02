"""Many deals in one call: the loop that is worth compiling."""

from __future__ import annotations

from typing import Any

from lorumdsl import program as pg
from lorumdsl.engine import rows as rw
from lorumdsl.engine.bits import nth, popcount
from lorumdsl.engine.deal import deal
from lorumdsl.engine.kernel import kernel
from lorumdsl.engine.rng import below, seed
from lorumdsl.engine.settle import settle
from lorumdsl.engine.state import COST, FACTOR, OVER, PASSES, PAY, POT, POT_TOUCHED, TOTAL, TRICK
from lorumdsl.engine.step import apply, legal


@kernel
def play_out(program: Any, state: Any, row: Any, place: int) -> None:
    """Play random legal actions to the end of the deal; count them in the row that begins at `place`."""
    actions = choices = forced = 0
    while state[OVER] == 0:
        cards = legal(program, state)
        number = popcount(cards)
        apply(program, state, nth(cards, below(state, number)))
        actions += 1
        choices += number
        forced += 1 if number == 1 else 0
    row[place + rw.ACTIONS], row[place + rw.CHOICES], row[place + rw.FORCED] = actions, choices, forced


@kernel
def note(program: Any, state: Any, row: Any, place: int) -> None:
    """Write what came of a settled deal into the row that begins at `place`."""
    passes = swept = 0
    for seat in range(program[pg.SEATS]):
        row[place + rw.PAY + seat] = state[PAY + seat]
        passes += state[PASSES + seat]
        if state[COST + seat] == state[TOTAL]:
            swept = 1
    row[place + rw.POT], row[place + rw.TOUCHED] = state[POT], state[POT_TOUCHED]
    row[place + rw.PASSES], row[place + rw.TRICKS] = passes, state[TRICK] - 1
    row[place + rw.SWEPT] = swept if state[TOTAL] != 0 else 0


@kernel
def play_deal(
    program: Any, state: Any, pack: Any, row: Any, place: int, low: int, high: int, number: int, pot: int, factor: int
) -> None:
    """Deal, play random legal actions and settle one deal of a session; noted in the row that begins at `place`."""
    seed(state, low, high, number)
    state[POT] = pot
    deal(program, state, pack)
    state[FACTOR] = factor
    play_out(program, state, row, place)
    settle(program, state)
    note(program, state, row, place)


@kernel
def play_deals(program: Any, state: Any, pack: Any, rows: Any, low: int, high: int, first: int, deals: int) -> None:
    """Play `deals` deals from number `first` on, each from an empty pot; a row of ROW_WIDTH ints for each."""
    for place in range(deals):
        play_deal(program, state, pack, rows, place * rw.ROW_WIDTH, low, high, first + place, 0, 1)
