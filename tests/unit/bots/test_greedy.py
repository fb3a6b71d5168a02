"""The greedy bot's habits, position by position: what it plays and what it must not know."""

from __future__ import annotations

from dataclasses import replace

import pytest

from lorumdsl.bots import GreedyBot
from lorumdsl.bots.prices import Prices, stake_of
from lorumdsl.cards import set_of
from lorumdsl.compiler.rules import Rules
from lorumdsl.table.deal import Deal
from lorumdsl.table.hands import parse_cards
from lorumdsl.table.position import set_up

HABITS = {
    "follows with the highest card that still loses":
        ("hearts", ["Uc 7s", "8c 10c Ac", "9c 8s", "Kc 9s"], "Uc", "10♣"),
    "takes with the highest card when it must take, last":
        ("no-tricks", ["7c 7s", "8c 8s", "9c 9s", "10c Oc Ac"], "7c 8c 9c", "A♣"),
    "throws the card that costs most":
        ("obers", ["Ac 7s", "7d 8d Oh Od", "9c 8s", "Kc 9s"], "Ac", "O♥"),
    "throws a high card rather than a low one where no card costs":
        ("no-tricks", ["Ac 7s", "7d Ad", "9c 8d", "Kc 9d"], "Ac", "A♦"),
    "throws an ace that would catch the king":
        ("hairy-monkey", ["Ac 7h", "Ad Ah As", "9c Kh", "Kc 8s"], "Ac", "A♥"),
    "leads low where others are higher":
        ("no-tricks", ["7c Ad", "8c 9d", "9c 10d", "10c Ud"], "", "7♣"),
    # 10♦ is followed by U♦ from another hand, which then starts; A♠ by the own 7♠, and P1 starts again.
    "starts the chain that ends with its own card":
        ("quads", ["10d As 7s 8s 9s Kh", "Ud Ad", "Od 7d", "Kd 8d"], "", "A♠"),
    # After 9♣ come four more own clubs; after 9♥ all is in other hands.
    "starts a layout where its own cards follow":
        ("lorum", ["9c 10c Uc Oc Kc Ah", "9h 10h 7d", "9s 10s 8d", "9d 10d Uh"], "", "9♣"),
}  # fmt: skip


@pytest.mark.parametrize("habit", HABITS)
def test_it(hungarian: Rules, habit: str) -> None:
    contract, hands, moves, expected = HABITS[habit]
    assert choice(hungarian, contract, hands, moves) == expected


def choice(rules: Rules, contract: str, hands: list[str], moves: str = "") -> str:
    """What the bot plays after the moves; hands are listed P1 first."""
    deal = set_up(rules, contract, hands)
    for move in moves.split():
        deal.play(move)
    assert deal.turn is not None
    return GreedyBot(1).choose_action(deal.view(deal.turn), rules).text


def test_it_lays_what_opens_the_way_for_itself_and_holds_back_what_opens_it_for_others(hungarian: Rules) -> None:
    deal = set_up(hungarian, "lorum", ["9c 9h 10c Uc Oc", "10h 7d", "Uh 8d", "Oh Kh"], start="9")
    assert GreedyBot().choose_action(deal.view(1), hungarian).text == "9♣"


def test_it_wins_tricks_that_are_worth_having(hungarian: Rules, house: Rules) -> None:
    hands = ["7c 7s", "Ac 8c 9d", "9c 8s", "10c 9s"]
    assert choice(house, "good", hands, "7c") == "A♣"
    assert choice(hungarian, "no-tricks", hands, "7c") == "8♣"


def test_it_crosses_no_threshold_without_need_and_then_plays_high(house: Rules) -> None:
    hands = ["Ac", "Ad", "Ah Kh 7h", "7c"]
    assert choice(house, "train", hands, "Ac Ad") == "7♥"
    assert choice(house, "train", ["Ac", "As 7d", "Ah Kh 7h", "7c"], "Ac 7d") == "A♥"


