"""Outcomes of finished deals as case files give them: `given`, `taken`, `revoked`, `doubled`."""

from __future__ import annotations



from lorumdsl.cases.values import Refused, integer, texts
from lorumdsl.compiler.rules import Rules
from lorumdsl.expr.ast import Counter, Type
from lorumdsl.expr.signatures import Context
from lorumdsl.expr.typing import Scope, resolve
from lorumdsl.source.nodes import Mapping, Scalar, Sequence as ListNode
from lorumdsl.table.deal import Deal
from lorumdsl.table.outcome import finish, revoke



def has_outcome(node: Mapping) -> bool:
    return any(node.get(key) is not None for key in ("given", "taken", "revoked"))


def factor_of(rules: Rules, node: Mapping) -> int:
    """2 for a doubled deal; refused where the ruleset has no doubling."""
    doubled = node.get("doubled")
    if not isinstance(doubled, Scalar) or not doubled.value:
        return 1
    if not rules.ruleset.schedule.doubling:
        raise Refused(f"{rules.reference} has no doubling")
    return 2


def finished(rules: Rules, contract: str, node: Mapping, pot: int, first: int = 0) -> Deal:
    """The deal that an outcome describes. Element `first` of its lists belongs to P1."""
    factor = factor_of(rules, node)
    seats = rules.ruleset.seats
    if node.get("revoked") is not None:
        offender = integer(node, "revoked")
        if not 1 <= offender <= seats:
            raise Refused(f"there is no seat {offender}: seats are 1 to {seats}")
        return revoke(rules, contract, (offender - 1 - first) % seats + 1, pot=pot, factor=factor)
    given = {
        counter: numbers[first:] + numbers[:first] for counter, numbers in _given(rules, node.get("given")).items()
    }
    taken = texts(node, "taken")
    if taken is not None:
        taken = taken[first:] + taken[:first]
    return finish(rules, contract, given, taken, pot=pot, factor=factor)


def _given(rules: Rules, node: object) -> dict[Counter, list[int]]:
    if not isinstance(node, Mapping):
        return {}
    scope = Scope(rules.ruleset.deck, dict(rules.ruleset.sets))
    counts: dict[Counter, list[int]] = {}
    for entry in node:
        typed, found = resolve(Scalar(entry.key, entry.key_span), Type.NUMBER, Context.COST, scope)
        if not isinstance(typed, Counter):
            reason = found[0].message if found else "it is no counter"
            raise Refused(f"`{entry.key}` cannot be given: {reason}")
        if typed in counts:
            raise Refused(f"`{entry.key}` is given twice")
        items = entry.value.items if isinstance(entry.value, ListNode) else ()
        counts[typed] = [int(str(item.value)) for item in items if isinstance(item, Scalar)]
    return counts


