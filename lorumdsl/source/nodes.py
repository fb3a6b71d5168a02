"""YAML as nodes: plain values that remember the file, line and column of every key and value.

A node is a `Scalar`, a `Sequence` or a `Mapping`. `plain` gives the bare Python data (for JSON Schema),
`at` walks a path such as `("contracts", "hearts", "cost")` back to the node that stands there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence as Path
from dataclasses import dataclass, field
from typing import Any

from lorumdsl.diagnostics.diagnostic import Span

Value = str | int | float | bool | None
NOWHERE = Span("", 1, 1, 1, 1)
"""The place of what stands in no file."""


@dataclass(frozen=True, slots=True)
class Scalar:
    """One value. `places[i]` is the (line, column) of character i of a text value, empty for others."""

    value: Value
    span: Span
    places: tuple[tuple[int, int], ...] = field(default=(), repr=False)

    def part(self, start: int, end: int) -> Span:
        """The span of characters `start` to `end` (exclusive) of a text value: a place inside an expression."""
        if not self.places:
            return self.span
        last = len(self.places) - 1
        line, column = self.places[min(start, last)]
        end_line, end_column = self.places[min(max(end - 1, start), last)]
        if start > last:
            column, end_column = column + 1, end_column + 1
        elif start < end <= last and self.places[end][0] == end_line:
            # The last character may be written with several, as an escape or a doubled quote is.
            end_column = self.places[end][1] - 1
        return Span(self.span.file, line, column, end_line, end_column + 1)


@dataclass(frozen=True, slots=True)
class Sequence:
    """A list of nodes."""

    items: tuple[Node, ...]
    span: Span


@dataclass(frozen=True, slots=True)
class Entry:
    """A key of a mapping with its value; the two may come from different files after a merge."""

    key: str
    key_span: Span
    value: Node


@dataclass(frozen=True, slots=True)
class Mapping:
    """Keys and values in the order of the file; keys are unique text."""

    entries: dict[str, Entry]
    span: Span

    def get(self, key: str) -> Node | None:
        entry = self.entries.get(key)
        return entry.value if entry else None

    def without(self, key: str) -> Mapping:
        """The mapping less that key, whether it is there or not."""
        return Mapping({name: entry for name, entry in self.entries.items() if name != key}, self.span)

    def __iter__(self) -> Iterator[Entry]:
        return iter(self.entries.values())


Node = Scalar | Sequence | Mapping


def plain(node: Node) -> Any:
    """The node as dicts, lists and values without places."""
    if isinstance(node, Mapping):
        return {entry.key: plain(entry.value) for entry in node}
    if isinstance(node, Sequence):
        return [plain(item) for item in node.items]
    return node.value


def node_of(value: Any) -> Node:
    """Dicts, lists and values as nodes, which stand nowhere; `plain` gives them back."""
    if isinstance(value, dict):
        return Mapping({key: Entry(key, NOWHERE, node_of(inner)) for key, inner in value.items()}, NOWHERE)
    if isinstance(value, list):
        return Sequence(tuple(map(node_of, value)), NOWHERE)
    return Scalar(value, NOWHERE)


def at(node: Node, path: Path[str | int]) -> Node:
    """The node at a path of keys and list positions; the deepest that exists where the path leads nowhere."""
    for step in path:
        if isinstance(node, Mapping) and isinstance(step, str) and step in node.entries:
            node = node.entries[step].value
        elif isinstance(node, Sequence) and isinstance(step, int) and step < len(node.items):
            node = node.items[step]
        else:
            break
    return node
