"""Settlement: what each seat owes under the contract, and who pays whom."""

from __future__ import annotations

from typing import Any

from lorumdsl.engine import program as pg
from lorumdsl.engine.bits import popcount
from lorumdsl.engine.evaluate import evaluate, evaluate_each
from lorumdsl.engine.kernel import inlined, kernel
from lorumdsl.engine.program import (
    ALL,
    CASE_END,
    CASE_FIRST,
    CASE_WHEN,
    CASE_WIDTH,
    EACH_OTHER,
    NOT_TAKERS,
    NOT_WINNER,
    PAY_AMOUNT,
    PAY_FROM,
    PAY_REMAINDER,
    PAY_SPLIT,
    PAY_TO,
    PAYMENT_WIDTH,
    POT,
    TAKERS as TAKERS_PARTY,
)
from lorumdsl.engine.state import (
    AMOUNT,
    COST,
    FACTOR,
    LOG,
    LOG_AMOUNT,
    LOG_FROM,
    LOG_PAYMENT,
    LOG_ROOM,
    LOG_TO,
    LOG_WIDTH,
    OUT,
    PAY,
    POT as POT_SLOT,
    POT_TOUCHED,
    SIZE,
    TAKERS,
    TOTAL,
)


@kernel
def party(program: Any, state: Any, which: int) -> int:
    """The seats of a party as bits; none for the pot."""
    everybody = (1 << program[pg.SEATS]) - 1
    winner = 1 << state[OUT] if state[OUT] >= 0 else 0
    if which == ALL or which == EACH_OTHER:
        return everybody
    if which == TAKERS_PARTY:
        return state[TAKERS]
    if which == NOT_TAKERS:
        return everybody & ~state[TAKERS]
    if which == NOT_WINNER:
        return everybody & ~winner
    return 0 if which == POT else winner


@inlined
def transfer(program: Any, state: Any, giver: int, receiver: int, amount: int, payment: int) -> None:
    """Move an amount between two seats, or a seat and the pot (numbered as the seat after the last)."""
    if amount < 0:
        giver, receiver, amount = receiver, giver, -amount
    if amount == 0:
        return
    if giver == program[pg.SEATS]:
        state[POT_SLOT] -= amount
        state[POT_TOUCHED] = 1
    else:
        state[PAY + giver] -= amount
    if receiver == program[pg.SEATS]:
        state[POT_SLOT] += amount
        state[POT_TOUCHED] = 1
    else:
        state[PAY + receiver] += amount
    if state[LOG] < state[LOG_ROOM]:
        row = SIZE + LOG_WIDTH * state[LOG]
        state[row + LOG_FROM], state[row + LOG_TO] = giver, receiver
        state[row + LOG_AMOUNT], state[row + LOG_PAYMENT] = amount, payment
    state[LOG] += 1


@kernel
def share_unlogged(program: Any, state: Any, pooled: int, receivers: int, each: int, remainder: int) -> None:
    """The same sums as `share`, where nobody asks who paid whom."""
    pot = program[pg.SEATS]
    rest = max(pooled, 0)
    for seat in range(pot):
        owed = max(state[AMOUNT + seat], 0)
        share = each if (receivers >> seat) & 1 != 0 else 0
        state[PAY + seat] += share - owed
        rest += owed - share
    if remainder < pot:
        state[PAY + remainder] += rest
    more = (rest if remainder == pot else 0) - max(pooled, 0)
    if more != 0:
        state[POT_SLOT] += more
        state[POT_TOUCHED] = 1


