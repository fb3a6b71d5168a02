"""Rules of a ruleset as plain English sentences: restrictions, payments, how a contract is played.

The words of a refusal and of a payment; the whole rulebook is written elsewhere. A sentence has no capital
and no full stop, so that it can stand inside another.
"""

from __future__ import annotations

from lorumdsl.expr.ast import Cards, Constant, Counter, Operator, Type, Typed
from lorumdsl.model.contracts import (
    AnyContract,
    ChainContract,
    CountContract,
    LayoutContract,
    Moment,
    Opening,
    Restriction,
    TrickContract,
)
from lorumdsl.model.payouts import Case, Party, Payment, Payout
from lorumdsl.model.ruleset import Ruleset
from lorumdsl.model.words import (
    NUMBERS,
    cards_words,
    expression_words,
    is_counted,
    is_single_card,
    ordinal,
    set_words,
)

MUST_FOLLOW = "who can follow suit must"
MUST_PLAY = "who can play must"
ONE_TAKER = Operator("==", (Counter("takers"), Constant(1)), Type.CONDITION)
VERBS = {
    Moment.LEAD: "led",
    Moment.FOLLOW: "used to follow suit",
    Moment.DISCARD: "thrown on another suit",
}
GIVERS = {
    Party.ALL: "every seat",
    Party.OTHERS: "each of the others",
    Party.TAKERS: "each taker",
    Party.WINNER: "the winner",
    Party.POT: "the pot",
}


def restriction_sentence(restriction: Restriction, ruleset: Ruleset) -> str:
    """`hearts may not be led to the first trick`."""
    cards, its = cards_words(restriction.cards, ruleset), _its(restriction.cards)
    occasion = _occasion(restriction.active, restriction.moment, ruleset)
    return f"{cards} may not be {VERBS[restriction.moment]}{occasion}{_exemption(restriction, its, ruleset)}"


def payment_sentence(payment: Payment, case: Case, payout: Payout, ruleset: Ruleset) -> str:
    """`if there is one taker, each of the others pays the taker what all seats owe together`."""
    lone = case.when == ONE_TAKER
    names = dict(GIVERS)
    if lone:
        names[Party.TAKERS] = "the taker"
    condition = ""
    if case.when is not None:
        condition = f"if {expression_words(case.when, ruleset)}, "
    elif len(payout.cases) > 1:
        condition = "otherwise "
    if payment.giver is Party.POT and payment.amount == Counter("pot") and payment.receiver is Party.WINNER:
        return f"{condition}the winner takes all that lies in the pot"
    giver = names[payment.giver]
    receiver = names[payment.receiver].replace("every seat", "every other seat")
    sharing = ""
    if payment.split:
        receiver = {Party.ALL: "all other seats", Party.OTHERS: "the others", Party.TAKERS: "the takers"}.get(
            payment.receiver, receiver
        )
        rest = {Party.POT: "the pot gets what does not divide", Party.WINNER: "the winner gets what does not divide"}
        sharing = f", to be shared equally; {rest.get(payment.remainder, '')}".removesuffix("; ")
    return f"{condition}{giver} pays {receiver} {expression_words(payment.amount, ruleset)}{sharing}"


def course_sentence(contract: AnyContract, ruleset: Ruleset) -> str:
    """How a contract is played, as far as it decides what is legal."""
    if isinstance(contract, TrickContract):
        return MUST_FOLLOW if contract.follows else "any card may be played"
    if isinstance(contract, ChainContract):
        return chain_sentence(contract, ruleset)
    if isinstance(contract, LayoutContract):
        return layout_sentence(contract, ruleset)
    assert isinstance(contract, CountContract)
    return "any card may be played"


def chain_sentence(contract: ChainContract, ruleset: Ruleset) -> str:
    suit = "in the same suit" if contract.same_suit else "in any suit"
    low, high = ruleset.deck.ranks[0], ruleset.deck.ranks[-1]
    top = f"{low} after {high}" if contract.wrap else f"and {high} is the last"
    return f"the next card of a chain is one rank higher {suit}, {top}"


def layout_sentence(contract: LayoutContract, ruleset: Ruleset) -> str:
    low, high = ruleset.deck.ranks[0], ruleset.deck.ranks[-1]
    if contract.wrap:
        ways = [f"up, {low} after {high}"] * contract.up + [f"down, {high} after {low}"] * contract.down
    else:
        ways = [f"up to {high}"] * contract.up + [f"down to {low}"] * contract.down
    return f"every suit starts at the rank of the first card laid and goes {' and '.join(ways)}"


