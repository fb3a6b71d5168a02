"""Deals of one contract, played in bulk: a row of `engine.rows` for each.

Random seats play inside one kernel call, from the deal's own generator; other bots sit at a table. Both
deal the same cards: deal i of seed s is `Deal(rules, contract, s, number=i)`, whoever plays it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lorumdsl.backends.backend import Backend
from lorumdsl.bots import Bot, make_bot
from lorumdsl.compiler.rules import Rules
from lorumdsl.engine import bulk_row as rw, state as st
from lorumdsl.engine.bulk_deals import note, play_deals
from lorumdsl.engine.rng import WORD
from lorumdsl.table.deal import Deal


def random_rows(rules: Rules, contract: str, seed: int, first: int, deals: int, backend: Backend) -> Any:
    """Deals `first`, `first + 1`, … of a seed under a contract, all seats at random, each from an empty pot.

    A vector of the backend with `deals * ROW_WIDTH` ints. KeyError for an unknown contract.
    """
    program = rules.programs[contract]
    rows, pack = backend.zeros(deals * rw.ROW_WIDTH), backend.zeros(len(program.pack))
    state = backend.zeros(st.SIZE)
    given = (seed & WORD, seed >> 32, first, deals, 0, 1)
    backend.run(play_deals, backend.vector(program), state, pack, rows, *given)
    return rows


def bot_rows(rules: Rules, contract: str, seed: int, first: int, deals: int, bots: Sequence[str]) -> list[int]:
    """The same deals played by bots by seat, P1 first; a deal's bots start from the seed and its number.

    KeyError for an unknown contract, ValueError for an unknown bot.
    """
    rows: list[int] = []
    for number in range(first, first + deals):
        seats = [make_bot(name, bot_seed(seed, number, seat)) for seat, name in enumerate(bots)]
        rows += played_row(Deal(rules, contract, seed, number=number), seats)
    return rows


def bot_seed(seed: int, number: int, seat: int) -> int:
    """The seed of the bot on a seat (from 0) in a deal; no two of a run are the same."""
    return seed << 40 ^ number << 4 ^ seat


def played_row(deal: Deal, bots: Sequence[Bot]) -> list[int]:
    """Play a deal to its end with bots by seat, P1 first; its row."""
    row = [0] * rw.ROW_WIDTH
    while (seat := deal.turn) is not None:
        number = len(deal.legal())
        row[rw.ACTIONS] += 1
        row[rw.CHOICES] += number
        row[rw.FORCED] += number == 1
        deal.play(bots[seat - 1].choose_action(deal.view(seat), deal.rules))
    deal.settle()
    note(deal.program, deal.state, row, 0)
    return row
