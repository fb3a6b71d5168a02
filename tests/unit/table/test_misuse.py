"""Deals and sessions that are used in ways they are not meant for: refused with a reason, or put right."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from pathlib import Path

import pytest

from lorumdsl.diagnostics.diagnostic import RulesetError
from lorumdsl.loading.load import load, load_text
from lorumdsl.source.saving import save_text
from lorumdsl.table.actions import Action, IllegalAction
from lorumdsl.table.deal import MOST_NUMBER, MOST_SEED, Deal
from lorumdsl.table.hands import ImpossibleDeal
from lorumdsl.table.ledger import MOST_EXTRA_DEALS
from lorumdsl.table.session import NotOffered, Session
from lorumdsl.table.thresholds import divides

HEARTS = load("hungarian")
BLIND = load("denexa")


def played_out(session: Session) -> Session:
    while not session.over:
        session.play(session.legal()[0])
    return session


def house(changes: str) -> Session:
    text = "lorum: 1\nid: house\nextends: hungarian\nname: House\nsession:\n  contracts: [hearts]\n  cycles: 2\n"
    return Session(load_text(text + changes, "house.yaml"), seed=1)


@pytest.mark.parametrize("seat", [0, -1, 5])
@pytest.mark.parametrize("see", [Deal.view, Deal.held], ids=["view", "held"])
def test_there_is_no_seat_beyond_the_table(see: Callable[[Deal, int], object], seat: int) -> None:
    """In a blind contract such a seat would see every hand."""
    with pytest.raises(ImpossibleDeal, match=f"there is no seat {seat}: seats are 1 to 4"):
        see(Deal(BLIND, "hairy-ape", seed=1), seat)


@pytest.mark.parametrize("seat", [0, 5])
def test_a_session_has_no_seat_beyond_the_table(seat: int) -> None:
    with pytest.raises(ImpossibleDeal, match="there is no seat"):
        Session(HEARTS, seed=1).view(seat)


@pytest.mark.parametrize("number", [0, -1, MOST_NUMBER + 1])
def test_a_deal_has_a_number_that_no_other_deal_shares(number: int) -> None:
    with pytest.raises(ImpossibleDeal, match="deals are numbered"):
        Deal(HEARTS, "hearts", seed=1, number=number)


@pytest.mark.parametrize("seed", [-1, MOST_SEED + 1, 1.5, "7"])
def test_a_session_refuses_its_seed_at_once(seed: int) -> None:
    with pytest.raises(ImpossibleDeal, match="a seed is a whole number"):
        Session(HEARTS, seed)


@pytest.mark.parametrize("action", [Action(2, "2♠"), Action(-1, "x"), Action(999, "9♦♦")])
def test_an_action_of_another_deck_is_refused_whatever_its_number(action: Action) -> None:
    deal = Deal(HEARTS, "hearts", seed=7)
    with pytest.raises(IllegalAction, match="neither a card of this deck"):
        deal.play(action)
    assert deal.history == []


def test_a_place_with_any_number_of_digits_is_refused() -> None:
    with pytest.raises(IllegalAction, match="has 8 cards, #1 to #8"):
        Deal(BLIND, "hairy-ape", seed=1).play("#" + "9" * 5000)


def test_a_copy_of_a_deal_is_a_deal_of_its_own() -> None:
    deal = Deal(HEARTS, "hearts", seed=2)
    copied = copy.copy(deal)
    copied.play(copied.legal()[0])
    assert (deal.turn, len(deal.history), copied.turn, len(copied.history)) == (1, 0, 2, 1)


def test_a_deal_that_is_played_by_itself_is_settled_in_its_session_once() -> None:
    session = Session(HEARTS, seed=1)
    deal = session.choose()
    while not deal.over:
        deal.play(deal.legal()[0])
    assert (session.number, session.deal) == (2, None)
    assert session.enter(deal) is session.results[-1]
    assert session.number == 2


def test_a_contract_that_has_been_named_stays() -> None:
    session = Session(load("portuguese+doubling"), seed=1)
    session.play("reds")
    with pytest.raises(NotOffered, match="reds has been named already"):
        session.choose("obers")
    assert session.choose(doubled=True).contract.id == "reds"


def test_nothing_is_entered_once_the_session_is_over() -> None:
    session = played_out(house(""))
    with pytest.raises(NotOffered, match="the session is over"):
        session.enter(Deal(HEARTS, "hearts", seed=9))


def test_who_leads_cannot_be_changed_from_outside() -> None:
    session = house("  ties: extra deal\n")
    while len(session.tied) < 2 and not session.over:
        session.play(session.legal()[0])
    tied = session.tied
    session.leaders().clear()
    assert session.tied == tied != []


def test_buying_up_to_a_far_limit_takes_one_step() -> None:
    session = played_out(house("bank: {rebuy: {below: 1000000, amount: 7, price: 0}}\n"))
    assert all(10**6 <= balance < 10**6 + 100 for balance in session.balances)


def test_a_tie_that_no_deal_breaks_is_shared_in_the_end() -> None:
    pay = "{otherwise: true, pay: [{from: all, to: pot, amount: 1}]}"
    session = house(f"  ties: extra deal\npayouts: {{avoid-or-sweep: {{takers: null, cases: [{pay}]}}}}\n")
    played_out(session)
    assert (session.winners, len(session.results)) == ([1, 2, 3, 4], 2 + MOST_EXTRA_DEALS)


def test_refusals_survive_the_way_to_another_process() -> None:
    with pytest.raises(IllegalAction) as refused:
        Deal(HEARTS, "hearts", seed=1).play("2s")
    with pytest.raises(RulesetError) as broken:
        load("nope")
    for error in (refused.value, broken.value):
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again)) == (type(error), str(error))


@pytest.mark.parametrize(
    ("prices", "charged", "possible"),
    [([1, 2, 3, 4], [10, 0, 0, 0], True), ([1, 2, 3, 4], [5, 5, 0, 0], True), ([2, 2, 3], [1, 3, 3, 0], False),
     ([0, 0, 5], [0, 5, 0, 0], True), ([1] * 60, [15, 15, 15, 15], True), ([3] * 60, [46, 45, 45, 44], False)],
)  # fmt: skip
def test_prices_are_shared_out_among_seats(prices: list[int], charged: list[int], possible: bool) -> None:
    assert divides(prices, charged) is possible


def test_saving_keeps_who_may_read_a_file(tmp_path: Path) -> None:
    path = tmp_path / "sheet.yaml"
    path.write_text("old")
    path.chmod(0o600)
    save_text("new", path)
    assert (path.read_text(), path.stat().st_mode & 0o777) == ("new", 0o600)


def test_a_text_that_no_file_can_hold_leaves_the_old_one(tmp_path: Path) -> None:
    path = tmp_path / "sheet.yaml"
    path.write_text("old")
    with pytest.raises(ValueError, match="surrogates"):
        save_text("\udcff", path)
    assert [file.read_text() for file in tmp_path.iterdir()] == ["old"]
