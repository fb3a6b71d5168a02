"""Habits tell situations apart: what a card does in a trick."""

from __future__ import annotations

from lorumdsl.search.rollout_policy import LEADS_SO_FAR, LOSES, OFF_SUIT, OPENS, TAKES, role_of
from lorumdsl.table.deal import Deal
from tests.properties.played import rules


def role(deal: Deal, card: str) -> int:
    parsed = deal.deck.parse_card(card)
    assert parsed is not None
    return role_of(deal.program, deal.state, parsed)


def test_a_card_opens_a_trick_loses_leads_so_far_takes_it_or_is_thrown_off() -> None:
    deal = Deal(rules("hungarian"), "hearts", hands=["9♥ 7♣", "7♥ U♥", "8♥ A♥", "10♥ K♥"])
    assert role(deal, "9♥") == OPENS
    deal.play("9♥")
    assert (role(deal, "7♥"), role(deal, "U♥"), role(deal, "7♣")) == (LOSES, LEADS_SO_FAR, OFF_SUIT)
    deal.play("U♥")
    deal.play("8♥")
    assert (role(deal, "10♥"), role(deal, "K♥")) == (LOSES, TAKES)
