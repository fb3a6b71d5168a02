"""Nodes to YAML text: the order of keys and every character kept, short parts in one line.

The text reads back to the same plain data. Text stays bare where no reader could take it otherwise.
"""

from __future__ import annotations

import json
import re

from lorumdsl.source import scalars
from lorumdsl.source.nodes import Mapping, Node, Scalar, Sequence

WIDTH = 110

_BARE = re.compile(r"[^\W_](?:[^\s:#,\[\]{}\"'`\\]| (?=\S))*")
_BARE_INSIDE = re.compile(r"[^\W_](?:[^\s:#\[\]{}\"`\\]| (?=\S))*")
_ESCAPED = re.compile("[\x7f-\xa0\xad\u2007\u200b\u2028-\u202f\u2060\u2066-\u2069\ud800-\udfff\ufeff\ufffe\uffff]")
_LONGEST_KEY = 200


def dump_yaml(node: Node) -> str:
    """YAML text of a node, ending in a line break."""
    if isinstance(node, Scalar):
        return _scalar(node) + "\n"
    return "\n".join(_block(node, 0)) + "\n"


def _block(node: Node, indent: int) -> list[str]:
    """The lines of a mapping or list, indented."""
    if not isinstance(node, (Mapping, Sequence)):
        return [" " * indent + _scalar(node)]
    margin = " " * indent
    if isinstance(node, Sequence):
        if not node.items:
            return [margin + "[]"]
        return [line for item in node.items for line in _item(item, indent)]
    if not node.entries:
        return [margin + "{}"]
    lines: list[str] = []
    for entry in node:
        key = _text(entry.key, True)
        if len(key) > _LONGEST_KEY:
            lines.append(f"{margin}? {key}")
            head = f"{margin}:"
        else:
            head = f"{margin}{key}:"
        lines += _after(head, entry.value, indent)
    return lines


def _after(head: str, value: Node, indent: int) -> list[str]:
    """The lines of a value that follows a key."""
    short = _flow(value)
    if short is not None and (isinstance(value, Scalar) or len(head) + 1 + len(short) <= WIDTH):
        return [f"{head} {short}"]
    return [head, *_block(value, indent + 2)]


def _item(item: Node, indent: int) -> list[str]:
    margin = " " * indent
    short = _flow(item)
    if short is not None and (isinstance(item, Scalar) or indent + 2 + len(short) <= WIDTH):
        return [f"{margin}- {short}"]
    first, *rest = _block(item, indent + 2)
    return [f"{margin}- {first[indent + 2 :]}", *rest]


def _flow(node: Node) -> str | None:
    """The node in one line; None where it would not be read easily."""
    if isinstance(node, Scalar):
        return _scalar(node)
    if isinstance(node, Sequence):
        parts = [_inner(item) for item in node.items]
        joined = None if None in parts else "[" + ", ".join(part for part in parts if part) + "]"
    else:
        pairs = [(_text(entry.key, False), _inner(entry.value)) for entry in node]
        joined = None
        if all(value is not None and len(key) <= _LONGEST_KEY for key, value in pairs):
            joined = "{" + ", ".join(f"{key}: {value}" for key, value in pairs) + "}"
    return joined if joined is not None and len(joined) <= WIDTH else None


def _inner(node: Node) -> str | None:
    """A part of a line in brackets: a value, or brackets around values only."""
    if isinstance(node, Scalar):
        return _scalar(node, inside=True)
    parts = node.items if isinstance(node, Sequence) else [entry.value for entry in node]
    return _flow(node) if all(isinstance(part, Scalar) for part in parts) else None


def _scalar(node: Scalar, inside: bool = False) -> str:
    value = node.value
    if isinstance(value, str):
        return _text(value, not inside, is_key=False)
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    return repr(value)


def _text(value: str, block: bool, is_key: bool = True) -> str:
    """Text bare or in double quotes; bare text in a block may hold commas and apostrophes."""
    bare = (_BARE_INSIDE if block else _BARE).fullmatch(value) and not _ESCAPED.search(value)
    if bare and not is_key:
        bare = scalars.resolve(value) == value and not scalars.ambiguity(value) and not scalars.is_too_long(value)
    if bare:
        return value
    quoted = json.dumps(value, ensure_ascii=False)
    return _ESCAPED.sub(lambda match: f"\\u{ord(match[0]):04x}", quoted)
