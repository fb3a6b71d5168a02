"""Where a value comes from: its place in the text, and the clause of a source that says so."""

from __future__ import annotations

from dataclasses import dataclass, field

from lorumdsl.diagnostics.diagnostic import Span

RULING = "ruling"
"""The source id under which rulings on unclear clauses are cited, by number."""

WHOLE = "whole"
"""Cited in place of a clause: the source as a whole."""


@dataclass(frozen=True, slots=True)
class Citation:
    """A clause of a source, or a ruling: `guide: hearts-payout`, `ruling: 36`."""

    source: str
    clause: str

    def __str__(self) -> str:
        return f"{self.source} {self.clause}"


@dataclass(frozen=True, slots=True)
class Statement:
    """What a source says at one place, in our own words; or what a ruling decides, `place` being the question.

    `is_rule` is false for history, advice and furniture; `about` names the sources that a ruling concerns.
    """

    id: str
    place: str
    says: str
    is_rule: bool = True
    about: tuple[str, ...] = field(default=())


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule of a ruleset: its path in words (`contracts.hearts.forbid[0]`), place and citations."""

    path: str
    span: Span
    citations: tuple[Citation, ...]

    def __str__(self) -> str:
        cited = ", ".join(map(str, self.citations))
        return f"{self.path} ({cited})" if cited else self.path
