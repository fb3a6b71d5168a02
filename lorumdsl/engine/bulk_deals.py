"""Many deals in one call: the loop that is worth compiling."""

from __future__ import annotations

from typing import Any

from lorumdsl.engine import bulk_row as rw, program as pg
from lorumdsl.engine.bits import nth, popcount
from lorumdsl.engine.bulk_layouts import play_layout
from lorumdsl.engine.bulk_tricks import is_whole, play_tricks
from lorumdsl.engine.deal import deal
from lorumdsl.engine.kernel import inlined, kernel
from lorumdsl.engine.program import LAYOUT, TRICK as TRICK_KIND
from lorumdsl.engine.rng import MOST_SPENT, below, seed
from lorumdsl.engine.settle import settle
from lorumdsl.engine.state import COST, FACTOR, OVER, PASSES, PAY, PLACED, POT, POT_TOUCHED, SPENT, START, TOTAL, TRICK
from lorumdsl.engine.step import apply, legal


@inlined
def pick(program: Any, state: Any, actions: int) -> int:
    """One of some actions, each as likely; a trick begins with a fresh random word."""
    if program[pg.KIND] == TRICK_KIND and state[PLACED] == 0:
        state[SPENT] = MOST_SPENT + 1
    return nth(actions, below(state, popcount(actions)))


@kernel
def choose(program: Any, state: Any) -> int:
    """A random legal action of the seat to move."""
    return pick(program, state, legal(program, state))


@kernel
def play_step(program: Any, state: Any, row: Any, place: int) -> None:
    """Play one random action; count it in the row that begins at `place`."""
    actions = legal(program, state)
    number = popcount(actions)
    apply(program, state, pick(program, state, actions))
    row[place + rw.ACTIONS] += 1
    row[place + rw.CHOICES] += number
    row[place + rw.FORCED] += 1 if number == 1 else 0


@kernel
def play_out(program: Any, state: Any, row: Any, place: int) -> None:
    """Play random legal actions to the end of the deal; count them in the row that begins at `place`."""
    row[place + rw.ACTIONS] = row[place + rw.CHOICES] = row[place + rw.FORCED] = 0
    while state[OVER] == 0:
        if program[pg.KIND] == TRICK_KIND and is_whole(program, state):
            play_tricks(program, state, row, place)
        elif program[pg.KIND] == LAYOUT and state[START] != 0:
            play_layout(program, state, row, place)
        else:
            play_step(program, state, row, place)


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
def play_deals(
    program: Any,
    state: Any,
    pack: Any,
    rows: Any,
    low: int,
    high: int,
    first: int,
    deals: int,
    pot: int,
    factor: int,
) -> None:
    """Deal, play at random and settle `deals` deals from number `first` on; a row of ROW_WIDTH ints for each.

    Before each there is so much in the pot; `factor` multiplies costs.
    """
    for place in range(deals):
        seed(state, low, high, first + place)
        state[POT] = pot
        deal(program, state, pack)
        state[FACTOR] = factor
        play_out(program, state, rows, place * rw.ROW_WIDTH)
        settle(program, state)
        note(program, state, rows, place * rw.ROW_WIDTH)
