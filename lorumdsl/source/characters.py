"""Bytes to text, and the characters that look like nothing and change everything.

`decode` turns bytes into text or says why not. `clean` finds odd characters and returns a twin of the text
for the parser: of the same length, so that every place in it is a place in the original. In the twin odd
characters and tabs are spaces (YAML readers differ on tabs), and escapes that stand for no character of
their own (halves of surrogate pairs, as JSON writes them) are replaced by a harmless one.
"""

from __future__ import annotations

import codecs
import re
from bisect import bisect_right
from itertools import islice

from lorumdsl.diagnostics.codes import NOT_UTF8, ODD_CHARACTER
from lorumdsl.diagnostics.diagnostic import Diagnostic, Fix, Span

MAX_FINDINGS = 50

_UTF16_OR_32 = (
    (codecs.BOM_UTF32_LE, "UTF-32"),
    (codecs.BOM_UTF32_BE, "UTF-32"),
    (codecs.BOM_UTF16_LE, "UTF-16"),
    (codecs.BOM_UTF16_BE, "UTF-16"),
)
_NAMES = {
    0x00: "a null character",
    0x1B: "an escape character",
    0x7F: "a delete character",
    0x85: "a NEL line break",
    0xA0: "a no-break space",
    0xAD: "a soft hyphen",
    0x2007: "a figure space",
    0x200B: "a zero-width space",
    0x2028: "a Unicode line separator",
    0x2029: "a Unicode paragraph separator",
    0x202F: "a narrow no-break space",
    0x2060: "a word joiner",
    0xFEFF: "a byte order mark in the middle of the text",
}
_SPACES = frozenset((0xA0, 0x2007, 0x202F))
_BREAKS = frozenset((0x85, 0x2028, 0x2029))
_ODD = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\xa0\xad\u2007\u200b\u2028-\u202f"
    "\u2060\u2066-\u2069\ud800-\udfff\ufeff\ufffe\uffff]"
)
_TAB_INDENT = re.compile(r"^ *\t[ \t]*(?=[^\s#])", re.MULTILINE)
_BREAK = re.compile(r"\r\n|\r|\n")
_NO_CHARACTER = re.compile(
    r"\\u[dD][89a-fA-F][0-9a-fA-F]{2}"
    r"|\\U0000[dD][89a-fA-F][0-9a-fA-F]{2}"
    r"|\\U(?!000[0-9a-fA-F]|0010)[0-9a-fA-F]{8}"
)


class Lines:
    """Where the lines of a text begin: turns an index into a line and a column, both from 1."""

    __slots__ = ("_index", "length", "starts")

    def __init__(self, text: str) -> None:
        self.starts = [0, *(found.end() for found in _BREAK.finditer(text))]
        self.length = len(text)
        self._index = 0

    def place(self, index: int) -> tuple[int, int]:
        """The line and column of a character; quick for calls in ascending order."""
        starts = self.starts
        here = self._index
        if starts[here] > index:
            here = 0
        if here + 1 < len(starts) and starts[here + 1] <= index:
            here = bisect_right(starts, index) - 1
        self._index = here
        return here + 1, index - starts[here] + 1

    def index(self, line: int, column: int) -> int:
        """The index of a place; the end of the text for a line behind it."""
        return self.starts[line - 1] + column - 1 if line <= len(self.starts) else self.length

    def span(self, file: str, start: int, end: int) -> Span:
        line, column = self.place(start)
        end_line, end_column = self.place(end)
        return Span(file, line, column, end_line, end_column)


def decode(data: bytes, file: str) -> tuple[str | None, list[Diagnostic]]:
    """The text of UTF-8 bytes without a leading byte order mark, or a finding at the first byte that is not."""
    name = next((name for mark, name in _UTF16_OR_32 if data.startswith(mark)), "")
    head = data[:64]
    if not name and len(head) >= 4 and (head[1::2].count(0) > len(head) // 4 or head[::2].count(0) > len(head) // 4):
        name = "UTF-16"
    if name:
        start = Span(file, 1, 1, 1, 1)
        return None, [Diagnostic(NOT_UTF8, start, f"the text is {name}, not UTF-8", "save the file as UTF-8")]
    body = data.removeprefix(codecs.BOM_UTF8)
    try:
        return body.decode("utf-8"), []
    except UnicodeDecodeError as problem:
        before = body[: problem.start].decode("utf-8")
        line, column = Lines(before).place(len(before))
        span = Span(file, line, column, line, column + 1)
        message = f"the byte 0x{body[problem.start]:02X} is not UTF-8"
        return None, [Diagnostic(NOT_UTF8, span, message, "save the file as UTF-8, not as Latin-1 or Windows-1250")]


def clean(text: str, file: str, lines: Lines) -> tuple[str, list[Diagnostic]]:
    """The text for the parser, of the same length, and a finding for each odd character (the first fifty)."""
    found: list[Diagnostic] = []
    if not text.isascii() or _ODD.search(text):
        found += [_odd_character(match, file, lines) for match in islice(_ODD.finditer(text), MAX_FINDINGS)]
        text = _ODD.sub(" ", text)
    if "\t" in text:
        # JSON may be indented with tabs; YAML may not.
        if not text.lstrip().startswith("{"):
            for match in islice(_TAB_INDENT.finditer(text), MAX_FINDINGS):
                span = lines.span(file, match.start(), match.end())
                found.append(Diagnostic(ODD_CHARACTER, span, "a tab indents this line", "indent with spaces"))
        text = text.replace("\t", " ")
    if "\\" in text:
        text = _NO_CHARACTER.sub(lambda match: "\\u2658" if match[0][1] == "u" else "\\U00002658", text)
    return text, found


def _odd_character(match: re.Match[str], file: str, lines: Lines) -> Diagnostic:
    code = ord(match[0])
    name = _NAMES.get(code)
    if name is None and 0xD800 <= code <= 0xDFFF:
        name = "half of a surrogate pair"
    if name is None and (0x202A <= code <= 0x202E or 0x2066 <= code <= 0x2069):
        name = "an invisible change of writing direction"
    name = name or "a control character"
    hint = "delete it"
    if code in _SPACES:
        hint = "type an ordinary space"
    elif code in _BREAKS:
        hint = "end the line with an ordinary line break"
    span = lines.span(file, match.start(), match.end())
    fix = None if code in _BREAKS else Fix(span, " " if code in _SPACES else "")
    return Diagnostic(ODD_CHARACTER, span, f"{name} (U+{code:04X}) stands here", hint, (), fix)
