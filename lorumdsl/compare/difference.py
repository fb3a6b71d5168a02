"""A difference between two rulesets: what it is about, what either says, where it says so and by which texts."""

from __future__ import annotations

from dataclasses import dataclass

from lorumdsl.diagnostics.diagnostic import Span
from lorumdsl.language.phrase import Argument
from lorumdsl.model.clause import Citation

Plain = int | str | bool | None | list[int] | list[str]


@dataclass(frozen=True, slots=True)
class Side:
    """What one of the two says: as a plain value, as a phrase, its place and the texts it rests on.

    Of what a ruleset does not have, `value` is None and the place is where it would have to stand.
    """

    value: Plain
    text: Argument
    span: Span
    citations: tuple[Citation, ...]


@dataclass(frozen=True, slots=True)
class Difference:
    """`where` is the path of the rule (`contracts.hearts.cost`) in the first ruleset that has it, `kind` what sort of
    rule it is, `text` a statement that needs no other beside it."""

    where: str
    kind: str
    a: Side
    b: Side
    text: Argument
