"""A card says who begins, and with what: in every kind of contract, at the table, in the books and to the referee."""

from __future__ import annotations

from functools import cache

import pytest

import lorumdsl
from lorumdsl.compiler.rules import Rules
from lorumdsl.engine import state as st
from lorumdsl.expr.ast import Counter
from lorumdsl.loading.examine import check_text
from lorumdsl.loading.load import load_text
from lorumdsl.phrases.clauses import tell
from lorumdsl.records.questions import passes_from
from lorumdsl.records.referee import review
from lorumdsl.table.deal import Deal
from lorumdsl.table.hands import ImpossibleDeal
from lorumdsl.table.outcome import finish
from lorumdsl.table.position import set_up

HOUSE = """\
lorum: 1
id: house
extends: denexa
contracts:
  hearts: {opening: {holder: K♦}}
  queens: {opening: {holder: K♦, with: diamonds | Q♠}}
  train: {opening: {holder: 7♣}}
  quart: {opening: {holder: 9♠, with: rank(9)}}
  domino: {opening: {holder: 7♥, with: hearts}}
"""
HANDS = ["7h Ks 8d", "7c 9c Qs", "9s Qd Kd", "8s 9h Jh"]
BEGINS = [  # contract, who begins, with what
    ("hearts", 3, "K♦"),
    ("queens", 3, "Q♦ K♦"),
    ("train", 2, "7♣"),
    ("quart", 3, "9♠"),
    ("domino", 1, "7♥"),
]


@cache
def rules() -> Rules:
    assert [found for found in check_text(HOUSE, "house.yaml") if found.is_error] == []
    return load_text(HOUSE, "house.yaml")


@pytest.mark.parametrize(("contract", "seat", "cards"), BEGINS)
def test_the_holder_begins_with_what_may_be_begun_with(contract: str, seat: int, cards: str) -> None:
    deal = Deal(rules(), contract, hands=HANDS)
    assert deal.turn == seat
    assert " ".join(map(str, deal.legal())) == cards
    assert [str(action) for action in deal.view(seat).legal] == cards.split()


@pytest.mark.parametrize(("contract", "seat", "cards"), BEGINS)
def test_after_the_first_card_the_game_is_as_it_was(contract: str, seat: int, cards: str) -> None:
    first = cards.split()[0]
    deal = Deal(rules(), contract, hands=HANDS)
    deal.play(first)
    turned = [*HANDS[seat - 1 :], *HANDS[: seat - 1]]  # the same deal without an opening, with that seat as P1
    plain = Deal(lorumdsl.load("denexa"), contract, hands=turned)
    plain.play(first)
    while not plain.over:
        assert deal.turn is not None
        assert plain.turn is not None
        assert (deal.turn - seat) % 4 == plain.turn - 1
        assert deal.legal() == plain.legal()
        deal.play(plain.play(plain.legal()[-1]))
    assert deal.over
    assert [deal.cost[(place + seat - 1) % 4] for place in range(4)] == list(plain.cost)


@pytest.mark.parametrize("contract", [contract for contract, _, _ in BEGINS])
def test_dealt_from_a_seed_it_is_the_same(contract: str) -> None:
    begins = set()
    for number in range(1, 21):
        deal = Deal(rules(), contract, 5, number=number)
        holder = rules().programs[contract].opener
        assert deal.turn == next(seat for seat, hand in enumerate(deal.hands, 1) if hand & holder)
        begins.add(deal.turn)
    assert begins == {1, 2, 3, 4}


def test_another_card_is_refused_by_the_clause_of_the_opening() -> None:
    deal = Deal(lorumdsl.load("hearts"), "hearts", hands=["Ac 5d", "3c 4d", "2c Kc", "9c Qd"])
    with pytest.raises(lorumdsl.IllegalAction) as refused:
        deal.play("Kc")
    opens = "whoever holds the 2 of clubs (2♣) begins, and plays that card first"
    assert str(refused.value.reason) == f"P3 holds 2♣: {opens}"
    assert refused.value.clause is not None
    assert refused.value.clause.path == "contracts.hearts.opening"
    assert str(tell(deal.rules.ruleset, refused.value.clause)) == (
        f"hearts, hearts, who begins: {opens} (page, 'play', opening; spiel, 'first card', two-of-clubs; ruling 110)"
    )
    with pytest.raises(lorumdsl.IllegalAction, match="it is the turn of P3, who does not hold A♣"):
        deal.play("Ac")


