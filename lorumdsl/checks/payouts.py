"""Payouts that forget an outcome, or ask for a party that is not there."""

from __future__ import annotations

from collections.abc import Iterator

from lorumdsl.checks.contracts import uses
from lorumdsl.diagnostics.codes import (
    CASE_NEVER_REACHED,
    MIXED_UNITS,
    NO_OTHERWISE,
    NOT_AVAILABLE,
    PARTY_NOT_AVAILABLE,
    PASS_NEVER_CHARGED,
)
from lorumdsl.diagnostics.diagnostic import Diagnostic
from lorumdsl.expr.ast import Constant, counters
from lorumdsl.expr.vocabulary import counted
from lorumdsl.expr.word import Context
from lorumdsl.model.payouts import Party, Payout
from lorumdsl.model.ruleset import Ruleset


def points_and_payments_mixed(ruleset: Ruleset) -> Iterator[Diagnostic]:
    """Points are scored, everything else is paid."""
    points = ruleset.bank.is_scored
    used = {contract.payout for contract in ruleset.contracts}
    for payout in ruleset.payouts:
        if payout.id in used and points != (payout.score is not None):
            if points:
                message, hint = "points are scored, not paid", "write `score:` in place of `cases:`"
            else:
                message = f"{ruleset.bank.unit} are paid, not scored"
                hint = "write `cases:` with payments, or `bank: {unit: points}`"
            yield Diagnostic(MIXED_UNITS, payout.clause.span, f"payout {payout.id}: {message}", hint)


def cases_without_otherwise(ruleset: Ruleset) -> Iterator[Diagnostic]:
    for payout in ruleset.payouts:
        if payout.cases and all(case.when is not None for case in payout.cases):
            message = f"payout {payout.id} has no last case for what the others leave over"
            hint = "end with `- {otherwise: true, pay: [...]}`"
            yield Diagnostic(NO_OTHERWISE, payout.clause.span, message, hint)


def case_never_reached(ruleset: Ruleset) -> Iterator[Diagnostic]:
    for payout in ruleset.payouts:
        closed = False
        for case in payout.cases:
            if closed or case.when == Constant(0, case.when.type if case.when else Constant(0).type):
                message = f"this case of payout {payout.id} is never reached"
                hint = "put it before the case that takes everything" if closed else "its condition never holds"
                yield Diagnostic(CASE_NEVER_REACHED, case.clause.span, message, hint)
            closed = closed or case.when is None or (isinstance(case.when, Constant) and case.when.value != 0)


def parties_that_do_not_exist(ruleset: Ruleset) -> Iterator[Diagnostic]:
    """`takers` need a condition that says who they are, `winner` a contract in which somebody goes out."""
    for payout in ruleset.payouts:
        contracts = [contract for contract in ruleset.contracts if contract.payout == payout.id]
        idle = [contract.id for contract in contracts if not contract.goes_out]
        for payment in payout.payments:
            named = {payment.giver, payment.receiver, payment.remainder}
            if Party.TAKERS in named and payout.takers is None:
                message = f"payout {payout.id} does not say who its takers are"
                hint = "add `takers:` with a condition, as in `takers: cost > 0`"
                yield Diagnostic(PARTY_NOT_AVAILABLE, payment.clause.span, message, hint)
            if _needs_winner(payout, named) and idle:
                message = f"nobody goes out in {' or '.join(idle)}, so there is no winner"
                hint = "pay `takers` or the `pot`"
                yield Diagnostic(PARTY_NOT_AVAILABLE, payment.clause.span, message, hint)
            if payment.giver == payment.receiver and payment.giver in (Party.POT, Party.WINNER, Party.OTHERS):
                message = f"a payment from {payment.giver} to {payment.receiver} moves nothing"
                yield Diagnostic(PARTY_NOT_AVAILABLE, payment.clause.span, message, "name two ends that differ")


def pot_pays_by_seat(ruleset: Ruleset) -> Iterator[Diagnostic]:
    """The pot pays one amount: what is counted of a single seat cannot say how much."""
    for payout in ruleset.payouts:
        for payment in payout.payments:
            if payment.giver is Party.POT:
                read = [one.word for one in counters(payment.amount) if Context.CASE not in counted(one).contexts]
                for word in dict.fromkeys(read):
                    message = f"the pot pays one amount, and `{word}` is counted for each seat"
                    hint = "read `pot`, `total`, `takers` or `seats`, or let the seats pay"
                    yield Diagnostic(NOT_AVAILABLE, payment.clause.span, f"payout {payout.id}: {message}", hint)


def _needs_winner(payout: Payout, named: set[Party]) -> bool:
    if Party.WINNER in named:
        return True
    return Party.OTHERS in named and not named & {Party.TAKERS, Party.ALL} and payout.takers is None


def pass_never_charged(ruleset: Ruleset) -> Iterator[Diagnostic]:
    for contract in ruleset.contracts:
        if not contract.pass_cost:
            continue
        for payout in ruleset.payouts:
            if payout.id == contract.payout and not uses(contract, payout, "passes"):
                message = f"a pass in {contract.id} costs {contract.pass_cost}, but its payout never charges it"
                hint = f"let payout {payout.id} read `cost` or `passes`"
                yield Diagnostic(PASS_NEVER_CHARGED, contract.place, message, hint)
