"""Thresholds of a running count: which can be reached at all, and who may have paid for them."""

from __future__ import annotations

from lorumdsl.engine.program import Program
from lorumdsl.table.piles import MOST_STEPS, TooManyWays


def reachable(program: Program) -> list[tuple[int, int]]:
    """The thresholds that the cards of the pack bring the count to, with their prices."""
    whole = sum(program.values[card] for card in program.pack)
    return [goal for goal in zip(program.thresholds, program.prices, strict=True) if goal[0] <= whole]


def divides(prices: list[int], charged: list[int]) -> bool:
    """Whether the prices can be given to seats so that each seat is charged that much.

    Raises TooManyWays where that would take too long; the prices of real contracts leave a few hundred ways.
    """
    if sum(prices) != sum(charged):
        return False
    ways = {tuple(sorted(charged))}  # what each seat is still to be charged; which seat it is makes no difference
    for price in sorted(filter(None, prices), reverse=True):
        ways = {
            tuple(sorted((*way[:seat], owed - price, *way[seat + 1 :])))
            for way in ways
            for seat, owed in enumerate(way)
            if owed >= price
        }
        if len(ways) > MOST_STEPS:
            raise TooManyWays
    return bool(ways)
