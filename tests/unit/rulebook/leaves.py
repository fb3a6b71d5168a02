"""Every single value of the shipped rulesets, and another valid value for each.

A leaf is tried with other values until one makes a ruleset without errors. Values of variants count as changes
of the ruleset with that variant.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from lorumdsl.checks import check_meaning
from lorumdsl.compiler.rules import Rules, compile_ruleset
from lorumdsl.diagnostics.diagnostic import has_errors
from lorumdsl.model.builder import build_ruleset
from lorumdsl.model.builder.sources import clause_ids
from lorumdsl.model.clause import RULING
from lorumdsl.rulebook.chapters import build
from lorumdsl.rulebook.document import Document
from lorumdsl.schema import check_shape
from lorumdsl.schema.store import load_schema
from lorumdsl.source.nodes import Entry, Mapping, Node, Scalar, Sequence, at
from lorumdsl.source.overlay import Effective, resolve, with_variants

Path = tuple[str | int, ...]

NUMBERS = ("{} + 1", "2*({})", "7")
CONDITIONS = ("not ({})", "{} + 1", "trick == 2", "takers == 2")
CARDS = ("clubs", "K", "A♥", "singletons", "A♦", "({}) | A♥")
EXPRESSIONS = (*NUMBERS, *CONDITIONS, *CARDS)
REMOVED = object()
TEXTS = ("name", "note", "title", "file", "url", "en", "hu", "pt", "de", "ja", "id", "clauses")


@dataclass(frozen=True)
class Leaf:
    reference: str
    path: Path

    @property
    def variant(self) -> str | None:
        """The variant that the value belongs to, if it is one of its changes."""
        inside = len(self.path) > 3 and self.path[0] == "variants" and self.path[2] == "changes"
        return str(self.path[1]) if inside else None

    @property
    def place(self) -> Path:
        """The path inside the ruleset that is played."""
        return self.path[3:] if self.variant else self.path

    def __str__(self) -> str:
        return f"{self.reference}: {'.'.join(map(str, self.path))}"


def leaves(reference: str) -> list[Leaf]:
    """All values of a shipped ruleset after merging, those of its variants included."""
    return [Leaf(reference, path) for path, _ in _scalars(effective(reference).unpatched, ())]


@lru_cache(maxsize=16)
def effective(reference: str) -> Effective:
    found, _ = resolve(reference)
    assert found is not None
    return found


@dataclass(frozen=True)
class Reading:
    """A ruleset that was read from a node, with the variants that were chosen."""

    rules: Rules
    node: Mapping
    variants: tuple[str, ...]

    @property
    def document(self) -> Document:
        return build(self.rules, self.node, self.variants)


@lru_cache(maxsize=64)
def original(reference: str, variant: str | None) -> Document:
    """The rulebook before anything is changed."""
    return reading(reference, variant).document


@lru_cache(maxsize=64)
def reading(reference: str, variant: str | None) -> Reading:
    """The ruleset before anything is changed."""
    found = _reading(effective(reference).unpatched, reference, variant, check=False)
    assert found is not None
    return found


def changed(leaf: Leaf) -> Document | None:
    """The rulebook with another valid value in the place of a leaf; None if there is no other."""
    found = next(others(leaf), None)
    return found.document if found else None


def others(leaf: Leaf) -> Iterator[Reading]:
    """The ruleset with other valid values in the place of a leaf, likely ones first."""
    root = effective(leaf.reference).unpatched
    for changes in (*_together(leaf, root), *([(leaf.path, other)] for other in _others(leaf, root))):
        node = root
        for path, other in changes:
            node = _with(node, path, other)
        found = _reading(node, leaf.reference, leaf.variant, check=True)
        if found is not None:
            yield found


def _reading(root: Mapping, reference: str, variant: str | None, check: bool) -> Reading | None:
    node = root
    if variant:
        patched, found = with_variants(replace(effective(reference), node=root, unpatched=root), [variant])
        if patched is None or has_errors(found):
            return None
        node = patched.node
    if check and has_errors(check_shape(node, "ruleset")):
        return None
    ruleset, found = build_ruleset(node, reference)
    if ruleset is None or (check and has_errors([*found, *check_meaning(ruleset)])):
        return None
    return Reading(compile_ruleset(ruleset, ""), node, (variant,) if variant else ())


def _scalars(node: Node, path: Path) -> Iterator[tuple[Path, Scalar]]:
    if isinstance(node, Mapping):
        for entry in node:
            yield from _scalars(entry.value, (*path, entry.key))
    elif isinstance(node, Sequence):
        for place, item in enumerate(node.items):
            yield from _scalars(item, (*path, place))
    elif node.value is not None:  # null takes a key away; there is no value to be told
        yield path, node


def _with(node: Node, path: Path, value: Any) -> Any:
    """The node with another value at a path."""
    if not path:
        if isinstance(value, list):
            return Sequence(tuple(Scalar(item, node.span) for item in value), node.span)
        return Scalar(value, node.span)
    step = path[0]
    if isinstance(node, Mapping):
        entries = dict(node.entries)
        if len(path) == 1 and value is REMOVED:
            del entries[str(step)]
            return Mapping(entries, node.span)
        entry = entries[str(step)]
        entries[str(step)] = Entry(entry.key, entry.key_span, _with(entry.value, path[1:], value))
        return Mapping(entries, node.span)
    assert isinstance(node, Sequence)
    items = list(node.items)
    items[int(step)] = _with(items[int(step)], path[1:], value)
    return Sequence(tuple(items), node.span)


def _together(leaf: Leaf, root: Mapping) -> Iterator[list[tuple[Path, Any]]]:
    """Changes for values that cannot be changed alone: packets share out a hand, an order has every contract once."""
    place, above = leaf.place, leaf.path[:-1]
    if place[:2] in (("deal", "packets"), ("session", "contracts")):
        listed = at(root, above)
        assert isinstance(listed, Sequence)
        values = [item.value for item in listed.items if isinstance(item, Scalar)]
        here, there = int(place[-1]), (int(place[-1]) + 1) % len(values)
        if place[0] == "session":
            values[here], values[there] = values[there], values[here]
        else:
            values[there] += values[here]  # type: ignore[operator]
            del values[here]
        if here != there:
            yield [(above, values)]
    if place == ("seats",) and not leaf.variant:
        packets = at(root, ("deal", "packets"))
        assert isinstance(packets, Sequence)
        size = sum(int(str(item.value)) for item in packets.items if isinstance(item, Scalar))
        yield [(leaf.path, 2), (("deal", "packets"), [2 * size])]
    if place[-1] == "split":
        yield [(leaf.path, REMOVED)]


def _others(leaf: Leaf, root: Mapping) -> Iterator[Any]:
    """Other values that a leaf might have, likely ones first."""
    scalar = at(root, leaf.path)
    assert isinstance(scalar, Scalar)
    value, place = scalar.value, leaf.place
    key = next(str(step) for step in reversed(place) if isinstance(step, str))
    if isinstance(value, bool):
        yield not value
    elif "source" in place[:-1]:
        yield from _clauses(leaf, root, key, str(value))
    elif isinstance(value, int):
        yield from (value + 1, value - 1, value * 2, value + 2)
    elif key in TEXTS:
        yield f"{value}x"
    elif key in ("contracts", "sum", "payout"):
        below = "payouts" if key == "payout" else "contracts"
        for above in ((), ("variants", str(leaf.variant), "changes")):
            names = at(root, (*above, below))
            if isinstance(names, Mapping):
                yield from (name for name in names.entries if name != value)
    else:
        if key == "to" and value != "pot":
            yield "pot"  # first: whoever all pay, `all` and `others` say the same
        yield from (word for word in _words().get(key, ()) if word != value)
        yield from (form.format(value) for form in EXPRESSIONS if form != value)


def _clauses(leaf: Leaf, root: Mapping, source: str, value: str) -> Iterator[Any]:
    """Clauses of the same source or rulings that the ruleset does not cite anywhere, then any others."""
    ids = clause_ids(root, [])[source] or frozenset()
    cited = {str(scalar.value) for path, scalar in _scalars(root, ()) if source in path}
    ordered = sorted(ids - cited) + sorted(ids & cited - {value})
    yield from (int(name) if source == RULING else name for name in ordered)


@lru_cache(maxsize=1)
def _words() -> dict[str, tuple[str, ...]]:
    """The words that may stand under a key, by the schema."""
    found: dict[str, dict[str, None]] = {}

    def walk(schema: Any) -> None:
        if isinstance(schema, dict):
            for key, inner in (schema.get("properties") or {}).items():
                if isinstance(inner, dict):
                    named = inner
                    if "$ref" in inner:
                        named = load_schema("ruleset")["$defs"].get(inner["$ref"].rpartition("/")[2], inner)
                    words = named.get("enum") or []
                    found.setdefault(key, {}).update(dict.fromkeys(word for word in words if isinstance(word, str)))
            for inner in schema.values():
                walk(inner)
        elif isinstance(schema, list):
            for inner in schema:
                walk(inner)

    walk(load_schema("ruleset"))
    found["deck"] = dict.fromkeys(("german-32", "french-32"))
    return {key: tuple(words) for key, words in found.items() if words}
