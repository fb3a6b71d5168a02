"""Sets of cards as bits of one word. Compiled, each of these is one or two machine instructions."""

from __future__ import annotations


def popcount(cards: int) -> int:
    """How many cards a set holds."""
    return cards.bit_count()


def lowest(cards: int) -> int:
    """The lowest card of a set that is not empty."""
    return (cards & -cards).bit_length() - 1


def nth(cards: int, n: int) -> int:
    """The n-th lowest card of a set, from 0; the set holds more than n cards."""
    while n > 0:
        cards &= cards - 1
        n -= 1
    return (cards & -cards).bit_length() - 1
