"""Compiled expressions, evaluated for one seat on the state's own stack."""

from __future__ import annotations

from typing import Any

from lorumdsl.engine import opcodes as op, program as pg
from lorumdsl.engine.bits import popcount
from lorumdsl.engine.kernel import inlined, kernel
from lorumdsl.engine.program import MOST_SEATS
from lorumdsl.engine.state import (
    DISCARDED,
    HAND,
    PLAYED,
    POT,
    STACK,
    TAKEN,
    TAKERS,
    TOTAL,
    TRICK,
    TRICKS,
    WON,
)


@inlined
def counted(program: Any, state: Any, opcode: int, operand: int, seat: int) -> int:
    """The value that a pushing opcode reads off the state."""
    if opcode == op.NUMBER:
        return operand
    if opcode == op.TAKEN:
        return popcount(state[TAKEN + seat] & operand)
    if opcode <= op.COST:
        return state[TRICKS + MOST_SEATS * (opcode - op.TRICKS) + seat]
    if opcode == op.TOTAL:
        return state[TOTAL]
    if opcode == op.TAKERS:
        return popcount(state[TAKERS])
    if opcode == op.LEFT:
        return popcount(state[HAND + seat])
    if opcode == op.POT:
        return state[POT]
    if opcode == op.TRICK:
        return state[TRICK]
    if opcode == op.WON:
        # TRICK is the number of the trick that would come next.
        number = operand if operand != 0 else state[TRICK] - 1
        return 1 if state[WON + number] == seat else 0
    if opcode == op.PLAYED:
        return popcount(state[PLAYED] & operand)
    return popcount(state[DISCARDED] & operand)


@inlined
def combined(opcode: int, a: int, b: int) -> int:
    """Two values made one."""
    if opcode == op.ADD:
        return a + b
    if opcode == op.SUBTRACT:
        return a - b
    if opcode == op.MULTIPLY:
        return a * b
    if opcode == op.DIVIDE:
        return a // b
    if opcode == op.LEAST:
        return min(a, b)
    if opcode == op.MOST:
        return max(a, b)
    if opcode == op.AND:
        return 1 if a != 0 and b != 0 else 0
    if opcode == op.OR:
        return 1 if a != 0 or b != 0 else 0
    if opcode == op.EQUAL:
        return 1 if a == b else 0
    if opcode == op.UNEQUAL:
        return 1 if a != b else 0
    if opcode == op.LESS:
        return 1 if a < b else 0
    if opcode == op.AT_MOST:
        return 1 if a <= b else 0
    if opcode == op.MORE:
        return 1 if a > b else 0
    return 1 if a >= b else 0


@kernel
def evaluate(program: Any, state: Any, start: int, seat: int) -> int:
    """The value of the expression at place `start` of the program, as seen from `seat`.

    The top of the stack is kept aside: most expressions are one counter, or a counter and a number.
    """
    value, top = 0, STACK - 1
    place = start
    opcode = program[place]
    while opcode != op.END:
        place += 1
        if opcode < op.LOOK_UP:
            operand = 0
            if opcode <= op.TAKEN or opcode >= op.WON:
                operand = program[place]
                place += 1
            top += 1
            state[top] = value
            value = counted(program, state, opcode, operand, seat)
        elif opcode == op.LOOK_UP:
            row = min(max(value, 0), program[place + 1] - 1)
            value = program[program[pg.TABLES] + program[place] + row]
            place += 2
        elif opcode == op.NEGATE:
            value = -value
        elif opcode == op.NOT:
            value = 1 if value == 0 else 0
        elif opcode == op.UNLESS:
            place += 1 if value != 0 else 1 + program[place]
            value = state[top]
            top -= 1
        elif opcode == op.SKIP:
            place += 1 + program[place]
        else:
            first, second = state[top], value
            if opcode >= op.WITH_NUMBER:
                opcode -= op.WITH_NUMBER
                first, second = value, program[place]
                place += 1
            else:
                top -= 1
            value = combined(opcode, first, second)
        opcode = program[place]
    return value


@kernel
def evaluate_each(program: Any, state: Any, start: int, slot: int) -> None:
    """The values for all seats, written from `slot` of the state on; most are a counter, alone or with a number."""
    opcode, operand, place = program[start], 0, start + 1
    if opcode <= op.TAKEN or opcode >= op.WON:
        operand = program[place]
        place += 1
    following = program[place]
    with_number = following >= op.WITH_NUMBER and program[place + 2] == op.END
    for seat in range(program[pg.SEATS]):
        if following == op.END or with_number:
            value = counted(program, state, opcode, operand, seat)
            if with_number:
                value = combined(following - op.WITH_NUMBER, value, program[place + 1])
            state[slot + seat] = value
        else:
            state[slot + seat] = evaluate(program, state, start, seat)