def pass_sentence(contract: AnyContract, unit: str) -> str:
    """Who may pass, and what it costs; `unit` is what is kept count of."""
    if not isinstance(contract, ChainContract | LayoutContract):
        return "nobody passes"
    if isinstance(contract, ChainContract) and contract.holder:
        return "whoever holds the next card plays it, and nobody passes"
    cost = contract.pass_cost
    price = f"1 {unit.removesuffix('s')}" if cost == 1 else f"{cost} {unit}"
    return f"{MUST_PLAY}; a pass costs {price}" if cost else MUST_PLAY


def opening_sentence(opening: Opening, ruleset: Ruleset) -> str:
    """`whoever holds 2♣ begins, and with that card`."""
    begins = f"whoever holds {set_words(opening.holder, ruleset)} begins"
    if opening.cards == opening.holder:
        return f"{begins}, and with that card"
    if opening.cards == ruleset.deck.cards:
        return f"{begins}, with any card"
    return f"{begins}, with one of these cards: {set_words(opening.cards, ruleset)}"


def revoke_sentence(award: Typed, ruleset: Ruleset) -> str:
    return f"who has not followed suit though able owes {expression_words(award, ruleset)}, the others nothing"


def _occasion(active: Typed | None, moment: Moment, ruleset: Ruleset) -> str:
    """When a restriction holds, after a space: ` to the first trick`, ` before any hearts have been played`."""
    if active is None:
        return ""
    if isinstance(active, Operator) and active.operator == "and":
        return " and".join(_occasion(part, moment, ruleset) for part in active.operands)
    tricks = _tricks(active)
    if tricks:
        return f" {tricks}" if tricks.startswith(("after", "from")) else f" {_preposition(moment)} {tricks}"
    unplayed = _unplayed(active)
    if unplayed:
        cards = set_words(unplayed.cards, ruleset)
        if unplayed.cards.bit_count() == 1:
            return f" before {cards} has been {unplayed.word}"
        return f" before any {cards} have been {unplayed.word}"
    return f" while {expression_words(active, ruleset)}"


def _preposition(moment: Moment) -> str:
    return "to" if moment is Moment.LEAD else "in"


def _tricks(condition: Typed) -> str:
    """The tricks that a comparison with a fixed number means, in words; nothing where it is no such comparison."""
    if not isinstance(condition, Operator) or not is_counted(condition, condition.operator, "trick"):
        return ""
    limit = condition.operands[1]
    assert isinstance(limit, Constant)
    number, sign = limit.value, condition.operator
    if sign == "<":
        number, sign = number - 1, "<="
    if sign == ">=":
        number, sign = number - 1, ">"
    if sign == "!=" and number == 1:
        sign = ">"
    if number < 1:
        return ""
    several = NUMBERS[number] if number < len(NUMBERS) else str(number)
    if sign == "==" or (sign == "<=" and number == 1):
        return f"the {ordinal(number)} trick"
    if sign == "<=":
        return f"the first {several} tricks"
    return f"after the {ordinal(number)} trick" if sign == ">" else ""


def _unplayed(condition: Typed) -> Counter | None:
    """The counter of `not played(cards)` or `played(cards) == 0`."""
    denied = isinstance(condition, Operator) and condition.operator == "not"
    inner = condition.operands[0] if isinstance(condition, Operator) and denied else condition
    signs = ("!=", ">") if denied else ("==",)
    if not isinstance(inner, Operator) or inner.operator not in signs or inner.operands[1] != Constant(0):
        return None
    counter = inner.operands[0]
    return counter if isinstance(counter, Counter) and counter.word in ("played", "discarded") else None


def _exemption(restriction: Restriction, its: str, ruleset: Ruleset) -> str:
    exempt, cards = restriction.exempt, restriction.cards
    if exempt.single & cards.single == 0 == exempt.other & cards.other:
        return ""
    if exempt.other == 0 and cards.single & ~exempt.single == 0:
        return f" unless alone in {its} suit"
    return f", except {cards_words(exempt, ruleset)}"


def _its(cards: Cards) -> str:
    return "its" if is_single_card(cards) else "their"
