"""Stretches of a text that a fix replaces: a repeated key with its value, an expression that YAML cuts short.

In go the text and indexes of it, out come start and end. None means that more than one answer is possible,
or that a comment would go with it.
"""

from __future__ import annotations

import re

_REST_OF_LINE = re.compile(r"[ \t]*(\r\n|\r|\n|$)")
_END_OF_PART = ",]}\r\n#"

Stretch = tuple[int, int]


def entry_stretch(text: str, start: int, end: int, is_flow: bool) -> Stretch | None:
    """What to delete for a key at `start` whose value ends at `end`: whole lines, or the part with the comma before."""
    if is_flow:
        comma = len(text[:start].rstrip()) - 1
        return (comma, end) if comma >= 0 and text[comma] == "," else None
    line = max(text.rfind("\n", 0, start), text.rfind("\r", 0, start)) + 1
    rest = _REST_OF_LINE.match(text, end)
    if text[line:start].strip(" ") or not rest or "#" in text[start:end]:
        return None
    return line, rest.end()


def call_stretch(text: str, start: int) -> Stretch | None:
    """The expression at `start` in brackets of YAML, whose commas stand in parentheses: `min(a, b) + 1`."""
    depth = 0
    for index in range(start, len(text)):
        char = text[index]
        if char in "\"'\r\n#" or (depth == 0 and char in _END_OF_PART):
            return (start, len(text[:index].rstrip())) if depth == 0 and char in ",]}" else None
        depth += (char == "(") - (char == ")")
        if depth < 0:
            return None
    return None
