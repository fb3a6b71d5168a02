"""What a contract costs, in a few words for people who are about to play it: `1 each for hearts, 8 in all`.

Most costs are sums of counters times numbers and are told term by term; any other is shown as its expression.
"""

from __future__ import annotations

from lorumdsl.expr.ast import LAST_TRICK, Constant, Counter, Operator, Typed
from lorumdsl.expr.formatting import format_typed
from lorumdsl.model.contracts import AnyContract, CountContract
from lorumdsl.model.ruleset import Ruleset
from lorumdsl.model.words import ordinal, set_words

EACH = {"tricks": "trick", "left": "card left", "passes": "pass"}

Term = tuple[int, Counter | None]  # so many times the counter, or just so many


def cost_words(contract: AnyContract, ruleset: Ruleset) -> str:
    """What a seat owes under a contract, and what all seats owe together where that is always the same."""
    terms = _terms(contract.cost)
    if isinstance(contract, CountContract) and terms == [(1, Counter("crossed"))]:
        return "who brings the count to " + ", ".join(f"{reach} owes {price}" for reach, price in contract.thresholds)
    if terms is None:
        told = format_typed(contract.cost, ruleset.deck)
    else:
        told = ", ".join(_told(times, counter, ruleset) for times, counter in terms if times) or "nothing"
    return told if contract.total is None else f"{told}, {contract.total} in all"


def _terms(typed: Typed) -> list[Term] | None:
    """The terms of a sum; None for what is no sum."""
    if isinstance(typed, Constant):
        return [(typed.value, None)]
    if isinstance(typed, Counter):
        return [(1, typed)]
    if not isinstance(typed, Operator) or typed.operator not in ("+", "*"):
        return None
    parts = [_terms(operand) for operand in typed.operands]
    left, right = parts[0], parts[1]
    if left is None or right is None:
        return None
    if typed.operator == "+":
        return left + right
    for factor, rest in ((left, right), (right, left)):
        if len(factor) == 1 and factor[0][1] is None:
            return [(factor[0][0] * times, counter) for times, counter in rest]
    return None


def _told(times: int, counter: Counter | None, ruleset: Ruleset) -> str:
    if counter is None:
        return str(times)
    if counter.word in EACH:
        return f"{times} for each {EACH[counter.word]}"
    if counter.word == "won":
        which = "last" if counter.number == LAST_TRICK else ordinal(counter.number)
        return f"{times} for the {which} trick"
    if counter.word == "taken":
        each = " each" if counter.cards.bit_count() > 1 else ""
        return f"{times}{each} for {set_words(counter.cards, ruleset)}"
    name = format_typed(counter, ruleset.deck)
    return name if times == 1 else f"{times} × {name}"
