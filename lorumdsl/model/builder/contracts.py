"""Contracts from nodes, by the rows of their keys."""

from __future__ import annotations

from typing import Any, assert_never

from lorumdsl.expr.ast import Constant, Counter, Operator, Type, Typed
from lorumdsl.model.builder.build_context import BuildContext, child, text
from lorumdsl.model.builder.keys import Place, read_keys
from lorumdsl.model.builder.sums import note_parts, with_parts
from lorumdsl.model.clause import Clause
from lorumdsl.model.contracts import CLASSES, AnyContract, Kind
from lorumdsl.source.nodes import Entry, Mapping


def build_contracts(desk: BuildContext, root: Mapping, whole: Clause) -> tuple[AnyContract, ...]:
    built: dict[str, AnyContract] = {}
    for entry in child(root, "contracts"):
        desk.contracts.define(entry.key, entry.key_span)
        if isinstance(entry.value, Mapping):
            built[entry.key] = _contract(desk, entry, entry.value, whole)
    for entry in child(root, "contracts"):
        if isinstance(entry.value, Mapping):
            note_parts(desk, built, entry.key, entry.value)
    return tuple(with_parts(built, contract_id) for contract_id in built)


def _contract(desk: BuildContext, entry: Entry, node: Mapping, whole: Clause) -> AnyContract:
    kind = Kind(text(node, "kind"))
    clause = desk.clause(node, f"contracts.{entry.key}", whole.citations)
    values: dict[str, Any] = read_keys(CLASSES[kind], Place(desk, entry.key, node, clause))
    if values["cost"] is None:
        values["cost"] = _usual_cost(kind, values.get("pass_cost", 0))
    cost_place = written.span if (written := node.get("cost")) else entry.key_span
    return CLASSES[kind](id=entry.key, place=entry.key_span, cost_place=cost_place, **values)


def _usual_cost(kind: Kind, pass_cost: int) -> Typed:
    """What a seat owes where the contract does not say."""
    match kind:
        case Kind.TRICK:
            return Constant(0)
        case Kind.CHAIN | Kind.LAYOUT:
            return _left_and_passes(pass_cost)
        case Kind.COUNT:
            return Counter("crossed")
        case _:
            assert_never(kind)


def _left_and_passes(pass_cost: int) -> Typed:
    left = Counter("left")
    if pass_cost == 0:
        return left
    passes = Operator("*", (Counter("passes"), Constant(pass_cost)), Type.NUMBER)
    return Operator("+", (left, passes), Type.NUMBER)
