"""The comments of a YAML text, read by the tokens around them, so that `#` inside a text is none.

The parser drops comments; between two of its tokens nothing but space and comments can stand. Where a text
is no YAML, its comments are those before the place where reading ends. A comment behind `|` or `>` is part
of that token and not seen.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from lorumdsl.source.characters import Lines, clean

_COMMENT = re.compile(r"(?:^|(?<=[ \t\r\n]))#[^\r\n]*")


@dataclass(frozen=True, slots=True)
class Comment:
    """`text` begins with `#` at an index, line and column of the text; `alone` if nothing stands before it."""

    text: str
    index: int
    line: int
    column: int
    alone: bool


def read_comments(text: str) -> list[Comment]:
    """All comments of a text without a byte order mark, in order."""
    if "#" not in text:
        return []
    lines = Lines(text)
    cleaned, _ = clean(text, "", Lines(text))
    comments = []
    for start, end in _gaps(cleaned):
        for match in _COMMENT.finditer(cleaned, start, end):
            line, column = lines.place(match.start())
            before = cleaned[lines.starts[line - 1] : match.start()]
            comments.append(Comment(text[match.start() : match.end()], match.start(), line, column, not before.strip()))
    return comments


def _gaps(text: str) -> Iterator[tuple[int, int]]:
    """The stretches between tokens."""
    import yaml

    loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    last = 0
    try:
        for token in yaml.scan(text, Loader=loader):
            start, end = token.start_mark.index, token.end_mark.index
            if start > last:
                yield last, start
            last = max(last, end)
    except (yaml.YAMLError, ValueError, OverflowError):
        return
    yield last, len(text)
