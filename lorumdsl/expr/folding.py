"""Operators on what is known already: constants become one constant, card sets one card set."""

from __future__ import annotations

from collections.abc import Callable

from lorumdsl.expr.ast import Cards, Constant, Operator, Type, Typed

NUMBERS: dict[str, Callable[..., int]] = {
    "neg": lambda a: -a,
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "//": lambda a, b: a // b,
    "min": min,
    "max": max,
    "not": lambda a: not a,
    "and": lambda a, b: a and b,
    "or": lambda a, b: a or b,
    "==": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
}
CARDS: dict[str, Callable[[int, int], int]] = {
    "|": lambda a, b: a | b,
    "&": lambda a, b: a & b,
    "-": lambda a, b: a & ~b,
}


def fold(operator: str, operands: tuple[Typed, ...], result: Type) -> Typed:
    """The operator on its operands, worked out if they are constants; `if` needs only its condition known."""
    if operator == "if":
        condition = operands[1]
        if isinstance(condition, Constant):
            return operands[0] if condition.value else operands[2]
        return Operator(operator, operands, result)
    values = [operand.value for operand in operands if isinstance(operand, Constant)]
    if len(values) < len(operands):
        return Operator(operator, operands, result)
    return Constant(int(NUMBERS[operator](*values)), result)


def fold_cards(operator: str, left: Cards, right: Cards) -> Cards:
    """Union, intersection or difference."""
    work = CARDS[operator]
    return Cards(work(left.other, right.other), work(left.single, right.single))


def not_zero(number: Typed) -> Typed:
    """A number as the condition that it is not 0."""
    return fold("!=", (number, Constant(0)), Type.CONDITION)
