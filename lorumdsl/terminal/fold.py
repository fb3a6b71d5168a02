"""Text in lines of a terminal: broken at blanks, and between the characters of scripts that write none."""

from __future__ import annotations

import re
from collections.abc import Iterator

from lorumdsl.terminal.excerpt import cells, visible

WIDTH = 79  # cells; a line as wide as the terminal would leave an empty one behind

_WIDE = "\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60"
_OPENS = "「『（【“（("
_CLOSES = "、。，．：；！？）」』】”…‥・ーぁぃぅぇぉっゃゅょァィゥェォッャュョ)\\].,:;!?"
_PIECES = re.compile(f"[{_OPENS}]*(?:[{_WIDE}]|[^{_WIDE}]+?(?=[{_OPENS}]*[{_WIDE}]|$))[{_CLOSES}]*|.+?")


def fold(text: str, first: str = "", rest: str = "", width: int = WIDTH) -> list[str]:
    """Lines of at most `width` cells; `first` stands before the first of them, `rest` before the others.

    >>> fold("whoever holds the next card plays it", rest="  ", width=20)
    ['whoever holds the', '  next card plays it']
    >>> fold("親から順に、カードを出す。", width=12)
    ['親から順に、', 'カードを出', 'す。']
    """
    lines: list[str] = []
    line, empty = first, True
    for blank, piece in _pieces(visible(text), width - max(cells(first), cells(rest))):
        joint = " " if blank and not empty else ""
        if not empty and cells(line) + len(joint) + cells(piece) > width:
            lines.append(line)
            line, joint = rest, ""
        line, empty = line + joint + piece, False
    return lines if empty else [*lines, line]


def _pieces(text: str, most: int) -> Iterator[tuple[bool, str]]:
    """(whether a blank stands before it, what is not broken): words, single characters of wide scripts."""
    for word in text.split():
        blank = True
        for piece in _PIECES.findall(word):
            for part in _cut(piece, max(most, 2)):
                yield blank, part
                blank = False


def _cut(piece: str, most: int) -> Iterator[str]:
    """A piece that is wider than a line, in parts that are not."""
    part = ""
    for character in piece:
        if part and cells(part + character) > most:
            yield part
            part = ""
        part += character
    yield part
