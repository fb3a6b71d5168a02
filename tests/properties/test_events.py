"""Events tell what the state of a deal came to, in every deal of every ruleset and of every kind of contract."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given

import lorumdsl
from lorumdsl.engine import state as st
from lorumdsl.engine.program import COUNT, PASS, TRICK
from lorumdsl.table.deal import Deal
from lorumdsl.table.events import ChainEnded, CountRaised, Move, ShowedOut, TrickTaken
from tests.properties.played import MANY, Choices, choices, deals, references, rules


@MANY
@given(deals(), choices)
def test_events_tell_what_the_state_came_to(deal: lorumdsl.Deal, chosen: Choices) -> None:
    holds_whatever_is_played(deal, chosen)


@pytest.mark.parametrize("reference", references())
def test_events_tell_what_the_state_came_to_in_every_contract(reference: str) -> None:
    for contract in rules(reference).programs:
        for number in (1, 2):
            holds_whatever_is_played(Deal(rules(reference), contract, 5, number=number), Choices(number))


def holds_whatever_is_played(deal: lorumdsl.Deal, chosen: Choices) -> None:
    """Play a deal to its end and hold each step against the state."""
    chance, seats, hands = chosen.start(), range(deal.seats), list(deal.hands)
    played: list[tuple[int, str]] = []
    while not deal.over:
        turn, free = deal.turn or 0, deal.state[st.OPEN] == 0
        known = len(deal.events)
        played.append((turn, str(deal.play(chance.choice(deal.legal())))))
        first, *others = deal.events[known:]
        assert isinstance(first, Move)
        assert first.seat == turn
        for event in others:
            if isinstance(event, ShowedOut):
                assert event.seat == turn
                assert not (deal.hands[turn - 1] | 1 << first.action.code) & event.suit
            if isinstance(event, ChainEnded):
                assert (event.seat, deal.state[st.OPEN]) == (deal.turn, 0)
                assert not deal.over
        ended = any(isinstance(event, ChainEnded) for event in others)
        if deal.program.kind not in (TRICK, COUNT) and free and first.action.code == PASS:
            assert not ended, "nobody passes who may play any card"
        assert tuple(deal.events) == deal.view(1).events
    assert [(seat, str(action)) for seat, action in deal.history] == played

    taken, tricks = [0] * deal.seats, Counter[int]()
    for event in deal.events:
        if isinstance(event, TrickTaken):
            tricks[event.seat] += 1
            assert deal.state[st.WON + event.number] == event.seat - 1
            for seat in seats:
                mine = event.cards & hands[seat]
                assert mine.bit_count() <= 1
                taken[seat if event.kept else event.seat - 1] |= mine
    assert taken == deal.state[st.TAKEN : st.TAKEN + deal.seats]
    assert [tricks[seat + 1] for seat in seats] == deal.state[st.TRICKS : st.TRICKS + deal.seats]

    raised = [event for event in deal.events if isinstance(event, CountRaised)]
    assert [raised[-1].count if raised else 0] == [deal.state[st.COUNT]]
    assert all(before.count <= after.count for before, after in pairwise(raised))
    charged = [sum(event.charge for event in raised if event.seat == seat + 1) for seat in seats]
    assert charged == deal.state[st.CROSSED : st.CROSSED + deal.seats]