def test_a_pass_is_refused_by_what_there_is_to_begin_with() -> None:
    deal = Deal(rules(), "domino", hands=HANDS)
    with pytest.raises(lorumdsl.IllegalAction, match=r"P1 can play 7♥: whoever can play must"):
        deal.play("pass")


def test_without_the_card_in_any_hand_the_seat_after_the_dealer_begins() -> None:
    deal = Deal(rules(), "hearts", hands=["7h Ks", "7c 9c", "9s Qd", "8s 9h"])
    assert (deal.turn, " ".join(map(str, deal.legal()))) == (1, "K♠")


def test_a_position_in_the_middle_is_not_opened_again() -> None:
    later = set_up(rules(), "hearts", HANDS, trick=2)
    assert (later.turn, len(later.legal())) == (1, 3)
    seen = set_up(rules(), "hearts", HANDS, seen="8h", leader=2)
    assert (seen.turn, len(seen.legal())) == (2, 3)
    laid = set_up(rules(), "domino", HANDS, laid="8h", leader=4)
    assert " ".join(map(str, laid.legal())) == "8♠ 9♥"
    with pytest.raises(ImpossibleDeal, match="P2 does not begin: P3 holds K♦"):
        set_up(rules(), "hearts", HANDS, leader=2)


def test_the_referee_names_a_wrong_beginning_and_goes_on() -> None:
    found = review(rules(), "hearts", HANDS, ["Qd", "9h", "Ks", "Qs"])
    assert [str(one.reason) for one in found.irregularities][:1] == [
        "P3 holds K♦: whoever holds the king of diamonds (K♦) begins, and plays that card first "
        "[contracts.hearts.opening (post hearts-kind, post hearts-cost, "
        "post hearts-count, post follow-suit, post trick-winner, post own-pile, post winner-leads, "
        "ruling 24, ruling 69, ruling 95, ruling 96)]"
    ]
    assert not found.stopped


def test_in_a_layout_any_seat_may_have_begun_and_passes_are_asked_of_all() -> None:
    left, passes = Counter("left"), Counter("passes")
    priced = HOUSE.replace("with: hearts}", "with: hearts}, pass: {cost: 1}")
    deal = finish(load_text(priced, "house.yaml"), "domino", {left: (1, 0, 2, 3), passes: (2, 1, 2, 4)})
    assert deal.state[st.PASSES : st.PASSES + 4] == [2, 1, 2, 4]  # P4 began: P1 and P2 had a turn more than P3
    with pytest.raises(ImpossibleDeal, match="no other seat can have begun"):
        finish(load_text(priced, "house.yaml"), "domino", {left: (1, 0, 2, 3), passes: (2, 1, 3, 3)})
    assert passes_from(rules().ruleset.contract("domino"), (1, 0, 2, 3), 1) is None
    assert passes_from(lorumdsl.load("denexa").ruleset.contract("domino"), (1, 0, 2, 3), 1) == (2, 1, 2, 3)


def test_a_sum_begins_as_the_first_of_its_parts_does_that_says_how() -> None:
    text = """\
lorum: 1
id: house
extends: denexa
session: {contracts: [hearts, queens, no-tricks, hairy-ape, train, quart, domino, all-bad]}
contracts:
  queens: {opening: {holder: K♦}}
  no-tricks: {opening: {holder: 7♣}}
  all-bad: {kind: trick, sum: [hearts, queens, no-tricks], payout: avoid-or-sweep}
"""
    opening = load_text(text, "house.yaml").ruleset.contract("all-bad").opening
    assert opening is not None
    assert opening.clause.path == "contracts.queens.opening"


@pytest.mark.parametrize("contract", ["hearts", "hairy-ape"])
def test_a_card_that_is_not_dealt_cannot_say_who_begins(contract: str) -> None:
    stripped = "lorum: 1\nid: house\nextends: denexa\nstrip: [7♣, 7♠, 7♦, 7♥]\ndeal: {packets: [7]}\n"
    text = f"{stripped}contracts: {{{contract}: {{opening: {{holder: 7♣}}}}}}\n"
    assert "LRM306" in {found.code.id for found in check_text(text, "house.yaml")}


def test_a_session_goes_round_whoever_begins() -> None:
    session = lorumdsl.Session(lorumdsl.load("hearts"), seed=11)
    begins = set()
    for number in range(1, 5):
        deal = session.choose()
        assert session.dealer == (number + 2) % 4 + 1
        assert session.turn == session.table_seat(deal.turn or 0)
        begins.add(deal.turn)
        while not deal.over:
            session.play(session.legal()[0])
        assert session.over or session.number == number + 1
    assert len(begins) > 1
