"""Ratings of bots from who came out ahead of whom: the model of Bradley and Terry on the scale of Elo.

A bot with strength p comes out ahead of one with strength q with probability p / (p + q); a rating is
400 times the decimal logarithm of a strength, and ratings average MIDDLE. Of two bots that met, each is lent
half a win, so that one which always wins has a rating too. Intervals are a jackknife's over groups of deals,
since everything that is played with the same cards belongs together.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log10, prod, sqrt

from lorumdsl.simulation.statistics import student

MIDDLE = 1500
SCALE = 400
GROUPS = 20
LENT = 1  # half wins
CLOSE = 1e-12
MOST_ROUNDS = 10_000

Ahead = list[list[int]]
"""By bot and opponent: how often it came out ahead, in half wins; a tie is one half win for each."""


def no_wins(bots: int) -> Ahead:
    return [[0] * bots for _ in range(bots)]


def count_ahead(ahead: Ahead, seating: Sequence[int], paid: Sequence[int]) -> None:
    """Add every two chairs of a table that different bots sat on; `paid` is what is better the more it is."""
    for one, mine in zip(seating, paid, strict=True):
        for other, theirs in zip(seating, paid, strict=True):
            if one != other:
                ahead[one][other] += 2 if mine > theirs else 1 if mine == theirs else 0


def add_ahead(parts: Sequence[Ahead]) -> Ahead:
    """All parts together."""
    return [[sum(cell) for cell in zip(*rows, strict=True)] for rows in zip(*parts, strict=True)]


def fit_ratings(ahead: Ahead) -> list[float]:
    """The most likely ratings, by the usual iteration (Hunter 2004) from equal strengths until nothing moves."""
    bots = range(len(ahead))
    met = [[bool(ahead[i][j] or ahead[j][i]) for j in bots] for i in bots]
    wins = [sum(ahead[i][j] + LENT for j in bots if met[i][j]) for i in bots]
    games = [[ahead[i][j] + ahead[j][i] + 2 * LENT if met[i][j] else 0 for j in bots] for i in bots]
    strengths = [1.0] * len(ahead)
    for _ in range(MOST_ROUNDS):
        drawn = [sum(games[i][j] / (strengths[i] + strengths[j]) for j in bots if games[i][j]) for i in bots]
        new = [wins[i] / drawn[i] if drawn[i] else strengths[i] for i in bots]
        middle = prod(new) ** (1 / len(new))
        new = [strength / middle for strength in new]
        moved = max(abs(after - before) / before for before, after in zip(strengths, new, strict=True))
        strengths = new
        if moved < CLOSE:
            break
    return [MIDDLE + SCALE * log10(strength) for strength in strengths]


def rate(groups: Sequence[Ahead]) -> list[tuple[float, float | None]]:
    """Rating and half width of its 95 % interval for each bot; None for the width from fewer than two groups.

    `groups` are parts of the deals of about the same size that have no cards in common.
    """
    whole = fit_ratings(add_ahead(groups))
    number = len(groups)
    if number < 2:
        return [(rating, None) for rating in whole]
    without = [fit_ratings(add_ahead([*groups[:out], *groups[out + 1 :]])) for out in range(number)]
    rated: list[tuple[float, float | None]] = []
    for bot, rating in enumerate(whole):
        values = [one[bot] for one in without]
        middle = sum(values) / number
        variance = (number - 1) / number * sum((value - middle) ** 2 for value in values)
        rated.append((rating, student(number - 1) * sqrt(variance)))
    return rated
