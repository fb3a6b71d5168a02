"""Deals and sessions played by bots: who sits where, who chooses, when it ends."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from lorumdsl.bots import RandomBot, make_bot
from lorumdsl.bots.match import play_deal, play_session
from lorumdsl.cards import CardSet
from lorumdsl.compiler.rules import Rules
from lorumdsl.table.actions import Action
from lorumdsl.table.result import Result
from lorumdsl.table.session import is_conserved
from lorumdsl.table.view import View


class Noting(RandomBot):
    """A random bot that notes what it is asked."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.seats: list[int] = []
        self.asked: list[tuple[CardSet, tuple[str, ...]]] = []
        self.doubling: list[tuple[CardSet, str]] = []

    def choose_action(self, view: View, rules: Rules) -> Action:
        self.seats.append(view.seat)
        return super().choose_action(view, rules)

    def choose_contract(self, hand: CardSet, offered: Sequence[str], rules: Rules) -> str:
        self.asked.append((hand, tuple(offered)))
        return super().choose_contract(hand, offered, rules)

    def choose_doubling(self, hand: CardSet, contract: str, rules: Rules) -> bool:
        self.doubling.append((hand, contract))
        return len(self.doubling) == 1


def four() -> list[Noting]:
    return [Noting(seed) for seed in range(4)]


def test_in_a_deal_bots_sit_by_seat(hungarian: Rules) -> None:
    bots = four()
    deal = play_deal(hungarian, "hearts", 1, 5, bots)
    assert deal.over
    assert [set(bot.seats) for bot in bots] == [{1}, {2}, {3}, {4}]


def test_the_number_of_a_deal_decides_the_cards(hungarian: Rules) -> None:
    def actions(number: int) -> list[str]:
        return [action.text for _, action in play_deal(hungarian, "hearts", 1, number, four()).history]

    assert actions(5) == actions(5) != actions(6)


def test_in_a_session_the_bot_of_the_first_table_seat_leads_the_first_deal(hungarian: Rules) -> None:
    bots = four()
    play_session(hungarian, 1, bots, deals=1)
    assert [set(bot.seats) for bot in bots] == [{1}, {2}, {3}, {4}]


def test_in_the_second_cycle_everybody_sits_one_place_on(hungarian: Rules) -> None:
    bots = four()
    session = play_session(hungarian, 1, bots, deals=8)
    assert session.results[-1].dealer == 1
    assert session.results[-1].deal.history[0][0] == 1  # P1, who is table seat S2
    assert set(bots[1].seats) == {1, 2}


def test_a_session_is_played_to_its_end(hungarian: Rules) -> None:
    results: list[Result] = []
    session = play_session(hungarian, 3, [make_bot("greedy", 1), *four()[1:]], after=results.append)
    assert session.over
    assert session.winners
    assert results == session.results
    assert len(results) == 28
    assert is_conserved(session)


def test_the_dealer_chooses_by_the_cards_it_will_hold(house: Rules) -> None:
    bots = four()
    session = play_session(house, 2, bots)
    assert sorted(session.played[:10]) == sorted(house.ruleset.schedule.contracts)
    for place, result in enumerate(session.results[:9]):
        dealer = bots[result.dealer - 1]
        hand, offered = dealer.asked.pop(0)
        assert hand == result.dealt[-1]
        assert len(offered) == 10 - place
        assert result.contract in offered
    assert all(not bot.asked for bot in bots)  # the last contract is no choice


def test_the_dealer_may_double(house: Rules) -> None:
    bots = four()
    session = play_session(house, 2, bots, deals=10)
    assert sum(len(bot.doubling) for bot in bots) == 10
    assert [result.doubled for result in session.results[:5]] == [True, True, True, True, False]
    assert bots[3].doubling[0] == (session.results[0].dealt[-1], session.results[0].contract)


def test_nobody_is_asked_where_nothing_is_to_be_chosen(hungarian: Rules) -> None:
    bots = four()
    play_session(hungarian, 1, bots, deals=2)
    assert not any(bot.asked or bot.doubling for bot in bots)


def test_a_table_wants_a_bot_for_every_seat(hungarian: Rules) -> None:
    with pytest.raises(ValueError, match="3 bots for 4 seats"):
        play_deal(hungarian, "hearts", 1, 1, four()[:3])
    with pytest.raises(ValueError, match="3 bots for 4 seats"):
        play_session(hungarian, 1, four()[:3])
