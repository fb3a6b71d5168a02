"""Tricks played at random from lead to close in one loop, for bulk play.

The same as `legal` and `apply` step by step, and twice as fast: what changes with every card stays in
variables of the loop in place of the state. Each trick begins with a fresh random word. Tricks in which
a restriction may bar cards from those who follow are left to single steps; they are few.
"""

from __future__ import annotations

from typing import Any

from lorumdsl.engine import bulk_row as rw, program as pg
from lorumdsl.engine.bits import nth, popcount
from lorumdsl.engine.kernel import inlined, kernel
from lorumdsl.engine.rng import MOST_SPENT, WORD, draw
from lorumdsl.engine.state import (
    BEST,
    BEST_SEAT,
    DISCARDED,
    FOLLOWED,
    HAND,
    LAST,
    LED,
    OVER,
    PLACED,
    PLAYED,
    TABLE,
    TRICK,
    TURN,
)
from lorumdsl.engine.trick import beats, close_trick, followed, permitted


@inlined
def is_whole(program: Any, state: Any) -> bool:
    """Whether a trick begins in which only the leader may be restricted."""
    if state[OVER] != 0 or state[PLACED] != 0 or (program[pg.OPENER] != 0 and state[PLAYED] == 0):
        return False
    return (program[pg.LATER_TRICKS] >> state[TRICK]) & 1 == 0


@kernel
def play_tricks(program: Any, state: Any, row: Any, place: int) -> None:
    """Play random tricks for as long as they are whole; add the actions to the row at `place`."""
    actions = choices = forced = 0
    keeps, trump = program[pg.KEEPS_OWN] != 0, program[pg.TRUMP]
    while is_whole(program, state):
        seat = winner = last = state[TURN]
        led = cards = best = 0
        word, spent = draw(state), 1
        hand = playable = state[HAND + seat]
        if (program[pg.LEAD_TRICKS] >> state[TRICK]) & 1 != 0:
            playable = permitted(program, state, hand)
        for _ in range(program[pg.SEATS]):
            if hand != 0:
                number = popcount(playable)
                spent *= number
                if spent > MOST_SPENT:
                    word, spent = draw(state), number
                word *= number
                card = nth(playable, word >> 32)
                word &= WORD
                bit = 1 << card
                state[HAND + seat] = hand ^ bit
                if keeps:
                    state[TABLE + seat] = bit
                if cards == 0:
                    led = program[pg.SUIT_OF + card]
                cards |= bit
                takes = beats(trump, led, best, bit)
                winner = seat if takes else winner
                best = bit if takes else best
                actions += 1
                choices += number
                forced += 1 if number == 1 else 0
                last = seat
            seat = seat + 1 if seat + 1 < program[pg.SEATS] else 0
            hand = state[HAND + seat]
            playable = followed(program, hand, led)
        state[LED], state[BEST], state[BEST_SEAT] = led, best, winner
        state[FOLLOWED] = 1 if popcount(cards & led) > 1 else 0
        state[PLAYED] |= cards
        state[DISCARDED] |= cards & ~led
        state[LAST] = last
        close_trick(program, state, cards)
    for seat in range(program[pg.SEATS]):
        state[TABLE + seat] = 0
    row[place + rw.ACTIONS] += actions
    row[place + rw.CHOICES] += choices
    row[place + rw.FORCED] += forced
