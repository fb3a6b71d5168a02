"""The opcodes of compiled expressions: a stack machine over whole numbers; conditions are 1 and 0.

An expression is a run of ints in a program, closed by END. Opcodes of the first group push a
value, some after one or two operands that stand in the code; the rest work on the top of the stack.
"""

from __future__ import annotations

END = 0
# --- push ---------------------------------------------------------------------------------------------
NUMBER = 1  # operand: the number
TAKEN = 2  # operand: a card set; how many of them the seat captured
TRICKS = 3
WON = 4  # operand: number of a trick, 0 for the last; 1 if the seat won it
LEFT = 5
PASSES = 6
CROSSED = 7
COST = 8
TOTAL = 9
TAKERS = 10
SEATS = 11
POT = 12
TRICK = 13
PLAYED = 14  # operand: a card set; how many of them were played
DISCARDED = 15  # operand: a card set; how many of them were thrown off suit
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
CHOOSE = 37  # then, condition, otherwise

OPERANDS = {NUMBER: 1, TAKEN: 1, WON: 1, PLAYED: 1, DISCARDED: 1, LOOK_UP: 2}
"""How many ints follow an opcode in the code; opcodes not named have none."""
