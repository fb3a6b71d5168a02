"""Compiled expressions, evaluated for one seat on the state's own stack."""

from __future__ import annotations

from typing import Any

from lorumdsl import opcodes as op, program as pg
from lorumdsl.engine.bits import popcount
from lorumdsl.engine.kernel import kernel
from lorumdsl.engine.state import (
    COST,
    CROSSED,
    DISCARDED,
    HAND,
    PASSES,
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


@kernel
def counted(program: Any, state: Any, opcode: int, operand: int, seat: int) -> int:
    """The value that a pushing opcode reads off the state."""
    if opcode == op.NUMBER:
        return operand
    if opcode == op.TAKEN:
        return popcount(state[TAKEN + seat] & operand)
    if opcode == op.TRICKS:
        return state[TRICKS + seat]
    if opcode == op.WON:
        # TRICK is the number of the trick that would come next.
        number = operand if operand != 0 else state[TRICK] - 1
        return 1 if state[WON + number] == seat else 0
    if opcode == op.LEFT:
        return popcount(state[HAND + seat])
    if opcode == op.PASSES:
        return state[PASSES + seat]
    if opcode == op.CROSSED:
        return state[CROSSED + seat]
    if opcode == op.COST:
        return state[COST + seat]
    if opcode == op.TOTAL:
        return state[TOTAL]
    if opcode == op.TAKERS:
        return popcount(state[TAKERS])
    if opcode == op.SEATS:
        return program[pg.SEATS]
    if opcode == op.POT:
        return state[POT]
    if opcode == op.TRICK:
        return state[TRICK]
    if opcode == op.PLAYED:
        return popcount(state[PLAYED] & operand)
    return popcount(state[DISCARDED] & operand)


@kernel
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
    """The value of the expression at place `start` of the program, as seen from `seat`."""
    top = STACK - 1
    place = start
    while program[place] != op.END:
        opcode = program[place]
        place += 1
        if opcode < op.LOOK_UP:
            operand = 0
            if opcode <= op.TAKEN or opcode == op.WON or opcode >= op.PLAYED:
                operand = program[place]
                place += 1
            top += 1
            state[top] = counted(program, state, opcode, operand, seat)
        elif opcode == op.LOOK_UP:
            row = min(max(state[top], 0), program[place + 1] - 1)
            state[top] = program[program[pg.TABLES] + program[place] + row]
            place += 2
        elif opcode == op.NEGATE:
            state[top] = -state[top]
        elif opcode == op.NOT:
            state[top] = 1 if state[top] == 0 else 0
        elif opcode == op.CHOOSE:
            if state[top - 1] == 0:
                state[top - 2] = state[top]
            top -= 2
        else:
            top -= 1
            state[top] = combined(opcode, state[top], state[top + 1])
    return state[top]
