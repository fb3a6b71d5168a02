"""Where a record or sheet departs from the rules, as a finding at the place in its file."""

from __future__ import annotations

from typing import Any

from lorumdsl.diagnostics.codes import RECORD_DEPARTS
from lorumdsl.diagnostics.diagnostic import Code, Diagnostic
from lorumdsl.language.phrase import Argument, Listed, Phrase, say
from lorumdsl.source.nodes import Node, at

Path = tuple[str | int, ...]


def departure(node: Node, path: Path, told: Argument, code: Code = RECORD_DEPARTS) -> Diagnostic:
    """The finding about what stands at a path of the file."""
    return Diagnostic(code, at(node, path).span, str(told), str(Phrase("record-departs")))


def differing(key: str, value: Any, given: Any) -> Phrase:
    """That what stands under a key is not what it should be."""
    return say("should-be", key=key, value=show(value), given=show(given))


def show(value: Any) -> Argument:
    """Plain data in one line, for a message."""
    if isinstance(value, list | tuple):
        return Listed(tuple(map(show, value)), "list-comma") if value else Phrase("none")
    if isinstance(value, dict):
        return " ".join(map(str, value.values()))
    return str(value)
