"""How a deal came to its end: who stood best after each action, as if the deal had ended there.

A deal is played twice from the same generator: first to know who wins, then to see how each standing looks
beside that. Nothing but the generator's words has to be kept.
"""

from __future__ import annotations

from typing import Any

from lorumdsl.engine import program as pg
from lorumdsl.engine.bits import popcount
from lorumdsl.engine.bulk_deals import choose
from lorumdsl.engine.deal import deal
from lorumdsl.engine.kernel import kernel
from lorumdsl.engine.rng import seed
from lorumdsl.engine.settle import settle
from lorumdsl.engine.state import OVER, PAY, POT
from lorumdsl.engine.step import apply

LENGTH = 0  # how many actions
LEADS = 1  # how often another seat came to lead alone
BEHIND = 2  # actions before which no winner was among the leaders
DEFICIT = 3  # by how much, over all of them
DEEPEST = 4  # by how much at most
DECIDED = 5  # after how many actions nobody but winners led any more
DRAMA_WIDTH = 6


@kernel
def stand(program: Any, state: Any) -> None:
    """Settle a deal as if it ended now; the pot stays as it was before the deal."""
    pot = state[POT]
    settle(program, state)
    state[POT] = pot


@kernel
def best(program: Any, state: Any, seats: int, sense: int) -> int:
    """The best pay among some seats; `sense` is 1 where more is better and -1 where less is."""
    found = 0
    left = seats
    for seat in range(program[pg.SEATS]):
        if (seats >> seat) & 1 != 0:
            found = sense * state[PAY + seat] if left == seats else max(found, sense * state[PAY + seat])
            left &= ~(1 << seat)
    return found


@kernel
def leaders(program: Any, state: Any, sense: int) -> int:
    """The seats with the best pay as bits."""
    seats = 0
    most = best(program, state, (1 << program[pg.SEATS]) - 1, sense)
    for seat in range(program[pg.SEATS]):
        if sense * state[PAY + seat] == most:
            seats |= 1 << seat
    return seats


@kernel
def begin(program: Any, state: Any, pack: Any, low: int, high: int, number: int) -> None:
    """Deal a deal from an empty pot."""
    seed(state, low, high, number)
    state[POT] = 0
    deal(program, state, pack)


@kernel
def follow(
    program: Any, state: Any, pack: Any, rows: Any, place: int, low: int, high: int, number: int, sense: int
) -> None:
    """Play a deal at random and note its drama in the row that begins at `place`."""
    begin(program, state, pack, low, high, number)
    while state[OVER] == 0:
        apply(program, state, choose(program, state))
    settle(program, state)
    winners = leaders(program, state, sense)
    begin(program, state, pack, low, high, number)
    length = leads = behind = deficit = deepest = decided = leader = 0
    everybody = (1 << program[pg.SEATS]) - 1
    going = 1
    while going != 0:
        stand(program, state)
        ahead = leaders(program, state, sense)
        if popcount(ahead) == 1:
            leads += 1 if leader != 0 and leader != ahead else 0
            leader = ahead
        if ahead & ~winners != 0:
            decided = length + 1
        short = best(program, state, everybody, sense) - best(program, state, winners, sense)
        behind += 1 if short > 0 else 0
        deficit += short
        deepest = max(deepest, short)
        going = 0
        if state[OVER] == 0:
            apply(program, state, choose(program, state))
            length += 1
            going = 1
    rows[place + LENGTH], rows[place + LEADS], rows[place + BEHIND] = length, leads, behind
    rows[place + DEFICIT], rows[place + DEEPEST], rows[place + DECIDED] = deficit, deepest, decided


@kernel
def follow_deals(
    program: Any, state: Any, pack: Any, rows: Any, low: int, high: int, first: int, deals: int, sense: int
) -> None:
    """`follow` for `deals` deals from number `first` on; a row of DRAMA_WIDTH ints for each."""
    for place in range(deals):
        follow(program, state, pack, rows, place * DRAMA_WIDTH, low, high, first + place, sense)
