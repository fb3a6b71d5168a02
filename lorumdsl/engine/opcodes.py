"""The opcodes of compiled expressions: a stack machine over whole numbers; conditions are 1 and 0.

An expression is a run of ints in a program, closed by END. Opcodes of the first group push a
value, some with an operand behind them in the code; the rest work on the top of the stack.
"""

from __future__ import annotations

END = 0
NO_OPCODE = -1  # of a word that is a fixed number in code, or stands in no code
# --- push ---------------------------------------------------------------------------------------------
NUMBER = 1  # operand: the number
TAKEN = 2  # operand: a card set; how many of them the seat captured
TRICKS = 3  # from here to COST: what the state keeps of each seat, in the same order
PASSES = 4
CROSSED = 5
COST = 6
TOTAL = 7
TAKERS = 8
LEFT = 9
POT = 10
TRICK = 11
WON = 12  # operand: number of a trick, 0 for the last; 1 if the seat won it
PLAYED = 13  # operand: a card set; how many of them were played
DISCARDED = 14  # operand: a card set; how many of them were thrown off suit
# --- work on the stack ----------------------------------------------------------------------------------
LOOK_UP = 20  # operands: offset, size; replaces the top by that row of a table, clipped to its ends
NEGATE = 21
NOT = 22
ADD = 23
SUBTRACT = 24
MULTIPLY = 25
DIVIDE = 26
LEAST = 27
MOST = 28
AND = 29
OR = 30
EQUAL = 31
UNEQUAL = 32
LESS = 33
AT_MOST = 34
MORE = 35
AT_LEAST = 36
UNLESS = 37  # operand: how many ints to skip if the top, which goes, is 0
SKIP = 38  # operand: how many ints to skip
WITH_NUMBER = 64  # ADD to AT_LEAST, raised by this: the second value is no value of the stack but the operand

OPERANDS = {NUMBER: 1, TAKEN: 1, WON: 1, PLAYED: 1, DISCARDED: 1, LOOK_UP: 2, UNLESS: 1, SKIP: 1}
OPERANDS |= {opcode + WITH_NUMBER: 1 for opcode in range(ADD, AT_LEAST + 1)}
"""How many ints follow an opcode in the code; opcodes not named have none."""
