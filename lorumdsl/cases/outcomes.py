"""Outcomes of finished deals as case files give them: `given`, `taken`, `revoked`, `doubled`."""

from __future__ import annotations

from lorumdsl.cases.values import Refused, integer, text, texts
from lorumdsl.compiler.rules import Rules
from lorumdsl.expr.ast import Counter
from lorumdsl.source.nodes import Mapping, Scalar, Sequence as ListNode
from lorumdsl.table.counters import parse_counter
from lorumdsl.table.entry import Entry


def has_outcome(node: Mapping) -> bool:
    return any(node.get(key) is not None for key in ("given", "taken", "revoked"))


def is_doubled(rules: Rules, node: Mapping) -> bool:
    """Whether the deal is doubled; refused where the ruleset has no doubling."""
    doubled = node.get("doubled")
    if not isinstance(doubled, Scalar) or not doubled.value:
        return False
    if not rules.ruleset.schedule.doubling:
        raise Refused(f"{rules.reference} has no doubling")
    return True


def entry_of(rules: Rules, node: Mapping) -> Entry:
    """What a case says about a finished deal. Raises Refused or ImpossibleDeal."""
    taken = texts(node, "taken")
    return Entry(
        contract=text(node, "contract"),
        given=tuple(_given(rules, node.get("given")).items()),
        taken=None if taken is None else tuple(taken),
        revoked=integer(node, "revoked") if node.get("revoked") is not None else None,
        doubled=is_doubled(rules, node),
    )


def _given(rules: Rules, node: object) -> dict[Counter, tuple[int, ...]]:
    counts: dict[Counter, tuple[int, ...]] = {}
    for entry in node if isinstance(node, Mapping) else ():
        counter = parse_counter(rules, entry.key)
        if counter in counts:
            raise Refused(f"`{entry.key}` is given twice")
        items = entry.value.items if isinstance(entry.value, ListNode) else ()
        counts[counter] = tuple(int(str(item.value)) for item in items if isinstance(item, Scalar))
    return counts
