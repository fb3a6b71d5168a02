"""Dealing customs, bank and schedule, from nodes."""

from __future__ import annotations

from lorumdsl.expr.ast import Type
from lorumdsl.expr.word import Context
from lorumdsl.model.builder.build_context import BuildContext, child, integer, scalars, text
from lorumdsl.model.clause import Clause
from lorumdsl.model.ruleset import Bank, DealCustoms, Rebuy, Schedule, Unit
from lorumdsl.source.nodes import Mapping


def build_deal(desk: BuildContext, root: Mapping, whole: Clause) -> DealCustoms:
    node = child(root, "deal")
    return DealCustoms(
        packets=tuple(int(str(item.value)) for item in scalars(node, "packets")),
        cut=text(node, "cut", "none"),
        first=text(node, "first", "next after dealer"),
        clause=desk.clause(node, "deal", whole.citations),
    )


def build_bank(desk: BuildContext, root: Mapping, whole: Clause) -> Bank:
    node = child(root, "bank")
    clause = desk.clause(node, "bank", whole.citations)
    rebuy = node.get("rebuy")
    return Bank(
        unit=Unit(text(node, "unit", "chips")),
        start=integer(node, "start"),
        rebuy=_rebuy(desk, rebuy, clause) if isinstance(rebuy, Mapping) else None,
        leftover_shared=text(node, "leftover") == "winners share",
        clause=clause,
    )


def _rebuy(desk: BuildContext, node: Mapping, bank: Clause) -> Rebuy:
    clause = desk.clause(node, "bank.rebuy", bank.citations)
    return Rebuy(integer(node, "below"), integer(node, "amount"), integer(node, "price"), clause)


def build_schedule(desk: BuildContext, root: Mapping, whole: Clause) -> Schedule:
    node = child(root, "session")
    for item in scalars(node, "contracts"):
        desk.contracts.use(str(item.value), item.span)
    return Schedule(
        contracts=tuple(str(item.value) for item in scalars(node, "contracts")),
        chosen=text(node, "choice", "fixed") == "dealer",
        dealer_holds=text(node, "dealer", "holds the cycle") == "holds the cycle",
        cycles=integer(node, "cycles", 1),
        shift=integer(node, "shift") if node.get("shift") else None,
        most_wins=text(node, "wins", "most") == "most",
        extra_deal=text(node, "ties", "share") == "extra deal",
        doubling=text(node, "doubling", "none") == "dealer",
        ends=desk.expression(node, "ends", Type.CONDITION, Context.ENDS),
        clause=desk.clause(node, "session", whole.citations),
    )
