"""Why an action is not legal: the fact, then the rule, with the clause that says so.

The phrases are for people at a table: `hearts were led and P2 holds 7♥ K♥: whoever can follow suit must`. No
clause is given where no rule of the game decides, as for a card that the seat does not hold.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lorumdsl.engine.bits import lowest
from lorumdsl.engine.program import PASS, Program
from lorumdsl.engine.state import HAND, LED, OPEN, OUT, OVER, PLACED, PLAYED, START, TRICK, TURN
from lorumdsl.engine.step import legal, opens
from lorumdsl.engine.trick import forbidden
from lorumdsl.language.phrase import Argument, Phrase, Seat, say
from lorumdsl.model.clause import Clause
from lorumdsl.model.contracts import AnyContract, ChainContract, CountContract, LayoutContract, TrickContract
from lorumdsl.model.ruleset import Ruleset
from lorumdsl.phrases.cards import suit
from lorumdsl.phrases.courses import MUST_FOLLOW, MUST_PLAY, chain, layout, opening
from lorumdsl.phrases.restrictions import restriction

Why = tuple[Argument, Clause | None]


def why_illegal(ruleset: Ruleset, contract: AnyContract, program: Program, state: Sequence[int], action: int) -> Why:
    """The reason why the seat to move may not do that; for an action that is not legal."""
    seat = Seat(state[TURN] + 1)
    if state[OVER]:
        return _why_over(contract, program, state), contract.clause
    if action == PASS:
        return _why_no_pass(ruleset, contract, program, state)
    card = ruleset.deck.format_card(action)
    if state[PLAYED] >> action & 1:
        return say("card-played", card=card), None
    if not state[HAND + state[TURN]] >> action & 1:
        return say("card-not-held", seat=seat, card=card), None
    if contract.opening is not None and opens(program, state):
        fact = say("holds", seat=seat, cards=ruleset.deck.format_cards(contract.opening.holder))
        return _because(fact, opening(ruleset, contract.opening)), contract.opening.clause
    match contract:
        case TrickContract():
            return _why_not_to_trick(ruleset, contract, program, state, action)
        case ChainContract():
            fact = _who_passes(say("chain-goes-on", cards=_open_cards(ruleset, state)), program, state)
            return _because(fact, chain(ruleset, contract)), contract.next_clause
        case LayoutContract():
            fact = _who_passes(say("fits-not", card=card, cards=_open_cards(ruleset, state)), program, state)
            return _because(fact, layout(ruleset, contract)), contract.clause
        case CountContract():
            raise AssertionError(card)  # every card of the hand is legal
        case _:
            assert_never(contract)


def _why_over(contract: AnyContract, program: Program, state: Sequence[int]) -> Phrase:
    if state[OUT] >= 0:
        return say("over-out", seat=Seat(state[OUT] + 1))
    if not any(state[HAND : HAND + program.seats]):
        return Phrase("over-played")
    return Phrase("over-passed" if contract.goes_out else "over-decided")


def _why_no_pass(ruleset: Ruleset, contract: AnyContract, program: Program, state: Sequence[int]) -> Why:
    seat = Seat(state[TURN] + 1)
    match contract:
        case TrickContract() | CountContract():
            return say("has-cards", seat=seat, contract=contract.names), contract.clause
        case ChainContract():
            free, begins = state[OPEN] == 0, "starts-chain"
        case LayoutContract():
            free, begins = state[START] == 0, "begins-layout"
        case _:
            assert_never(contract)
    if free and not opens(program, state):
        return _because(say(begins, seat=seat), MUST_PLAY), contract.pass_clause
    playable = ruleset.deck.format_cards(legal(program, state))
    return _because(say("can-play", seat=seat, cards=playable), MUST_PLAY), contract.pass_clause


def _why_not_to_trick(
    ruleset: Ruleset, contract: TrickContract, program: Program, state: Sequence[int], action: int
) -> Why:
    deck, seat = ruleset.deck, Seat(state[TURN] + 1)
    cards, led = state[HAND + state[TURN]], state[LED]
    if state[PLACED] and program.follows and cards & led:
        cards &= led
        if not cards >> action & 1:
            called = suit(ruleset, lowest(led) // len(deck.ranks))
            fact = say("suit-led", suit=called, seat=seat, cards=deck.format_cards(cards))
            return _because(fact, MUST_FOLLOW), contract.clause
    for place, rule in enumerate(contract.restrictions):
        # As in play: a restriction that would leave no card is lifted, and so is no reason.
        kept = cards & ~forbidden(program, state, place)
        if kept and not kept >> action & 1:
            does = "plays-choosing" if state[PLACED] else "leads-choosing"
            fact = say(does, seat=seat, trick=state[TRICK])
            return _because(fact, restriction(ruleset, rule)), rule.clause
        cards = kept or cards
    raise AssertionError(deck.format_card(action))  # it was legal


def _open_cards(ruleset: Ruleset, state: Sequence[int]) -> str:
    """The cards that may come next, as far as they are still out."""
    return ruleset.deck.format_cards(state[OPEN] & ruleset.deck.cards & ~state[PLAYED])


def _who_passes(fact: Phrase, program: Program, state: Sequence[int]) -> Phrase:
    """The fact, and that the seat passes where it holds none of the cards that may come next."""
    return say("so-passes", fact=fact, seat=Seat(state[TURN] + 1)) if legal(program, state) == 1 << PASS else fact


def _because(fact: Phrase, rule: Argument) -> Phrase:
    return say("because", fact=fact, rule=rule)
