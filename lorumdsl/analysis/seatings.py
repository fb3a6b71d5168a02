"""Who sits where in a tournament, so that every bot plays every hand of a deal equally often."""

from __future__ import annotations

Seating = tuple[int, ...]
"""By seat: the place of a bot in the list of bots."""


def shared_tables(a: int, b: int, seats: int) -> list[Seating]:
    """The tables at which two bots meet: side by side and in turn, moved round, and with the chairs exchanged.

    >>> shared_tables(0, 1, 3)
    [(0, 0, 1), (0, 1, 0), (1, 0, 0), (1, 1, 0), (1, 0, 1), (0, 1, 1)]
    """
    half = (seats + 1) // 2
    side = (a,) * half + (b,) * (seats - half)
    turn = tuple(a if seat % 2 == 0 else b for seat in range(seats))
    moved = [pattern[by:] + pattern[:by] for pattern in (side, turn) for by in range(seats)]
    exchanged = [tuple(a if bot == b else b for bot in seating) for seating in moved]
    return list(dict.fromkeys(moved + exchanged))


def mixed_tables(bots: int, seats: int) -> list[Seating]:
    """The tables of three bots and more, at which each has every chair once; none for two."""
    if bots < 3:
        return []
    return [tuple((seat + by) % bots for seat in range(seats)) for by in range(bots)]
