"""How contracts are played, as statements that stand by themselves or inside another sentence."""

from __future__ import annotations

from typing import assert_never

from lorumdsl.expr.ast import Constant, Counter, Operator, Typed
from lorumdsl.language.phrase import Argument, Listed, Phrase, say
from lorumdsl.model.contracts import (
    AnyContract,
    ChainContract,
    CountContract,
    LayoutContract,
    Opening,
    TrickContract,
)
from lorumdsl.model.ruleset import Ruleset
from lorumdsl.phrases.cards import cards, one_of, rank
from lorumdsl.phrases.costs import amount, condition, price

MUST_FOLLOW = Phrase("must-follow")
MUST_PLAY = Phrase("must-play")
ANY_CARD = Phrase("any-card")


def opening(ruleset: Ruleset, told: Opening) -> Phrase:
    """Who begins, and with what."""
    holder = one_of(ruleset, told.holder)
    if told.cards == told.holder:
        return say("opening", card=holder)
    if told.cards == ruleset.deck.cards:
        return say("opening-any", card=holder)
    return say("opening-with", card=holder, cards=cards(ruleset, told.cards))


def course(ruleset: Ruleset, contract: AnyContract) -> Argument:
    """How a contract is played, as far as it decides what is legal."""
    match contract:
        case TrickContract():
            return MUST_FOLLOW if contract.follows else ANY_CARD
        case ChainContract():
            return chain(ruleset, contract)
        case LayoutContract():
            return layout(ruleset, contract)
        case CountContract():
            return ANY_CARD
        case _:
            assert_never(contract)


def chain(ruleset: Ruleset, contract: ChainContract) -> Listed:
    """Which card comes next in a chain."""
    return _joined(chain_next(contract), chain_end(ruleset, contract))


def chain_next(contract: ChainContract) -> Phrase:
    return Phrase("chain-next-same" if contract.same_suit else "chain-next-any")


def chain_end(ruleset: Ruleset, contract: ChainContract) -> Phrase:
    return say("wraps-up" if contract.wrap else "ends-up", **_ends(ruleset))


def layout(ruleset: Ruleset, contract: LayoutContract) -> Listed:
    """Where piles begin and how they grow."""
    return _joined(Phrase("layout-starts"), layout_piles(ruleset, contract))


def layout_piles(ruleset: Ruleset, contract: LayoutContract) -> Phrase:
    way = "both" if contract.up and contract.down else "up" if contract.up else "down"
    return say(f"layout-{way}-{'wrap' if contract.wrap else 'ends'}", **_ends(ruleset))


def passing(ruleset: Ruleset, contract: AnyContract) -> Phrase:
    """Who may pass, and what it costs."""
    match contract:
        case ChainContract() if contract.holder:
            return Phrase("holder-plays")
        case ChainContract() | LayoutContract():
            cost = contract.pass_cost
            return say("must-play-or-pay", amount=amount(ruleset, cost)) if cost else MUST_PLAY
        case TrickContract() | CountContract():
            return Phrase("nobody-passes")
        case _:
            assert_never(contract)


def early_end(ruleset: Ruleset, stop: Typed) -> Phrase:
    """When a deal of tricks ends before its last: `… as soon as somebody has taken the king of hearts (K♥)`."""
    told = say("if-somebody", condition=condition(ruleset, stop))
    match stop:
        case Operator("==", (Counter("taken") as counter, Constant(1))) | Operator(
            "!=" | ">", (Counter("taken") as counter, Constant(0))
        ) if counter.cards.bit_count() == 1:
            told = say("if-somebody-took", card=one_of(ruleset, counter.cards))
    return say("trick-stop", condition=told)


def thresholds(ruleset: Ruleset, contract: AnyContract) -> Phrase | None:
    """What it costs to bring the count to a mark; None where there are no marks."""
    marks = [say("threshold", goal=goal, price=amount(ruleset, charge)) for goal, charge in contract.thresholds]
    return say("count-thresholds", thresholds=Listed(tuple(marks), "list-comma")) if marks else None


def revoke(ruleset: Ruleset, contract: AnyContract) -> Phrase | None:
    """What a revoke costs; None where the contract says nothing of it."""
    match contract.award:
        case None:
            return None
        case Constant(number):
            return say("revoke", cost=amount(ruleset, number))
        case award:
            return say("revoke", cost=price(ruleset, award))


def _joined(*statements: Phrase) -> Listed:
    return Listed(statements, "list-semicolon", "list-semicolon")


def _ends(ruleset: Ruleset) -> dict[str, Argument]:
    """The lowest and the highest rank."""
    return {"low": rank(ruleset, 0), "high": rank(ruleset, len(ruleset.deck.ranks) - 1)}
