"""YAML that does not parse, in a person's words.

In go the text and what the parser says (its two implementations word it differently), out comes one
finding: the cause where it can be told, and the remedy. The text around the place tells more than the
parser's message, so most of the work is looking at it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from lorumdsl.diagnostics.codes import NOT_YAML, ODD_KEY, SEVERAL_DOCUMENTS, TAG, TOO_DEEP
from lorumdsl.diagnostics.diagnostic import Code, Diagnostic, Related, Span

_NO_SPACE = re.compile(r"""\s*(?:- +)?([^\s:"'#{}\[\],]+):([^\s:/][^:]*)""")


@dataclass(frozen=True, slots=True)
class Failure:
    """What the parser said: its problem, what it was reading, and both places as indexes of the text."""

    problem: str
    context: str
    index: int
    context_index: int | None


class _Text:
    """The text with its lines, asked about a few times after a failure."""

    def __init__(self, text: str, file: str, failure: Failure) -> None:
        self.file = file
        self.text = text
        index = min(failure.index, len(text))
        # A parser that reaches the end stands behind the last line break: the last text is a better place.
        self.at_end = not text[index:].strip()
        self.index = len(text.rstrip()) if self.at_end else index
        self.line = self._line_of(self.index)
        self.char = text[index : index + 1]
        start = failure.context_index
        self.opened = None if start is None or start >= len(text) else start

    def _line_of(self, index: int) -> str:
        start = self._start_of(index)
        return re.split(r"[\r\n]", self.text[start : start + 2000], maxsplit=1)[0]

    def _start_of(self, index: int) -> int:
        return max(self.text.rfind("\n", 0, index), self.text.rfind("\r", 0, index)) + 1

    def line_at(self, index: int) -> str:
        return self._line_of(index)

    def before(self) -> str:
        return self.text[self._start_of(self.index) : self.index]

    def above(self) -> tuple[int, str]:
        """Where the last line with text before this one begins, and that line."""
        end = len(self.text[: self._start_of(self.index)].rstrip())
        line = self._line_of(end)
        return self._start_of(end) + len(line) - len(line.lstrip()), line.rstrip()

    def unclosed(self) -> int | None:
        """Where the last bracket without its end stands; quotes and comments are looked over."""
        opened: list[int] = []
        for found in re.finditer(r"""'[^'\n]*'|"[^"\n]*"|(?:^|\s)#[^\n]*|([\[{])|([\]}])""", self.text):
            if found[1]:
                opened.append(found.start(1))
            elif found[2] and opened:
                opened.pop()
        return opened[-1] if opened else None

    def span(self, index: int) -> Span:
        line = self.text.count("\n", 0, index) + self.text.count("\r", 0, index) - self.text.count("\r\n", 0, index)
        column = index - self._start_of(index)
        return Span(self.file, line + 1, column + 1, line + 1, column + 2)


def explain(text: str, file: str, failure: Failure) -> Diagnostic:
    """The finding for a text that is no YAML."""
    place = _Text(text, file, failure)
    said = f"{failure.context} {failure.problem}"
    code, index, message, hint = _cause(place, failure, said)
    related: tuple[Related, ...] = ()
    if place.opened is not None and place.opened < index:
        started = place.span(place.opened)
        if started.line < place.span(index).line:
            related = (Related(started, "what is being read begins here"),)
    return Diagnostic(code, place.span(index), message, hint, related)


def _cause(place: _Text, failure: Failure, said: str) -> tuple[Code, int, str, str]:
    for look in (_limits, _quotes, _first_characters, _brackets, _colons, _indents):
        found = look(place, failure, said)
        if found:
            return found
    words = failure.problem.replace("<", "").replace(">", "")
    return NOT_YAML, place.index, f"this is no YAML: {words}", "compare the line with the ones around it"


_Found = tuple[Code, int, str, str] | None


def _limits(place: _Text, failure: Failure, said: str) -> _Found:
    if "maximum nesting depth" in said:
        return TOO_DEEP, place.index, "the text is nested too deep", "flatten it"
    if "tag" in said and "document" not in said and "directive" not in said:
        at = place.index if place.opened is None else place.opened
        hint = "delete the tag; quote the text if `!` belongs to it"
        return TAG, at, "a tag stands here, and tags are not read", hint
    if "directive" in said:
        hint = "delete it, or quote the text"
        return NOT_YAML, place.index, "a line that begins with `%` is a directive to YAML", hint
    if "document start" in said:
        if place.char in ("{", "-"):
            return SEVERAL_DOCUMENTS, place.index, "a second document begins here", "keep one document in a file"
        hint = "write everything as `key: value` lines"
        return NOT_YAML, place.index, "text follows after the end of the document", hint
    return None


def _quotes(place: _Text, failure: Failure, said: str) -> _Found:
    if "quoted scalar" in said or "escape" in said:
        opened = place.index if place.opened is None else place.opened
        if "escape" in failure.problem or "hexa" in failure.problem:
            hint = "write \\\\ for a backslash, or use single quotes"
            return NOT_YAML, place.index, "a backslash begins an unknown escape in this quoted text", hint
        quote = place.text[opened]
        return NOT_YAML, opened, f"the quote {quote} is never closed", f"close it with {quote} at the end of the text"
    before = place.before().rstrip()
    if before.endswith(("'", '"')) and ("block mapping" in said or "block end" in said):
        inside = "''" if before[-1] == "'" else '\\"'
        hint = f"put the whole text in quotes, or none of it; a quote inside is written {inside}"
        return NOT_YAML, place.index, "text follows after the closing quote", hint
    return None


def _first_characters(place: _Text, failure: Failure, said: str) -> _Found:
    if "alias" in said or "anchor" in said:
        at = place.index if place.opened is None else place.opened
        char = place.text[at]
        name = "an alias" if char == "*" else "an anchor"
        return NOT_YAML, at, f"`{char}` at the start of a value begins {name} in YAML", "put the expression in quotes"
    if "block scalar" in said:
        at = place.index if place.opened is None else place.opened
        char = place.text[at]
        hint = "put the expression in quotes, or begin the text on the next line"
        return NOT_YAML, at, f"`{char}` at the start of a value begins a text of several lines in YAML", hint
    if "cannot start any token" in said and place.line.startswith("```"):
        message = "a line that begins with ``` belongs to the page that the text was copied from"
        return NOT_YAML, place.index, message, "delete it, and the one at the end"
    if "cannot start any token" in said:
        return NOT_YAML, place.index, f"a value cannot begin with `{place.char}`", "put the value in quotes"
    return None


def _brackets(place: _Text, failure: Failure, said: str) -> _Found:
    opened = place.text[place.opened] if place.opened is not None else ""
    if "flow" in said and opened in ("{", "[") and place.opened is not None:
        close = "}" if opened == "{" else "]"
        other_line = place.span(place.opened).line < place.span(place.index).line
        if place.char in ("}", "]") and place.char != close:
            hint = f"close `{opened}` with `{close}`"
            return NOT_YAML, place.index, f"`{place.char}` stands where `{opened}` should be closed", hint
        if place.at_end or (other_line and place.before().strip() == ""):
            hint = f"add `{close}`, or commas between the parts"
            return NOT_YAML, place.opened, f"the bracket `{opened}` is never closed", hint
        if other_line and place.char == ":":
            return NOT_YAML, place.opened, f"the bracket `{opened}` is never closed", f"add `{close}`"
        hint = "separate the parts with commas; put a value that holds brackets, commas or `: ` in quotes"
        return NOT_YAML, place.index, f"`{close}` or a comma is missing before this", hint
    unclosed = place.unclosed() if place.at_end and "flow" in said else None
    if unclosed is not None:
        hint = f"add `{'}' if place.text[unclosed] == '{' else ']'}`, or commas between the parts"
        return NOT_YAML, unclosed, f"the bracket `{place.text[unclosed]}` is never closed", hint
    if place.char in ("}", "]"):
        hint = "delete it, or quote the text"
        return NOT_YAML, place.index, f"`{place.char}` closes a bracket that was never opened", hint
    if place.char == ",":
        hint = 'delete the comma, or quote the text; an empty text is `""`'
        return NOT_YAML, place.index, "a comma stands where a value is expected", hint
    if place.char in ("{", "[") and place.before().strip():
        hint = "put the whole value in quotes"
        return NOT_YAML, place.index, f"`{place.char}` stands where no bracket can begin", hint
    return None


def _colons(place: _Text, failure: Failure, said: str) -> _Found:
    if "expected ':'" in said:
        at = place.index if place.opened is None else place.opened
        line = place.line_at(at)
        joined = _NO_SPACE.match(line)
        if joined:
            return NOT_YAML, at, *_no_space(joined)
        return NOT_YAML, at, *_no_pair(line)
    if place.char == ":" and ("node content" in said or "block" in said):
        return ODD_KEY, place.index, "a key is missing before this colon", "write `key: value`"
    if "mapping values are not allowed" in said:
        before = place.before()
        if re.search(r":\s", before):
            hint = "put a value that holds `: ` in quotes, or begin a new line"
            return NOT_YAML, place.index, "a second colon stands in this line", hint
        above = place.above()
        joined = _NO_SPACE.fullmatch(above[1])
        if joined:
            return NOT_YAML, above[0], *_no_space(joined)
        if not re.search(r":(\s|$)", above[1]):
            return NOT_YAML, above[0], *_no_pair(above[1])
        if re.search(r":\s+[^\s#|>]", above[1]):
            start = place.span(above[0])
            hint = f"begin it in column {start.column}, as line {start.line} does"
            message = f"`{_short(before)}:` is indented under a line that has a value already"
            return NOT_YAML, place.index - len(before.lstrip()), message, hint
        hint = "begin it under the keys it belongs to; the line above may lack a quote"
        return NOT_YAML, place.index, f"`{_short(before)}:` cannot stand here", hint
    return None


def _indents(place: _Text, failure: Failure, said: str) -> _Found:
    joined = _NO_SPACE.match(place.line)
    if joined and "block end" in said:
        return NOT_YAML, place.index, *_no_space(joined)
    if "block mapping" in said or "block collection" in said or "block end" in said or "sequence entries" in said:
        where = "its neighbours"
        if place.opened is not None:
            opened = place.span(place.opened)
            where = f"line {opened.line}, which begins in column {opened.column}"
        if place.char == "-" and place.opened is not None and place.text[place.opened] != "-":
            hint = "give the list a key of its own and indent it under that"
            return NOT_YAML, place.index, "a list item stands among `key: value` lines", hint
        return NOT_YAML, place.index, "this does not fit the indentation of the lines above", f"align it with {where}"
    return None


def _no_pair(line: str) -> tuple[str, str]:
    """A line without a colon: what it would have to be."""
    line = line.strip()
    said = f"the line `{_short(line)}` is no `key: value`"
    if line[0] in "–—−•·":  # what word processors make of a hyphen
        return said, "a list item begins with `-`, the hyphen of the keyboard, and a space"
    if line.startswith(("//", "/*", ";", "--")):
        return said, "a comment begins with `#`"
    if re.match(r"-\w", line):
        return said, f"a space is missing after the dash: `- {_short(line[1:])}`"
    line = re.sub(r"^(\S+) *= *", r"\1 ", line)
    word = re.fullmatch(r"(- )?([a-z][a-z0-9-]*)( +(?![,.]).+)?", line)
    if word and not word[3]:
        return said, f"write `{word[2]}:`, or `- {word[2]}` for an item of a list"
    if word and not re.match(r" +[a-z]+( |$)", word[3]):
        return said, f"write `{word[2]}: {_short(word[3])}`"
    return said, "write `key: value`, or indent the line if it continues the one above"


def _no_space(joined: re.Match[str]) -> tuple[str, str]:
    return f"a space is missing after the colon of `{joined[1]}:`", f"write `{joined[1]}: {_short(joined[2])}`"


def _short(line: str) -> str:
    line = line.strip()
    return line if len(line) <= 40 else line[:39] + "…"
