"""What a seat reads off the events of a trick contract."""

from __future__ import annotations

from lorumdsl.bots.observation import is_followed, played_cards, tricks_won, void_suits
from lorumdsl.compiler.rules import Rules
from lorumdsl.table.position import set_up


def test_a_seat_that_does_not_follow_is_known_to_be_void(hungarian: Rules) -> None:
    deal = set_up(hungarian, "hearts", ["9c 7s", "Ac 8s", "10c 7h", "8h Kd"], trick=3)
    for card in ["9c", "Ac", "10c", "8h", "8s"]:
        deal.play(card)
    view = deal.view(3)
    clubs = deal.deck.suit_set(0)
    assert void_suits(view) == [0, 0, 0, clubs]
    assert tricks_won(view) == [(3, 1)]
    assert not is_followed(view)
    assert deal.deck.format_cards(played_cards(view)) == "9♣ 10♣ A♣ 8♠ 8♥"


def test_the_trick_on_the_table_is_followed_once_a_later_card_is_of_its_suit(hungarian: Rules) -> None:
    deal = set_up(hungarian, "hearts", ["9c 7s", "Ac 8s", "10c 7h", "8h Kc"])
    assert not is_followed(deal.view(1))
    deal.play("9c")
    assert not is_followed(deal.view(2))
    deal.play("Ac")
    assert is_followed(deal.view(3))


def test_seats_without_cards_are_left_out_of_a_trick(hungarian: Rules) -> None:
    deal = set_up(hungarian, "hearts", ["9c 7s", "", "10c", "8h"])
    for card in ["9c", "10c", "8h"]:
        deal.play(card)
    assert tricks_won(deal.view(1)) == [(1, 2)]


def test_where_nobody_must_follow_nobody_is_known_to_be_void(house: Rules) -> None:
    deal = set_up(house, "ape", ["9c", "8s", "10c", "8h"])
    deal.play("9c")
    deal.play("8s")
    assert void_suits(deal.view(3)) == [0, 0, 0, 0]
