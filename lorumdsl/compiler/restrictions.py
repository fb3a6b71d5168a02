"""Restrictions on what may be played: masks and trick numbers where that says it all, code where not."""

from __future__ import annotations

from lorumdsl.compiler.emit import Emitter
from lorumdsl.compiler.value import value
from lorumdsl.engine.program import DISCARD, FOLLOW, LEAD, MOST_TRICKS
from lorumdsl.expr.ast import Constant, Counter, Operator, Type, Typed, counters
from lorumdsl.model.contracts import Moment, Restriction

MOMENTS = {Moment.LEAD: LEAD, Moment.FOLLOW: FOLLOW, Moment.DISCARD: DISCARD}
EVERY_TRICK = (1 << MOST_TRICKS + 1) - 1


def forbid_rows(restrictions: tuple[Restriction, ...], emitter: Emitter) -> list[int]:
    """One row of `Program.forbid` per restriction, in order."""
    rows: list[int] = []
    for restriction in restrictions:
        tricks, lift, rest = EVERY_TRICK, 0, None
        for condition in _conjuncts(restriction.active):
            only_tricks = _tricks(condition)
            lifting = _lifting_cards(condition)
            if only_tricks is not None:
                tricks &= only_tricks
            elif lifting:
                lift |= lifting
            else:
                rest = condition if rest is None else Operator("and", (rest, condition), Type.CONDITION)
        other = restriction.cards.other & ~restriction.exempt.other
        single = restriction.cards.single & ~restriction.exempt.single
        rows += [MOMENTS[restriction.moment], other, single, tricks, lift, emitter.emit(rest)]
    return rows


def _conjuncts(condition: Typed | None) -> list[Typed]:
    if condition is None:
        return []
    if isinstance(condition, Operator) and condition.operator == "and":
        return [part for operand in condition.operands for part in _conjuncts(operand)]
    return [condition]


def _tricks(condition: Typed) -> int | None:
    """The tricks in which a condition holds, as bits, if nothing but the trick's number decides."""
    if any(counter.word != "trick" for counter in counters(condition)):
        return None
    return sum(1 << trick for trick in range(MOST_TRICKS + 1) if _holds(condition, trick))


def _holds(condition: Typed, trick: int) -> bool:
    return value(condition, lambda _: trick) != 0


def _lifting_cards(condition: Typed) -> int:
    """The cards of `not played(cards)`, any of which lifts the restriction once played; else none."""
    if not isinstance(condition, Operator):
        return 0
    if condition.operator == "not":
        inner = condition.operands[0]
        if isinstance(inner, Operator) and inner.operator in ("!=", ">") and inner.operands[1] == Constant(0):
            return _played(inner.operands[0])
    if condition.operator == "==" and condition.operands[1] == Constant(0):
        return _played(condition.operands[0])
    return 0


def _played(typed: Typed) -> int:
    return typed.cards if isinstance(typed, Counter) and typed.word == "played" else 0
