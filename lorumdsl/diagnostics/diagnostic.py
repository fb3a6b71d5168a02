"""What is wrong with a text and where: spans, codes, diagnostics.

Every stage returns diagnostics beside its value; nothing here knows which stage. A mistake of an
author is a `Diagnostic`; `RulesetError` carries them to a caller who asked for a finished value.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum


class Severity(StrEnum):
    """How bad a finding is; members stand worst first."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """A stretch of a text file; lines and columns count from 1, columns in code points, end exclusive."""

    file: str
    line: int
    column: int
    end_line: int
    end_column: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


@dataclass(frozen=True, slots=True)
class Code:
    """A kind of finding: stable id (`LRM104`), name in words (`duplicate-key`), usual severity."""

    id: str
    name: str
    severity: Severity = Severity.ERROR

    def __str__(self) -> str:
        return self.id


@dataclass(frozen=True, slots=True)
class Related:
    """Another place that belongs to a finding, and what it has to do with it."""

    span: Span
    message: str


@dataclass(frozen=True, slots=True)
class Fix:
    """The one right answer to a finding: what to write in place of a stretch of its file."""

    span: Span
    replacement: str


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One finding: the fact in `message` (lower case, values quoted), the remedy in `hint`.

    `fix` is there only where nothing else can have been meant.
    """

    code: Code
    span: Span
    message: str
    hint: str = ""
    related: tuple[Related, ...] = ()
    fix: Fix | None = None

    @property
    def severity(self) -> Severity:
        return self.code.severity

    @property
    def is_error(self) -> bool:
        return self.severity is Severity.ERROR

    @property
    def said(self) -> str:
        """The message with the hint in brackets, for one line."""
        return f"{self.message} ({self.hint})" if self.hint else self.message

    def __str__(self) -> str:
        return f"{self.span}: {self.severity} {self.code}: {self.said}"


class RulesetError(Exception):
    """A ruleset cannot be used; `diagnostics` says why, worst first."""

    def __init__(self, diagnostics: Iterable[Diagnostic]) -> None:
        self.diagnostics = tuple(worst_first(diagnostics))
        errors = [found for found in self.diagnostics if found.is_error]
        super().__init__("\n".join(str(found) for found in errors or self.diagnostics))

    def __reduce__(self) -> tuple[type[RulesetError], tuple[tuple[Diagnostic, ...]]]:
        return type(self), (self.diagnostics,)


def worst_first(diagnostics: Iterable[Diagnostic], file: str = "") -> list[Diagnostic]:
    """Sorted by severity, then place, those in `file` before others; the same finding at the same place stands once."""
    rank = list(Severity)
    unique = {(found.code.id, found.span, found.message): found for found in diagnostics}
    return sorted(unique.values(), key=lambda found: (rank.index(found.severity), found.span.file != file, found.span))


def has_errors(diagnostics: Iterable[Diagnostic]) -> bool:
    return any(found.is_error for found in diagnostics)
