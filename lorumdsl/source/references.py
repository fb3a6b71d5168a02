"""References: `hungarian+open-ape`, `house.yaml+short` as text, as values, and as the file they mean.

An id names a shipped ruleset. What ends in `.yaml` or `.yml` or holds a path separator is a path, relative to
the folder of the file that refers to it, or to the working folder. A finding stands where the reference is
written (`cited`); one typed in a command has the file `<command line>`.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, replace
from pathlib import Path

from lorumdsl.diagnostics.codes import ODD_REFERENCE, UNKNOWN_RULESET
from lorumdsl.diagnostics.diagnostic import Diagnostic, Span
from lorumdsl.diagnostics.spelling import nearest, only_near
from lorumdsl.source.fixes import replace_word
from lorumdsl.source.library import folder, ruleset_ids
from lorumdsl.source.reader import missing

COMMAND_LINE = "<command line>"

_PATH = re.compile(r"(.*\.ya?ml)((?:\+[^+/\\]*)*)", re.DOTALL)
_SEPARATORS = "/" + os.sep


@dataclass(frozen=True, slots=True)
class Reference:
    """A ruleset (id or path) and the variants chosen, in order."""

    base: str
    variants: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "+".join((self.base, *self.variants))

    @property
    def is_path(self) -> bool:
        return self.base.endswith((".yaml", ".yml")) or any(separator in self.base for separator in _SEPARATORS)

    @property
    def file(self) -> Path | None:
        """The file that is named without a variant; None for ids, variants and what is no file."""
        path = Path(self.base)
        return path if self.is_path and not self.variants and _is_file(path) else None


def parse_reference(text: str, cited: Span | None = None) -> tuple[Reference | None, list[Diagnostic]]:
    """The reference a text stands for; None where it names nothing."""
    path = _PATH.fullmatch(text)
    if path:
        base, variants = path[1], path[2].split("+")[1:]
    else:
        start = max(text.rfind(separator) for separator in _SEPARATORS) + 1
        name, *variants = text[start:].split("+")
        base = text[:start] + name
    found: list[Diagnostic] = []
    if not base.strip():
        hint = "write the id of a ruleset or the path of a file"
        return None, [Diagnostic(ODD_REFERENCE, cited or typed(text), f'"{text}" names no ruleset', hint)]
    column = len(base) + 2
    chosen: list[str] = []
    for variant in variants:
        span = cited or Span(COMMAND_LINE, 1, column, 1, column + len(variant))
        column += len(variant) + 1
        if not variant.strip():
            hint = "write the id of a variant after each `+`"
            found.append(Diagnostic(ODD_REFERENCE, span, f'"{text}" has a `+` without a variant', hint))
        elif variant in chosen:
            found.append(Diagnostic(ODD_REFERENCE, span, f'the variant "{variant}" is chosen twice', "name it once"))
        else:
            chosen.append(variant)
    return Reference(base, tuple(chosen)), found


def locate(
    reference: Reference, beside: Path | None = None, cited: Span | None = None
) -> tuple[Path | None, list[Diagnostic]]:
    """The file a reference means; None with a finding where there is none."""
    span = cited or Span(COMMAND_LINE, 1, 1, 1, len(reference.base) + 1)
    if not reference.is_path:
        ids = ruleset_ids()
        if reference.base in ids:
            return folder("rulesets") / f"{reference.base}.yaml", []
        return None, [_unknown(reference.base, ids, beside, span)]
    path = (beside or Path()) / reference.base
    if not _exists(path):
        lost = missing(path, span)
        if path.stem in ruleset_ids():
            lost = replace(lost, hint=f"for the ruleset that is shipped write {path.stem}, without an ending")
        return None, [lost]
    return path, []


def start_of(text: str, file: Path) -> Path | None:
    """Where the reference in a file starts: the folder of the file if it leads somewhere from there.

    None is the working directory, as everywhere else.
    """
    named, _ = parse_reference(text)
    return file.parent if named is not None and _exists(file.parent / named.base) else None


def typed(text: str) -> Span:
    """The place of a text that stands in a command."""
    return Span(COMMAND_LINE, 1, 1, 1, len(text) + 1)


def _unknown(name: str, ids: list[str], beside: Path | None, span: Span) -> Diagnostic:
    near, fix = nearest(name, ids), None
    file = next((f"{name}{end}" for end in (".yaml", ".yml") if _exists((beside or Path()) / f"{name}{end}")), "")
    if file:
        hint = f"for the file here write ./{file}"
    elif _exists((beside or Path()) / name):
        hint = f"for the file here write ./{name}"
    elif near:
        hint = f'did you mean "{near}"?'
        fix = replace_word(span, name, near) if only_near(name, ids) == near and span.file != COMMAND_LINE else None
    else:
        hint = f"there are {', '.join(ids)}" if ids else "no ruleset is installed"
    return Diagnostic(UNKNOWN_RULESET, span, f'there is no ruleset "{name}"', hint, (), fix)


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError):
        return False
