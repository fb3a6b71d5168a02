"""Numbers stay within what the engine's words hold, and tricks within the deal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from lorumdsl.diagnostics.codes import CONSTANT_TOO_LARGE, NO_SUCH_TRICK
from lorumdsl.diagnostics.diagnostic import Diagnostic, Span
from lorumdsl.expr.ast import LAST_TRICK, Cards, Constant, Counter, Type, Typed, counters
from lorumdsl.expr.vocabulary import POT, counted
from lorumdsl.expr.word import Parameter, Terms
from lorumdsl.model.payouts import Party
from lorumdsl.model.ruleset import Ruleset

LARGEST = 10**12
"""No value of an expression may be larger: sums over a session still fit a 64-bit word."""

EXACT = 2**53
"""Whole numbers up to here are the same in JSON, spreadsheets and every other program."""

NOTHING_KNOWN: Mapping[str, int] = MappingProxyType({})
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


def pots_that_feed_themselves(ruleset: Ruleset) -> Iterator[Diagnostic]:
    """Payments into the pot that are the larger the more lies in it: whether it outgrows EXACT within a session."""
    deals = ruleset.schedule.cycles * len(ruleset.schedule.contracts)
    for payout in ruleset.payouts:
        costs = [size(contract.cost) for contract in ruleset.contracts if contract.payout == payout.id]
        for payment in payout.payments:
            into_pot = Party.POT in (payment.receiver, payment.remainder if payment.split else None)
            if not costs or not into_pot or POT not in counters(payment.amount):
                continue
            pot = ruleset.seats * max(costs)
            for number in range(2, deals + 1):
                pot += ruleset.seats * size(
                    payment.amount, {"pot": pot, "cost": max(costs), "total": ruleset.seats * max(costs)}
                )
                if pot > EXACT:
                    message = f"the pot can grow beyond {EXACT:,} by deal {number}: what is paid into it grows with it"
                    hint = "bound the amount, as in `min(pot, 20)`, or pay what does not read `pot`"
                    yield Diagnostic(CONSTANT_TOO_LARGE, payment.clause.span, f"payout {payout.id}: {message}", hint)
                    break


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


def size(typed: Typed, known: Mapping[str, int] = NOTHING_KNOWN) -> int:
    """A bound on the absolute value of an expression and of everything inside it.

    `known` are bounds of words; where they are given, only the value counts, not what its conditions compare.
    """
    if isinstance(typed, Constant):
        return abs(typed.value)
    if isinstance(typed, Counter):
        if typed.word in known:
            return known[typed.word]
        return MANY if counted(typed).span(typed, LARGEST_TABLE) is None else FEW
    if isinstance(typed, Cards):
        return 0
    if known and typed.type == Type.CONDITION:
        return 0
    sizes = [size(operand, known) for operand in typed.operands]
    if typed.operator == "*":
        product = 1
        for factor in sizes:
            product *= max(factor, 1)
        return product
    if typed.operator == "min" and known:
        return min(sizes)
    return sum(sizes) if typed.operator in ("+", "-") else max(sizes)
