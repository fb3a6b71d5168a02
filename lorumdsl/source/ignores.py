"""`# lorum: ignore[LRM407] because …`: findings that an author has looked at and wants to keep.

Such a comment stands at the end of the line of a finding, or alone on a line above it. In go all findings about
a ruleset and its files, out come those that are left, and what is wrong with the comments themselves.
An error cannot be ignored: rules with errors cannot be played. Warnings, notes and refuted claims can.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from lorumdsl.diagnostics.codes import (
    CODES,
    IGNORE_OF_ERROR,
    IGNORE_OF_UNKNOWN_CODE,
    IGNORE_WITHOUT_REASON,
    IGNORES_NOTHING,
)
from lorumdsl.diagnostics.diagnostic import Code, Diagnostic, Severity, Span, has_errors
from lorumdsl.diagnostics.spelling import nearest
from lorumdsl.source.characters import decode
from lorumdsl.source.comments import Comment, read_comments
from lorumdsl.source.fixes import replace_word
from lorumdsl.source.reader import MAX_BYTES

_IGNORE = re.compile(r"#\s*lorum:\s*ignore\b(?:\s*\[([^\]]*)\])?(.*)")
_WORD = re.compile(r"[^\s,]+")
_REASON = re.compile(r"(?:because\b|[\s:.,;–-])*(.*)", re.DOTALL)
_OWN = (IGNORE_WITHOUT_REASON, IGNORE_OF_UNKNOWN_CODE, IGNORE_OF_ERROR, IGNORES_NOTHING)


@dataclass(frozen=True, slots=True)
class Ignore:
    """One code that a comment names: where the code stands, the line it is about, whether a reason follows."""

    code: str
    span: Span
    line: int
    has_reason: bool


def can_be_ignored(code: Code) -> bool:
    """Whether a finding may be silenced: whatever does not keep the rules from being played."""
    return (code.severity is not Severity.ERROR or code.id.startswith("LRM5")) and code not in _OWN


def heed_ignores(found: list[Diagnostic], files: Iterable[str], judge: str = "") -> list[Diagnostic]:
    """The findings that are not ignored, with those about ignores.

    `judge` is the file whose ignores must silence something; those of other files may be meant for other rulesets.
    """
    ignores = [ignore for file in dict.fromkeys(files) for ignore in ignores_of(Path(file))]
    return _heed(found, ignores, judge)


def heed_ignores_in(found: list[Diagnostic], text: str, file: str) -> list[Diagnostic]:
    """The same for a text that is not on disk; `file` is its name."""
    return _heed(found, list(parse_ignores(text, file)), file)


def ignores_of(path: Path) -> list[Ignore]:
    """The ignores of a file; none if it cannot be read, which others report."""
    try:
        with path.open("rb") as stream:
            data = stream.read(MAX_BYTES)
    except (OSError, ValueError):
        return []
    text, _ = decode(data, str(path)) if b"ignore" in data else (None, [])
    return list(parse_ignores(text, str(path))) if text else []


def parse_ignores(text: str, file: str) -> Iterator[Ignore]:
    """Every code that a comment of a text names, in order; one without a code if the comment names none."""
    if "ignore" not in text:
        return
    comments = read_comments(text.removeprefix("\ufeff"))
    alone = {comment.line for comment in comments if comment.alone}
    lines = re.split(r"\r\n|\r|\n", text)
    for comment in comments:
        match = _IGNORE.match(comment.text)
        if not match:
            continue
        line = comment.line
        if comment.alone:  # about the first line below that says something
            line += 1
            while line <= len(lines) and (line in alone or not lines[line - 1].strip()):
                line += 1
        reason = _REASON.fullmatch(match[2])
        has_reason = bool(reason and reason[1].strip())
        words = list(_WORD.finditer(comment.text, *match.span(1))) if match[1] else []
        if not words:
            yield Ignore("", _place(comment, file, 0, len(comment.text)), line, has_reason)
        for word in words:
            yield Ignore(word[0], _place(comment, file, *word.span()), line, has_reason)


def _place(comment: Comment, file: str, start: int, end: int) -> Span:
    return Span(file, comment.line, comment.column + start, comment.line, comment.column + end)


def _heed(found: list[Diagnostic], ignores: list[Ignore], judge: str) -> list[Diagnostic]:
    if not ignores:
        return found
    # What comes after an error was not looked for, so an ignore may be right although it silences nothing.
    all_looked_for = not has_errors(found)
    about: list[Diagnostic] = []
    silenced: set[tuple[str, int, str]] = set()
    there = {(one.span.file, one.span.line, one.code.id) for one in found}
    for ignore in ignores:
        place = ignore.span.file, ignore.line, ignore.code
        wrong = _wrong(ignore)
        if wrong:
            about.append(wrong)
        elif place in there:
            silenced.add(place)
        elif all_looked_for and ignore.span.file == judge:
            message = f"there is no {ignore.code} in line {ignore.line} to ignore"
            about.append(Diagnostic(IGNORES_NOTHING, ignore.span, message, "delete the comment"))
    return [one for one in found if (one.span.file, one.span.line, one.code.id) not in silenced] + about


def _wrong(ignore: Ignore) -> Diagnostic | None:
    """What is wrong with an ignore, whatever is found."""
    code = CODES.get(ignore.code)
    if code is None:
        near = nearest(ignore.code, CODES)
        named = next((one for one in CODES.values() if one.name == ignore.code), None)
        hint = f"write `{named.id}`" if named else f"did you mean `{near}`?" if near else "write `ignore[LRM407]`"
        message = f"there is no finding `{ignore.code}`" if ignore.code else "this ignores nothing: no code is named"
        fix = replace_word(ignore.span, ignore.code, named.id) if named else None
        return Diagnostic(IGNORE_OF_UNKNOWN_CODE, ignore.span, message, hint, (), fix)
    if not can_be_ignored(code):
        message = f"{code.id} {code.name} is an error, and errors cannot be ignored"
        if code in _OWN:
            message = f"{code.id} {code.name} is about ignores, and cannot be ignored"
        return Diagnostic(IGNORE_OF_ERROR, ignore.span, message, f"`lorum explain {code.id}` says how to correct it")
    if not ignore.has_reason:
        message = f"{code.id} is ignored without a reason"
        return Diagnostic(IGNORE_WITHOUT_REASON, ignore.span, message, f"write `ignore[{code.id}] because …`")
    return None
