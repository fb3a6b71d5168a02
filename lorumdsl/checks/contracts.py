"""Contracts that cannot be played or counted as they are written."""

from __future__ import annotations

from collections.abc import Iterator

from lorumdsl.cards import cards_of
from lorumdsl.diagnostics.codes import (
    BLIND_IS_RESTRICTED,
    BLIND_MUST_FOLLOW,
    HOLDER_NEEDS_SAME_SUIT,
    NO_COST,
    NOT_AVAILABLE,
    OPENING_NEEDS_ONE_CARD,
    OPENING_WITHOUT_ITS_CARD,
    WILD_THRESHOLD,
)
from lorumdsl.diagnostics.diagnostic import Diagnostic
from lorumdsl.expr.ast import Constant, counters
from lorumdsl.expr.vocabulary import lookup
from lorumdsl.model.contracts import AnyContract, ChainContract, CountContract, TrickContract, of_kind
from lorumdsl.model.payouts import Payout
from lorumdsl.model.ruleset import Ruleset


def trick_contract_without_cost(ruleset: Ruleset) -> Iterator[Diagnostic]:
    for contract in of_kind(ruleset.contracts, TrickContract):
        if not contract.parts and contract.cost == Constant(0):
            message = f"{contract.id} costs nothing: nothing in it is worth avoiding"
            yield Diagnostic(NO_COST, contract.place, message, "say what a seat owes, as in `cost: taken(hearts)`")


def blind_hand_must_follow(ruleset: Ruleset) -> Iterator[Diagnostic]:
    for contract in ruleset.contracts:
        if contract.blind and contract.follows:
            message = f"{contract.id} is played blind, and nobody can follow suit with cards he does not see"
            yield Diagnostic(
                BLIND_MUST_FOLLOW, contract.place, message, "add `follow: none`, or take out `hand: blind`"
            )


def blind_hand_is_restricted(ruleset: Ruleset) -> Iterator[Diagnostic]:
    for contract in ruleset.contracts:
        if contract.blind and contract.restrictions:
            message = f"{contract.id} is played blind, and nobody can hold back cards that he does not see"
            place = contract.restrictions[0].clause.span
            yield Diagnostic(BLIND_IS_RESTRICTED, place, message, "take out `forbid`, or `hand: blind`")
        if contract.blind and contract.opening is not None:
            message = f"{contract.id} is played blind, and nobody can begin with a card that he does not see"
            place = contract.opening.clause.span
            yield Diagnostic(BLIND_IS_RESTRICTED, place, message, "take out `opening`, or `hand: blind`")


def opening_of_no_single_card(ruleset: Ruleset) -> Iterator[Diagnostic]:
    """Somebody must hold the card that begins, and only one seat; and be able to begin with what may be begun with."""
    deck = ruleset.deck
    for contract in ruleset.contracts:
        opening = contract.opening
        if opening is None:
            continue
        held, place = opening.holder.bit_count(), opening.clause.span
        if held != 1:
            message = f"{held or 'no'} cards say who begins {contract.id}, and each may be in another hand"
            if not held:
                message = f"no card says who begins {contract.id}"
            yield Diagnostic(OPENING_NEEDS_ONE_CARD, place, message, "name one card, as in `holder: 2♣`")
        elif not opening.holder & opening.cards:
            card = deck.format_cards(opening.holder)
            message = f"whoever holds {card} begins {contract.id}, but not with {card}, and may have nothing else"
            yield Diagnostic(OPENING_WITHOUT_ITS_CARD, place, message, f"add {card} to `with`, or take `with` out")


def holder_without_same_suit(ruleset: Ruleset) -> Iterator[Diagnostic]:
    for contract in of_kind(ruleset.contracts, ChainContract):
        if contract.holder and not contract.same_suit:
            message = f"the next card of {contract.id} may be of any suit, so several seats may hold it"
            hint = "write `suit: same`, or `turn: in order`"
            yield Diagnostic(HOLDER_NEEDS_SAME_SUIT, contract.place, message, hint)


def thresholds_out_of_reach(ruleset: Ruleset) -> Iterator[Diagnostic]:
    width = len(ruleset.deck.ranks)
    for contract in of_kind(ruleset.contracts, CountContract):
        values = dict(contract.values)
        whole = sum(values.get(card % width, 0) for card in cards_of(ruleset.deck.cards))
        for threshold, _ in contract.thresholds:
            if threshold > whole:
                message = f"the count of {contract.id} never reaches {threshold}: the whole pack counts {whole}"
                hint = "take the threshold out, or give cards higher values"
                yield Diagnostic(WILD_THRESHOLD, contract.place, message, hint)


def counters_that_do_not_count(ruleset: Ruleset) -> Iterator[Diagnostic]:
    """A contract's cost and payout may only ask for what its kind of play counts."""
    for contract in ruleset.contracts:
        payout = next((payout for payout in ruleset.payouts if payout.id == contract.payout), None)
        expressions = [contract.cost, *(payout.expressions if payout else ())]
        for word in dict.fromkeys(counter.word for typed in expressions for counter in counters(typed)):
            row = lookup(word)
            if row is not None and row.kinds and contract.kind.value not in {str(kind) for kind in row.kinds}:
                where = "its cost" if any(c.word == word for c in counters(contract.cost)) else "its payout"
                message = f"{where} asks for `{word}`, which a {contract.kind} contract does not count"
                hint = f"`{word}` is counted in {' and '.join(sorted(str(kind) for kind in row.kinds))} contracts"
                yield Diagnostic(NOT_AVAILABLE, contract.place, f"{contract.id}: {message}", hint)


def uses(contract: AnyContract, payout: Payout, word: str) -> bool:
    """Whether the settlement of a contract reads a counter, directly or through its cost."""
    read = {counter.word for typed in payout.expressions for counter in counters(typed)}
    if read & {"cost", "total"}:
        read |= {counter.word for counter in counters(contract.cost)}
    return word in read
