"""Findings as people read them: place, kind and fact, the line with marks under it, the remedy."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from lorumdsl.diagnostics.diagnostic import Diagnostic, Severity, Span
from lorumdsl.report.sources import Sources
from lorumdsl.source.references import COMMAND_LINE
from lorumdsl.terminal.excerpt import excerpt, visible
from lorumdsl.terminal.paint import Paint, plain_paint

_COMMENT = re.compile(r"(?:^|(?<=\s))#.*")


def format_finding(found: Diagnostic, sources: Sources, paint: Paint = plain_paint) -> str:
    """A finding in several lines, without a line break at the end."""
    return "\n".join(_lines(found, sources, paint))


def format_concise(found: Diagnostic) -> str:
    """A finding in one line, as compilers print them: `file:line:column: error LRM201 unknown-key: …`."""
    return f"{visible(str(found.span))}: {_kind(found)}: {visible(found.message)}{_in_brackets(found.hint)}"


def format_count(diagnostics: Iterable[Diagnostic]) -> str:
    """`2 errors, 1 warning`, or `no findings`."""
    severities = [found.severity for found in diagnostics]
    counts = [(severity, severities.count(severity)) for severity in Severity]
    return ", ".join(f"{count} {severity}{'s' * (count > 1)}" for severity, count in counts if count) or "no findings"


def _lines(found: Diagnostic, sources: Sources, paint: Paint) -> Iterator[str]:
    place = paint(visible(str(found.span)), "bold")
    yield f"{place}: {paint(_kind(found), found.severity)}: {visible(found.message)}"
    margin = max(len(str(span.line)) for span in (found.span, *(other.span for other in found.related)))
    yield from _excerpt(found.span, margin, sources, paint, found.severity)
    for other in found.related:
        yield f"  {paint(visible(str(other.span)), 'bold')}: {visible(other.message)}"
        yield from _excerpt(other.span, margin, sources, paint, "dim")
    if found.hint:
        yield f"  hint: {visible(found.hint)}"


def _excerpt(span: Span, margin: int, sources: Sources, paint: Paint, style: str) -> Iterator[str]:
    line = sources.line(span.file, span.line)
    if line is None or not line.strip():
        return
    # Of what goes on in other lines, the first is marked, as far as a comment.
    end = span.end_column if span.end_line == span.line else len(_COMMENT.sub("", line).rstrip()) + 1
    shown, marks = excerpt(line, span.column, end)
    number = f"{span.line:>{margin}}" if span.file != COMMAND_LINE else " " * margin
    yield f"  {paint(f'{number} |', 'dim')} {shown}"
    yield f"  {paint(' ' * margin + ' |', 'dim')} {paint(marks, style)}"


def _kind(found: Diagnostic) -> str:
    return f"{found.severity} {found.code.id} {found.code.name}"


def _in_brackets(hint: str) -> str:
    return f" ({visible(hint)})" if hint else ""
