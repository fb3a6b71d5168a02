"""Which readings matter: contracts or sessions, rank, and what is only chance."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import lorumdsl
from lorumdsl.analysis.paired import Incomparable
from lorumdsl.analysis.readings import SESSION, compare_readings, compare_sessions

HOUSE = """\
lorum: 1
id: house
extends: hungarian
name: {en: House}
variants:
  dear:
    kind: reading
    name: {en: The monkey costs twenty}
    changes:
      contracts:
        hairy-monkey: {cost: 20*taken(K♥), total: 20}
  bit-dearer:
    kind: reading
    name: {en: The monkey costs eleven}
    changes:
      contracts:
        hairy-monkey: {cost: 11*taken(K♥), total: 11}
  not-a-reading:
    kind: house
    name: {en: The monkey costs thirty}
    changes:
      contracts:
        hairy-monkey: {cost: 30*taken(K♥), total: 30}
"""


def test_portuguese_readings_are_played_where_they_change_something() -> None:
    found = compare_readings("portuguese", deals=10, sessions=2, backend="plain")
    played = {one.variant: [difference.contract for difference in one.differences] for one in found}
    assert played.keys() == {
        "reds-until-broken",
        "no-red-discard-on-first-trick",
        "obers-only-followers",
        "shift-first-dealer",
    }
    assert played["shift-first-dealer"] == [SESSION]
    assert played["obers-only-followers"] == ["obers", "all-bad"]
    assert [one.rank for one in found] == sorted((one.rank for one in found), reverse=True)
    data = [one.data() for one in found]
    assert json.loads(json.dumps(data)) == data
    assert all(0 <= one["changed"] <= 1 for one in data)


def test_the_reading_that_shifts_more_comes_first_and_house_rules_are_left_out(tmp_path: Path) -> None:
    path = tmp_path / "house.yaml"
    path.write_text(HOUSE, encoding="utf-8")
    dear, cheap = compare_readings(path, deals=80, backend="plain")
    assert (dear.variant, cheap.variant) == ("dear", "bit-dearer")
    assert dear.changed == cheap.changed == 80
    assert dear.shift is not None
    assert cheap.shift is not None
    assert dear.shift.is_clear
    assert dear.shift.contract == "hairy-monkey"
    assert dear.shift.pay == pytest.approx(10 * cheap.shift.pay)
    assert dear.shift.effect == pytest.approx(10 * cheap.shift.effect)


def test_a_reading_that_is_chosen_already_is_not_looked_at() -> None:
    found = compare_readings("denexa+king-ten", deals=3, backend="plain")
    assert [one.variant for one in found] == ["ten-counts-ten"]


def test_with_a_contract_only_that_one_is_looked_at() -> None:
    found = {one.variant: one for one in compare_readings("portuguese", contract="obers", deals=4, backend="plain")}
    assert [one.contract for one in found["obers-only-followers"].differences] == ["obers"]
    assert found["shift-first-dealer"].data()["deals"] == 0
    assert found["shift-first-dealer"].shift is None


def test_a_ruleset_without_readings_has_none() -> None:
    assert compare_readings("hungarian") == []


@pytest.mark.slow
def test_chance_alone_is_seldom_called_clear() -> None:
    """Shifts that different random plays make: nothing in them is real, whatever is played."""
    clear = 0
    for seed in range(30):
        found = compare_readings("portuguese", contract="reds", deals=40, seed=seed, backend="plain")
        clear += sum(one.shift is not None and one.shift.is_clear for one in found if one.variant.startswith("no-red"))
    assert clear <= 5


def test_sessions_of_one_ruleset_are_the_same_twice() -> None:
    rules = lorumdsl.load("portuguese")
    found = compare_sessions(rules, rules, 2, backend="plain")
    assert (found.deals, found.changed, found.moved) == (2, 0, 0)
    with pytest.raises(Incomparable):
        compare_sessions(rules, lorumdsl.load("portuguese+three-players"), 2)
