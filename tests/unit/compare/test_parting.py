"""Where two games on the same seed part."""

from __future__ import annotations

from pathlib import Path

import pytest

from lorumdsl.compare.divergence import Games, play_both
from lorumdsl.compare.located_rules import LocatedRules, read_edition
from lorumdsl.compare.pair import Pair
from lorumdsl.compare.rulesets import pair_of
from lorumdsl.loading.load import load
from lorumdsl.table.deal import Deal


def pair(a: str, b: str) -> Pair:
    return pair_of(LocatedRules(load(a)), LocatedRules(load(b)))


def house(tmp_path: Path, changes: str) -> Pair:
    text = f"lorum: 1\nid: house\nextends: hungarian\nname: House\n{changes}\n"
    (tmp_path / "house.yaml").write_text(text, encoding="utf-8")
    return pair_of(read_edition("hungarian"), read_edition("house.yaml", tmp_path))


def test_games_under_the_same_rules_do_not_part_and_are_counted() -> None:
    assert play_both(pair("hungarian", "japanese"), seed=3, rounds=2) == Games(14, None)


def test_a_restriction_parts_the_games_at_the_first_decision_it_touches() -> None:
    found = play_both(pair("portuguese", "portuguese+no-red-discard-on-first-trick"), seed=2).parting
    assert found is not None
    assert (found.kind, found.contracts) == ("legal", ("reds", "reds"))
    assert found.action > 1
    assert set(found.b.value) < set(found.a.value)
    assert all(str(card).endswith("♥") for card in set(found.a.value) - set(found.b.value))
    assert str(found.b.reason).endswith("in the first trick, hearts may not be discarded on another suit")
    assert found.b.clause is not None
    assert found.b.clause.path == "contracts.reds.forbid.heart-discard"
    assert found.a.reason is None


def test_another_price_parts_the_games_at_the_settlement(tmp_path: Path) -> None:
    changed = house(tmp_path, "contracts: {hairy-monkey: {cost: 12*taken(K♥), total: 12}}")
    found = play_both(changed, seed=5)
    assert found.parting is not None
    assert (found.deals, found.parting.deal, found.parting.kind) == (6, 6, "payment")
    assert (min(found.parting.a.value), min(found.parting.b.value)) == (-10, -12)
    assert (found.parting.seat, found.parting.action) == (0, 0)
    assert found.parting.b.clause is not None
    assert (found.parting.b.clause.path, found.parting.b.clause.span.line) == ("contracts.hairy-monkey", 5)


def test_what_parts_is_the_deal_that_the_seed_deals(tmp_path: Path) -> None:
    changed = house(tmp_path, "contracts: {hearts: {forbid: [{lead: hearts}]}}")
    found = play_both(changed, seed=7).parting
    assert found is not None
    assert (found.kind, found.deal, found.action, found.seat) == ("legal", 1, 1, 1)
    assert found.a.value == [str(action) for action in Deal(changed.a.rules, "hearts", 7).legal()]


def test_an_early_end_parts_the_games_where_it_comes(tmp_path: Path) -> None:
    changed = house(tmp_path, "contracts: {hairy-monkey: {stop: taken(K♥) == 1}}")
    found = play_both(changed, seed=0).parting
    assert found is not None
    assert found.kind == "turn"
    assert str(found.b.text) == "the end of the deal"
    assert str(found.a.text).startswith("the turn of P")


@pytest.mark.parametrize("other", ["portuguese+three-players"])
def test_other_packs_and_seats_part_at_the_deal(other: str) -> None:
    found = play_both(pair("portuguese", other)).parting
    assert found is not None
    assert str(found.text) == "deal 1, reds: 30 cards to 3 seats instead of 32 cards to 4 seats"


def test_games_part_at_the_same_place_from_either_side() -> None:
    one = play_both(pair("hungarian", "denexa"), seed=2).parting
    other = play_both(pair("denexa", "hungarian"), seed=2).parting
    assert one is not None
    assert other is not None
    assert (one.kind, one.deal, one.action, one.seat) == (other.kind, other.deal, other.action, other.seat)
    assert (one.a.value, one.b.value) == (other.b.value, other.a.value)
