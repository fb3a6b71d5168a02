"""Parser events to nodes, one at a time, so that a hostile text stops early.

In go the original text and its cleaned twin, out come the root node (None where no tree can be made) and
all findings: duplicate and odd keys, anchors, tags, ambiguous values, expressions that YAML cuts short,
and the limits on depth and number of values. No recursion: depth is the height of a list.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from lorumdsl.diagnostics import codes
from lorumdsl.diagnostics.diagnostic import Code, Diagnostic, Fix, Related, Span
from lorumdsl.source import places, scalars
from lorumdsl.source.characters import MAX_FINDINGS, Lines
from lorumdsl.source.entry_ranges import call_stretch, entry_stretch
from lorumdsl.source.fixes import in_quotes, replace_word
from lorumdsl.source.nodes import Entry, Mapping, Node, Scalar, Sequence, plain
from lorumdsl.source.syntax import Failure, explain

MAX_DEPTH = 64
MAX_NODES = 50_000

_CUT_COMMENT = re.compile(r"[ \t]+(#\w)")
_NO_SPACE_PAIR = re.compile(r"([A-Za-z][\w-]*):(\S.*)")
_NEXT_PAIR = re.compile(r",\s*[a-z][a-z-]*:\s")
_TEXT_TAG = "tag:yaml.org,2002:"


@dataclass(slots=True)
class _Open:
    """A mapping or sequence whose end has not come yet."""

    start: Any
    flow: bool
    is_mapping: bool
    items: list[Node] = field(default_factory=list)
    entries: dict[str, Entry] = field(default_factory=dict)
    key: tuple[str, Span] | None = None
    repeated: tuple[str, Span, int] | None = None  # a key that stands there already, and its finding
    wants_value: bool = False
    cut: str = ""  # the key whose value a comma has cut, so that the rest of it looks like keys
    last: Span | None = None


class _Stop(Exception):
    """A limit is reached; the rest of the text is not read."""


class Builder:
    """Builds the tree of one text; `root` and `found` hold the result after `run`."""

    def __init__(self, text: str, cleaned: str, file: str, lines: Lines, refused: bool = False) -> None:
        """`refused`: there are findings already, so that long values need not be exact."""
        self.text = text
        self.cleaned = cleaned
        self.file = file
        self.lines = lines
        self.refused = refused
        self.root: Node | None = None
        self.found: list[Diagnostic] = []
        self._open: list[_Open] = []
        self._nodes = 0
        self._placed = 0
        self._anchors: list[tuple[str, Span, Fix | None]] = []  # a fix where a text follows in the line
        self._aliases: set[str] = set()

    def run(self, events: Iterator[Any]) -> None:
        """Take all events; a syntax error or a limit ends it without a root."""
        documents = 0
        try:
            for event in events:
                kind = type(event).__name__
                if kind == "ScalarEvent":
                    self._scalar(event)
                elif kind in ("MappingStartEvent", "SequenceStartEvent"):
                    self._start(event, kind == "MappingStartEvent")
                elif kind in ("MappingEndEvent", "SequenceEndEvent"):
                    self._end(event)
                elif kind == "AliasEvent":
                    self._alias(event)
                elif kind == "DocumentStartEvent":
                    documents += 1
                    if documents == 2:
                        mark = event.start_mark
                        span = Span(self.file, mark.line + 1, mark.column + 1, mark.line + 1, mark.column + 4)
                        hint = "keep one document in a file"
                        self._report(codes.SEVERAL_DOCUMENTS, span, "a second document begins here", hint)
                        break
        except _Stop:
            self.root = None
        self._settle_anchors()

    def fail(self, failure: Failure) -> None:
        """Turn what the parser said into a finding, unless an alias in the line is what confuses it."""
        self.root = None
        told = explain(self.text, self.file, failure)
        if not any(one.code is codes.ALIAS and one.span.line == told.span.line for one in self.found):
            self.found.append(told)

    # --- events ---------------------------------------------------------------------------------------

    def _start(self, event: Any, is_mapping: bool) -> None:
        self._count(event)
        if len(self._open) == MAX_DEPTH:
            hint = "flatten the file; a ruleset needs about ten"
            self._report(codes.TOO_DEEP, self._span(event), f"the text is nested more than {MAX_DEPTH} deep", hint)
            raise _Stop
        self._properties(event, "" if is_mapping else None)
        self._open.append(_Open(event.start_mark, bool(event.flow_style), is_mapping))

    def _end(self, event: Any) -> None:
        frame = self._open.pop()
        start, end = frame.start, event.end_mark
        end_line, end_column = end.line + 1, end.column + 1
        if not frame.flow and frame.last:
            # The parser ends a block where the next thing begins; a reader, where its last value ends.
            end_line, end_column = frame.last.end_line, frame.last.end_column
        span = Span(self.file, start.line + 1, start.column + 1, end_line, end_column)
        self._add(Mapping(frame.entries, span) if frame.is_mapping else Sequence(tuple(frame.items), span))

    def _alias(self, event: Any) -> None:
        self._count(event)
        self._aliases.add(event.anchor)
        span = self._span(event)
        hint = "write the value out here; if `*` belongs to an expression, put the expression in quotes"
        self._report(codes.ALIAS, span, f'the alias "*{event.anchor}" stands here, and aliases are not read', hint)
        self._add(Scalar(None, span))

    def _scalar(self, event: Any) -> None:
        self._count(event)
        style = event.style or ""
        frame = self._open[-1] if self._open else None
        is_key = frame is not None and frame.is_mapping and not frame.wants_value
        value, placed, span = self._text_of(event, style, is_key)
        if not style and not value and frame is not None and frame.wants_value and frame.last:
            # Parsers differ on where a value stands that is not there: directly after its key.
            after = frame.last
            span = Span(self.file, after.end_line, after.end_column, after.end_line, after.end_column)
        self._properties(event, value if not style else None)
        if is_key and frame is not None:
            self._key(frame, value, span, style)
            return
        if style:
            self._add(Scalar(value, span, placed))
            return
        if scalars.is_too_long(value):
            hint = f"at most {scalars.MAX_DIGITS} digits are kept; put it in quotes if it is a text"
            self._report(codes.NUMBER_TOO_LONG, span, f'the number "{_short(value)}" is too long', hint)
        doubt = scalars.ambiguity(value)
        if doubt:
            meant = scalars.unambiguous(value)
            fix = replace_word(span, value, meant.strip('"')) if meant else None
            fix = Fix(span, meant) if fix and meant else None
            self._report(codes.AMBIGUOUS_SCALAR, span, f'"{_short(value)}" is {doubt[0]}', doubt[1], (), fix)
        resolved = scalars.resolve(value)
        if isinstance(resolved, str) and frame and frame.is_mapping and frame.last and span.line > frame.last.line:
            self._line_without_space(value, span, event.start_mark.index)
        if isinstance(resolved, str):
            self._cut(event, value, span, frame)
        self._add(Scalar(resolved, span, placed if isinstance(resolved, str) else ()))

    # --- parts of them --------------------------------------------------------------------------------

    def _text_of(self, event: Any, style: str, is_key: bool) -> tuple[str, tuple[tuple[int, int], ...], Span]:
        """The value of a scalar as text, the place of each of its characters (not for keys), and its span."""
        value: str = event.value
        start, end = event.start_mark, event.end_mark
        first, last = start.index, end.index
        span = Span(self.file, start.line + 1, start.column + 1, end.line + 1, end.column + 1)
        if event.anchor is not None or event.tag is not None:
            return value, (), span
        self._placed += len(value)
        wants_places = not is_key and len(value) <= places.MAX_LENGTH and self._placed <= places.MAX_PLACED
        quote = 1 if style in ("'", '"') else 0
        if start.line == end.line and self.text[first + quote : last - quote] == value:
            placed = places.straight(start.line + 1, start.column + 1 + quote, len(value)) if wants_places else ()
            return value, placed, span
        if style in ("|", ">"):
            # The parser ends such a text where the next thing begins.
            span = self.lines.span(self.file, first, first + len(self.cleaned[first:last].rstrip()))
        source = self.text[first:last]
        altered = not (self.refused and not wants_places) and source != self.cleaned[first:last]
        if not wants_places and not altered and not (style == '"' and "\\" in source):
            return value, (), span
        if style in ("|", ">"):
            decoded = places.decode_block(self.text, self.cleaned, first, last, value)
        else:
            decoded = places.decode_flow(self.text, first, last, style)
        if decoded is None or (decoded[0] != value and not altered):
            return value, (), span
        value, froms, bad = decoded
        for index in bad[:MAX_FINDINGS]:
            place = self.lines.span(self.file, index, index + 2)
            self._report(codes.ODD_CHARACTER, place, "this escape stands for no character of a text", "delete it")
        return value, places.places_of(froms, self.lines) if wants_places else (), span

    def _key(self, frame: _Open, value: str, span: Span, style: str) -> None:
        frame.wants_value = True
        frame.last = span
        frame.key = None
        if not style and not value:
            self._report(codes.ODD_KEY, span, "a key is missing before this colon", "write `key: value`")
        elif value == "<<" and not style:
            hint = "write the values out, or let a ruleset `extends:` another"
            self._report(codes.MERGE_KEY, span, 'the merge key "<<" is not read', hint)
        elif value in frame.entries:
            first = frame.entries[value].key_span
            message = f'the key "{_short(value)}" stands twice in one mapping'
            related = (Related(first, "it stands here first"),)
            frame.repeated = value, span, len(self.found)
            self._report(codes.DUPLICATE_KEY, span, message, "delete one of the two, or rename it", related)
        else:
            frame.key = value, span

    def _add(self, node: Node) -> None:
        if not self._open:
            self.root = node
            return
        frame = self._open[-1]
        if not frame.is_mapping:
            frame.items.append(node)
        elif not frame.wants_value:
            frame.wants_value = True
            frame.key = None
            if not isinstance(node, Scalar):
                kind = "mapping" if isinstance(node, Mapping) else "list"
                hint = "put the key in quotes if the brackets belong to it"
                self._report(codes.ODD_KEY, node.span, f"a {kind} cannot be a key", hint)
        else:
            frame.wants_value = False
            if frame.repeated:
                self._repetition(frame, *frame.repeated, node)
                frame.repeated = None
            if frame.key:
                key, key_span = frame.key
                if not frame.flow or not self._is_bare(key, key_span, node):
                    frame.cut = frame.cut if frame.cut == key else ""
                    frame.entries[key] = Entry(key, key_span, node)
                elif not self._pair_without_space(key, key_span):
                    self._bare_word(frame, key, key_span)
        frame.last = node.span

    def _repetition(self, frame: _Open, key: str, key_span: Span, finding: int, node: Node) -> None:
        """A key that stands twice with the same value is needed once."""
        same = repr(plain(frame.entries[key].value)) == repr(plain(node))
        if not same or finding >= len(self.found) or node.span.column == node.span.end_column:
            return
        start = self.lines.index(key_span.line, key_span.column)
        end = self.lines.index(node.span.end_line, node.span.end_column)
        stretch = entry_stretch(self.cleaned, start, end, frame.flow)
        if stretch:
            fix = Fix(self.lines.span(self.file, *stretch), "")
            self.found[finding] = replace(self.found[finding], fix=fix)

    def _properties(self, event: Any, value: str | None) -> None:
        """Anchors and tags of a node; `value` is the text of an unquoted scalar."""
        if (event.anchor is None and event.tag is None) or len(self.found) >= MAX_FINDINGS:
            return
        span = self._span(event)
        span = Span(span.file, span.line, span.column, span.line, max(span.column + 1, span.end_column))
        if event.anchor is not None and len(self._anchors) < MAX_FINDINGS:
            written = self.text[event.start_mark.index : event.end_mark.index]
            joins = bool(value) and event.start_mark.line == event.end_mark.line
            self._anchors.append((event.anchor, span, Fix(self._span(event), in_quotes(written)) if joins else None))
        if event.tag is not None:
            tag = "!!" + event.tag.removeprefix(_TEXT_TAG) if event.tag.startswith(_TEXT_TAG) else event.tag
            hint = "delete the tag; quote the text if `!` belongs to it"
            self._report(codes.TAG, span, f'the tag "{_short(tag)}" stands here, and tags are not read', hint)

    def _settle_anchors(self) -> None:
        """An anchor that no alias uses, before a text, is the beginning of an expression that starts with `&`."""
        for name, span, fix in self._anchors:
            if fix and name not in self._aliases:
                message = f'YAML reads "&{_short(name)}" as an anchor and drops it from the value'
                self._report(codes.CUT_EXPRESSION, span, message, "put the expression in quotes", (), fix)
            else:
                message = f'the anchor "&{_short(name)}" stands here, and anchors are not read'
                hint = "delete it and write values out where they are used"
                self._report(codes.ALIAS, span, message, hint)

    def _cut(self, event: Any, value: str, span: Span, frame: _Open | None) -> None:
        end = event.end_mark.index
        comment = _CUT_COMMENT.match(self.cleaned, end)
        if comment and value:
            place = self.lines.span(self.file, comment.start(1), comment.end(1))
            hint = "put the value in quotes; if it is a comment, write a space after `#`"
            self._report(codes.CUT_EXPRESSION, place, f'YAML ends the value "{_short(value)}" before this `#`', hint)
        if frame and frame.flow and value.count("(") > value.count(")"):
            after = self.cleaned[end : end + 80].lstrip()
            if after.startswith(",") and not _NEXT_PAIR.match(after):
                frame.cut = frame.key[0] if frame.key else ""
                message = f'YAML ends the value "{_short(value)}" at the comma'
                stretch = call_stretch(self.text, event.start_mark.index)
                place = self.lines.span(self.file, *stretch) if stretch else span
                fix = Fix(place, in_quotes(self.text[slice(*stretch)])) if stretch else None
                self._report(codes.CUT_EXPRESSION, span, message, "put the expression in quotes", (), fix)

    def _is_bare(self, key: str, key_span: Span, node: Node) -> bool:
        """Whether a word stands alone between the commas of a mapping, without quotes and colon."""
        if key_span.end_column - key_span.column != len(key) or node != Scalar(None, node.span):
            return False
        end = self.lines.index(key_span.end_line, key_span.end_column)
        return self.cleaned[end : end + 80].lstrip()[:1] in (",", "}")

    def _bare_word(self, frame: _Open, key: str, key_span: Span) -> None:
        """Report the first of the words that a comma has cut off from a value."""
        if frame.cut:
            return
        frame.cut = key
        before = next(reversed(frame.entries.values()), None)
        shown = _short(str(plain(before.value))) if before and isinstance(before.value, Scalar) else ""
        if not before:
            hint = f"a list stands in square brackets: `[{_short(key)}, …]`"
            self._report(codes.NOT_YAML, key_span, f"`{_short(key)}` has no value", hint)
        else:
            message = f'YAML ends the value of `{_short(before.key)}` at the comma, before "{_short(key)}"'
            hint = f"a list stands in square brackets: `[{shown}, {_short(key)}]`; card sets are joined with `|`"
            if shown.isdecimal() and key[0].isdecimal():
                hint = "there are whole numbers only, without a comma"
            start, end = before.value.span, key_span
            whole = Span(self.file, start.line, start.column, end.end_line, end.end_column)
            self._report(codes.CUT_EXPRESSION, whole, message, hint)

    def _line_without_space(self, value: str, span: Span, start: int) -> None:
        """A value on a line of its own, below its key, that looks like the key it should begin with."""
        joined = _NO_SPACE_PAIR.fullmatch(re.split(r"[\r\n]", self.cleaned[start : start + 200], maxsplit=1)[0])
        if joined and not value.startswith(("http:", "https:")):
            message = f"a space is missing after the colon of `{joined[1]}:`"
            self._report(codes.NOT_YAML, span, message, f"write `{joined[1]}: {_short(joined[2])}`")

    def _pair_without_space(self, key: str, key_span: Span) -> bool:
        joined = _NO_SPACE_PAIR.fullmatch(key)
        if joined:
            message = f"a space is missing after the colon of `{joined[1]}:`"
            fix = Fix(key_span, f"{joined[1]}: {joined[2]}")
            self._report(codes.NOT_YAML, key_span, message, f"write `{joined[1]}: {_short(joined[2])}`", (), fix)
        return joined is not None

    # --- reporting ------------------------------------------------------------------------------------

    def _count(self, event: Any) -> None:
        self._nodes += 1
        if self._nodes > MAX_NODES:
            message = f"the text has more than {MAX_NODES:,} values"
            self._report(codes.TOO_MANY_NODES, self._span(event), message, "split the file")
            raise _Stop

    def _span(self, event: Any) -> Span:
        start, end = event.start_mark, event.end_mark
        return Span(self.file, start.line + 1, start.column + 1, end.line + 1, end.column + 1)

    def _report(
        self,
        code: Code,
        span: Span,
        message: str,
        hint: str,
        related: tuple[Related, ...] = (),
        fix: Fix | None = None,
    ) -> None:
        if len(self.found) < MAX_FINDINGS or code in (codes.TOO_DEEP, codes.TOO_MANY_NODES):
            self.found.append(Diagnostic(code, span, message, hint, related, fix))


def _short(value: str) -> str:
    value = value.replace("\n", " ")
    return value if len(value) <= 40 else value[:39] + "…"
