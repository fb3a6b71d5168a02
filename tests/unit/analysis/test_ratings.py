"""Ratings: closed forms for two bots, order for several, groups for intervals."""

from __future__ import annotations

from math import log10

import pytest

from lorumdsl.analysis.ratings import MIDDLE, add_ahead, count_ahead, fit_ratings, no_wins, rate


def test_two_bots_have_the_ratings_of_the_closed_form() -> None:
    ratings = fit_ratings([[0, 60], [20, 0]])
    assert ratings[0] - ratings[1] == pytest.approx(400 * log10(61 / 21))
    assert sum(ratings) / 2 == pytest.approx(MIDDLE)


def test_known_strengths_are_found_again() -> None:
    strengths = [8, 4, 1]
    ahead = [[0 if a is b else round(10**9 * a / (a + b)) for b in strengths] for a in strengths]
    ratings = fit_ratings(ahead)
    assert ratings[0] - ratings[1] == pytest.approx(400 * log10(2), abs=1e-4)
    assert ratings[1] - ratings[2] == pytest.approx(400 * log10(4), abs=1e-4)


def test_a_bot_that_always_wins_has_a_rating_too() -> None:
    ratings = fit_ratings([[0, 200, 200], [0, 0, 100], [0, 100, 0]])
    assert ratings[0] > ratings[1]
    assert ratings[1] == pytest.approx(ratings[2])


def test_a_tie_is_half_a_win_for_each_and_chairs_of_one_bot_do_not_count() -> None:
    ahead = no_wins(2)
    count_ahead(ahead, (0, 0, 1), (3, 1, 1))
    assert ahead == [[0, 3], [1, 0]]
    assert add_ahead([ahead, ahead]) == [[0, 6], [2, 0]]


def test_groups_that_agree_leave_nothing_open_and_one_group_says_nothing() -> None:
    part = [[0, 6], [2, 0]]
    assert rate([part])[0][1] is None
    (_, steady), _ = rate([part] * 10)
    (_, torn), _ = rate([part, [[0, 2], [6, 0]]] * 5)
    assert steady == pytest.approx(0, abs=1e-6)
    assert torn is not None
    assert torn > 10
