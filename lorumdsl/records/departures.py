"""Where a record or sheet departs from the rules, as a finding at the place in its file."""

from __future__ import annotations

from typing import Any

from lorumdsl.diagnostics.codes import RECORD_DEPARTS
from lorumdsl.diagnostics.diagnostic import Code, Diagnostic
from lorumdsl.source.nodes import Node, at

Path = tuple[str | int, ...]


def departure(node: Node, path: Path, message: str, code: Code = RECORD_DEPARTS) -> Diagnostic:
    """The finding about what stands at a path of the file."""
    return Diagnostic(code, at(node, path).span, message, "the record was changed, or belongs to other rules")


def show(value: Any) -> str:
    """Plain data in one line, for a message."""
    if isinstance(value, list | tuple):
        return ", ".join(map(show, value)) or "nothing"
    if isinstance(value, dict):
        return " ".join(map(str, value.values()))
    return str(value)
