"""The search bot: what it sees, what it decides by, and that its seed decides the rest."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import lorumdsl
from lorumdsl.backends.backend import PlainBackend
from lorumdsl.bots import make_bot
from lorumdsl.bots.budget import Budget
from lorumdsl.bots.equivalence import alike_cards
from lorumdsl.bots.knowledge import known_from
from lorumdsl.bots.match import play_deal, play_session
from lorumdsl.bots.search import SearchBot
from lorumdsl.bots.searcher import Searcher
from lorumdsl.compiler.rules import Rules
from lorumdsl.engine import state as st
from lorumdsl.engine.rng import seed
from lorumdsl.search import knowledge as kn
from lorumdsl.search.determinize import determine
from lorumdsl.table.deal import Deal
from lorumdsl.table.position import set_up
from lorumdsl.table.session import Session
from tests.properties.played import rules

FEW = Budget(iterations=40)


def other_world(deal: Deal, seat: int, number: int) -> Deal:
    """Another deal that looks the same to a seat: hands that agree with what it knows, and the same actions."""
    known = known_from(deal.view(seat), deal.program)
    assert known is not None
    state = st.new_state()
    seed(state, number, 0, 1)
    determine(deal.program, state, known.now, known.begun, known.knowledge)
    hands = [
        deal.deck.format_cards(state[st.HAND + other] | known.knowledge[kn.PLAYED + other])
        for other in range(deal.seats)
    ]
    other = Deal(deal.rules, deal.contract.id, hands=hands)
    for _, action in deal.history:
        other.play(action)
    return other


@pytest.mark.parametrize(
    ("reference", "contract"),
    [
        ("hungarian", "hearts"),
        ("hungarian", "quads"),
        ("hungarian", "fast-train"),
        ("hungarian", "lorum"),
        ("denexa", "train"),
        ("portuguese", "all-bad"),
        ("portuguese+three-players", "lorum"),
    ],
)
def test_deals_that_differ_in_unseen_cards_only_get_the_same_answer(reference: str, contract: str) -> None:
    chance = Random(3)
    deal = Deal(rules(reference), contract, seed=21)
    differed = 0
    while not deal.over:
        seat = deal.turn or 1
        if len(deal.history) % 3 == 0:
            other = other_world(deal, seat, len(deal.history))
            differed += other.hands != deal.hands
            assert other.view(seat) == deal.view(seat)
            chosen = [SearchBot(5, FEW).choose_action(world.view(seat), world.rules) for world in (deal, other)]
            assert chosen[0] == chosen[1]
        deal.play(chance.choice(deal.legal()))
    assert differed


def test_a_card_that_gives_the_turn_away_is_not_played_where_others_win(hungarian: Rules) -> None:
    """P1 goes out at once if it plays its acorns first: nobody can go on from the ace."""
    deal = Deal(hungarian, "quads", hands=["O♣ K♣ A♣ 7♠", "8♠ 9♠ 10♠ U♠", "O♠ 7♦ 8♦ 9♦", "7♥ 8♥ 9♥ 10♥"])
    bot = SearchBot(1, Budget(iterations=300))
    assert bot.choose_action(deal.view(1), hungarian).text != "7♠"


def test_a_blind_hand_is_played_by_place() -> None:
    chosen = rules("denexa")
    view = Deal(chosen, "hairy-ape", seed=1).view(1)
    bot = SearchBot(2, FEW)
    assert {bot.choose_action(view, chosen).text for _ in range(200)} == {f"#{place}" for place in range(1, 9)}


def test_a_position_set_up_midway_is_played_as_greedy_does(hungarian: Rules) -> None:
    deal = set_up(hungarian, "hairy-monkey", ["7♠ K♥", "A♠ 7♦", "8♠ 8♦", "9♠ A♦"], trick=7)
    assert SearchBot(1, FEW).choose_action(deal.view(1), hungarian).text == "7♠"


def test_a_time_budget_ends_and_answers(hungarian: Rules) -> None:
    view = Deal(hungarian, "hearts", seed=1).view(1)
    assert make_bot("search:1ms").choose_action(view, hungarian) in view.legal


def test_a_hand_without_hearts_is_doubled_and_one_of_high_hearts_is_not() -> None:
    doubling = rules("portuguese+doubling")
    hands = Deal(doubling, "reds", hands=["7♣ 8♣ 9♣ 7♠ 8♠ 9♠ 7♦ 8♦", "A♥ K♥ O♥ U♥ A♣ A♠ A♦ K♦", "", ""]).hands
    bot = SearchBot(1, Budget(iterations=200))
    assert bot.choose_doubling(hands[0], "reds", doubling)
    assert not bot.choose_doubling(hands[1], "reds", doubling)


def test_of_two_contracts_the_one_that_suits_the_hand_is_chosen() -> None:
    chosen = rules("portuguese")
    hands = Deal(chosen, "reds", hands=["A♣ K♣ A♠ K♠ A♦ K♦ O♦ 7♥", "", "", ""]).hands  # many tricks, hardly a heart
    bot = SearchBot(1, Budget(iterations=200))
    assert bot.choose_contract(hands[0], ["no-tricks", "reds"], chosen) == "reds"


def test_sessions_of_search_bots_can_be_played_again_from_their_seeds(house: Rules) -> None:
    def played() -> Session:
        return play_session(house, 11, [make_bot("search:6", seat) for seat in range(4)], deals=3)

    assert str(played().record()) == str(played().record())


def test_a_searcher_says_what_each_seat_earned(hungarian: Rules) -> None:
    known = known_from(Deal(hungarian, "quads", seed=1).view(1), hungarian.programs["quads"])
    assert known is not None
    found = Searcher(hungarian, PlainBackend()).search("quads", known, Random(1), Budget(iterations=50))
    assert found.iterations == sum(found.visits.values()) == 50
    assert sum(found.earned) == pytest.approx(0)  # what the others pay the winner gets
    assert found.deviation > 0


def test_a_search_that_is_decided_stops_and_its_choice_stands(hungarian: Rules) -> None:
    searcher, stopped = Searcher(hungarian, PlainBackend()), 0
    for number in range(1, 9):
        deal = Deal(hungarian, "hairy-monkey", seed=3, number=number)
        known = known_from(deal.view(1), deal.program)
        assert known is not None
        whole, short = (
            searcher.search("hairy-monkey", known, Random(1), Budget(iterations=160), to_choose=early)
            for early in (False, True)
        )
        assert whole.iterations == 160
        stopped += short.iterations < 160
        assert max(short.visits, key=short.visits.__getitem__) == max(whole.visits, key=whole.visits.__getitem__)
    assert stopped


def test_search_gains_on_greedy_in_the_same_chair(hungarian: Rules) -> None:
    gained = 0
    for number in range(1, 13):
        usual = play_deal(hungarian, "obers", 1, number, [make_bot("greedy", seat) for seat in range(4)]).pay
        bots = [make_bot("search:60", 0), *(make_bot("greedy", seat) for seat in range(1, 4))]
        gained += play_deal(hungarian, "obers", 1, number, bots).pay[0] - usual[0]
    assert gained > 0


def test_in_a_count_only_values_matter_and_in_a_chain_of_any_suit_only_ranks() -> None:
    train = alike_cards(rules("denexa").programs["train"])
    assert sorted({cards.bit_count() for cards in train[:32]}) == [4, 12]  # 7, 8 and 9 count nothing
    fast = alike_cards(rules("hungarian").programs["fast-train"])
    assert {cards.bit_count() for cards in fast[:32]} == {4}
    quads = alike_cards(rules("hungarian").programs["quads"])
    assert quads == [1 << action for action in range(len(quads))]


def test_the_public_face_does_not_load_the_search_for_other_bots() -> None:
    import subprocess
    import sys

    code = "import sys, lorumdsl.bots as b; b.make_bot('greedy'); sys.exit('lorumdsl.search.ismcts' in sys.modules)"
    assert (
        subprocess.run([sys.executable, "-c", code], cwd=Path(lorumdsl.__path__[0]).parent, check=False).returncode == 0
    )
