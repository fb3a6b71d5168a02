"""Expressions into opcodes; one that reads a single counter of few values becomes a lookup table."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import assert_never

from lorumdsl.compiler.value import value
from lorumdsl.engine import opcodes as op
from lorumdsl.engine.program import CODE
from lorumdsl.expr.ast import LAST_TRICK, Cards, Constant, Counter, Operator, Typed, counters
from lorumdsl.expr.vocabulary import SEATS, counted
from lorumdsl.expr.word import Parameter, Terms

OPERATORS = {
    "neg": op.NEGATE,
    "not": op.NOT,
    "+": op.ADD,
    "-": op.SUBTRACT,
    "*": op.MULTIPLY,
    "//": op.DIVIDE,
    "min": op.LEAST,
    "max": op.MOST,
    "and": op.AND,
    "or": op.OR,
    "==": op.EQUAL,
    "!=": op.UNEQUAL,
    "<": op.LESS,
    "<=": op.AT_MOST,
    ">": op.MORE,
    ">=": op.AT_LEAST,
}
COMMUTATIVE = {op.ADD, op.MULTIPLY, op.LEAST, op.MOST, op.AND, op.OR, op.EQUAL, op.UNEQUAL}
SHORT = 4
"""An expression of so few ints is as quick as a table."""


@dataclass(slots=True)
class Emitter:
    """Collects the code and tables of one program; the code will stand at place CODE of its vector."""

    terms: Terms
    code: list[int] = field(default_factory=list)
    tables: list[int] = field(default_factory=list)

    def emit(self, typed: Typed | None) -> int:
        """Append an expression; its place in the program, 0 for None."""
        if typed is None:
            return 0
        start = CODE + len(self.code)
        run = self._run(typed)
        if len(run) > SHORT:
            run = self._table(typed) or run
        self.code += [*run, op.END]
        return start

    def _run(self, typed: Typed) -> list[int]:
        if isinstance(typed, Constant):
            return [op.NUMBER, typed.value]
        if isinstance(typed, Counter):
            return self._counter(typed)
        if isinstance(typed, Cards):
            raise TypeError("a card set is compiled to a mask")
        return self._operator(typed)

    def _counter(self, counter: Counter) -> list[int]:
        word = counted(counter)
        if counter == SEATS:
            return [op.NUMBER, self.terms.seats]
        match word.takes:
            case Parameter.CARDS:
                return [word.opcode, counter.cards]
            case Parameter.TRICK:
                return [word.opcode, 0 if counter.number == LAST_TRICK else counter.number]
            case None:
                return [word.opcode]
            case Parameter.RANK | Parameter.NUMBERS:
                raise TypeError(f"{word.name} is no counter")
            case _:
                assert_never(word.takes)

    def _operator(self, typed: Operator) -> list[int]:
        if typed.operator == "if":
            return self._choice(*typed.operands)
        opcode = OPERATORS[typed.operator]
        first, *others = typed.operands
        if opcode in COMMUTATIVE and isinstance(first, Constant):
            first, *others = *others, first  # a number that comes last takes no place on the stack
        run = self._run(first)
        if not others:
            return [*run, opcode]
        for operand in others:
            second = self._run(operand)
            is_number = len(second) == 2 and second[0] == op.NUMBER
            run += [opcode + op.WITH_NUMBER, second[1]] if is_number else [*second, opcode]
        return run

    def _choice(self, then: Typed, condition: Typed, otherwise: Typed) -> list[int]:
        yes, no = self._run(then), self._run(otherwise)
        return [*self._run(condition), op.UNLESS, len(yes) + 2, *yes, op.SKIP, len(no), *no]

    def _table(self, typed: Typed) -> list[int]:
        """The same as a lookup of one counter; empty where that cannot be."""
        read = counters(typed)
        if len(read) != 1:
            return []
        span = counted(read[0]).span(read[0], self.terms)
        if span is None:
            return []
        offset = len(self.tables)
        self.tables += [value(typed, partial(_always, reading)) for reading in range(span.stop)]
        return [*self._counter(read[0]), op.LOOK_UP, offset, span.stop]


def _always(reading: int, _: Counter) -> int:
    return reading
