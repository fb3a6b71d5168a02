"""Payouts from nodes."""

from __future__ import annotations

from lorumdsl.expr.ast import Constant, Type
from lorumdsl.expr.word import Context
from lorumdsl.model.builder.build_context import BuildContext, child, children, text
from lorumdsl.model.clause import Clause
from lorumdsl.model.payouts import Case, Party, Payment, Payout
from lorumdsl.source.nodes import Mapping


def build_payouts(desk: BuildContext, root: Mapping, whole: Clause) -> tuple[Payout, ...]:
    payouts = []
    for entry in child(root, "payouts"):
        desk.payouts.define(entry.key, entry.key_span)
        if isinstance(entry.value, Mapping):
            payouts.append(_payout(desk, entry.key, entry.value, whole))
    return tuple(payouts)


def _payout(desk: BuildContext, payout_id: str, node: Mapping, whole: Clause) -> Payout:
    clause = desk.clause(node, f"payouts.{payout_id}", whole.citations)
    cases = [
        _case(desk, case, f"{clause.path}.cases[{place}]", clause) for place, case in enumerate(children(node, "cases"))
    ]
    return Payout(
        id=payout_id,
        takers=desk.expression(node, "takers", Type.CONDITION, Context.TAKERS),
        cases=tuple(cases),
        score=desk.expression(node, "score", Type.NUMBER, Context.SCORE),
        clause=clause,
    )


def _case(desk: BuildContext, node: Mapping, path: str, payout: Clause) -> Case:
    clause = desk.clause(node, path, payout.citations)
    payments = [
        _payment(desk, payment, f"{path}.pay[{place}]", clause) for place, payment in enumerate(children(node, "pay"))
    ]
    return Case(desk.expression(node, "when", Type.CONDITION, Context.CASE), tuple(payments), clause)


def _payment(desk: BuildContext, node: Mapping, path: str, case: Clause) -> Payment:
    return Payment(
        giver=Party(text(node, "from")),
        receiver=Party(text(node, "to")),
        amount=desk.expression(node, "amount", Type.NUMBER, Context.AMOUNT) or Constant(0),
        split=text(node, "split") == "equally",
        remainder=Party(text(node, "remainder", "pot")),
        says_remainder=node.get("remainder") is not None,
        clause=desk.clause(node, path, case.citations),
    )
