"""Sharing out cards among piles so that counts such as "three hearts, two of the Obers" hold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from lorumdsl.cards import CardSet, cards_of

MOST_STEPS = 20_000  # a fraction of a second; the counts of real contracts take a few dozen


class TooManyWays(ValueError):
    """There are more ways of sharing out than can be looked through."""


@dataclass(frozen=True, slots=True)
class Quota:
    """So many of these cards lie in the pile of each seat."""

    cards: CardSet
    counts: tuple[int, ...]


def share_out(quotas: Sequence[Quota], seats: int, most: Sequence[int] | None = None) -> list[CardSet] | None:
    """A pile per seat that meets every quota; None if there is none. Cards in no quota stay out.

    `most` says how many cards each pile can hold. Raises TooManyWays if neither comes to light in MOST_STEPS.
    """
    return _place(_groups(quotas), list(quotas), [0] * seats, most, iter(range(MOST_STEPS)))


def _groups(quotas: Sequence[Quota]) -> list[CardSet]:
    """The cards of the quotas, those together that no quota tells apart."""
    groups: list[CardSet] = []
    for quota in quotas:
        groups = [part for group in groups for part in (group & quota.cards, group & ~quota.cards) if part]
        rest = quota.cards & ~sum(groups)
        if rest:
            groups.append(rest)
    return groups


def _place(
    groups: list[CardSet], quotas: list[Quota], piles: list[CardSet], most: Sequence[int] | None, steps: Iterator[int]
) -> list[CardSet] | None:
    if next(steps, None) is None:
        raise TooManyWays
    if most is not None and any(pile.bit_count() > limit for pile, limit in zip(piles, most, strict=True)):
        return None
    if not groups:
        met = all(
            (pile & quota.cards).bit_count() == count
            for quota in quotas
            for pile, count in zip(piles, quota.counts, strict=True)
        )
        return piles if met else None
    group, *others = groups
    cards = list(cards_of(group))
    room = [_room(group, quotas, piles, seat) for seat in range(len(piles))]
    for counts in _divisions(len(cards), room):
        placed, start = list(piles), 0
        for seat, count in enumerate(counts):
            placed[seat] |= sum(1 << card for card in cards[start : start + count])
            start += count
        result = _place(others, quotas, placed, most, steps)
        if result is not None:
            return result
    return None


def _room(group: CardSet, quotas: list[Quota], piles: list[CardSet], seat: int) -> int:
    """How many cards of a group a pile can still take."""
    free = [quota.counts[seat] - (piles[seat] & quota.cards).bit_count() for quota in quotas if quota.cards & group]
    return min(free, default=0)


def _divisions(cards: int, room: list[int]) -> Iterator[tuple[int, ...]]:
    """All ways to give that many cards, or as many as there is room for, to the seats."""
    if not room:
        yield ()
        return
    goal = min(cards, sum(room))
    first, rest = room[0], room[1:]
    for count in range(min(first, goal), -1, -1):
        if goal - count <= sum(rest):
            for tail in _divisions(goal - count, rest):
                yield (count, *tail)
