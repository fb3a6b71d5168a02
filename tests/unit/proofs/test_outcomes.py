"""Outcomes merged by symmetry stand for as many as there are when all are counted one by one."""

from __future__ import annotations

from itertools import permutations, product

import pytest

import lorumdsl
from lorumdsl.compiler.rules import Rules
from lorumdsl.expr.ast import Counter
from lorumdsl.expr.linear import linear
from lorumdsl.proofs.outcome import Outcomes
from lorumdsl.proofs.outcomes import list_outcomes
from lorumdsl.proofs.settlements import Subject
from lorumdsl.table.outcome import finish

RULES = lorumdsl.load("hungarian")


def subject(contract: str, rules: Rules = RULES) -> Subject:
    return Subject(rules, rules.ruleset.contract(contract))


def all_of(contract: str) -> Outcomes:
    return list_outcomes(RULES, RULES.ruleset.contract(contract), False)


@pytest.mark.parametrize(
    ("contract", "classes", "ways"), [("hearts", 15, 165), ("obers", 15, 256), ("no-tricks", 15, 165)]
)
def test_classes_stand_for_all_outcomes(contract: str, classes: int, ways: int) -> None:
    outcomes = all_of(contract)
    assert (len(outcomes.listed), outcomes.ways, outcomes.complete) == (classes, ways, True)


def test_hearts_counted_one_by_one_are_the_same_outcomes() -> None:
    listed = {tuple(seat[0] for seat in outcome.seats) for outcome in all_of("hearts").listed}
    every = {counts for counts in product(range(9), repeat=4) if sum(counts) == 8}
    assert {order for outcome in listed for order in permutations(outcome)} == every


@pytest.mark.parametrize(("contract", "vectors"), [("hearts", 165), ("no-tricks", 165), ("obers", 202)])
def test_the_payments_are_those_of_every_single_outcome(contract: str, vectors: int) -> None:
    """165 and 202 were counted by another program: payments of hearts and tricks, of Obers."""
    settled = {order for one in subject(contract).settlements for order in permutations(one.pay)}
    assert len(settled) == vectors
    if contract == "obers":
        each = [Counter("taken", card.bit) for card in map(_Card, "♣♠♦♥")]
        for takers in product(range(4), repeat=4):
            given = {
                one: tuple(int(seat == taker) for seat in range(4)) for one, taker in zip(each, takers, strict=True)
            }
            assert finish(RULES, contract, given).pay in settled


class _Card:
    """The Ober of a suit as a set of one card."""

    def __init__(self, suit: str) -> None:
        card = RULES.ruleset.deck.parse_card(f"O{suit}")
        assert card is not None
        self.bit = 1 << card


def test_the_train_shares_out_three_prices() -> None:
    rules = lorumdsl.load("denexa")
    outcomes = list_outcomes(rules, rules.ruleset.contract("train"), False)
    assert {tuple(sorted(one.costs)) for one in outcomes.listed} == {
        (0, 0, 0, 6),
        (0, 0, 1, 5),
        (0, 0, 2, 4),
        (0, 0, 3, 3),
        (0, 1, 2, 3),
    }


def test_nobody_captures_more_cards_than_his_tricks_hold() -> None:
    rules = lorumdsl.load("portuguese")
    outcomes = list_outcomes(rules, rules.ruleset.contract("all-bad"), False)
    assert not outcomes.complete  # too many to look at each
    merged = list_outcomes(rules, rules.ruleset.contract("all-bad"), True)
    assert merged.complete
    assert {sum(one.costs) for one in merged.listed} == {28}


@pytest.mark.parametrize(
    ("contract", "terms"),
    [("hearts", [1]), ("obers", [1, 2, 3, 4]), ("hairy-monkey", [10]), ("lorum", [1, 1])],
)
def test_costs_of_the_shipped_contracts_are_sums(contract: str, terms: list[int]) -> None:
    found = linear(RULES.ruleset.contract(contract).cost, 4)
    assert found is not None
    assert sorted(found.values()) == terms


def test_chips_are_conserved_in_every_settlement_of_every_shipped_contract() -> None:
    for reference in ("hungarian", "denexa", "portuguese+beans+doubling"):
        rules = lorumdsl.load(reference)
        for contract in rules.ruleset.contracts:
            for one in subject(contract.id, rules).settlements:
                assert sum(one.pay) + one.pot == one.before
