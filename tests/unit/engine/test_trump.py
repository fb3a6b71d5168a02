"""Trumps: the highest trump takes the trick, else the highest card of the suit led; step by step and in bulk."""

from __future__ import annotations

import pytest

import lorumdsl
from lorumdsl.backends.backend import PlainBackend
from lorumdsl.compiler.rules import Rules
from lorumdsl.engine import bulk_row as rw
from lorumdsl.engine.trick import beats
from lorumdsl.loading.load import load_text
from lorumdsl.simulation.deals import random_rows

HOUSE = """\
lorum: 1
id: house
extends: hungarian
contracts:
  no-tricks: {trump: hearts}
"""
HANDS = ["A♣ 7♠", "K♣ 8♠", "7♥ 9♠", "9♥ 10♠"]


@pytest.fixture(scope="module")
def house() -> Rules:
    return load_text(HOUSE, "house.yaml")


def test_the_highest_trump_takes_the_trick(house: Rules) -> None:
    deal = lorumdsl.Deal(house, "no-tricks", hands=HANDS)
    for card in ("A♣", "K♣", "7♥", "9♥"):
        deal.play(card)
    assert deal.view(1).tricks == (0, 0, 0, 1)


def test_without_a_trump_the_suit_led_decides(house: Rules) -> None:
    deal = lorumdsl.Deal(house, "no-tricks", hands=HANDS)
    for card in ("7♠", "8♠", "9♠", "10♠"):
        deal.play(card)
    assert deal.view(1).tricks == (0, 0, 0, 1)


def test_whoever_holds_the_suit_led_must_follow_and_may_not_trump(house: Rules) -> None:
    deal = lorumdsl.Deal(house, "no-tricks", hands=["A♣ 7♠", "K♣ 8♥", "7♥ 9♠", "9♥ 10♠"])
    deal.play("A♣")
    assert [action.text for action in deal.legal()] == ["K♣"]


@pytest.mark.parametrize(
    ("trump", "led", "best", "bit", "takes"),
    [
        (0, 0b0011, 0, 0b0001, True),  # the card that is led
        (0, 0b0011, 0b0001, 0b0010, True),
        (0, 0b0011, 0b0010, 0b0001, False),
        (0, 0b0011, 0b0001, 0b1000, False),  # thrown off suit
        (0b1100, 0b0011, 0b0010, 0b0100, True),  # the lowest trump beats the suit led
        (0b0011, 0b1100, 0b1000, 0b0001, True),  # whatever number its card has
        (0b1100, 0b0011, 0b1000, 0b0100, False),
        (0b1100, 0b0011, 0b0100, 0b0010, False),
    ],
)
def test_which_card_beats_which(trump: int, led: int, best: int, bit: int, takes: bool) -> None:
    assert beats(trump, led, best, bit) is takes


def test_bulk_play_and_a_table_give_the_tricks_to_the_same_seats(house: Rules) -> None:
    deals = 40
    simulated = lorumdsl.simulate(house, contract="no-tricks", deals=deals, seed=5, backend="plain")
    rows = list(random_rows(house, "no-tricks", 5, 1, deals, PlainBackend()))
    for number in range(1, deals + 1):
        row = rows[(number - 1) * rw.ROW_WIDTH :][: rw.ROW_WIDTH]
        played = simulated.play_again(number).results[0].deal
        assert list(played.pay) == list(row[rw.PAY : rw.PAY + 4])
