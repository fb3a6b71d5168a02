"""First causes: findings that another at the same place explains better are left out.

In go all findings of all stages, out come those worth reading. What YAML has cut short comes first: what is left of
a value means little.
"""

from __future__ import annotations

from lorumdsl.diagnostics.codes import AMBIGUOUS_SCALAR, CUT_EXPRESSION, NOT_YAML, REMOVES_NOTHING, UNKNOWN_KEY
from lorumdsl.diagnostics.diagnostic import Diagnostic, Span

MEANING = "45"  # first digits of codes about what a sound text means


def first_causes(found: list[Diagnostic]) -> list[Diagnostic]:
    """The findings without those that another error at the same place explains better, in the same order."""
    weak = (AMBIGUOUS_SCALAR, REMOVES_NOTHING)
    cuts = [one.span for one in found if one.code in (CUT_EXPRESSION, NOT_YAML)]  # what is left of a value means little
    explained = {one.span for one in found if one.is_error and one.code not in weak}
    unknown: dict[Span, Diagnostic] = {}  # a key that no variant may have, no ruleset may have either
    for one in found:
        if one.code is UNKNOWN_KEY:
            unknown.setdefault(one.span, one)
    return [
        one
        for one in found
        if unknown.get(one.span, one) is one
        and not (one.code in weak and one.span in explained)
        and not (one.span not in cuts and any(_is_inside(one.span, cut) for cut in cuts))
        and not (one.code not in (CUT_EXPRESSION, NOT_YAML) and one.span in cuts)
        and not (cuts and one.code.id[3] in MEANING)
    ]


def _is_inside(inner: Span, outer: Span) -> bool:
    start, end = (outer.line, outer.column), (outer.end_line, outer.end_column)
    return inner.file == outer.file and start <= (inner.line, inner.column) < end
