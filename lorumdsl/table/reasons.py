"""Why an action is not legal, in words, with the clause that says so."""

from __future__ import annotations

from collections.abc import Sequence

from lorumdsl.cards import SUITS, Deck
from lorumdsl.engine.bits import lowest
from lorumdsl.engine.state import HAND, LED, OPEN, OVER, PLACED, TRICK, TURN
from lorumdsl.engine.step import legal
from lorumdsl.engine.trick import forbidden
from lorumdsl.model.clause import Clause
from lorumdsl.model.contracts import AnyContract, Moment, TrickContract
from lorumdsl.program import COUNT, FORBID_WIDTH, LAYOUT, PASS, TRICK as TRICK_KIND, Program
from lorumdsl.table.transfers import seat_name

VERBS = {Moment.LEAD: "led", Moment.FOLLOW: "played to its own suit", Moment.DISCARD: "thrown on another suit"}


def why_illegal(
    deck: Deck, contract: AnyContract, program: Program, state: Sequence[int], action: int
) -> tuple[str, Clause | None]:
    """The reason why the seat to move may not do that."""
    seat = seat_name(state[TURN] + 1)
    hand = state[HAND + state[TURN]]
    if state[OVER]:
        return "the deal is over", None
    if action == PASS:
        return _why_no_pass(deck, program, state), None
    card = deck.format_card(action)
    if not hand >> action & 1:
        return f"{seat} to move does not hold {card}", None
    if program.kind == TRICK_KIND:
        return _why_not_to_trick(deck, contract, program, state, action)
    if program.kind == LAYOUT:
        opened = deck.format_cards(state[OPEN] & deck.cards)
        return f"{card} does not fit; the layout can take {opened}", None
    wanted = deck.format_cards(state[OPEN] & deck.cards)
    return f"the chain goes on with {wanted}", None


def _why_no_pass(deck: Deck, program: Program, state: Sequence[int]) -> str:
    if program.kind == TRICK_KIND or program.kind == COUNT:
        return "nobody passes in this contract"
    playable = deck.format_cards(legal(program, state))
    return f"{seat_name(state[TURN] + 1)} can play {playable}, and who can play must"


def _why_not_to_trick(
    deck: Deck, contract: AnyContract, program: Program, state: Sequence[int], action: int
) -> tuple[str, Clause | None]:
    card = deck.format_card(action)
    hand, led = state[HAND + state[TURN]], state[LED]
    if state[PLACED] and program.follows and hand & led and not led >> action & 1:
        suit = SUITS[deck.suits[lowest(led) // len(deck.ranks)]][0]
        return f"{suit} was led and {seat_name(state[TURN] + 1)} holds {deck.format_cards(hand & led)}", None
    restrictions = contract.restrictions if isinstance(contract, TrickContract) else ()
    for place, restriction in enumerate(restrictions):
        if forbidden(program, state, place * FORBID_WIDTH) >> action & 1:
            verb = VERBS[restriction.moment]
            return f"{card} may not be {verb} in trick {state[TRICK]} of {contract.names}", restriction.clause
    return f"{card} may not be played now", None