def test_only_the_first_and_the_last_trick_have_a_price_where_only_they_cost(house: Rules) -> None:
    stake = stake_of(house, "ends")
    assert Prices(stake, 0, trick=1, last=8).trick(0) == 4
    assert Prices(stake, 0, trick=5, last=8).trick(0) == 0
    assert Prices(stake, 0, trick=8, last=8).trick(0) == 4


def test_prices_come_out_of_the_cost_of_a_sum(house: Rules) -> None:
    stake = stake_of(house, "both")
    king = set_of(parse_cards(house.ruleset.deck, "Kh"))
    ace_and_seven = set_of(parse_cards(house.ruleset.deck, "Ah 7c"))
    assert Prices(stake, 0, trick=1, last=8).trick(king) == 11
    assert Prices(stake, 0, trick=1, last=8).trick(ace_and_seven) == 1
    assert Prices(stake, 0, trick=2, last=8, taken=king).cards(king | ace_and_seven) == 1


def test_a_blind_seat_chooses_by_chance_whatever_it_holds(house: Rules) -> None:
    hands = ["7c 8c 9c 10c", "Kh Ah Oh Uh", "7s 8s 9s 10s", "7d 8d 9d 10d"]
    low = set_up(house, "ape", hands).view(1)
    high = set_up(house, "ape", [hands[1], hands[0], *hands[2:]]).view(1)
    assert low.hands[0] is None
    places = []
    for seed in range(40):
        place = low.legal.index(GreedyBot(seed).choose_action(low, house))
        assert place == high.legal.index(GreedyBot(seed).choose_action(high, house))
        places.append(place)
    assert set(places) == {0, 1, 2, 3}


def test_hands_that_it_does_not_see_change_nothing(hungarian: Rules) -> None:
    for contract in hungarian.programs:
        deal = Deal(hungarian, contract, seed=3)
        view = deal.view(1)
        other = Deal(hungarian, contract, hands=[deck_text(deal, seat) for seat in (0, 2, 3, 1)]).view(1)
        assert replace(view, legal=()) == replace(other, legal=())
        assert GreedyBot(5).choose_action(view, hungarian) == GreedyBot(5).choose_action(other, hungarian)


def test_points_are_sought_where_the_most_win(house: Rules) -> None:
    ruleset = house.ruleset
    most = replace(house, ruleset=replace(ruleset, schedule=replace(ruleset.schedule, most_wins=True)))
    assert stake_of(house, "hearts").sense == 1
    assert stake_of(most, "hearts").sense == -1
    hands = ["7c 7s", "Ac 8c 9d", "9c 8s", "10c 9s"]
    assert choice(house, "own", ["7h 7s", "9h 9d", "8h Ah", "Kh"], "7h 9h") == "8♥"
    assert choice(most, "own", ["7h 7s", "9h 9d", "8h Ah", "Kh"], "7h 9h") == "A♥"
    assert choice(most, "good", hands, "7c") == "8♣"


def deck_text(deal: Deal, seat: int) -> str:
    return deal.deck.format_cards(deal.hands[seat])


def test_of_the_contracts_on_offer_it_takes_the_one_its_hand_is_good_for(house: Rules) -> None:
    low = set_of(parse_cards(house.ruleset.deck, "7c 8c 7s 8s 7d 8d 7h 8h"))
    high = set_of(parse_cards(house.ruleset.deck, "Ac Kc As Ks Ad Kd Ah Kh"))
    assert GreedyBot().choose_contract(low, ["good", "hearts"], house) == "hearts"
    assert GreedyBot().choose_contract(high, ["good", "hearts"], house) == "good"
    assert GreedyBot().choose_doubling(low, "hearts", house)
    assert not GreedyBot().choose_doubling(high, "hearts", house)


def test_it_has_no_opinion_of_a_contract_that_is_played_blind(house: Rules) -> None:
    high = set_of(parse_cards(house.ruleset.deck, "Ac Kc As Ks Ad Kd Ah Kh"))
    assert GreedyBot().choose_contract(high, ["hearts", "ape"], house) == "ape"
    assert not GreedyBot().choose_doubling(high, "ape", house)
