"""Why an action is not legal: the fact, then the rule, with the clause that says so.

The sentences are for people at a table: `hearts were led and P2 holds 7♥ K♥: who can follow suit must`. No
clause is given where no rule of the game decides, as for a card that the seat does not hold.
"""

from __future__ import annotations

from collections.abc import Sequence

from lorumdsl.engine.bits import lowest
from lorumdsl.engine.program import PASS, Program
from lorumdsl.engine.state import HAND, LED, OPEN, OUT, OVER, PLACED, PLAYED, START, TRICK, TURN
from lorumdsl.engine.step import legal, opens
from lorumdsl.engine.trick import forbidden
from lorumdsl.model.clause import Clause
from lorumdsl.model.contracts import AnyContract, ChainContract, LayoutContract, TrickContract
from lorumdsl.model.ruleset import Ruleset
from lorumdsl.model.sentences import (
    MUST_FOLLOW,
    MUST_PLAY,
    chain_sentence,
    layout_sentence,
    opening_sentence,
    restriction_sentence,
)
from lorumdsl.model.words import suit_word
from lorumdsl.table.transfers import seat_name

Why = tuple[str, Clause | None]


def why_illegal(ruleset: Ruleset, contract: AnyContract, program: Program, state: Sequence[int], action: int) -> Why:
    """The reason why the seat to move may not do that; for an action that is not legal."""
    seat = seat_name(state[TURN] + 1)
    if state[OVER]:
        return _why_over(contract, program, state), contract.clause
    if action == PASS:
        return _why_no_pass(ruleset, contract, program, state)
    card = ruleset.deck.format_card(action)
    if state[PLAYED] >> action & 1:
        return f"{card} has been played already", None
    if not state[HAND + state[TURN]] >> action & 1:
        return f"it is the turn of {seat}, who does not hold {card}", None
    if contract.opening is not None and opens(program, state):
        fact = f"{seat} holds {ruleset.deck.format_cards(contract.opening.holder)}"
        return f"{fact}: {opening_sentence(contract.opening, ruleset)}", contract.opening.clause
    if isinstance(contract, TrickContract):
        return _why_not_to_trick(ruleset, contract, program, state, action)
    if isinstance(contract, LayoutContract):
        fact = f"{card} does not fit, only {_open_cards(ruleset, state)}{_who_passes(program, state)}"
        return f"{fact}: {layout_sentence(contract, ruleset)}", contract.clause
    assert isinstance(contract, ChainContract)  # in a count contract every card of the hand is legal
    fact = f"the chain goes on with {_open_cards(ruleset, state)}{_who_passes(program, state)}"
    return f"{fact}: {chain_sentence(contract, ruleset)}", contract.next_clause


def _why_over(contract: AnyContract, program: Program, state: Sequence[int]) -> str:
    if state[OUT] >= 0:
        return f"{seat_name(state[OUT] + 1)} has no card left: the first empty hand ends the deal"
    if not any(state[HAND : HAND + program.seats]):
        return "all cards have been played: the deal is over"
    if isinstance(contract, TrickContract):
        return "nothing can change any more: the deal is over"
    return "everybody has passed: the deal is over"


def _why_no_pass(ruleset: Ruleset, contract: AnyContract, program: Program, state: Sequence[int]) -> Why:
    seat = seat_name(state[TURN] + 1)
    if not isinstance(contract, ChainContract | LayoutContract):
        return f"{seat} has cards to play: nobody passes in {contract.names}", contract.clause
    if isinstance(contract, ChainContract):
        free, begins = state[OPEN] == 0, "starts a chain and can play"
    else:
        free, begins = state[START] == 0, "begins and can lay"
    if free and not opens(program, state):
        return f"{seat} {begins} any card: {MUST_PLAY}", contract.pass_clause
    playable = ruleset.deck.format_cards(legal(program, state))
    return f"{seat} can play {playable}: {MUST_PLAY}", contract.pass_clause


def _why_not_to_trick(
    ruleset: Ruleset, contract: TrickContract, program: Program, state: Sequence[int], action: int
) -> Why:
    deck, seat = ruleset.deck, seat_name(state[TURN] + 1)
    cards, led = state[HAND + state[TURN]], state[LED]
    if state[PLACED] and program.follows and cards & led:
        cards &= led
        if not cards >> action & 1:
            suit = suit_word(lowest(led) // len(deck.ranks), ruleset)
            return f"{suit} were led and {seat} holds {deck.format_cards(cards)}: {MUST_FOLLOW}", contract.clause
    for place, restriction in enumerate(contract.restrictions):
        # As in play: a restriction that would leave no card is lifted, and so is no reason.
        kept = cards & ~forbidden(program, state, place)
        if kept and not kept >> action & 1:
            does = "plays" if state[PLACED] else "leads"
            fact = f"{seat} {does} to trick {state[TRICK]} and has other cards to choose from"
            return f"{fact}: {restriction_sentence(restriction, ruleset)}", restriction.clause
        cards = kept or cards
    raise ValueError(f"{deck.format_card(action)} is legal")


def _open_cards(ruleset: Ruleset, state: Sequence[int]) -> str:
    """The cards that may come next, as far as they are still out."""
    return ruleset.deck.format_cards(state[OPEN] & ruleset.deck.cards & ~state[PLAYED])


def _who_passes(program: Program, state: Sequence[int]) -> str:
    """Said of a seat that holds none of the cards that may come next."""
    return f", so {seat_name(state[TURN] + 1)} passes" if legal(program, state) == 1 << PASS else ""
