"""Skill and drama measured together: no gain over oneself, clear gains where skill decides."""

from __future__ import annotations

import json

import pytest

import lorumdsl
from lorumdsl.analysis.drama import drama_figures
from lorumdsl.analysis.measures import measure, measure_sessions
from lorumdsl.analysis.skill import skill_of, skill_rows


def test_nobody_gains_over_himself() -> None:
    rules = lorumdsl.load("hungarian")
    skill = skill_of(rules, skill_rows(rules, "hearts", 1, 1, 3, "greedy", "greedy"))
    assert (skill.gain.value, skill.gain.half_width, skill.gap) == (0, 0, 0)


def test_the_gain_is_the_mean_over_the_chairs() -> None:
    rules = lorumdsl.load("hungarian")
    skill = skill_of(rules, [[4, 0, -1, 2, 1, 0, -2, 0], [1, 1, 1, 1, 0, 0, 0, 0]])
    assert [one.value for one in skill.seats] == [2, 0.5, 1, 1.5]
    assert skill.gain.value == (6 / 4 + 1) / 2
    assert skill.gain.number == 2


def test_where_the_fewest_points_win_the_gain_is_turned_round() -> None:
    rules = lorumdsl.load("hearts")
    assert skill_of(rules, [[0, 0, 0, 0, 6, 6, 6, 6], [0, 0, 0, 0, 7, 7, 7, 7]]).gain.value == 6.5


def test_measures_of_contracts_are_ready_for_json() -> None:
    found = measure(lorumdsl.load("denexa"), ["no-tricks", "domino"], deals=12, seed=3)
    assert [one.contract for one in found] == ["no-tricks", "domino"]
    for one in found:
        data = one.data()
        assert json.loads(json.dumps(data)) == data
        assert data["deals"] == 12
        assert 0 <= data["behind"] <= 1
        assert 0 <= data["decisiveness"] <= 1
    assert (found[0].skill.gain.value or 0) > 0


def test_bots_are_followed_too() -> None:
    (found,) = measure(lorumdsl.load("denexa"), "no-tricks", deals=3, bots="greedy")
    assert found.drama.deals == 3


@pytest.mark.parametrize("bots", ["random", "greedy,random,random,random"])
def test_sessions_are_followed_by_their_balances(bots: str) -> None:
    data = drama_figures(measure_sessions(lorumdsl.load("hungarian"), 2, bots=bots))
    assert data["deals"] == 2
    assert 0 <= data["decisiveness"] <= 1
    assert data["deepest"] >= data["drama"] >= 0


def test_wrong_calls_are_told() -> None:
    rules = lorumdsl.load("denexa")
    with pytest.raises(ValueError, match="no bot `grady`"):
        measure(rules, better="grady")
    with pytest.raises(ValueError, match="1 to 4294967295 deals"):
        measure(rules, deals=0)
