"""Tournaments: fair chairs, gains that add up from the deals, the same whoever is named first."""

from __future__ import annotations

import json
from collections import Counter

import pytest

import lorumdsl
from lorumdsl.analysis.seatings import mixed_tables, shared_tables
from lorumdsl.analysis.tournament import tournament
from lorumdsl.engine import bulk_row as rw
from lorumdsl.simulation.deals import bot_rows

DEALS = 3


@pytest.mark.parametrize("seats", range(2, 9))
def test_two_bots_have_every_chair_equally_often(seats: int) -> None:
    tables = shared_tables(0, 1, seats)
    assert len(tables) == len(set(tables))
    for seat in range(seats):
        held = Counter(table[seat] for table in tables)
        assert held[0] == held[1] == len(tables) / 2
    assert len({table.count(0) * table.count(1) for table in tables}) == 1


@pytest.mark.parametrize(("bots", "seats"), [(3, 4), (4, 4), (5, 4), (3, 3), (3, 2)])
def test_several_bots_have_every_chair_once(bots: int, seats: int) -> None:
    tables = mixed_tables(bots, seats)
    for seat in range(seats):
        assert sorted(table[seat] for table in tables) == list(range(bots))
    assert mixed_tables(2, seats) == []


def test_a_gain_is_what_the_tables_of_each_deal_say() -> None:
    rules = lorumdsl.load("hungarian")
    found = tournament(rules, "greedy,random", "no-tricks", DEALS, seed=2)
    (meeting,) = found.meetings
    gains = []
    for number in range(1, DEALS + 1):
        differences = []
        for table in shared_tables(0, 1, 4):
            names = [("greedy", "random")[bot] for bot in table]
            pay = bot_rows(rules, "no-tricks", 2, number, 1, names)[rw.PAY : rw.PAY + 4]
            first, second = (sum(p for p, b in zip(pay, table, strict=True) if b == bot) / 2 for bot in (0, 1))
            differences.append(first - second)
        gains.append(sum(differences) / len(differences))
    sign = 1 if meeting.a == "greedy" else -1
    assert meeting.gain.value == pytest.approx(sign * sum(gains) / DEALS)
    assert meeting.gain.number == DEALS
    assert meeting.contracts["no-tricks"] == meeting.gain


def test_it_makes_no_difference_who_is_named_first() -> None:
    rules = lorumdsl.load("denexa")
    one, other = (tournament(rules, bots, ["hearts", "domino"], DEALS) for bots in ("greedy,random", "random,greedy"))
    assert one.meetings == other.meetings
    assert [rating.bot for rating in one.ratings] == [rating.bot for rating in other.ratings]
    assert one.ratings[0].rating == pytest.approx(other.ratings[0].rating)


def test_greedy_is_ahead_of_random() -> None:
    found = tournament(lorumdsl.load("hungarian"), contract=["no-tricks", "quads"], deals=8)
    assert [one.bot for one in found.ratings] == ["greedy", "random"]
    assert found.meetings[0].a == "greedy"
    assert found.meetings[0].gain.is_clear
    assert found.ratings[0].rating + found.ratings[1].rating == pytest.approx(3000)
    assert found.ratings[0].ahead == found.meetings[0].ahead > 0.5
    data = found.data()
    assert json.loads(json.dumps(data)) == data


def test_where_the_fewest_points_win_fewer_points_are_a_gain() -> None:
    found = tournament(lorumdsl.load("hearts"), deals=5)
    assert found.meetings[0].a == "greedy"
    assert (found.meetings[0].gain.value or 0) > 0


def test_three_bots_meet_each_other_and_sit_together(monkeypatch: pytest.MonkeyPatch) -> None:
    from lorumdsl import bots
    from lorumdsl.bots.random import RandomBot

    known = {**bots.BOTS, "other": lambda seed: RandomBot(seed + 1)}
    monkeypatch.setattr(bots, "BOTS", known)
    found = tournament(lorumdsl.load("hungarian"), "random,other,greedy", "no-tricks", 2)
    assert found.tables == 3 * 6 + 3
    assert len(found.meetings) == 3
    assert found.ratings[0].bot == "greedy"


def test_wrong_calls_are_told() -> None:
    rules = lorumdsl.load("hungarian")
    for bots, message in (("random", "two bots"), ("random,random", "each once"), ("random,grady", "did you mean")):
        with pytest.raises(ValueError, match=message):
            tournament(rules, bots)
    with pytest.raises(ValueError, match="1 to 4294967295 deals"):
        tournament(rules, deals=0)
    with pytest.raises(KeyError):
        tournament(rules, contract="tarot")
