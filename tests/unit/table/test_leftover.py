"""What becomes of the pot when a session is cut short, and of what was paid for new chips."""

from __future__ import annotations

from lorumdsl.loading.load import load
from lorumdsl.table.leftover import price_pot, shares_if_cut_short
from lorumdsl.table.session import Session


def test_a_pot_that_is_left_early_is_shared_equally_and_the_leader_has_the_rest() -> None:
    session = Session(load("hungarian"))
    session.books.pot = 18
    session.books.balances = [-9, 0, 3, -12]
    assert shares_if_cut_short(session) == [4, 4, 6, 4]


def test_of_several_leaders_the_first_has_the_rest() -> None:
    session = Session(load("hungarian"))
    session.books.pot = 7
    session.books.balances = [-10, 5, 5, -7]
    assert shares_if_cut_short(session) == [1, 4, 1, 1]


def test_every_purchase_of_beans_is_paid_with_a_cent() -> None:
    session = Session(load("portuguese+beans"))
    session.books.bought = [2, 0, 1, 0]
    assert price_pot(session) == 3
    assert price_pot(Session(load("hungarian"))) == 0
