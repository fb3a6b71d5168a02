"""The referee: revokes found in deals played with real cards, and nothing else called one."""

from __future__ import annotations

import pytest

import lorumdsl
from lorumdsl.compiler.rules import Rules
from lorumdsl.records.referee import Review, adjudicate, review, suit_led
from lorumdsl.table.hands import ImpossibleDeal

HANDS = ["7c 8c 9h", "9c 10c 7h", "Uc Oc 8h", "Kc 7s 8s"]


@pytest.fixture(scope="module")
def rules() -> Rules:
    return lorumdsl.load("portuguese+doubling")


def reviewed(rules: Rules, plays: str, contract: str = "no-tricks", hands: list[str] | None = None) -> Review:
    return review(rules, contract, hands or HANDS, plays.split())


def test_a_deal_played_by_the_rules_is_clean(rules: Rules) -> None:
    assert reviewed(rules, "7c 9c Uc Kc 8s 8c 10c Oc").clean


def test_failing_to_follow_suit_is_a_revoke_that_comes_to_light_later(rules: Rules) -> None:
    found = reviewed(rules, "7c 7h Uc Kc 7s 8c 9c Oc 8s 9h 10c 8h")
    (revoke,) = found.revokes
    deck = rules.ruleset.deck
    assert (revoke.seat, revoke.trick, revoke.play) == (2, 1, 2)
    assert deck.format_card(revoke.card) == "7♥"
    assert deck.format_cards(revoke.could) == "9♣ 10♣"
    assert (revoke.shown_in, deck.format_card(revoke.shown or 0)) == (2, "9♣")
    assert str(suit_led(rules, revoke)) == "acorns"
    assert (found.irregularities, found.stopped) == ([], False)


def test_a_revoke_that_was_not_seen_yet_has_not_come_to_light(rules: Rules) -> None:
    (revoke,) = reviewed(rules, "7c 7h Uc Kc").revokes
    assert (revoke.shown_in, revoke.shown) == (None, None)


def test_every_revoke_is_found_each_with_its_own_light(rules: Rules) -> None:
    found = reviewed(rules, "7c 7h Uc 7s Oc Kc 8c 9c")
    assert [(one.seat, one.trick, one.shown_in) for one in found.revokes] == [(2, 1, 2), (4, 1, 2)]


def test_a_forbidden_lead_is_no_revoke(rules: Rules) -> None:
    found = reviewed(rules, "9h 7h 8h 7s", "reds")
    assert found.revokes == []
    assert [(one.play, one.seat, one.action) for one in found.irregularities] == [(1, 1, "9♥")]
    assert "contracts.reds.forbid" in str(found.irregularities[0].reason)


def test_a_card_that_is_not_held_stops_the_review(rules: Rules) -> None:
    found = reviewed(rules, "7c Kc Uc")
    assert (found.revokes, found.stopped, found.irregularities[0].play) == ([], True, 2)


def test_a_card_that_does_not_fit_a_layout_is_no_revoke(rules: Rules) -> None:
    found = reviewed(rules, "7c 9c", "lorum")
    assert (found.revokes, found.irregularities[0].seat) == ([], 2)


def test_there_is_no_revoke_where_suit_need_not_be_followed() -> None:
    blind = lorumdsl.load("denexa")
    assert review(blind, "hairy-ape", HANDS, ["7c", "7h", "Jc", "Kc"]).clean


def test_the_offender_owes_the_whole_total_doubled_if_the_deal_is(rules: Rules) -> None:
    totals = {"reds": 8, "obers": 8, "no-tricks": 8, "king": 4, "first-last": 8, "fifth": 4, "all-bad": 28}
    for contract, total in totals.items():
        assert adjudicate(rules, contract, 3).pay == (0, 0, total, 0)
        assert adjudicate(rules, contract, 3, factor=2).pay == (0, 0, 2 * total, 0)


WITHOUT = [("portuguese", "lorum"), ("hungarian", "hearts"), ("denexa", "train")]


@pytest.mark.parametrize(("reference", "contract"), WITHOUT)
def test_elsewhere_there_is_no_award(reference: str, contract: str) -> None:
    with pytest.raises(ImpossibleDeal, match="no award for a revoke"):
        adjudicate(lorumdsl.load(reference), contract, 1)
