"""Which character of a file each character of a text value comes from.

A value and its source differ where quotes, escapes, folds and indentation stand between them. Each
style of scalar is read again here from its slice of the source; the result is the value and, for each
of its characters, the index in the source. The parser's own value is the judge: where the two differ,
the caller keeps the parser's and does without places.
"""

from __future__ import annotations

import re
from itertools import repeat

from lorumdsl.source.characters import Lines

Decoded = tuple[str, list[int], list[int]]
"""The value, the index of each of its characters, and the indexes of escapes that stand for no character."""

MAX_LENGTH = 4096
"""Longer values get no places: expressions are far shorter, and places cost memory."""

MAX_PLACED = 200_000
"""Characters of one file that get places; a ruleset has a tenth of them."""

MAX_INDENT = 200
"""Widths of indentation that are tried for a block of text."""

_BLANK = " \t\r\n"
_ESCAPES = {
    "0": "\0",
    "a": "\a",
    "b": "\b",
    "t": "\t",
    "\t": "\t",
    "n": "\n",
    "v": "\v",
    "f": "\f",
    "r": "\r",
    "e": "\x1b",
    " ": " ",
    '"': '"',
    "/": "/",
    "\\": "\\",
    "N": "\x85",
    "_": "\xa0",
    "L": "\u2028",
    "P": "\u2029",
}
_DIGITS = {"x": 2, "u": 4, "U": 8}
_LOW_HALF = re.compile(r"\\u[dD][c-fC-F][0-9a-fA-F]{2}")
_LINE = re.compile(r"([^\r\n]*)(\r\n|\r|\n|$)")


def decode_flow(text: str, start: int, end: int, style: str) -> Decoded:
    """Read the plain (`style` is empty) or quoted scalar that stands at `text[start:end]`."""
    if style:
        start, end = start + 1, end - 1
    chars: list[str] = []
    froms: list[int] = []
    bad: list[int] = []
    index = start
    while index < end:
        char = text[index]
        if char in _BLANK:
            stop = index
            while stop < end and text[stop] in _BLANK:
                stop += 1
            _fold(text, index, stop, chars, froms)
            index = stop
        elif char == "\\" and style == '"':
            index = _escape(text, index, end, chars, froms, bad)
        else:
            chars.append(char)
            froms.append(index)
            index += 2 if char == "'" and style == "'" else 1
    return "".join(chars), froms, bad


def decode_block(text: str, cleaned: str, start: int, end: int, value: str) -> Decoded | None:
    """Read the literal or folded scalar at `text[start:end]`, whose value in `cleaned` is known; None where that fails.

    How far the text is indented may depend on lines before the slice, so likely widths are tried.
    """
    lines = [(found.start(1), found[1], found.start(2), found[2]) for found in _LINE.finditer(cleaned, start, end)]
    header = lines[0][1].split("#")[0]
    first = next((len(line) - len(line.lstrip(" ")) for _, line, _, _ in lines[1:] if line.strip(" ")), 0)
    widest = max((len(line) - len(line.lstrip(" ")) for _, line, _, _ in lines[1:]), default=0)
    for indent in (first, *range(min(widest, MAX_INDENT) + 1)):
        chars, froms = _unindent(lines[1:], indent, header[0] == ">", "+" in header, "-" in header)
        if chars == value:
            original = "".join(char if text[at] in "\r\n" else text[at] for char, at in zip(chars, froms, strict=True))
            return original, froms, []
    return None


def places_of(froms: list[int], lines: Lines) -> tuple[tuple[int, int], ...]:
    """Lines and columns of ascending indexes."""
    return tuple(map(lines.place, froms))


def straight(line: int, column: int, length: int) -> tuple[tuple[int, int], ...]:
    """The places of characters that stand side by side in one line."""
    return tuple(zip(repeat(line), range(column, column + length), strict=False))


def _fold(text: str, start: int, stop: int, chars: list[str], froms: list[int]) -> None:
    """Blanks inside a line stay; one line break becomes a space, more become one less."""
    breaks = [found.start() for found in re.finditer(r"\r\n|\r|\n", text[start:stop])]
    if not breaks:
        chars.extend(text[start:stop])
        froms.extend(range(start, stop))
    elif len(breaks) == 1:
        chars.append(" ")
        froms.append(start)
    else:
        chars.extend("\n" * (len(breaks) - 1))
        froms.extend(start + offset for offset in breaks[1:])


def _escape(text: str, index: int, end: int, chars: list[str], froms: list[int], bad: list[int]) -> int:
    """Read the escape at `index`; return where the text goes on."""
    kind = text[index + 1 : index + 2]
    if kind in ("\r", "\n"):
        stop = index + 1
        while stop < end and text[stop] in _BLANK:
            stop += 1
        breaks = [found.start() for found in re.finditer(r"\r\n|\r|\n", text[index + 1 : stop])]
        chars.extend("\n" * (len(breaks) - 1))
        froms.extend(index + 1 + offset for offset in breaks[1:])
        return stop
    froms.append(index)
    if kind not in _DIGITS:
        chars.append(_ESCAPES.get(kind, "\ufffd"))
        if chars[-1] < " " and chars[-1] not in "\t\n\r":
            bad.append(index)
        return index + 2
    stop = index + 2 + _DIGITS[kind]
    try:
        code = int(text[index + 2 : stop], 16)
    except ValueError:
        code = -1
    low = _LOW_HALF.match(text, stop, end) if 0xD800 <= code < 0xDC00 and kind == "u" else None
    if low:
        code = 0x10000 + ((code - 0xD800) << 10) + int(low[0][2:], 16) - 0xDC00
        stop = low.end()
    stands = 0 <= code <= 0x10FFFF and not 0xD800 <= code < 0xE000
    chars.append(chr(code) if stands else "\ufffd")
    if not stands or (code < 32 and code not in (9, 10, 13)):
        bad.append(index)
    return stop


def _unindent(
    lines: list[tuple[int, str, int, str]], indent: int, folded: bool, keep: bool, strip: bool
) -> tuple[str, list[int]]:
    chars: list[str] = []
    froms: list[int] = []
    blanks: list[int] = []
    last: tuple[int, str, bool] | None = None
    for start, line, end, line_break in lines:
        if not line[:indent].strip(" ") and len(line) <= indent:
            if line_break:
                blanks.append(end)
            continue
        if line[:indent].strip(" "):
            break
        flush = line[indent] not in " \t"
        if last:
            if folded and last[2] and flush:
                if not blanks:
                    chars.append(" ")
                    froms.append(last[0])
            else:
                chars.append("\n")
                froms.append(last[0])
        chars.extend("\n" * len(blanks))
        froms.extend(blanks)
        blanks = []
        chars.extend(line[indent:])
        froms.extend(range(start + indent, end))
        last = end, line_break, flush
    if last and last[1] and not strip:
        chars.append("\n")
        froms.append(last[0])
    if keep:
        chars.extend("\n" * len(blanks))
        froms.extend(blanks)
    return "".join(chars), froms
