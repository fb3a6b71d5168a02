"""Findings as plain data, the form that `--format json` prints."""

from __future__ import annotations

from typing import Any

from lorumdsl.diagnostics.diagnostic import Diagnostic, Span


def diagnostic_data(found: Diagnostic) -> dict[str, Any]:
    """One finding; lines and columns count from 1, columns in code points, ends exclusive."""
    data: dict[str, Any] = {
        "code": found.code.id,
        "name": found.code.name,
        "severity": str(found.severity),
        **_place(found.span),
        "message": found.message,
        "hint": found.hint,
    }
    if found.related:
        data["related"] = [{**_place(other.span), "message": other.message} for other in found.related]
    if found.fix:
        data["fix"] = {**_place(found.fix.span), "replacement": found.fix.replacement}
    return data


def _place(span: Span) -> dict[str, Any]:
    return {
        "file": span.file,
        "line": span.line,
        "column": span.column,
        "end_line": span.end_line,
        "end_column": span.end_column,
    }
