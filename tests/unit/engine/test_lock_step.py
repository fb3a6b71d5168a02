"""The engine and the second player, deal by deal: the same choices at every turn, the same money at the end."""

from __future__ import annotations

from random import Random

import pytest

import lorumdsl
from tests.reference.side_by_side import CONTRACTS, FAMILIES, plain, rules_of, telling

DEALS = 40
POTS = (0, 0, 10, 26, 1, 35)


def play_both(family: str, contract: str, seed: int, chance: Random) -> lorumdsl.Deal:
    deal = lorumdsl.Deal(rules_of(family), contract, seed, pot=chance.choice(POTS))
    before = deal.pot
    told = telling(family, contract, deal)
    while told.turn is not None:
        where = f"seed {seed} after {' '.join(str(action) for _, action in deal.history)}"
        assert deal.turn == told.turn + 1, where
        assert {plain(action) for action in deal.legal()} == told.may, where
        action = chance.choice(deal.legal())
        deal.play(action)
        told.play(plain(action))
    assert deal.over
    costs, pay, pot = told.settle(before)
    assert list(deal.cost) == costs
    assert list(deal.pay) == pay
    assert deal.pot == pot
    assert deal.out == (None if told.table.out is None else told.table.out + 1)
    return deal


@pytest.mark.parametrize(("family", "contract"), CONTRACTS, ids=lambda value: value)
def test_engine_and_second_player_agree_in_every_turn_and_payment(family: str, contract: str) -> None:
    chance = Random(f"{family} {contract}")
    for seed in range(DEALS):
        play_both(family, contract, seed, chance)


@pytest.mark.parametrize("family", FAMILIES)
def test_the_second_player_knows_every_contract_of_the_ruleset(family: str) -> None:
    assert set(FAMILIES[family]) == set(rules_of(family).programs)


def test_stuck_layouts_and_rounds_of_passes_are_among_the_deals() -> None:
    """The rare ends do occur, or the agreement would say nothing about them."""
    chance = Random(3)
    stuck = [play_both("three-seats", "lorum", seed, chance).out for seed in range(60)].count(None)
    assert 10 <= stuck <= 40
    trains = [play_both("three-seats", "fast-train", seed, chance).history for seed in range(60)]
    all_pass = ["pass pass pass" in " ".join(str(action) for _, action in history) for history in trains].count(True)
    assert 10 <= all_pass <= 50
