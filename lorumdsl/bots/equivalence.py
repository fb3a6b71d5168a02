"""Cards that come to the same whoever plays them: a search need not tell them apart.

In a count only values matter, in a chain of any suit only ranks, unless the contract counts cards by name.
"""

from __future__ import annotations

from lorumdsl.cards import CardSet, cards_of
from lorumdsl.engine import opcodes as op
from lorumdsl.engine.program import (
    CASE_WHEN,
    CASE_WIDTH,
    CASES,
    CASES_END,
    CHAIN,
    COST_CODE,
    COUNT,
    PASS,
    PAY_AMOUNT,
    PAYMENT_WIDTH,
    PAYMENTS,
    PAYMENTS_END,
    SCORE_CODE,
    TAKERS_CODE,
    Program,
)

BY_NAME = (op.TAKEN, op.PLAYED, op.DISCARDED)


def alike_cards(program: Program) -> list[CardSet]:
    """For each action the set of those that come to the same, itself among them."""
    alike = [1 << action for action in range(PASS + 1)]
    if program.kind not in (CHAIN, COUNT) or any(_counts_by_name(program, code) for code in _codes(program)):
        return alike
    same: dict[tuple[int, ...], CardSet] = {}
    pack = sum(program.suits)
    for card in cards_of(pack):
        before = sum(1 << other for other in cards_of(pack) if program.after[other] >> card & 1)
        sign = _sign(program, card, before)
        same[sign] = same.get(sign, 0) | 1 << card
    for cards in same.values():
        for card in cards_of(cards):
            alike[card] = cards
    return alike


def _sign(program: Program, card: int, before: CardSet) -> tuple[int, ...]:
    """Equal for cards that come to the same."""
    begins = (program.opener >> card & 1, program.openings >> card & 1)
    return (program.after[card], before, program.values[card], *begins)


def _codes(program: Program) -> list[int]:
    """The places of all expressions that settle the deal."""
    codes = [program[slot] for slot in (COST_CODE, TAKERS_CODE, SCORE_CODE)]
    codes += [program[row + CASE_WHEN] for row in range(program[CASES], program[CASES_END], CASE_WIDTH)]
    codes += [program[row + PAY_AMOUNT] for row in range(program[PAYMENTS], program[PAYMENTS_END], PAYMENT_WIDTH)]
    return [code for code in codes if code]


def _counts_by_name(program: Program, place: int) -> bool:
    while program[place] != op.END:
        if program[place] in BY_NAME:
            return True
        place += 1 + op.OPERANDS.get(program[place], 0)
    return False
