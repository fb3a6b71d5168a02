"""What holds in every deal of every ruleset, whatever is played."""

from __future__ import annotations

from collections import Counter
from functools import reduce
from operator import or_
from random import Random

import pytest
from hypothesis import given, strategies as st

import lorumdsl
from lorumdsl import IllegalAction
from lorumdsl.cards import cards_of, set_of
from lorumdsl.engine.program import PASS, TRICK
from lorumdsl.expr.vocabulary import counted_by_people
from lorumdsl.table.actions import Action
from lorumdsl.table.counters import needed_counters
from lorumdsl.table.outcome import finish
from tests.properties.played import MANY, Choices, choices, deals, references, rules

LONGEST = 2000  # actions in a deal; the longest layouts take a few hundred


def in_play(deal: lorumdsl.Deal) -> list[int]:
    """Every card that is somewhere, as often as it is: hands, the trick on the table and piles, or what was laid."""
    view = deal.view(1)
    places = list(deal.hands)
    if deal.program.kind == TRICK:
        places += [*view.table, *view.taken]
    else:
        places.append(set_of(action.code for _, action in deal.history if action.code != PASS))
    return [card for place in places for card in cards_of(place)]


@MANY
@given(deals(), choices)
def test_cards_are_conserved_and_some_action_is_legal_until_the_deal_ends(deal: lorumdsl.Deal, chosen: Choices) -> None:
    pack, chance = sorted(deal.program.pack), chosen.start()
    assert len({hand.bit_count() for hand in deal.hands}) == 1
    while not deal.over:
        assert sorted(in_play(deal)) == pack
        legal = deal.legal()
        assert legal
        assert deal.turn is not None
        held = deal.hands[deal.turn - 1]
        assert all(action.code == PASS or held >> action.code & 1 for action in legal)
        assert len(legal) == 1 or all(action.code != PASS for action in legal), "who can play must"
        deal.play(chance.choice(legal))
        assert len(deal.history) < LONGEST
    assert sorted(in_play(deal)) == pack
    assert deal.legal() == []
    assert deal.turn is None


@MANY
@given(deals(), choices)
def test_what_is_paid_is_taken_from_somebody(deal: lorumdsl.Deal, chosen: Choices) -> None:
    before = deal.pot
    play_on(deal, chosen.start())
    if deal.program.score_code:
        assert list(deal.transfers) == []
        assert deal.pot == before
        return
    assert sum(deal.pay) + deal.pot == before
    balance: Counter[int] = Counter()
    for transfer in deal.transfers:
        assert transfer.amount > 0
        assert transfer.giver != transfer.receiver
        balance[transfer.giver] -= transfer.amount
        balance[transfer.receiver] += transfer.amount
    assert [balance[seat] for seat in range(1, deal.seats + 1)] == list(deal.pay)
    assert before + balance[0] == deal.pot


@MANY
@given(deals(), choices)
def test_declared_totals_are_what_all_seats_owe_together(deal: lorumdsl.Deal, chosen: Choices) -> None:
    play_on(deal, chosen.start())
    if deal.contract.total is not None:
        assert sum(deal.cost) == deal.contract.total


@MANY
@given(deals(), choices, st.data())
def test_illegal_actions_change_nothing_and_say_why(deal: lorumdsl.Deal, chosen: Choices, data: st.DataObject) -> None:
    chance = chosen.start()
    for _ in range(data.draw(st.integers(0, 40))):
        if not deal.over:
            deal.play(chance.choice(deal.legal()))
    legal = {action.code for action in deal.legal()}
    tried: list[Action | str] = [Action(code, "?") for code in (*range(deal.deck.size), PASS) if code not in legal]
    tried += [deal.deck.format_card(card) for card in range(deal.deck.size) if card not in legal]
    tried += ["", "12h", "x", "♥", "Kh Kh", "none"] + ["pass"] * (PASS not in legal)
    state, history = list(deal.state), list(deal.history)
    for action in tried:
        with pytest.raises(IllegalAction) as refused:
            deal.play(action)
        assert deal.state == state
        assert deal.history == history
        assert str(refused.value.reason)
        assert {option.code for option in refused.value.legal} == legal
        assert str(refused.value.reason) in str(refused.value)


