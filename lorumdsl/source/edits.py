"""Fixes applied to the bytes of a file: nothing else changes, be it layout, comments, line breaks or byte order mark.

Fixes are applied from the end backwards. Of two that overlap only the first in the text is, and one that
would take a comment away is left to a person.
"""

from __future__ import annotations

import codecs
from collections.abc import Iterable

from lorumdsl.diagnostics.diagnostic import Fix
from lorumdsl.source.characters import Lines
from lorumdsl.source.comments import read_comments


def apply_fixes(data: bytes, fixes: Iterable[Fix]) -> tuple[bytes, int]:
    """UTF-8 bytes with fixes made, and how many were; the spans of all are places in this text."""
    mark = codecs.BOM_UTF8 if data.startswith(codecs.BOM_UTF8) else b""
    text = data.removeprefix(mark).decode("utf-8")
    lines = Lines(text)
    edits = {(lines.index(*_start(fix)), lines.index(*_end(fix)), fix.replacement) for fix in fixes}
    comments = [comment.index for comment in read_comments(text)]
    made: list[tuple[int, int, str]] = []
    free = 0
    for start, end, replacement in sorted(edits):
        takes_comment = any(start <= comment < end for comment in comments)
        if start < free or text[start:end] == replacement or takes_comment:
            continue
        made.append((start, end, replacement))
        free = max(end, start + 1)
    for start, end, replacement in reversed(made):
        text = text[:start] + replacement + text[end:]
    return mark + text.encode("utf-8"), len(made)


def _start(fix: Fix) -> tuple[int, int]:
    return fix.span.line, fix.span.column


def _end(fix: Fix) -> tuple[int, int]:
    return fix.span.end_line, fix.span.end_column
