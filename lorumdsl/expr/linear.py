"""A number of a ruleset as a sum of counters, each times a fixed number: the one reading of a cost as such."""

from __future__ import annotations

from math import prod

from lorumdsl.expr.ast import Constant, Counter, Operator, Typed
from lorumdsl.expr.vocabulary import SEATS


def linear(typed: Typed, seats: int | None = None) -> dict[Counter | None, int] | None:
    """A number as a sum of counters, each times a fixed number (None: the number added); None if it is no such sum.

    The number of seats is a counter like others unless it is given."""
    if isinstance(typed, Constant):
        return {None: typed.value}
    if isinstance(typed, Counter):
        return {None: seats} if typed == SEATS and seats is not None else {typed: 1}
    if not isinstance(typed, Operator) or typed.operator not in ("+", "-", "*", "neg"):
        return None
    parts = [linear(operand, seats) for operand in typed.operands]
    terms = [part for part in parts if part is not None]
    if len(terms) < len(parts):
        return None
    if typed.operator == "*":
        fixed = [part for part in terms if set(part) <= {None}]
        if len(fixed) < len(terms) - 1:
            return None
        rest = next((part for part in terms if not set(part) <= {None}), {None: 1})
        factor = prod(part.get(None, 0) for part in fixed)
        return {counter: factor * times for counter, times in rest.items()}
    total: dict[Counter | None, int] = {}
    for place, part in enumerate(terms):
        sign = -1 if typed.operator == "neg" or (typed.operator == "-" and place) else 1
        for counter, times in part.items():
            total[counter] = total.get(counter, 0) + sign * times
    return total
