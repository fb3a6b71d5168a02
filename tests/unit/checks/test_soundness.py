"""What is claimed of totals, pots, payments and restrictions, held against what a deal does."""

from __future__ import annotations

import pytest

from lorumdsl.bots import make_bot
from lorumdsl.bots.match import play_session
from lorumdsl.diagnostics.codes import CASE_IDLE, CONSTANT_TOO_LARGE, NO_RECEIVER, NOT_AVAILABLE, RESTRICTION_IDLE
from lorumdsl.loading.examine import check_text
from lorumdsl.loading.load import load_text
from lorumdsl.table.position import set_up

SUMS = """\
lorum: 1
id: t
extends: hungarian
contracts:
  a: {kind: trick, cost: tricks, total: 8, payout: to-the-pot}
  b: {kind: trick, cost: -tricks, total: -8, payout: to-the-pot}
  c: {kind: trick, cost: 6*taken(O), payout: to-the-pot}
  nothing: {kind: trick, sum: [a, b], payout: to-the-pot}
  twice: {kind: trick, sum: [a, a2], payout: to-the-pot}
  a2: {kind: trick, cost: tricks, total: 8, payout: to-the-pot}
  unknown: {kind: trick, sum: [a, c], payout: to-the-pot}
"""


def test_a_sum_claims_a_total_where_all_its_parts_do() -> None:
    ruleset = load_text(SUMS, "t.yaml").ruleset
    totals = [ruleset.contract(name).total for name in ("nothing", "twice", "unknown")]
    assert totals == [0, 16, None]


PAYS = """\
lorum: 1
id: p
extends: hungarian
payouts:
  to-the-pot:
    takers: cost > 0
    cases: [{{otherwise: true, pay: [{{from: all, to: pot, amount: 3}}, {payment}]}}]
"""


@pytest.mark.parametrize("amount", ["cost", "left + 1", "total + tricks"])
def test_the_pot_pays_by_nothing_that_is_counted_seat_by_seat(amount: str) -> None:
    payment = f"{{from: pot, to: takers, amount: {amount}}}"
    found = check_text(PAYS.format(payment=payment), "p.yaml")
    assert [one.code for one in found if "the pot pays one amount" in one.message] == [NOT_AVAILABLE]


@pytest.mark.parametrize("amount", ["pot", "total", "takers", "min(pot, seats)"])
def test_the_pot_pays_by_what_is_the_same_for_all(amount: str) -> None:
    payment = f"{{from: pot, to: takers, amount: {amount}}}"
    found = check_text(PAYS.format(payment=payment), "p.yaml")
    assert not [one for one in found if one.code is NOT_AVAILABLE]


def test_a_taker_who_is_the_only_one_cannot_pay_the_takers() -> None:
    found = check_text(PAYS.format(payment="{from: takers, to: takers, amount: cost}"), "p.yaml")
    assert NO_RECEIVER in [one.code for one in found]


def test_winners_are_who_they_were_before_they_shared_the_pot() -> None:
    text = """\
lorum: 1
id: w
extends: hungarian
bank: {leftover: winners share}
session: {contracts: [hairy-monkey], cycles: 1, wins: least}
"""
    session = play_session(load_text(text, "w.yaml"), 1, [make_bot("random", seat) for seat in range(4)])
    loser = min(range(4), key=lambda seat: session.results[-1].pay[seat])
    assert session.winners == [loser + 1]
    assert session.balances[loser] == 0


def test_a_case_that_asks_about_a_fuller_pot_than_is_usual_can_apply() -> None:
    text = """\
lorum: 1
id: q
extends: hungarian
payouts:
  to-the-pot:
    cases:
    - {when: pot >= 30, pay: [{from: all, to: pot, amount: 2*cost}]}
    - {otherwise: true, pay: [{from: all, to: pot, amount: cost}]}
"""
    assert CASE_IDLE not in [one.code for one in check_text(text, "q.yaml")]


def test_a_restriction_within_another_holds_for_a_hand_of_the_other_alone() -> None:
    text = """\
lorum: 1
id: c
extends: hungarian
contracts:
  hearts: {forbid: {both: {lead: hearts | spades, while: trick < 8}, one: {lead: hearts, while: trick < 8}}}
"""
    assert RESTRICTION_IDLE not in [one.code for one in check_text(text, "c.yaml")]
    deal = set_up(load_text(text, "c.yaml"), "hearts", ["7♥ 7♠", "8♥ 8♠", "9♥ 9♠", "10♥ 10♠"], trick=2)
    assert [str(action) for action in deal.legal()] == ["7♠"]


@pytest.mark.parametrize(
    ("amount", "grows"),
    [
        ("pot + 1", True),
        ("3*pot", True),
        ("pot if pot > 5 else 1", True),
        ("7 if pot > 0 else 2", False),
        ("min(pot, 20)", False),
    ],
)
def test_a_pot_that_feeds_itself_is_found_and_one_that_only_asks_is_not(amount: str, grows: bool) -> None:
    text = f"""\
lorum: 1
id: g
extends: hungarian
session: {{contracts: [hearts], cycles: 200}}
payouts:
  to-the-pot:
    cases: [{{otherwise: true, pay: [{{from: all, to: pot, amount: {amount}}}]}}]
"""
    assert (CONSTANT_TOO_LARGE in [one.code for one in check_text(text, "g.yaml")]) == grows
