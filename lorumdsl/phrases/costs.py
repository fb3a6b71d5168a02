"""Expressions as phrases: costs term by term, conditions, and formulas with named parts for all the rest.

A sum of counted things reads as a list (`1 chip for each heart`). What is no such sum is written as a formula
in signs, whose parts have names: less elegant, never wrong.
"""

from __future__ import annotations

from lorumdsl.expr.ast import LAST_TRICK, Cards, Constant, Counter, Operator, Type, Typed
from lorumdsl.expr.formatting import ATOM, LEVELS
from lorumdsl.expr.linear import linear
from lorumdsl.expr.vocabulary import counted
from lorumdsl.expr.word import Laid, Parameter, Shared
from lorumdsl.language.phrase import Argument, Listed, Phrase, Row, say
from lorumdsl.model.ruleset import Ruleset
from lorumdsl.phrases.cards import cards, each, hand_cards

SIGNS = {
    "==": "=", "!=": "≠", "<": "<", "<=": "≤", ">": ">", ">=": "≥", "+": "+", "-": "−", "*": "×", "//": "÷",
}  # fmt: skip


def amount(ruleset: Ruleset, number: int) -> Phrase:
    """`1 chip`, `8 points`."""
    return say("amount", number=number, unit=str(ruleset.bank.unit))


def price(ruleset: Ruleset, typed: Typed) -> Argument:
    """A cost or score: `1 chip for each heart`, or a formula."""
    terms = linear(typed)
    if terms is not None:
        terms = {counter: factor for counter, factor in terms.items() if factor}
        if not terms:
            return amount(ruleset, 0)
        if all(factor > 0 for factor in terms.values()):
            return Listed(tuple(term(ruleset, counter, factor) for counter, factor in terms.items()))
    return formula(ruleset, typed)


def due(ruleset: Ruleset, typed: Typed) -> Phrase:
    """The amount of a payment: `their cost`, `8 chips`, or a formula."""
    if isinstance(typed, Counter) and typed.word in ("cost", "total", "pot"):
        return Phrase(f"due-{typed.word}")
    return say("due-amount", amount=price(ruleset, typed))


def condition(ruleset: Ruleset, typed: Typed) -> Argument:
    """A condition: `there is just one taker`, or in signs."""
    if isinstance(typed, Operator) and typed.operator == "==" and typed.operands[0] == Counter("takers"):
        number = typed.operands[1]
        if number == Counter("seats") or number == Constant(ruleset.seats):
            return Phrase("if-all-takers")
        if isinstance(number, Constant):
            return say("if-takers", number=number.value)
    if typed == Operator(">", (Counter("cost"), Constant(0)), Type.CONDITION):
        return Phrase("if-any-cost")
    return formula(ruleset, typed)


def formula(ruleset: Ruleset, typed: Typed) -> Argument:
    """An expression in signs, with names for what is counted."""
    return _formula(ruleset, typed, False)[0]


def noun(ruleset: Ruleset, counter: Counter) -> Phrase:
    """What a counter counts: `hearts taken`, `cards left`."""
    word = counted(counter)
    match word.takes:
        case Parameter.CARDS:
            return say(word.noun, cards=cards(ruleset, counter.cards))
        case Parameter.TRICK:
            return trick(counter.number)
        case Parameter.RANK | Parameter.NUMBERS | None:
            return Phrase(word.noun)


def trick(number: int) -> Phrase:
    """`first trick`, `last trick`."""
    return Phrase("trick-last") if number == LAST_TRICK else say("trick-number", number=number)


def term(ruleset: Ruleset, counter: Counter | None, factor: int) -> Phrase:
    """`2 chips for each trick`; None stands for what is owed in any case."""
    each_costs = amount(ruleset, factor) if factor else Phrase("none")
    if counter is None:
        return say("term-fixed", amount=each_costs)
    word = counted(counter)
    match word:
        case Shared() if word.takes is Parameter.CARDS:
            return say("term", amount=each_costs, what=each(ruleset, counter.cards))
        case Shared() if word.takes is Parameter.TRICK:
            last = counter.number == LAST_TRICK
            what = Phrase("each-won-last") if last else say("each-won", number=counter.number)
            return say("term", amount=each_costs, what=what)
        case Shared() | Laid() if word.each is not None:
            return say("term", amount=each_costs, what=Phrase(word.each))
        case _:
            pass  # of these nobody says "for each"
    if factor == 1:
        return say("term-noun", what=noun(ruleset, counter))
    return say("term-times", number=factor, what=noun(ruleset, counter))


def _formula(ruleset: Ruleset, typed: Typed, inside: bool) -> tuple[Argument, int]:
    """The formula and how tightly it holds together; names of several words get brackets inside arithmetic."""
    if isinstance(typed, Cards):
        return hand_cards(ruleset, typed), ATOM
    if isinstance(typed, Counter):
        name = noun(ruleset, typed)
        return (Row(("[", name, "]")) if inside else name), ATOM
    if isinstance(typed, Constant):
        if typed.type == Type.CONDITION:
            return Phrase("always" if typed.value else "never"), ATOM
        return str(typed.value).replace("-", "−"), ATOM if typed.value >= 0 else LEVELS["neg"]
    operator = typed.operator
    level = LEVELS.get(operator, ATOM)
    if operator in ("min", "max"):
        inner = tuple(_formula(ruleset, operand, False)[0] for operand in typed.operands)
        return say(f"the-{operator}", numbers=Listed(inner, "list-semicolon", "list-semicolon")), ATOM
    if operator == "neg":
        return Row(("−", _held(ruleset, typed.operands[0], level + 1, True))), level
    if operator == "not":
        return say("not", condition=_held(ruleset, typed.operands[0], level + 1, inside)), level
    if operator == "if":
        then, when, otherwise = (_held(ruleset, operand, level + 1, inside) for operand in typed.operands)
        return say("if-else", then=then, when=when, otherwise=otherwise), level
    if operator in ("and", "or"):
        parts = [_held(ruleset, operand, level if place == 0 else level + 1, inside)
                 for place, operand in enumerate(typed.operands)]  # fmt: skip
        return Listed(tuple(parts), f"list-{operator}") if len(parts) == 2 else _chained(parts, operator), level
    arithmetic = operator in ("+", "-", "*", "//")
    deeper = arithmetic or any(isinstance(operand, Operator) for operand in typed.operands)
    left = _held(ruleset, typed.operands[0], level if arithmetic else level + 1, inside or deeper)
    right = _held(ruleset, typed.operands[1], level + 1, inside or deeper)
    if operator == "//":
        return say("divided", left=left, right=right), ATOM
    return Row((left, f" {SIGNS[operator]} ", right)), level


def _chained(parts: list[Argument], operator: str) -> Argument:
    told: Argument = parts[0]
    for part in parts[1:]:
        told = Listed((told, part), f"list-{operator}")
    return told


def _held(ruleset: Ruleset, typed: Typed, least: int, inside: bool) -> Argument:
    told, level = _formula(ruleset, typed, inside)
    return told if level >= least else Row(("(", told, ")"))
