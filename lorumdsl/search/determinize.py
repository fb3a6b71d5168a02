"""Determinisation: hands drawn at random that agree with everything a seat knows.

Cards that may lie in few places are drawn first, each to a place by how many cards it still needs; where
that runs into a dead end, cards already drawn move on. What a set of cards cannot say, as that a card led
against a restriction was alone in its suit, is tried out: the hands play the deal's first actions again,
and are drawn anew where one of these would not have been legal.
"""

from __future__ import annotations

from typing import Any

from lorumdsl.engine import program as pg
from lorumdsl.engine.bits import lowest
from lorumdsl.engine.deal import give_turn
from lorumdsl.engine.kernel import kernel
from lorumdsl.engine.rng import below
from lorumdsl.engine.state import HAND, LOG_ROOM, STACK, TURN
from lorumdsl.engine.step import apply, legal
from lorumdsl.search.knowledge import (
    BARRED,
    DRAWN,
    FREE,
    FROM,
    GROUP,
    HELD,
    HISTORY,
    HISTORY_WIDTH,
    LEFT,
    MOVED,
    PLACES,
    PLAYED,
    ROOM,
    TRIED,
    TURN_TRIED,
)

TRIALS = 256
"""So often are hands drawn that must be tried; after that the last ones stand, right or wrong."""


@kernel
def copy_deal(state: Any, deal: Any) -> None:
    """Make a state the copy of a deal in another vector; its own generator, and what goes with it, stays."""
    for slot in range(LOG_ROOM):
        state[slot] = deal[slot]
    for slot in range(HAND, STACK):
        state[slot] = deal[slot]


@kernel
def make_room(knowledge: Any, places: int, card: int) -> int:
    """Move drawn cards on so that a place which may hold the card can take it; that place, -1 if none can.

    A search in breadth: from the places for the card over those that their cards could move to.
    """
    reached = 0
    for place in range(places):
        knowledge[FROM + place] = PLACES
        if (knowledge[BARRED + place] >> card) & 1 == 0:
            knowledge[FROM + place] = place
            reached |= 1 << place
    waiting = reached
    while waiting != 0:
        here = lowest(waiting)
        waiting &= waiting - 1
        for place in range(places):
            movable = knowledge[DRAWN + here] & knowledge[FREE] & ~knowledge[BARRED + place]
            if (reached >> place) & 1 == 0 and movable != 0:
                knowledge[FROM + place], knowledge[MOVED + place] = here, lowest(movable)
                reached |= 1 << place
                waiting |= 1 << place
                if knowledge[LEFT + place] > 0:
                    knowledge[LEFT + place] -= 1
                    while knowledge[FROM + place] != place:
                        bit = 1 << knowledge[MOVED + place]
                        knowledge[DRAWN + place] |= bit
                        place = knowledge[FROM + place]
                        knowledge[DRAWN + place] &= ~bit
                    knowledge[LEFT + place] += 1
                    return place
    return -1


@kernel
def place_for(state: Any, knowledge: Any, places: int, card: int) -> int:
    """A place for a free card, more likely where more are needed; a wrong one only if no right one is left."""
    needed = 0
    for place in range(places):
        if (knowledge[BARRED + place] >> card) & 1 == 0:
            needed += knowledge[LEFT + place]
    if needed > 0:
        number = below(state, needed)
        for place in range(places):
            if (knowledge[BARRED + place] >> card) & 1 == 0:
                number -= knowledge[LEFT + place]
                if number < 0:
                    return place
    found = make_room(knowledge, places, card)
    if found >= 0:
        return found
    for place in range(places):
        if knowledge[LEFT + place] > 0:
            return place
    return places - 1


@kernel
def draw_hands(program: Any, state: Any, knowledge: Any) -> None:
    """Draw a hand for every seat, by what each surely holds, surely lacks and how many cards it has."""
    places = program[pg.SEATS] + 1
    for place in range(places):
        knowledge[DRAWN + place], knowledge[LEFT + place] = knowledge[HELD + place], knowledge[ROOM + place]
    for group in range(places):
        cards = knowledge[GROUP + group]
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            place = place_for(state, knowledge, places, card)
            knowledge[DRAWN + place] |= 1 << card
            knowledge[LEFT + place] -= 1


@kernel
def agrees(program: Any, state: Any, begun: Any, knowledge: Any) -> int:
    """1 if the drawn hands give the first turn to who had it and allow the actions that must be tried, else 0."""
    copy_deal(state, begun)
    for seat in range(program[pg.SEATS]):
        state[HAND + seat] = knowledge[DRAWN + seat] | knowledge[PLAYED + seat]
    give_turn(program, state)
    if knowledge[TURN_TRIED] != 0 and state[TURN] != begun[TURN]:
        return 0
    state[TURN] = begun[TURN]
    for number in range(knowledge[TRIED]):
        row = HISTORY + number * HISTORY_WIDTH
        if state[TURN] != knowledge[row] or (legal(program, state) >> knowledge[row + 1]) & 1 == 0:
            return 0
        apply(program, state, knowledge[row + 1])
    return 1


@kernel
def determine(program: Any, state: Any, now: Any, begun: Any, knowledge: Any) -> None:
    """Make the state a deal that stands as `now` does, with hands drawn; `begun` is the deal before its first action.

    Hands in `now` and `begun` do not matter. The generator of the state is used.
    """
    trials = TRIALS if knowledge[TRIED] + knowledge[TURN_TRIED] != 0 else 1
    while trials > 0:
        draw_hands(program, state, knowledge)
        trials -= 1
        if trials > 0 and agrees(program, state, begun, knowledge) != 0:
            trials = 0
    copy_deal(state, now)
    for seat in range(program[pg.SEATS]):
        state[HAND + seat] = knowledge[DRAWN + seat]
