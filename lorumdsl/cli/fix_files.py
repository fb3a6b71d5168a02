"""`lorum check --fix` and `--diff`: what has one right answer is written into the file.

A file is corrected in memory until nothing more can be, then written once. What reading found is corrected
before what depends on it, and no part is deleted while there are other errors. Files that others extend are not
touched unless they are named themselves.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path

from lorumdsl.cases.run import cases_in
from lorumdsl.cli.group import reason_of
from lorumdsl.cli.targets import CASES, kind_of
from lorumdsl.diagnostics.diagnostic import Diagnostic, Fix, worst_first
from lorumdsl.loading.examine import check_text
from lorumdsl.source.characters import decode
from lorumdsl.source.edits import apply_fixes
from lorumdsl.source.ignores import heed_ignores_in
from lorumdsl.source.reader import MAX_BYTES, read_bytes
from lorumdsl.source.saving import save_bytes

MOST_ROUNDS = 20


@dataclass(frozen=True, slots=True)
class Correction:
    """A file before and after; `left` is what is still found afterwards, None if nothing was changed."""

    path: Path
    before: bytes
    after: bytes
    made: int
    left: list[Diagnostic] | None


def correct(path: Path, found: list[Diagnostic]) -> Correction:
    """Make every fix that the findings about a file offer, and those that come to light by that."""
    before = data = path.read_bytes()
    made, left = 0, None
    for _ in range(MOST_ROUNDS):
        fixes = list(_fixes(path, found))
        changed, count = apply_fixes(data, fixes) if fixes else (data, 0)
        if not count:
            break
        data, made = changed, made + count
        found = left = findings(data, path)
    return Correction(path, before, data, made, left)


def findings(data: bytes, path: Path) -> list[Diagnostic]:
    """All findings about the text of a file as it would be if it had these bytes."""
    if len(data) > MAX_BYTES:
        return read_bytes(data, str(path))[1]
    text, wrong = decode(data, str(path))
    if text is None:
        return wrong
    if kind_of(path) == CASES:
        found = cases_in(*read_bytes(data, str(path)))[1]
        return worst_first(heed_ignores_in(found, text, str(path)))
    return check_text(text, str(path))


def format_diff(correction: Correction) -> str:
    """What a correction changes, as `diff -u` prints it."""
    before, after = (data.decode("utf-8", "replace") for data in (correction.before, correction.after))
    name = str(correction.path)
    return "".join(
        line if line.endswith("\n") else line + "\n\\ No newline at end of file\n"
        for line in unified_diff(_lines(before), _lines(after), name, name)
    )


def write(correction: Correction) -> str:
    """Write a file in place; the reason if that cannot be done."""
    try:
        if not correction.path.stat().st_mode & 0o222:  # somebody who may do everything would write it all the same
            return "it is read-only"
        save_bytes(correction.after, correction.path)
    except OSError as problem:
        return reason_of(problem).lower()
    return ""


def _fixes(path: Path, found: list[Diagnostic]) -> Iterator[Fix]:
    """The fixes for this file that may be made together."""
    offered = [one for one in found if one.fix and one.fix.span.file == str(path)]
    unread = [one for one in found if one.span.file == str(path) and one.code.id.startswith("LRM1") and one.is_error]
    reading = [one.fix for one in offered if one in unread]
    if reading:
        yield from (fix for fix in reading if fix)
        return
    # What another error makes superfluous may be needed once that is corrected, so a deletion waits.
    others = any(one.is_error and not (one.fix and not one.fix.replacement) for one in found)
    for one in offered:
        if one.fix and (one.fix.replacement or not others):
            yield one.fix


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)
