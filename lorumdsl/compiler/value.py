"""What an expression is worth, worked out from the tree itself: for tables, and to hold the code against."""

from __future__ import annotations

from collections.abc import Callable

from lorumdsl.expr.ast import Cards, Constant, Counter, Operator, Typed

COMPARISONS: dict[str, Callable[[int, int], bool]] = {
    "==": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
}


def value(typed: Typed, read: Callable[[Counter], int]) -> int:
    """The value, with `read` giving each counter; conditions are 1 and 0."""
    if isinstance(typed, Constant):
        return typed.value
    if isinstance(typed, Counter):
        return read(typed)
    if isinstance(typed, Cards):
        raise TypeError("a card set has no value")
    return _operation(typed, [value(operand, read) for operand in typed.operands])


def _operation(typed: Operator, values: list[int]) -> int:
    sign, first = typed.operator, values[0]
    if sign == "neg":
        return -first
    if sign == "not":
        return int(not first)
    if sign == "min":
        return min(values)
    if sign == "max":
        return max(values)
    if sign == "if":
        return first if values[1] else values[2]
    second = values[1]
    if sign in COMPARISONS:
        return int(COMPARISONS[sign](first, second))
    if sign == "and":
        return int(bool(first and second))
    if sign == "or":
        return int(bool(first or second))
    return {"+": first + second, "-": first - second, "*": first * second}[sign] if sign != "//" else first // second
