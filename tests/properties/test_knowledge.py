"""What a seat concludes from its view: never more than is true, and all that the actions show.

At every decision of random games, of every contract, the true hands stay possible, and hands that are
drawn allow the whole history: each action legal, each turn as it was.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import lorumdsl
from lorumdsl.bots.knowledge import Known, known_from, known_hand
from lorumdsl.compiler.rules import Rules
from lorumdsl.engine import state as st
from lorumdsl.engine.deal import give_turn
from lorumdsl.engine.rng import seed
from lorumdsl.engine.step import apply, legal
from lorumdsl.loading.load import load_text
from lorumdsl.search import knowledge as kn
from lorumdsl.search.determinize import determine
from lorumdsl.table.deal import Deal
from lorumdsl.table.position import set_up
from tests.properties.played import references, rules

HOUSE = str(Path(__file__).parent.parent / "unit" / "bots" / "house.yaml")
DEALS = 2
PUBLIC = [slot for slot in [*range(st.LOG), *range(st.TAKEN, st.STACK)] if slot != st.OVER]


def rules_at(reference: str) -> Rules:
    return lorumdsl.load(reference) if reference == HOUSE else rules(reference)


CONTRACTS = [(reference, contract) for reference in [*references(), HOUSE] for contract in rules_at(reference).programs]


def drawn(deal: Deal, known: Known, number: int) -> list[int]:
    """A state with hands drawn."""
    state = st.new_state()
    seed(state, number, 0, 1)
    determine(deal.program, state, known.now, known.begun, known.knowledge)
    return state


def replayed(deal: Deal, known: Known, state: list[int]) -> list[int] | None:
    """The deal played again from its beginning with the hands of a state; None once an action is not legal."""
    again = list(known.begun)
    for seat in range(deal.seats):
        again[st.HAND + seat] = state[st.HAND + seat] | known.knowledge[kn.PLAYED + seat]
    turn = again[st.TURN]
    give_turn(deal.program, again)
    if again[st.TURN] != turn:
        return None
    for seat, action in deal.history:
        if again[st.TURN] != seat - 1 or not legal(deal.program, again) >> action.code & 1:
            return None
        apply(deal.program, again, action.code)
    return again


def is_possible(deal: Deal, known: Known) -> bool:
    """Whether the true hands agree with what is known."""
    vector = known.knowledge
    return all(
        not hand & vector[kn.BARRED + seat] & vector[kn.FREE]
        and not vector[kn.HELD + seat] & ~hand
        and hand.bit_count() == vector[kn.HELD + seat].bit_count() + vector[kn.ROOM + seat]
        for seat, hand in enumerate(deal.hands)
    )


@pytest.mark.parametrize(("reference", "contract"), CONTRACTS)
def test_drawn_hands_allow_all_that_was_played_and_the_truth_is_among_them(reference: str, contract: str) -> None:
    for number in range(1, DEALS + 1):
        chance = Random(number)
        deal = Deal(rules_at(reference), contract, seed=5, number=number, pot=10, factor=2)
        while not deal.over:
            known = known_from(deal.view(deal.turn or 1), deal.program)
            assert known is not None
            assert [known.now[slot] for slot in PUBLIC] == [deal.state[slot] for slot in PUBLIC]
            assert is_possible(deal, known)
            state = drawn(deal, known, len(deal.history))
            again = replayed(deal, known, state)
            assert again is not None
            assert [again[slot] for slot in PUBLIC] == [deal.state[slot] for slot in PUBLIC]
            assert again[st.HAND : st.TAKEN] == state[st.HAND : st.TAKEN]
            deal.play(chance.choice(deal.legal()))


def test_a_seat_knows_its_own_hand_and_of_the_others_only_how_many_cards_they_have() -> None:
    deal = Deal(rules("hungarian"), "hearts", seed=4)
    known = known_from(deal.view(1), deal.program)
    assert known is not None
    assert known.knowledge[kn.HELD : kn.HELD + 4] == [deal.hands[0], 0, 0, 0]
    assert known.knowledge[kn.ROOM : kn.ROOM + 5] == [0, 8, 8, 8, 0]


def test_who_does_not_follow_suit_is_known_to_be_void() -> None:
    deal = Deal(rules("hungarian"), "hearts", hands=["7♣ 7♠", "8♠ 9♠", "8♣ 9♣", "U♣ O♣"])
    deal.play("7♣")
    deal.play("8♠")
    known = known_from(deal.view(3), deal.program)
    assert known is not None
    assert known.knowledge[kn.BARRED + 1] & deal.program.suits[0] == deal.program.suits[0]


def test_a_pass_shows_that_a_seat_has_none_of_the_open_cards() -> None:
    deal = Deal(rules("hungarian"), "lorum", hands=["7♣ 8♠", "9♠ K♠", "7♠ U♣", "8♣ 7♥"])
    deal.play("7♣")
    opened = deal.open
    deal.play("pass")
    known = known_from(deal.view(3), deal.program)
    assert known is not None
    assert known.knowledge[kn.BARRED + 1] & opened == opened
    assert known.knowledge[kn.BARRED + 3] & opened == 0


def test_who_leads_what_is_forbidden_has_nothing_else() -> None:
    """Hearts may not be led before one has been played, unless the hand holds nothing else."""
    deal = Deal(rules("portuguese"), "king", hands=["8♥ 9♥ U♥", "7♣ 8♣ 9♣", "7♠ 8♠ 9♠", "7♦ 8♦ 9♦"])
    deal.play("9♥")
    known = known_from(deal.view(2), deal.program)
    assert known is not None
    for number in range(20):
        assert drawn(deal, known, number)[st.HAND] & ~deal.program.suits[3] == 0


def test_who_leads_what_only_a_singleton_may_has_no_other_of_the_suit() -> None:
    """An Ober may open the first trick only if it is alone in its suit; that no set of cards can say."""
    deal = Deal(
        rules("portuguese"),
        "obers",
        hands=[
            "O♣ 7♠ 8♠ 9♠ 7♦ 8♦ 9♦ 7♥",
            "7♣ 8♣ 9♣ K♣ U♠ O♠ K♠ A♠",
            "U♣ A♣ 10♣ 10♠ 10♦ U♦ O♦ K♦",
            "A♦ 8♥ 9♥ 10♥ U♥ O♥ K♥ A♥",
        ],
    )
    deal.play("O♣")
    known = known_from(deal.view(2), deal.program)
    assert known is not None
    assert known.knowledge[kn.TRIED] == 1
    for number in range(20):
        assert drawn(deal, known, number)[st.HAND] & deal.program.suits[0] == 0


def test_who_begins_with_the_named_card_may_hold_others_whatever_is_forbidden_to_lead() -> None:
    """No restriction holds for the card that opens the deal, so it says nothing about the rest of the hand."""
    opening = "{opening: {holder: 7♣, with: 7♣ | 8♣}, forbid: [{lead: 7♣ | 8♣}]}"
    house = load_text(f"lorum: 1\nid: house\nextends: hungarian\ncontracts: {{hearts: {opening}}}\n", "house")
    for card in ("7♣", "8♣"):
        deal = Deal(house, "hearts", hands=["9♣ 9♠ K♦", "7♣ 8♣ A♥", "10♣ 8♠ 7♦", "U♣ 7♠ K♥"])
        deal.play(card)
        known = known_from(deal.view(3), deal.program)
        assert known is not None
        assert is_possible(deal, known)
        states = [drawn(deal, known, number) for number in range(20)]
        assert all(replayed(deal, known, state) for state in states)
        assert len({state[st.HAND + 1] for state in states}) > 1


def test_a_blind_seat_knows_its_cards_but_not_their_places() -> None:
    chosen = rules("denexa")
    assert chosen.ruleset.contract("hairy-ape").blind
    deal = Deal(chosen, "hairy-ape", seed=3)
    known = known_from(deal.view(1), deal.program)
    assert known is not None
    assert known.knowledge[kn.FREE] == deal.hands[0]
    assert known.knowledge[kn.HELD + 1 : kn.HELD + 4] == list(deal.hands[1:])


def test_a_position_set_up_midway_is_not_explained_by_its_history() -> None:
    deal = set_up(rules("hungarian"), "hearts", ["7♠ K♥", "A♠ 7♦", "8♠ 8♦", "9♠ A♦"], trick=7)
    assert known_from(deal.view(1), deal.program) is None


def test_cards_that_may_lie_in_few_places_move_others_on() -> None:
    """P2 lacks all suits but one, P3 lacks that one in part: whatever is drawn first, all find a place."""
    chosen = rules("hungarian").programs["hearts"]
    known = known_hand(chosen.suits[0], 0, chosen)
    vector = list(known.knowledge)
    vector[kn.BARRED + 1] = chosen.suits[1] | chosen.suits[2]
    vector[kn.BARRED + 4] = vector[kn.FREE]
    deal = Deal(rules("hungarian"), "hearts", seed=1)
    for number in range(20):
        state = drawn(deal, Known(known.now, known.begun, vector), number)
        assert state[st.HAND + 1] == chosen.suits[3]
        assert [state[st.HAND + seat].bit_count() for seat in range(4)] == [8] * 4
