"""The values of a contract's keys, read from its node by their rows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, assert_never

from lorumdsl.diagnostics.codes import UNKNOWN_CARD
from lorumdsl.diagnostics.diagnostic import Diagnostic
from lorumdsl.expr import ast
from lorumdsl.expr.ast import Operator, Type
from lorumdsl.expr.foreign import rank_letter
from lorumdsl.expr.word import Context
from lorumdsl.model import sorts
from lorumdsl.model.builder.build_context import BuildContext, child, children, integer, names, scalars, text
from lorumdsl.model.clause import Clause
from lorumdsl.model.contracts import AnyContract, Moment, Restriction
from lorumdsl.model.sorts import AnyKey, keys_of
from lorumdsl.source.nodes import Mapping, Scalar

NO_CARDS = ast.Cards(0, 0)


@dataclass(frozen=True, slots=True)
class Place:
    """Where a contract is read: its id, its node and its clause, whose texts its parts rest on as well."""

    desk: BuildContext
    id: str
    node: Mapping
    clause: Clause

    def above(self, key: AnyKey) -> Mapping:
        """The mapping in which a key would stand."""
        return child(self.node, key.part) if key.part else self.node


def read_keys(kind: type[AnyContract], place: Place) -> dict[str, Any]:
    """The value of every field that a key fills; None for a cost that is not written."""
    values: dict[str, Any] = {}
    fields = {key.name: field for field, key in keys_of(kind)}
    for field, key in keys_of(kind):
        value = _read(key, place)
        if isinstance(key, sorts.Cards) and value is None and key.usual is not None:
            value = values[fields[key.usual]]
        values[field] = value
    return values


def _read(key: AnyKey, place: Place) -> Any:
    desk, node = place.desk, place.above(key)
    match key:
        case sorts.Switch():
            written = node.get(key.last)
            return written.value == key.on if isinstance(written, Scalar) else key.usual
        case sorts.Choice():
            return key.words(text(node, key.last, key.usual))
        case sorts.Number():
            return integer(node, key.last)
        case sorts.Claim():
            return integer(node, key.last) if node.get(key.last) else None
        case sorts.Cost():
            return desk.expression(node, key.last, Type.NUMBER, Context.COST)
        case sorts.Expression():
            return desk.expression(node, key.last, key.type, key.context)
        case sorts.Cards():
            cards = desk.expression(node, key.last, Type.CARDS, Context.CARDS)
            return cards.other if isinstance(cards, ast.Cards) else None
        case sorts.RankTable():
            return _by_rank(desk, child(node, key.last))
        case sorts.GoalTable():
            written_goals = child(node, key.last)
            return tuple(sorted((int(entry.key), integer(written_goals, entry.key)) for entry in written_goals))
        case sorts.Parts():
            return tuple(str(part.value) for part in scalars(node, key.last))
        case sorts.Restrictions():
            return _restrictions(desk, node, key.last, place.clause)
        case sorts.PayoutName():
            payout = node.get(key.last)
            if isinstance(payout, Scalar):
                desk.payouts.use(str(payout.value), payout.span)
            return text(node, key.last)
        case sorts.Part():
            return desk.clause(child(node, key.last), f"{place.clause.path}.{key.last}", place.clause.citations)
        case sorts.Naming():
            return names(node, key.last, place.id)
        case sorts.Remark():
            return names(node, key.last) if node.get(key.last) else None
        case sorts.Citing():
            return place.clause
        case _:
            assert_never(key)


def _by_rank(desk: BuildContext, written: Mapping) -> tuple[tuple[int, int], ...]:
    values = []
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


def _restrictions(desk: BuildContext, node: Mapping, key: str, contract: Clause) -> tuple[Restriction, ...]:
    restrictions = []
    for name, item in _forbidden(node, key):
        clause = desk.clause(item, f"{contract.path}.{key}{name}", contract.citations)
        active = desk.expression(item, "while", Type.CONDITION, Context.RESTRICTION)
        until = desk.expression(item, "until", Type.CONDITION, Context.RESTRICTION)
        if until is not None:
            active = Operator("not", (until,), Type.CONDITION)
        exempt = desk.expression(item, "except", Type.CARDS, Context.RESTRICTION_CARDS)
        for moment in Moment:
            cards = desk.expression(item, moment.value, Type.CARDS, Context.RESTRICTION_CARDS)
            if isinstance(cards, ast.Cards):
                spared = exempt if isinstance(exempt, ast.Cards) else NO_CARDS
                restrictions.append(Restriction(moment, cards, active, spared, clause))
    return tuple(restrictions)


def _forbidden(node: Mapping, key: str) -> Iterator[tuple[str, Mapping]]:
    """The restrictions of a contract with the end of their path; a list, or a mapping that gives them names."""
    for place, item in enumerate(children(node, key)):
        yield f"[{place}]", item
    for entry in child(node, key):
        if isinstance(entry.value, Mapping):
            yield f".{entry.key}", entry.value
