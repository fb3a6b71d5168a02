"""The typed model of an effective ruleset: shape, then names and types, then meaning."""

from __future__ import annotations

from lorumdsl.checks import check_meaning
from lorumdsl.diagnostics.diagnostic import Diagnostic, has_errors
from lorumdsl.model.builder import build_ruleset
from lorumdsl.model.ruleset import Ruleset
from lorumdsl.schema import check_shape
from lorumdsl.source.header import check_id, check_version
from lorumdsl.source.nodes import Entry, Mapping
from lorumdsl.source.overlay import Effective


def model_of(effective: Effective, base: Effective | None = None) -> tuple[Ruleset | None, list[Diagnostic]]:
    """The model of an effective ruleset, and what shape, names, types and meaning have against it.

    `base` is the same ruleset without variants, whose shape has been looked at: only what differs is looked at.
    """
    shaped = effective.node if base is None else _differing(effective.node, base.node)
    found = check_version(effective.node) + check_shape(shaped, "ruleset") + check_id(effective)
    if has_errors(found):
        return None, found
    ruleset, more = build_ruleset(effective.node, str(effective.reference), effective.own, effective.coined)
    found += more
    if ruleset is None or has_errors(more):
        return None, found
    return ruleset, found + check_meaning(ruleset)


def _differing(node: Mapping, base: Mapping) -> Mapping:
    """A ruleset without the parts that it has in common with another and that may be left out of any."""
    optional = {"variants", "sources", "card-names", "note"}
    entries = {
        key: entry for key, entry in node.entries.items() if key not in optional or entry is not base.entries.get(key)
    }
    for key in ("contracts", "payouts"):
        mine, other = node.get(key), base.get(key)
        if isinstance(mine, Mapping) and isinstance(other, Mapping):
            kept = {name: entry for name, entry in mine.entries.items() if entry is not other.entries.get(name)}
            kept = kept or dict(list(mine.entries.items())[:1])  # a ruleset without any has another shape
            entries[key] = Entry(key, node.entries[key].key_span, Mapping(kept, mine.span))
    return Mapping(entries, node.span)
