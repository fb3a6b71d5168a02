"""Trick contracts: which cards may be played, who takes the trick, when nothing more can change."""

from __future__ import annotations

from typing import Any

from lorumdsl.engine import program as pg
from lorumdsl.engine.evaluate import evaluate
from lorumdsl.engine.kernel import inlined, kernel
from lorumdsl.engine.program import (
    DISCARD,
    FOLLOW,
    FORBID_CODE,
    FORBID_LIFT,
    FORBID_OTHER,
    FORBID_SINGLE,
    FORBID_TRICKS,
    FORBID_WHEN,
    FORBID_WIDTH,
    LEAD,
)
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
    TAKEN,
    TRICK,
    TRICKS,
    TURN,
    WON,
)


@kernel
def singletons(program: Any, hand: int) -> int:
    """The cards of a hand that are alone in their suit."""
    alone = 0
    for suit in range(program[pg.SUIT_COUNT]):
        cards = hand & program[pg.SUITS + suit]
        if cards & (cards - 1) == 0:
            alone |= cards
    return alone


@inlined
def is_in_force(program: Any, state: Any, row: int) -> bool:
    """Whether the restriction whose row begins there holds for the seat to move, as the deal stands."""
    if (program[row + FORBID_WHEN] == LEAD) != (state[PLACED] == 0):
        return False
    if (program[row + FORBID_TRICKS] >> state[TRICK]) & 1 == 0 or program[row + FORBID_LIFT] & state[PLAYED] != 0:
        return False
    code = program[row + FORBID_CODE]
    return code == 0 or evaluate(program, state, code, state[TURN]) != 0


@inlined
def forbidden(program: Any, state: Any, place: int) -> int:
    """The cards that one restriction bars the seat to move from playing, whether it holds them or not."""
    row = program[pg.FORBID] + place * FORBID_WIDTH
    if not is_in_force(program, state, row):
        return 0
    cards = program[row + FORBID_OTHER]
    if program[row + FORBID_SINGLE] != cards:
        alone = singletons(program, state[HAND + state[TURN]])
        cards = (cards & ~alone) | (program[row + FORBID_SINGLE] & alone)
    if program[row + FORBID_WHEN] == DISCARD:
        cards &= ~state[LED]
    elif program[row + FORBID_WHEN] == FOLLOW:
        cards &= state[LED]
    return cards


@inlined
def followed(program: Any, hand: int, led: int) -> int:
    """The cards of a hand that follow the led suit, all of them where none does; `led` is empty for a lead."""
    if program[pg.FOLLOWS] == 0:
        return hand
    following = hand & led
    return following if following != 0 else hand


@inlined
def permitted(program: Any, state: Any, cards: int) -> int:
    """What the restrictions leave of the cards of the seat to move."""
    for place in range((program[pg.FORBID_END] - program[pg.FORBID]) // FORBID_WIDTH):
        # A restriction that would leave no card is lifted; the others still hold.
        kept = cards & ~forbidden(program, state, place)
        if kept != 0:
            cards = kept
    return cards


@kernel
def legal_in_trick(program: Any, state: Any) -> int:
    """The cards that the seat to move may play."""
    return permitted(program, state, followed(program, state[HAND + state[TURN]], state[LED]))


@inlined
def beats(trump: int, led: int, best: int, bit: int) -> bool:
    """Whether a card takes the trick from the best so far, as sets: the higher trump, without trumps the higher of the
    suit led. `best` is 0 for the card that is led."""
    suit = led if (best | bit) & trump == 0 else trump
    return bit & suit > best & suit


@inlined
def next_with_cards(program: Any, state: Any, seat: int) -> int:
    """The first seat from `seat` on, itself included, that holds a card; -1 if nobody does."""
    for _ in range(program[pg.SEATS]):
        if state[HAND + seat] != 0:
            return seat
        seat = seat + 1 if seat + 1 < program[pg.SEATS] else 0
    return -1


@kernel
def stop_if_settled(program: Any, state: Any) -> None:
    """End the deal where the contract's own condition holds for any seat."""
    for seat in range(program[pg.SEATS]):
        if evaluate(program, state, program[pg.STOP_CODE], seat) != 0:
            state[OVER] = 1


@inlined
def close_trick(program: Any, state: Any, cards: int) -> None:
    """Hand the cards of the trick to its winner, who leads next."""
    winner = state[BEST_SEAT]
    if program[pg.KEEPS_OWN] != 0 and state[FOLLOWED] == 0:
        for seat in range(program[pg.SEATS]):
            state[TAKEN + seat] |= state[TABLE + seat]
    else:
        state[TAKEN + winner] |= cards
    state[TRICKS + winner] += 1
    state[WON + state[TRICK]] = winner
    state[TRICK] += 1
    state[PLACED] = state[LED] = state[FOLLOWED] = 0
    leader = next_with_cards(program, state, winner)
    if leader < 0:
        state[OVER] = 1
        return
    state[TURN] = leader
    if program[pg.STOP_CODE] != 0:
        stop_if_settled(program, state)


@kernel
def play_to_trick(program: Any, state: Any, card: int) -> None:
    """Play a card; the last one of a trick closes it."""
    seat, bit = state[TURN], 1 << card
    state[HAND + seat] &= ~bit
    state[TABLE + seat] = bit
    state[PLAYED] |= bit
    state[LAST] = seat
    if state[PLACED] == 0:
        state[LED] = program[pg.SUIT_OF + card]
        state[BEST], state[BEST_SEAT] = bit, seat
    else:
        if bit & state[LED] == 0:
            state[DISCARDED] |= bit
        else:
            state[FOLLOWED] = 1
        if beats(program[pg.TRUMP], state[LED], state[BEST], bit):
            state[BEST], state[BEST_SEAT] = bit, seat
    state[PLACED] += 1
    while state[PLACED] < program[pg.SEATS]:
        seat = seat + 1 if seat + 1 < program[pg.SEATS] else 0
        if state[HAND + seat] != 0:
            state[TURN] = seat
            return
        state[PLACED] += 1  # only in positions with uneven hands
    cards = 0
    for seat in range(program[pg.SEATS]):
        cards |= state[TABLE + seat]
    close_trick(program, state, cards)
    for seat in range(program[pg.SEATS]):
        state[TABLE + seat] = 0
