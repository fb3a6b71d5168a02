"""Thresholds of a running count: which can be reached at all, and who may have paid for them."""

from __future__ import annotations

from lorumdsl.program import Program


def reachable(program: Program) -> list[tuple[int, int]]:
    """The thresholds that the cards of the pack bring the count to, with their prices."""
    whole = sum(program.values[card] for card in program.pack)
    return [goal for goal in zip(program.thresholds, program.prices, strict=True) if goal[0] <= whole]


def divides(prices: list[int], charged: list[int]) -> bool:
    """Whether the prices can be given to seats so that each seat is charged that much."""
    if not prices:
        return not any(charged)
    for seat, owed in enumerate(charged):
        if owed >= prices[0] and divides(prices[1:], [*charged[:seat], owed - prices[0], *charged[seat + 1 :]]):
            return True
    return False
