"""Means, intervals and shares against values worked out by hand or printed in tables."""

from __future__ import annotations

import json
from itertools import permutations
from random import Random

import pytest

import lorumdsl
from lorumdsl.backends.backend import PlainBackend
from lorumdsl.simulation.deals import random_rows
from lorumdsl.simulation.statistics import (
    SUMMED,
    Mean,
    advantages,
    distribution,
    figures,
    mean_of,
    normal,
    quantile,
    student,
    wilson,
)
from lorumdsl.simulation.tally import Tally

TABLE = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 9: 2.262, 10: 2.228, 30: 2.042, 60: 2.000, 120: 1.980}


def tally_of(contract: str, first: int, deals: int) -> Tally:
    tally = Tally()
    tally.add_rows(random_rows(lorumdsl.load("hungarian"), contract, 1, first, deals, PlainBackend()), 4)
    return tally


@pytest.mark.parametrize("freedom", TABLE)
def test_quantiles_of_student_are_those_of_the_printed_table(freedom: int) -> None:
    assert student(freedom) == pytest.approx(TABLE[freedom], abs=5e-4)


def test_the_quantile_of_one_degree_of_freedom_is_that_of_cauchy() -> None:
    from math import pi, tan

    assert student(1) == pytest.approx(tan(pi * 0.475), rel=1e-12)
    assert student(1, 0.5) == pytest.approx(1, rel=1e-12)


def test_the_sum_and_the_expansion_meet() -> None:
    before, after = student(SUMMED), student(SUMMED + 1)
    step = student(SUMMED - 1) - before
    assert 0 < before - after < step < 1.02 * (before - after)


def test_for_many_deals_student_is_normal() -> None:
    assert normal() == pytest.approx(1.959963984540054, rel=1e-14)
    assert student(10**9) == pytest.approx(normal(), rel=1e-8)


def test_there_is_no_quantile_without_freedom() -> None:
    with pytest.raises(ValueError, match="no 0 degrees"):
        student(0)


def test_a_mean_has_the_interval_of_four_values_worked_out_by_hand() -> None:
    found = mean_of([1, 2, 3, 6])
    assert (found.value, found.variance) == (3, 14 / 3)
    assert found.half_width == pytest.approx(3.182446 * (14 / 3) ** 0.5 / 2, rel=1e-6)
    assert not found.is_clear
    assert mean_of([2, 4, 6, 12], unit=2) == found


def test_too_few_values_have_no_interval() -> None:
    assert mean_of([]) == Mean(0, None, None)
    assert (mean_of([7]).value, mean_of([7]).half_width) == (7, None)
    assert mean_of([7, 7]).half_width == 0


def test_a_variance_of_huge_values_keeps_its_digits() -> None:
    assert mean_of([10**17, 10**17 + 1, 10**17 + 2]).variance == 1


def test_shares_have_the_intervals_of_wilson() -> None:
    assert wilson(5, 10) == pytest.approx((0.236593, 0.763407), abs=1e-6)
    assert wilson(0, 10) == pytest.approx((0, 0.277533), abs=1e-6)
    assert wilson(10, 10) == pytest.approx((1 - 0.277533, 1), abs=1e-6)
    assert wilson(0, 0) is None


@pytest.mark.parametrize("size", [2, 5, 20])
def test_the_interval_of_a_mean_covers_the_truth_as_often_as_it_says(size: int) -> None:
    chance = Random(size)
    trials, covered = 4000, 0
    for _ in range(trials):
        found = mean_of([round(chance.gauss(14_000, 1000)) for _ in range(size)])
        covered += abs((found.value or 0) - 14_000) <= (found.half_width or 0)
    assert 0.94 < covered / trials < 0.96


@pytest.mark.parametrize("share", [0.1, 0.5])
def test_the_interval_of_a_share_covers_the_truth_about_as_often_as_it_says(share: float) -> None:
    chance = Random(1)
    trials, covered = 4000, 0
    for _ in range(trials):
        low, high = wilson(sum(chance.random() < share for _ in range(40)), 40) or (1, 0)
        covered += low <= share <= high
    assert 0.93 < covered / trials < 0.98


def test_quantiles_are_values_that_occurred() -> None:
    counts = {-8: 1, -1: 2, 4: 1}
    assert [quantile(counts, share) for share in (0.05, 0.25, 0.5, 0.75, 0.76, 1)] == [-8, -8, -1, -1, 4, 4]
    assert quantile({}, 0.5) is None


def test_figures_do_not_depend_on_the_order_in_which_chunks_come() -> None:
    parts = [tally_of("hearts", first, 7) for first in (1, 8, 15)]
    whole = figures(tally_of("hearts", 1, 21), 4)
    for order in permutations(parts):
        merged = Tally()
        for part in order:
            merged.add(part)
        assert figures(merged, 4) == whole


def test_figures_are_what_the_rows_say() -> None:
    tally = tally_of("lorum", 1, 30)
    data = figures(tally, 4)
    assert json.loads(json.dumps(data)) == data
    assert data["deals"] == 30
    assert data["mean_pay"] == [tally.total(f"pay{seat}") / 30 for seat in (1, 2, 3, 4)]
    assert sum(data["seat_advantage"]) == pytest.approx(0, abs=1e-12)
    assert data["dealer_advantage"] == data["seat_advantage"][3]
    assert data["branching"] == tally.total("choices") / tally.total("actions")
    unforced = tally.total("actions") - tally.total("forced")
    assert data["branching_unforced"] == (tally.total("choices") - tally.total("forced")) / unforced
    assert data["branching_unforced"] >= 2
    assert sum(times for _, times in data["distribution"][0]) == 30
    assert data["distribution"][0] == distribution(tally, "pay1")


def test_the_advantage_of_a_seat_is_about_deals_and_not_about_seats() -> None:
    """Two seats that always get the same have none, however much that varies."""
    tally = Tally(2)
    tally.add_columns({"pay1": [5, -9], "pay2": [5, -9]}, 2)
    assert [(one.value, one.half_width) for one in advantages(tally, 2)] == [(0, 0), (0, 0)]


def test_figures_of_nothing_are_none() -> None:
    data = figures(Tally(), 4)
    assert data["deals"] == 0
    assert data["mean_pay"] == data["ci95"] == data["seat_advantage"] == [None] * 4
    assert data["swept"] is data["swept_ci95"] is data["mean_pot"] is None
