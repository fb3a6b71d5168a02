"""A line of a text with marks under a stretch of it, as it looks in a terminal.

In go a line and two columns in code points; out come two texts of equal indentation. What a terminal would
not show in its place is replaced: a tab by spaces, a control character by a sign for it, so that a hostile
file cannot move the cursor. A long line is cut around the stretch.
"""

from __future__ import annotations

from unicodedata import category, east_asian_width

TAB = 4
CUT = "…"


def excerpt(line: str, column: int, end_column: int, width: int = 100) -> tuple[str, str]:
    """(what to show of the line, the marks under it); columns from 1, end exclusive, `width` in cells.

    >>> excerpt("cost: 12*takne(K♥)", 10, 15)
    ('cost: 12*takne(K♥)', '         ^^^^^')
    """
    pieces = _pieces(line)
    first = min(max(column - 1, 0), len(pieces))
    end = min(max(end_column - 1, first + 1), len(pieces))
    # A finding at the end of a line stands after its last character.
    last = max(end, first)
    low, high = _window([cells for _, cells in pieces], first, last, width)
    shown = "".join(text for text, _ in pieces[low:high])
    before = sum(cells for _, cells in pieces[low:first])
    under = sum(cells for _, cells in pieces[first : min(last, high)])
    left = CUT if low else ""
    right = CUT if high < len(pieces) else ""
    return (left + shown + right).rstrip(), " " * (len(left) + before) + "^" * max(under, 1)


def visible(text: str) -> str:
    """A text in one line, with a sign in place of every character that a terminal would act upon."""
    return "".join(_sign(character) or " " for character in text)


def cells(text: str) -> int:
    """How many cells of a terminal a visible text takes."""
    return sum(map(_cells, text))


def _pieces(line: str) -> list[tuple[str, int]]:
    """What each character of a line looks like, and how many cells it takes."""
    pieces: list[tuple[str, int]] = []
    place = 0
    for character in line:
        if character == "\t":
            text = " " * (TAB - place % TAB)
        else:
            text = _sign(character)
        size = cells(text)
        pieces.append((text, size))
        place += size
    return pieces


def _sign(character: str) -> str:
    if character.isprintable():  # no control or format character, no separator but the space
        return character
    code = ord(character)
    if character in "\t\n\r":
        return " "
    if code < 0x20:
        return chr(0x2400 + code)
    if category(character) == "Zs":
        return "␣"
    if code in (0x200C, 0x200D):  # joiners: part of how some scripts are written
        return character
    return "␡" if code == 0x7F else "\ufffd"


def _cells(character: str) -> int:
    if category(character) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if east_asian_width(character) in "WF" else 1


def _window(sizes: list[int], first: int, last: int, width: int) -> tuple[int, int]:
    """Which characters to show: all if they fit, else as many around first..last as fit, its beginning surely."""
    if sum(sizes) <= width:
        return 0, len(sizes)
    room = width - 2 * len(CUT)
    low = high = min(first, len(sizes))
    used = 0
    while high < last and used + sizes[high] <= room:
        used += sizes[high]
        high += 1
    # What room is left goes to both sides, to the left first: what stands before explains more.
    lead = (room - used) * 2 // 3
    while low > 0 and lead - sizes[low - 1] >= 0:
        low -= 1
        lead -= sizes[low]
        used += sizes[low]
    while high < len(sizes) and used + sizes[high] <= room:
        used += sizes[high]
        high += 1
    while low > 0 and used + sizes[low - 1] <= room:
        low -= 1
        used += sizes[low]
    return low, high
