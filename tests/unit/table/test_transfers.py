"""Transfers in words: who paid whom, by which rule of which texts."""

from __future__ import annotations

import pickle
from functools import cache

import pytest

from lorumdsl import Deal
from lorumdsl.loading.load import load as load_rules
from lorumdsl.table.transfers import Transfer

load = cache(load_rules)


def played(ruleset: str, contract: str, hands: str, pot: int = 0) -> list[Transfer]:
    """The transfers of a deal in which everybody does the first thing that is legal."""
    deal = Deal(load(ruleset), contract, hands=[hand.strip() for hand in hands.split("|")], pot=pot)
    while not deal.over:
        deal.play(deal.legal()[0])
    return deal.transfers


@pytest.mark.parametrize(
    ("ruleset", "contract", "hands", "pot", "first"),
    [
        (
            "hungarian", "hearts", "7h | 9h | Kh | 9c", 0,
            "P1 → P3 3: if there is just one taker, each untouched player pays the costs of all players together "
            "to the taker (hungarian, payout avoid-or-sweep, case 1; "
            "guide, 'section 04', hearts-sweep, obers-sweep, no-tricks-payout)",
        ),
        (
            "denexa", "hairy-ape", "7h | 9h | Kh | 9c", 0,
            "P3 → pot 4: everybody pays their cost into the pot "
            "(denexa, payout to-the-pot; post, 'hand 4', hairy-ape-cost; "
            "post, 'hand 5', train-first-price, train-prices)",
        ),
        (
            "denexa", "domino", "7h | 9h | Kh | 9c", 5,
            "P2 → pot 1: everybody pays their cost into the pot "
            "(denexa, payout winner-takes-the-pot, payment 1; post, 'hand 7', domino-payout)",
        ),
        (
            "portuguese+beans", "no-tricks", "7h | 9h | Kh | 9c", 0,
            "P3 → P1 1: everybody pays their cost to each other player (portuguese, payout by-differences; "
            "howto, 'Pontuação 2', beans-differences; rulings 49, 99, 104)",
        ),
    ],
)  # fmt: skip
def test_a_transfer_reads_as_a_sentence(ruleset: str, contract: str, hands: str, pot: int, first: str) -> None:
    assert str(played(ruleset, contract, hands, pot)[0]) == first


def test_the_pot_is_taken_by_the_winner() -> None:
    last = played("denexa", "domino", "7h | 9h | Kh | 9c", 5)[-1]
    assert str(last).startswith("pot → P1 8: the winner takes all that lies in the pot (denexa, payout winner-")


def test_transfers_survive_a_trip_between_processes() -> None:
    moved = played("hungarian", "hearts", "7h | 9h | Kh | 9c")
    assert list(map(str, pickle.loads(pickle.dumps(moved)))) == list(map(str, moved))
