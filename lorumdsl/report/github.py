"""Findings as annotations that GitHub shows beside the lines of a pull request.

One line each, in the form of workflow commands. GitHub shows the first ten errors and the first ten warnings
of a step and drops the rest; SARIF has no such limit.
"""

from __future__ import annotations

from lorumdsl.diagnostics.diagnostic import Diagnostic, Severity
from lorumdsl.source.references import COMMAND_LINE

_COMMANDS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.NOTE: "notice"}
_DATA = {"%": "%25", "\r": "%0D", "\n": "%0A"}
_PROPERTY = _DATA | {":": "%3A", ",": "%2C"}


def format_annotation(found: Diagnostic) -> str:
    """A finding as a workflow command; columns are left out where it goes over several lines, as GitHub wants it."""
    span = found.span
    properties = {"title": f"{found.code.id} {found.code.name}"}
    if span.file != COMMAND_LINE:
        properties = {"file": span.file.replace("\\", "/"), "line": str(span.line), "endLine": str(span.end_line)}
        if span.line == span.end_line:
            properties |= {"col": str(span.column), "endColumn": str(span.end_column)}
        properties["title"] = f"{found.code.id} {found.code.name}"
    said = ",".join(f"{name}={_escaped(value, _PROPERTY)}" for name, value in properties.items())
    message = found.said
    return f"::{_COMMANDS[found.severity]} {said}::{_escaped(message, _DATA)}"


def _escaped(text: str, table: dict[str, str]) -> str:
    return "".join(table.get(character, character) for character in text)
