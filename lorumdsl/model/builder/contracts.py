"""Contracts from nodes; a `sum` contract takes costs and restrictions from its parts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from lorumdsl.diagnostics.codes import SUM_CYCLE, SUM_OF_NON_TRICKS, UNKNOWN_CARD
from lorumdsl.diagnostics.diagnostic import Diagnostic, Span
from lorumdsl.expr.ast import Cards, Constant, Counter, Operator, Type, Typed
from lorumdsl.expr.foreign import rank_letter
from lorumdsl.expr.word import Context
from lorumdsl.model.builder.build_context import BuildContext, child, children, flag, integer, names, scalars, text
from lorumdsl.model.clause import Clause
from lorumdsl.model.contracts import (
    AnyContract,
    ChainContract,
    CountContract,
    LayoutContract,
    Moment,
    Opening,
    Restriction,
    TrickContract,
)
from lorumdsl.source.nodes import Entry, Mapping, Scalar

NO_CARDS = Cards(0, 0)
NOTHING = Constant(0)


def build_contracts(desk: BuildContext, root: Mapping, whole: Clause) -> tuple[AnyContract, ...]:
    built: dict[str, AnyContract] = {}
    for entry in child(root, "contracts"):
        desk.contracts.define(entry.key, entry.key_span)
        if isinstance(entry.value, Mapping):
            built[entry.key] = _contract(desk, entry, entry.value, whole)
    for entry in child(root, "contracts"):
        if isinstance(entry.value, Mapping):
            _note_parts(desk, built, entry.key, entry.value)
    summed: dict[str, AnyContract] = {}
    for contract_id in built:
        summed[contract_id] = _with_parts(built, contract_id, ())
    return tuple(summed.values())


def _contract(desk: BuildContext, entry: Entry, node: Mapping, whole: Clause) -> AnyContract:
    contract_id = entry.key
    payout = node.get("payout")
    if isinstance(payout, Scalar):
        desk.payouts.use(str(payout.value), payout.span)
    clause = desk.clause(node, f"contracts.{contract_id}", whole.citations)
    kind = text(node, "kind")
    cost = desk.expression(node, "cost", Type.NUMBER, Context.COST)
    common: dict[str, Any] = {
        "id": contract_id,
        "names": names(node, "name", contract_id),
        "total": integer(node, "total") if node.get("total") else None,
        "payout": text(node, "payout"),
        "award": desk.expression(child(node, "revoke"), "cost", Type.NUMBER, Context.CONSTANT),
        "award_clause": _part(desk, node, "revoke", clause),
        "opening": _opening(desk, node, clause),
        "place": entry.key_span,
        "cost_place": written.span if (written := node.get("cost")) else entry.key_span,
        "clause": clause,
    }
    pass_cost = integer(child(node, "pass"), "cost")
    if kind == "chain":
        following = child(node, "next")
        return ChainContract(
            cost=cost or _left_and_passes(pass_cost),
            same_suit=text(following, "suit") == "same",
            wrap=flag(following, "wrap"),
            holder=text(node, "turn", "holder") == "holder",
            limit=integer(node, "limit"),
            pass_cost=pass_cost,
            next_clause=_part(desk, node, "next", clause),
            pass_clause=_part(desk, node, "pass", clause),
            **common,
        )
    if kind == "layout":
        build = text(node, "build", "up")
        return LayoutContract(
            cost=cost or _left_and_passes(pass_cost),
            up=build != "down",
            down=build != "up",
            wrap=flag(node, "wrap"),
            pass_cost=pass_cost,
            pass_clause=_part(desk, node, "pass", clause),
            missing_laid=text(node, "missing", "block") == "count as laid",
            **common,
        )
    if kind == "count":
        return CountContract(
            cost=cost or Counter("crossed"), values=_values(desk, node), thresholds=_thresholds(node), **common
        )
    return TrickContract(
        cost=cost or NOTHING,
        restrictions=_restrictions(desk, node, clause),
        follows=text(node, "follow", "suit") == "suit",
        blind=text(node, "hand", "own") == "blind",
        keeps_own=text(node, "unfollowed") == "each keeps its own",
        stop=desk.expression(node, "stop", Type.CONDITION, Context.STOP),
        parts=tuple(str(part.value) for part in scalars(node, "sum")),
        **common,
    )


def _part(desk: BuildContext, node: Mapping, key: str, contract: Clause) -> Clause:
    """The clause of a part that has a `source` of its own: `next`, `pass`, `revoke`, `opening`."""
    return desk.clause(child(node, key), f"{contract.path}.{key}", contract.citations)


def _opening(desk: BuildContext, node: Mapping, contract: Clause) -> Opening | None:
    written = child(node, "opening")
    holder = desk.expression(written, "holder", Type.CARDS, Context.CARDS)
    cards = desk.expression(written, "with", Type.CARDS, Context.CARDS)
    if not isinstance(holder, Cards):
        return None
    begins = cards.other if isinstance(cards, Cards) else holder.other
    return Opening(holder.other, begins, _part(desk, node, "opening", contract))


def _left_and_passes(pass_cost: int) -> Typed:
    left = Counter("left")
    if pass_cost == 0:
        return left
    passes = Operator("*", (Counter("passes"), Constant(pass_cost)), Type.NUMBER)
    return Operator("+", (left, passes), Type.NUMBER)


def _restrictions(desk: BuildContext, node: Mapping, contract: Clause) -> tuple[Restriction, ...]:
    restrictions = []
    for name, item in _forbidden(node):
        clause = desk.clause(item, f"{contract.path}.forbid{name}", contract.citations)
        active = desk.expression(item, "while", Type.CONDITION, Context.RESTRICTION)
        until = desk.expression(item, "until", Type.CONDITION, Context.RESTRICTION)
        if until is not None:
            active = Operator("not", (until,), Type.CONDITION)
        exempt = desk.expression(item, "except", Type.CARDS, Context.RESTRICTION_CARDS)
        for moment in Moment:
            cards = desk.expression(item, moment.value, Type.CARDS, Context.RESTRICTION_CARDS)
            if isinstance(cards, Cards):
                spared = exempt if isinstance(exempt, Cards) else NO_CARDS
                restrictions.append(Restriction(moment, cards, active, spared, clause))
    return tuple(restrictions)


def _forbidden(node: Mapping) -> Iterator[tuple[str, Mapping]]:
    """The restrictions of a contract with the end of their path; a list, or a mapping that gives them names."""
    for place, item in enumerate(children(node, "forbid")):
        yield f"[{place}]", item
    for entry in child(node, "forbid"):
        if isinstance(entry.value, Mapping):
            yield f".{entry.key}", entry.value


def _values(desk: BuildContext, node: Mapping) -> tuple[tuple[int, int], ...]:
    values = []
    written = child(node, "values")
    for entry in written:
        rank = desk.deck.find_rank(entry.key)
        if rank is None:
            letter = rank_letter(entry.key)
            place = desk.deck.find_rank(letter) if letter else None
            hint = "ranks of this deck are " + " ".join(desk.deck.ranks)
            if place is not None:
                hint = f"did you mean `{desk.deck.ranks[place]}`?"
            message = f"`{entry.key}` is no rank of this deck"
            desk.diagnostics.append(Diagnostic(UNKNOWN_CARD, entry.key_span, message, hint))
        else:
            values.append((rank, integer(written, entry.key)))
    return tuple(values)


def _thresholds(node: Mapping) -> tuple[tuple[int, int], ...]:
    written = child(node, "thresholds")
    return tuple(sorted((int(entry.key), integer(written, entry.key)) for entry in written))


def _note_parts(desk: BuildContext, built: dict[str, AnyContract], contract_id: str, node: Mapping) -> None:
    for part in scalars(node, "sum"):
        name = str(part.value)
        if not desk.contracts.use(name, part.span):
            continue
        if not isinstance(built[name], TrickContract):
            message = f"`{name}` is a {built[name].kind} contract and cannot be part of a sum"
            desk.diagnostics.append(Diagnostic(SUM_OF_NON_TRICKS, part.span, message, "sum trick contracts only"))
        elif _reaches(built, name, contract_id, ()):
            _cycle(desk, contract_id, name, part.span)


def _reaches(built: dict[str, AnyContract], start: str, goal: str, seen: tuple[str, ...]) -> bool:
    contract = built.get(start)
    if start == goal:
        return True
    if start in seen or not isinstance(contract, TrickContract):
        return False
    return any(_reaches(built, part, goal, (*seen, start)) for part in contract.parts)


def _cycle(desk: BuildContext, contract_id: str, part: str, span: Span) -> None:
    message = f"`{contract_id}` is a sum that contains itself through `{part}`"
    desk.diagnostics.append(Diagnostic(SUM_CYCLE, span, message, "take it out of one of the two sums"))


def _with_parts(built: dict[str, AnyContract], contract_id: str, above: tuple[str, ...]) -> AnyContract:
    """A contract with costs added up and restrictions united over its parts, in their order; it begins as the first
    of them does that says how, unless it says so itself."""
    contract = built[contract_id]
    if not isinstance(contract, TrickContract) or not contract.parts or contract_id in above:
        return contract
    cost: Typed = contract.cost
    restrictions = list(contract.restrictions)
    opening = contract.opening
    total = 0
    for name in contract.parts:
        part = _with_parts(built, name, (*above, contract_id)) if name in built else None
        if isinstance(part, TrickContract):
            cost = part.cost if cost == NOTHING else Operator("+", (cost, part.cost), Type.NUMBER)
            restrictions += part.restrictions
            opening = opening or part.opening
            total += part.total or 0
    return replace(
        contract, cost=cost, restrictions=tuple(restrictions), opening=opening, total=contract.total or total or None
    )