@MANY
@given(deals(), choices, st.data())
def test_a_view_does_not_depend_on_what_it_hides(deal: lorumdsl.Deal, chosen: Choices, data: st.DataObject) -> None:
    """Cards change places between hands that a seat does not see; it notices nothing until they are played."""
    seat = data.draw(st.integers(1, deal.seats))
    hidden = [other for other in range(deal.seats) if other + 1 not in deal.view(seat).sees]
    if len(hidden) < 2:
        assert [other + 1 for other in hidden] == [seat], "blind: a seat's own hand is the one that it does not see"
        return
    hands = [list(cards_of(hand)) for hand in deal.hands]
    for _ in range(data.draw(st.integers(1, 6))):
        one, other = data.draw(st.lists(st.sampled_from(hidden), min_size=2, max_size=2, unique=True))
        here, there = (data.draw(st.integers(0, len(hands[0]) - 1)) for _ in range(2))
        hands[one][here], hands[other][there] = hands[other][there], hands[one][here]
    texts = [deal.deck.format_cards(set_of(hand)) for hand in hands]
    twin = lorumdsl.Deal(deal.rules, deal.contract.id, hands=texts, pot=deal.pot)
    chance = chosen.start()
    while True:
        assert twin.view(seat) == deal.view(seat)
        assert deal.view(seat).sees == (seat,)
        if deal.over:
            break
        both = [action for action in deal.legal() if action in twin.legal()]
        if not both:
            break
        action = chance.choice(both)
        deal.play(action)
        twin.play(action)
        if deal.turn != twin.turn or deal.over != twin.over:
            break  # everybody can see that: the holder of the next card is another


@MANY
@given(deals(), choices)
def test_a_view_never_holds_a_hand_that_is_not_to_be_seen(deal: lorumdsl.Deal, chosen: Choices) -> None:
    chance = chosen.start()
    blind = getattr(deal.contract, "blind", False)
    while not deal.over:
        for seat in range(1, deal.seats + 1):
            view = deal.view(seat)
            for other, hand in enumerate(view.hands, 1):
                seen = (other != seat) if blind else (other == seat)
                assert hand == (deal.hands[other - 1] if seen else None)
            assert bool(view.legal) == (view.turn == seat)
        deal.play(chance.choice(deal.legal()))


@MANY
@given(deals(), choices)
def test_a_deal_told_by_its_numbers_pays_as_the_deal_that_was_played(deal: lorumdsl.Deal, chosen: Choices) -> None:
    before = deal.pot
    play_on(deal, chosen.start())
    view = deal.view(1)
    if deal.program.kind in (1, 2) and deal.out is None:
        return  # a stuck deal has no winner, and an outcome must name one
    counts = {}
    for counter in needed_counters(deal.rules, deal.contract.id):
        assert counted_by_people(counter) == (counter,)
        last = len(deal.history) // deal.seats
        won = winners(deal)
        counts[counter] = {
            "taken": [(pile & counter.cards).bit_count() for pile in view.taken],
            "tricks": list(view.tricks),
            "won": [int(won.get(counter.number or last) == seat) for seat in range(1, deal.seats + 1)],
            "left": [hand.bit_count() for hand in deal.hands],
            "passes": list(view.passes),
            "crossed": list(view.crossed),
        }[counter.word]
        if counter.word == "won" and counter.number < 0:
            counts[counter] = [int(won[last] == seat) for seat in range(1, deal.seats + 1)]
    told = finish(deal.rules, deal.contract.id, counts, pot=before)
    assert (told.cost, told.pay, told.pot) == (deal.cost, deal.pay, deal.pot)


def winners(deal: lorumdsl.Deal) -> dict[int, int]:
    """Who won which trick, played once more: seats and tricks from 1."""
    won: dict[int, int] = {}
    again = lorumdsl.Deal(deal.rules, deal.contract.id, hands=dealt(deal))
    for _, action in deal.history:
        tricks = again.view(1).tricks
        again.play(action)
        for seat, number in enumerate(again.view(1).tricks, 1):
            if number > tricks[seat - 1]:
                won[len(won) + 1] = seat
    return won


def dealt(deal: lorumdsl.Deal) -> list[str]:
    """The hands with which a finished deal began."""
    hands = list(deal.hands)
    for seat, action in deal.history:
        if action.code != PASS:
            hands[seat - 1] |= 1 << action.code
    return [deal.deck.format_cards(hand) for hand in hands]


@pytest.mark.parametrize("reference", references())
def test_every_seed_and_number_deals_the_whole_pack(reference: str) -> None:
    for contract in rules(reference).programs:
        for number in range(1, 6):
            deal = lorumdsl.Deal(rules(reference), contract, number * 7919, number=number)
            assert reduce(or_, deal.hands) == deal.deck.cards
            assert sum(hand.bit_count() for hand in deal.hands) == deal.deck.cards.bit_count()


def play_on(deal: lorumdsl.Deal, chance: Random) -> None:
    while not deal.over:
        deal.play(chance.choice(deal.legal()))
