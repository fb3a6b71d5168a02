"""Endgames: every line as a brute force over copies of the deal finds it."""

from __future__ import annotations

from copy import copy
from random import Random

import pytest

import lorumdsl
from lorumdsl.bots.solve import TooManyCards, solve
from lorumdsl.table.deal import Deal
from lorumdsl.table.position import set_up
from tests.properties.played import references, rules

CONTRACTS = [(reference, contract) for reference in references() for contract in rules(reference).programs]
CARDS = 8  # in all hands together: what the brute force can manage


def endgame(reference: str, contract: str, number: int, cards: int = CARDS) -> Deal | None:
    """A random deal played at random until so few cards are left; None if it ends before."""
    chance = Random(number)
    deal = Deal(rules(reference), contract, seed=11, number=number, pot=3)
    while not deal.over and sum(hand.bit_count() for hand in deal.hands) > cards:
        deal.play(chance.choice(deal.legal()))
    return None if deal.over else deal


def brute(deal: Deal, sense: int, hero: int | None) -> tuple[int, ...]:
    """The pay when all play on from here, by plain recursion; `hero` is hunted by all others, if there is one."""
    if deal.over:
        return deal.pay
    found = []
    for action in deal.legal():
        after = copy(deal)
        after.play(action)
        found.append(brute(after, sense, hero))
    seat = deal.turn or 0
    if hero is None or seat == hero:
        best = max(sense * pay[seat - 1] for pay in found)
        return next(pay for pay in found if sense * pay[seat - 1] == best)
    worst = min(sense * pay[hero - 1] for pay in found)
    return next(pay for pay in found if sense * pay[hero - 1] == worst)


@pytest.mark.parametrize("against", [False, True])
@pytest.mark.parametrize(("reference", "contract"), CONTRACTS)
def test_lines_are_those_of_a_brute_force(reference: str, contract: str, against: bool) -> None:
    sense = 1 if rules(reference).ruleset.schedule.most_wins else -1
    tried = [deal for number in range(1, 9) if (deal := endgame(reference, contract, number)) is not None][:1]
    assert tried or contract == "hairy-ape"  # it may be over before
    for deal in tried:
        before = list(deal.state)
        lines = solve(deal, against=against)
        assert [line.action for line in lines] == deal.legal()
        for line in lines:
            after = copy(deal)
            after.play(line.action)
            assert line.pay == brute(after, sense, deal.turn if against else None)
        assert deal.state == before


def test_the_king_of_hearts_goes_to_whoever_takes_the_last_trick() -> None:
    """If P1 leads the leaf, P2 takes it and must lead bells, which P4 takes with the king that P1 throws on them."""
    deal = set_up(rules("hungarian"), "hairy-monkey", ["7♠ K♥", "A♠ 7♦", "8♠ 8♦", "9♠ A♦"], trick=7)
    lines = lorumdsl.solve(deal)
    assert [(str(line.action), line.pay) for line in lines] == [("7♠", (0, 0, 0, -10)), ("K♥", (-10, 0, 0, 0))]


def test_what_a_seat_can_be_sure_of_is_never_more_than_what_it_gets_from_others_who_mind_their_own_pay() -> None:
    for number in range(1, 6):
        deal = endgame("english", "obers", number, 12)
        assert deal is not None
        seat = (deal.turn or 0) - 1
        kind, sure = solve(deal), solve(deal, against=True)
        assert max(line.pay[seat] for line in sure) <= max(line.pay[seat] for line in kind)


def test_too_many_cards_are_refused_by_number() -> None:
    with pytest.raises(TooManyCards, match="32 cards are left in the hands: more than 16 are not solved"):
        solve(Deal(rules("hungarian"), "hearts", seed=1))
    with pytest.raises(TooManyCards, match="more than 7"):
        solve(endgame("hungarian", "hearts", 1) or pytest.fail("no endgame"), most_cards=7)


def test_a_deal_that_is_over_is_not_solved() -> None:
    deal = Deal(rules("hungarian"), "hearts", seed=1)
    while not deal.over:
        deal.play(deal.legal()[0])
    with pytest.raises(ValueError, match="the deal is over"):
        solve(deal)
