"""Numbers stay within what the engine's words hold, and tricks within the deal."""

from __future__ import annotations

from collections.abc import Iterator

from lorumdsl.diagnostics.codes import CONSTANT_TOO_LARGE, NO_SUCH_TRICK
from lorumdsl.diagnostics.diagnostic import Diagnostic, Span
from lorumdsl.expr.ast import LAST_TRICK, Cards, Constant, Counter, Typed
from lorumdsl.expr.typing import counters
from lorumdsl.expr.vocabulary import counted
from lorumdsl.expr.word import Parameter, Terms
from lorumdsl.model.ruleset import Ruleset

LARGEST = 10**12
"""No value of an expression may be larger: sums over a session still fit a 64-bit word."""

FEW, MANY = 64, 10**8
LARGEST_TABLE = Terms(seats=8, tricks=32, ranks=13)


def numbers_too_large(ruleset: Ruleset) -> Iterator[Diagnostic]:
    """Costs and amounts that could grow beyond LARGEST."""
    for contract in ruleset.contracts:
        yield from _too_large(contract.cost, contract.place, f"the cost of {contract.id}")
    for payout in ruleset.payouts:
        if payout.score is not None:
            yield from _too_large(payout.score, payout.clause.span, f"the score of payout {payout.id}")
        for payment in payout.payments:
            yield from _too_large(payment.amount, payment.clause.span, f"a payment of payout {payout.id}")


def tricks_that_are_not_played(ruleset: Ruleset) -> Iterator[Diagnostic]:
    """`won(9)` where a deal has eight tricks."""
    for contract in ruleset.contracts:
        read = list(counters(contract.cost))
        if contract.stop is not None:
            read += counters(contract.stop)
        for counter in read:
            if (
                counted(counter).takes is Parameter.TRICK
                and counter.number != LAST_TRICK
                and counter.number > ruleset.hand_size
            ):
                message = f"{contract.id} asks who won trick {counter.number}, and a deal has {ruleset.hand_size}"
                yield Diagnostic(NO_SUCH_TRICK, contract.place, message, "the last trick is `won(last)`")


def _too_large(typed: Typed, place: Span, what: str) -> Iterator[Diagnostic]:
    if size(typed) > LARGEST:
        yield Diagnostic(CONSTANT_TOO_LARGE, place, f"{what} can grow beyond {LARGEST:,}", "use smaller numbers")


def size(typed: Typed) -> int:
    """A bound on the absolute value of an expression and of everything inside it."""
    if isinstance(typed, Constant):
        return abs(typed.value)
    if isinstance(typed, Counter):
        return MANY if counted(typed).span(typed, LARGEST_TABLE) is None else FEW
    if isinstance(typed, Cards):
        return 0
    sizes = [size(operand) for operand in typed.operands]
    if typed.operator == "*":
        product = 1
        for factor in sizes:
            product *= max(factor, 1)
        return product
    return sum(sizes) if typed.operator in ("+", "-") else max(sizes)
