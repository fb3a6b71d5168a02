"""Outcomes: what can have come about is accepted, what cannot is refused, as early as it is known."""

from __future__ import annotations

import pytest

import lorumdsl
from lorumdsl.table.counters import format_counter, needed_counters, parse_counter
from lorumdsl.table.hands import ImpossibleDeal
from lorumdsl.table.outcome import check_so_far, finish


def settled(reference: str, contract: str, **words: list[int]) -> tuple[int, ...]:
    rules = lorumdsl.load(reference)
    given = {parse_counter(rules, word): numbers for word, numbers in words.items()}
    return finish(rules, contract, given).pay


def test_cards_of_two_sets_are_shared_out_so_that_they_fit_into_the_tricks() -> None:
    # Three hearts and two Obers in one trick: one of them is the Ober of hearts.
    given = {"taken(hearts)": [3, 5, 0, 0], "taken(obers)": [2, 2, 0, 0], "tricks": [1, 5, 1, 1]}
    assert settled("portuguese", "all-bad", **given, **{"taken(K♥)": [0, 1, 0, 0]}) == (8, 18, 1, 1)


def test_more_cards_than_the_tricks_of_a_seat_hold_are_refused() -> None:
    given = {"taken(hearts)": [3, 5, 0, 0], "taken(obers)": [1, 1, 1, 1], "tricks": [5, 1, 1, 1]}
    with pytest.raises(ImpossibleDeal, match="P2 cannot have captured 5 cards in tricks of 4 cards in all"):
        settled("portuguese", "all-bad", **given, **{"taken(K♥)": [0, 1, 0, 0]})


def test_a_deal_ends_early_only_where_its_condition_holds() -> None:
    assert settled("denexa", "hairy-ape", **{"taken(K♥)": [0, 1, 0, 0]}) == (0, -4, 0, 0)
    with pytest.raises(ImpossibleDeal, match="cannot have ended so early"):
        settled("denexa", "hairy-ape", **{"taken(K♥)": [0, 0, 0, 0]})


def test_what_is_counted_so_far_is_refused_as_soon_as_nothing_agrees_with_it() -> None:
    rules = lorumdsl.load("portuguese")
    hearts, king = parse_counter(rules, "taken(hearts)"), parse_counter(rules, "taken(K♥)")
    check_so_far(rules, "all-bad", {hearts: [8, 0, 0, 0]})
    with pytest.raises(ImpossibleDeal, match="no way of sharing out"):
        check_so_far(rules, "all-bad", {hearts: [8, 0, 0, 0], king: [0, 1, 0, 0]})
    check_so_far(rules, "lorum", {})


@pytest.mark.parametrize("reference", ["hungarian", "denexa", "portuguese"])
def test_every_counter_reads_back_from_its_name(reference: str) -> None:
    rules = lorumdsl.load(reference)
    for contract in rules.programs:
        for counter in needed_counters(rules, contract):
            assert parse_counter(rules, format_counter(rules, counter)) == counter