@kernel
def share(program: Any, state: Any, pooled: int, receivers: int, row: int, payment: int) -> None:
    """Put the payments together and give every receiver the same; what does not divide is the remainder.

    Givers pay in order, each to the first receivers that still lack something. `pooled` is what the pot gives.
    """
    pot = program[pg.SEATS]
    whole = pooled
    for seat in range(pot):
        whole += state[AMOUNT + seat]
    sharers = popcount(receivers)
    each = whole // sharers if sharers > 0 and whole > 0 else 0
    remainder = pot
    if program[row + PAY_REMAINDER] != POT and state[OUT] >= 0:
        remainder = state[OUT]
    if state[LOG_ROOM] == 0:
        share_unlogged(program, state, pooled, receivers, each, remainder)
        return
    receiver, room = -1, 0
    for giver in range(pot + 1):
        owed = state[AMOUNT + giver] if giver < pot else pooled
        while owed > 0:
            while room == 0 and receiver < pot:
                receiver += 1
                if receiver < pot and (receivers >> receiver) & 1 != 0:
                    room = each
            paid = min(owed, room) if receiver < pot else owed
            to = receiver if receiver < pot else remainder
            if giver != to:
                transfer(program, state, giver, to, paid, payment)
            owed -= paid
            room -= paid if receiver < pot else 0


@kernel
def hand_over(program: Any, state: Any, giver: int, receivers: int, amount: int, payment: int) -> None:
    """Let one seat, or the pot, pay an amount to each receiver but itself."""
    for receiver in range(program[pg.SEATS]):
        if receiver != giver and (receivers >> receiver) & 1 != 0:
            transfer(program, state, giver, receiver, amount, payment)


@kernel
def pay(program: Any, state: Any, payment: int) -> None:
    """Make one payment of the payout."""
    row = program[pg.PAYMENTS] + payment * PAYMENT_WIDTH
    pot = program[pg.SEATS]
    source, target = program[row + PAY_FROM], program[row + PAY_TO]
    givers, receivers = party(program, state, source), party(program, state, target)
    amount = program[row + PAY_AMOUNT]
    pooled = evaluate(program, state, amount, 0) if source == POT else 0
    # All amounts first: what one seat pays must not change what the next one owes.
    evaluate_each(program, state, amount, AMOUNT)
    for seat in range(pot):
        if (givers >> seat) & 1 == 0:
            state[AMOUNT + seat] = 0
    if program[row + PAY_SPLIT] != 0:
        if pooled != 0 or givers != 0:
            share(program, state, pooled, receivers, row, payment)
        return
    for giver in range(pot):
        if target == POT:
            transfer(program, state, giver, pot, state[AMOUNT + giver], payment)
        elif state[AMOUNT + giver] != 0:
            hand_over(program, state, giver, receivers, state[AMOUNT + giver], payment)
    if pooled != 0:
        hand_over(program, state, pot, receivers, pooled, payment)


@kernel
def pay_out(program: Any, state: Any) -> None:
    """Make the payments of the first case that holds, with costs already known."""
    state[TOTAL] = state[TAKERS] = state[LOG] = state[POT_TOUCHED] = 0
    for seat in range(program[pg.SEATS]):
        state[TOTAL] += state[COST + seat]
        state[PAY + seat] = 0
    if program[pg.TAKERS_CODE] != 0:
        takers = 0
        evaluate_each(program, state, program[pg.TAKERS_CODE], AMOUNT)
        for seat in range(program[pg.SEATS]):
            if state[AMOUNT + seat] != 0:
                takers |= 1 << seat
        state[TAKERS] = takers
    if program[pg.SCORE_CODE] != 0:
        evaluate_each(program, state, program[pg.SCORE_CODE], PAY)
        return
    for row in range(program[pg.CASES], program[pg.CASES_END], CASE_WIDTH):
        when = program[row + CASE_WHEN]
        if when == 0 or evaluate(program, state, when, 0) != 0:
            for payment in range(program[row + CASE_FIRST], program[row + CASE_END]):
                pay(program, state, payment)
            return


@kernel
def settle(program: Any, state: Any) -> None:
    """Work out the costs of a finished deal and pay them."""
    evaluate_each(program, state, program[pg.COST_CODE], COST)
    for seat in range(program[pg.SEATS]):
        state[COST + seat] *= state[FACTOR]
    pay_out(program, state)
