"""The lines that findings point to, read again when they are shown.

Diagnostics carry places and no text, so that a library can hold thousands of them. A file that has gone in
the meantime, or a text that never was one, simply has no excerpt.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

MOST_BYTES = 1 << 20  # what the reader takes
_BREAK = re.compile(r"\r\n|\r|\n")  # the reader's line breaks; splitlines() knows more of them


class Sources:
    """Lines by file and number. `texts` stands in for files that are not on disk."""

    def __init__(self, texts: Mapping[str, str] | None = None) -> None:
        self._lines = {file: _BREAK.split(text) for file, text in (texts or {}).items()}

    def line(self, file: str, number: int) -> str | None:
        """The line with that number, from 1, without its break; None where it cannot be had."""
        if file not in self._lines:
            self._lines[file] = _read(file)
        lines = self._lines[file]
        return lines[number - 1] if 0 < number <= len(lines) else None


def _read(file: str) -> list[str]:
    try:
        path = Path(file)
        if not path.is_file():
            return []
        with path.open("rb") as stream:
            data = stream.read(MOST_BYTES)
    except (OSError, ValueError):
        return []
    return _BREAK.split(data.decode("utf-8", "replace").removeprefix("\ufeff"))
