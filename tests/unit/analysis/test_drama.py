"""Lead changes, deficits and the decisive moment: by hand, and the kernel against the course of a table."""

from __future__ import annotations

import pytest

import lorumdsl
from lorumdsl.analysis.drama import (
    add_drama,
    bot_drama,
    drama_figures,
    judge,
    random_drama,
    sense_of,
    session_course,
    standing,
)
from lorumdsl.backends.backend import PlainBackend
from lorumdsl.bots import make_bot
from lorumdsl.bots.match import play_session
from lorumdsl.compiler.rules import Rules
from lorumdsl.engine import bulk_row as rw, drama as dr
from lorumdsl.simulation.deals import bot_rows
from lorumdsl.simulation.tally import Tally
from lorumdsl.source.library import ruleset_ids

DEALS = 4


def told(row: list[int]) -> dict[str, int]:
    names = ("length", "leads", "behind", "deficit", "deepest", "decided")
    places = (dr.LENGTH, dr.LEADS, dr.BEHIND, dr.DEFICIT, dr.DEEPEST, dr.DECIDED)
    return {name: row[place] for name, place in zip(names, places, strict=True)}


def test_a_winner_from_behind() -> None:
    course = [(0, 0), (1, -1), (-1, 1), (-2, 2)]
    row = told(judge(course, 1))
    assert row == {"length": 3, "leads": 1, "behind": 1, "deficit": 2, "deepest": 2, "decided": 2}


def test_where_least_wins_everything_is_turned_round() -> None:
    course = [(0, 0), (1, 0), (1, 5)]
    row = told(judge(course, -1))
    assert row == {"length": 2, "leads": 1, "behind": 1, "deficit": 1, "deepest": 1, "decided": 2}


def test_a_tie_on_the_way_is_no_change_of_the_lead_and_those_who_share_it_win_together() -> None:
    course = [(0, 0, 0), (2, 1, 0), (2, 2, 0), (3, 2, 0), (3, 3, 0)]
    row = told(judge(course, 1))
    assert row == {"length": 4, "leads": 0, "behind": 0, "deficit": 0, "deepest": 0, "decided": 1}


def test_a_deal_that_pays_nobody_is_decided_from_the_start() -> None:
    assert told(judge([(0, 0), (0, 0)], 1))["decided"] == 0


def test_figures_are_shares_of_the_actions() -> None:
    tally = Tally()
    add_drama(tally, judge([(0, 0), (1, -1), (-1, 1), (-2, 2)], 1))
    data = drama_figures(tally)
    assert (data["deals"], data["lead_changes"], data["deepest"]) == (1, 1, 2)
    assert data["behind"] == pytest.approx(1 / 3, abs=1e-6)
    assert data["drama"] == pytest.approx(2 / 3, abs=1e-6)
    assert data["decisiveness"] == pytest.approx(1 / 3, abs=1e-6)
    assert data["drama_ci95"] is None
    assert drama_figures(Tally())["drama"] is None


def at_a_table(rules: Rules, contract: str, number: int) -> list[int]:
    """The deal that the kernel plays, at a table: with the actions of the same deal of a simulation."""
    played = lorumdsl.simulate(rules, contract, deals=1, seed=5, backend="plain").play_again(number).results[0].deal
    deal = lorumdsl.Deal(rules, contract, 5, number=number)
    course = [standing(deal)]
    for _, action in played.history:
        deal.play(action)
        course.append(standing(deal))
    assert deal.pay == course[-1]
    return judge(course, sense_of(rules))


@pytest.mark.parametrize("ruleset", [*ruleset_ids(), "portuguese+three-players"])
def test_the_kernel_notes_what_the_course_at_a_table_shows(ruleset: str) -> None:
    rules = lorumdsl.load(ruleset)
    for contract in rules.programs:
        rows = random_drama(rules, contract, 5, 1, DEALS, PlainBackend())
        expected = [value for number in range(1, DEALS + 1) for value in at_a_table(rules, contract, number)]
        assert rows == expected, contract


@pytest.mark.compiled
@pytest.mark.parametrize("ruleset", ruleset_ids())
def test_compiled_and_plain_note_the_same(ruleset: str) -> None:
    pytest.importorskip("numba")
    from lorumdsl.backends.backend import compiled_backend

    rules, backend = lorumdsl.load(ruleset), compiled_backend()
    for contract in rules.programs:
        rows = backend.numbers(random_drama(rules, contract, 7, 11, 10, backend))
        assert rows == random_drama(rules, contract, 7, 11, 10, PlainBackend()), contract


def test_bots_play_on_as_if_nobody_settled_in_between() -> None:
    rules = lorumdsl.load("hungarian")
    bots = ["greedy", "random", "greedy", "random"]
    for contract in rules.programs:
        followed = bot_drama(rules, contract, 3, 1, 2, bots)
        played = bot_rows(rules, contract, 3, 1, 2, bots)
        assert followed[dr.LENGTH :: dr.DRAMA_WIDTH] == played[rw.ACTIONS :: rw.ROW_WIDTH]


def test_settling_in_between_leaves_the_pot_and_the_deal_alone() -> None:
    rules = lorumdsl.load("hungarian")
    deal = lorumdsl.Deal(rules, "hearts", seed=1, pot=7)
    deal.play(deal.legal()[0])
    before = list(deal.state)
    standing(deal)
    assert deal.state == before


@pytest.mark.parametrize("ruleset", ["hungarian", "portuguese+beans"])
def test_a_session_stands_by_its_balances(ruleset: str) -> None:
    rules = lorumdsl.load(ruleset)
    session = play_session(rules, 3, [make_bot("random", seat) for seat in range(4)])
    course = session_course(rules, [(one.contract, one.deal.pay, one.pot) for one in session.results])
    assert len(course) == len(session.results) + 1
    assert list(course[-1]) == session.balances
    assert set(course[0]) == {rules.ruleset.bank.start}
