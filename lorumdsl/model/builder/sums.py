"""Sum contracts: which contracts they may consist of, and how they come by each key from those."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce
from itertools import groupby
from typing import Any, assert_never

from lorumdsl.diagnostics.codes import SUM_CYCLE, SUM_OF_NON_TRICKS
from lorumdsl.diagnostics.diagnostic import Diagnostic, Span
from lorumdsl.expr.ast import Constant, Operator, Type, Typed
from lorumdsl.model import sorts
from lorumdsl.model.builder.build_context import BuildContext, scalars
from lorumdsl.model.contracts import AnyContract, Kind
from lorumdsl.model.key import Joins
from lorumdsl.model.sorts import AnyKey, keys_of
from lorumdsl.source.nodes import Mapping

Built = dict[str, AnyContract]
NOTHING = Constant(0)


def note_parts(desk: BuildContext, built: Built, contract_id: str, node: Mapping) -> None:
    """Findings about the contracts that are named under `sum`."""
    for part in scalars(node, "sum"):
        name = str(part.value)
        if not desk.contracts.use(name, part.span):
            continue
        if built[name].kind is not Kind.TRICK:
            message = f"`{name}` is a {built[name].kind} contract and cannot be part of a sum"
            desk.diagnostics.append(Diagnostic(SUM_OF_NON_TRICKS, part.span, message, "sum trick contracts only"))
        elif _reaches(built, name, contract_id, ()):
            _cycle(desk, contract_id, name, part.span)


def _reaches(built: Built, start: str, goal: str, seen: tuple[str, ...]) -> bool:
    contract = built.get(start)
    if start == goal:
        return True
    if contract is None or start in seen:
        return False
    return any(_reaches(built, part, goal, (*seen, start)) for part in contract.parts)


def _cycle(desk: BuildContext, contract_id: str, part: str, span: Span) -> None:
    message = f"`{contract_id}` is a sum that contains itself through `{part}`"
    desk.diagnostics.append(Diagnostic(SUM_CYCLE, span, message, "take it out of one of the two sums"))


def with_parts(built: Built, contract_id: str, above: tuple[str, ...] = ()) -> AnyContract:
    """A contract with what each of its keys takes from its parts, in their order."""
    contract = built[contract_id]
    if not contract.parts or contract_id in above:
        return contract
    parts = [with_parts(built, name, (*above, contract_id)) for name in contract.parts if name in built]
    sources = [contract, *(part for part in parts if part.kind is contract.kind)]
    joined: dict[str, Any] = {}
    for _, rows in groupby(keys_of(type(contract)), key=lambda row: row[1].name.partition(".")[0]):
        group = list(rows)  # a part of a contract and the keys in it are taken from one source
        first = next((one for one in sources if any(_says(key, getattr(one, field)) for field, key in group)), contract)
        for field, key in group:
            joined[field] = _joined(key, [getattr(one, field) for one in sources], getattr(first, field))
    return replace(contract, **joined)


def _joined(key: AnyKey, values: list[Any], first: Any) -> Any:
    """The value of a sum: `values` are its own and those of its parts, `first` is that of the first that says one."""
    match key.joins:
        case Joins.OWN:
            return values[0]
        case Joins.FIRST:
            return first
        case Joins.UNION:
            return tuple(one for value in values for one in value)
        case Joins.SUM:
            return values[0] if _says(key, values[0]) else _sum(key, values)
        case Joins.NEVER:
            raise TypeError(f"the row of `{key.name}` does not say how a sum comes by it")
        case _:
            assert_never(key.joins)


def _says(key: AnyKey, value: Any) -> bool:
    """Whether a contract has something of its own to say under a key."""
    match key:
        case sorts.Switch() | sorts.Choice():
            return bool(value != key.usual)
        case sorts.Cost():
            return bool(value != NOTHING)
        case sorts.Part() | sorts.Naming() | sorts.Citing() | sorts.PayoutName():  # every contract has one
            return False
        case sorts.Claim() | sorts.Expression() | sorts.Cards() | sorts.Remark():
            return value is not None
        case sorts.Number() | sorts.RankTable() | sorts.GoalTable() | sorts.Parts() | sorts.Restrictions():
            return bool(value)
        case _:
            assert_never(key)


def _sum(key: AnyKey, values: list[Any]) -> Any:
    match key:
        case sorts.Cost():
            return reduce(_plus, values)
        case sorts.Claim():
            parts = values[1:]
            return None if None in parts else sum(parts)
        case _:
            raise TypeError(f"values of `{key.name}` cannot be added up")


def _plus(one: Typed, other: Typed) -> Typed:
    return other if one == NOTHING else Operator("+", (one, other), Type.NUMBER)
