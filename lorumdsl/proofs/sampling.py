"""Deals played at random, where there is no argument and too much to enumerate. Whoever uses them says `sampled`."""

from __future__ import annotations

from collections.abc import Iterator

from lorumdsl.compiler.rules import Rules
from lorumdsl.engine.bits import nth, popcount
from lorumdsl.engine.rng import below
from lorumdsl.engine.step import legal
from lorumdsl.table.actions import Action, format_action
from lorumdsl.table.deal import Deal

SEED = 1
DEALS = 30


def random_deals(rules: Rules, contract: str, deals: int = DEALS) -> Iterator[Deal]:
    """Finished deals 1, 2, … of SEED under random legal play."""
    for number in range(1, deals + 1):
        deal = Deal(rules, contract, SEED, number=number)
        while not deal.over:
            step(deal)
        yield deal


def step(deal: Deal) -> Action:
    """Play a random legal action."""
    choices = legal(deal.program, deal.state)
    code = nth(choices, below(deal.state, popcount(choices)))
    return deal.play(Action(code, format_action(deal.deck, code)))


def plays(deal: Deal) -> list[str]:
    """What was played, as case files write it."""
    return [f"P{seat}:{action}" for seat, action in deal.history]
