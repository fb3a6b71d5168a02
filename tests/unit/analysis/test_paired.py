"""The same deals under two rulesets: exact differences, matched contracts, clear refusals."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import lorumdsl
from lorumdsl.analysis.difference import difference_of
from lorumdsl.analysis.paired import Incomparable, compare_deals
from lorumdsl.backends.backend import PlainBackend
from lorumdsl.compiler.rules import Rules
from lorumdsl.engine import bulk_row as rw
from lorumdsl.simulation.deals import random_rows
from lorumdsl.simulation.statistics import mean

DEARER = """\
lorum: 1
id: dearer
extends: hungarian
name: {en: Dearer monkey}
contracts:
  hairy-monkey: {cost: 20*taken(K♥), total: 20}
"""


@pytest.fixture
def dearer(tmp_path: Path) -> Rules:
    path = tmp_path / "dearer.yaml"
    path.write_text(DEARER, encoding="utf-8")
    return lorumdsl.load(path)


def test_a_ruleset_does_not_differ_from_itself() -> None:
    rules = lorumdsl.load("portuguese")
    (found,) = compare_deals(rules, rules, deals=20, backend="plain")
    for one in found.differences:
        assert (one.deals, one.changed, one.moved, one.stakes) == (20, 0, 0, 1)
        assert one.data()["difference"] == one.data()["ci95"] == [0] * 4


def test_twice_the_price_is_once_more_the_pay(dearer: Rules) -> None:
    (found,) = compare_deals(lorumdsl.load("hungarian"), dearer, deals=60, backend="plain")
    monkey = next(one for one in found.differences if one.contract == "hairy-monkey")
    data = monkey.data()
    assert data["difference"] == data["mean_pay"][0]
    assert monkey.stakes == pytest.approx(2)
    assert monkey.changed == 60
    assert monkey.moved == 10 / 4
    others = [one for one in found.differences if one is not monkey]
    assert len(others) == 6
    assert not any(one.changed for one in others)


def test_differences_are_those_of_the_rows() -> None:
    a, b = lorumdsl.load("hungarian"), lorumdsl.load("portuguese")
    (found,) = compare_deals(a, b, contract="obers", deals=30, seed=4, backend="plain")
    (one,) = found.differences
    rows = [random_rows(rules, "obers", 4, 1, 30, PlainBackend()) for rules in (a, b)]
    for seat in range(4):
        first, second = ([row[rw.PAY + seat] for row in _parted(part)] for part in rows)
        differences = [after - before for before, after in zip(first, second, strict=True)]
        assert one.pay(seat + 1).value == sum(differences) / 30
    assert found.missing == found.added == ()


def _parted(rows: list[int]) -> list[list[int]]:
    return [rows[place : place + rw.ROW_WIDTH] for place in range(0, len(rows), rw.ROW_WIDTH)]


def test_pairing_narrows_the_interval() -> None:
    """Where most deals go alike, the difference varies less than that of two independent runs would."""
    (found,) = compare_deals(
        lorumdsl.load("hungarian"), lorumdsl.load("denexa"), contract="hearts", deals=100, bots="greedy"
    )
    (one,) = found.differences
    apart = sum(mean(tally, "pay1").variance or 0 for tally in (one.a, one.b))
    assert 0 < (one.pay(1).variance or 0) < apart / 2


def test_contracts_belong_together_by_id_and_the_others_are_told() -> None:
    (found,) = compare_deals(lorumdsl.load("portuguese"), lorumdsl.load("hungarian"), deals=2, backend="plain")
    assert [one.contract for one in found.differences] == ["obers", "no-tricks", "lorum"]
    assert found.missing == ("reds", "king", "first-last", "fifth", "all-bad")
    assert found.added == ("hearts", "quads", "fast-train", "hairy-monkey")


def test_three_rulesets_give_two_comparisons_with_the_first() -> None:
    names = ("hungarian", "english", "portuguese")
    found = compare_deals(*map(lorumdsl.load, names), contract="obers", deals=3, backend="plain")
    assert [one.references for one in found] == [("hungarian", "english"), ("hungarian", "portuguese")]


def test_other_packs_seats_and_contracts_cannot_be_compared() -> None:
    portuguese = lorumdsl.load("portuguese")
    with pytest.raises(Incomparable, match=r"32 cards .* 52 cards"):
        compare_deals(portuguese, lorumdsl.load("hearts"))
    with pytest.raises(Incomparable, match=r"4 seats and .* 3"):
        compare_deals(portuguese, lorumdsl.load("portuguese+three-players"))
    with pytest.raises(Incomparable, match="none of these contracts in common: reds"):
        compare_deals(portuguese, lorumdsl.load("hungarian"), contract="reds")
    with pytest.raises(KeyError):
        compare_deals(portuguese, portuguese, contract="tarot")
    with pytest.raises(ValueError, match="nothing to compare"):
        compare_deals(portuguese)
    with pytest.raises(ValueError, match="1 to 4294967295 deals"):
        compare_deals(portuguese, portuguese, deals=0)


def test_a_french_pack_and_a_german_one_deal_the_same_cards() -> None:
    (found,) = compare_deals(
        lorumdsl.load("hungarian"), lorumdsl.load("denexa"), contract="no-tricks", deals=10, backend="plain"
    )
    assert found.differences[0].changed == 0


def test_bots_are_compared_on_the_same_deals_too() -> None:
    a, b = lorumdsl.load("denexa"), lorumdsl.load("denexa+ten-counts-ten")
    first, second = (compare_deals(a, b, contract="train", deals=5, bots="greedy")[0].data() for _ in range(2))
    assert first == second
    assert first["contracts"]["train"]["changed"] == 1
    assert json.loads(json.dumps(first)) == first


def test_parts_add_up_to_the_whole() -> None:
    rules = [lorumdsl.load(name) for name in ("hungarian", "portuguese")]
    rows = [random_rows(one, "lorum", 2, 1, 12, PlainBackend()) for one in rules]
    whole = difference_of("lorum", 4, *rows)
    cut = 5 * rw.ROW_WIDTH
    late, early = (
        difference_of("lorum", 4, rows[0][cut:], rows[1][cut:]),
        difference_of("lorum", 4, *(r[:cut] for r in rows)),
    )
    late.add(early)
    assert late.data() == whole.data()


@pytest.mark.compiled
def test_compiled_and_plain_compare_alike() -> None:
    pytest.importorskip("numba")
    rules = [lorumdsl.load(name) for name in ("hungarian", "portuguese")]
    plain, compiled = (compare_deals(*rules, deals=40, backend=backend)[0].data() for backend in ("plain", "compiled"))
    assert plain == compiled


@pytest.mark.slow
def test_two_workers_find_what_one_finds() -> None:
    rules = [lorumdsl.load(name) for name in ("hungarian", "portuguese")]
    one, two = (compare_deals(*rules, contract="obers", deals=20, bots="greedy", workers=n)[0].data() for n in (1, 2))
    assert one == two
