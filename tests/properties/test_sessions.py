"""What holds through every session: money, the pot, the schedule, the end."""

from __future__ import annotations

import pytest
from hypothesis import given

import lorumdsl
from lorumdsl.model.ruleset import Unit
from tests.properties.played import FEW, Choices, choices, choose_and_play, references, rules, seeds, sessions

MOST_DEALS = 200
POTS_BEFORE_LORUM = {10, 18, 20, 26, 28, 36}


@given(sessions(), choices)
def test_balances_and_pot_are_conserved_from_deal_to_deal_and_the_session_ends(
    session: lorumdsl.Session, chosen: Choices
) -> None:
    bank, chance = session.rules.ruleset.bank, chosen.start()
    while not session.over:
        before, pot, bought = list(session.balances), session.pot, list(session.bought)
        tied = session.tied if bank.unit is Unit.POINTS else []
        choose_and_play(session, chance)
        result = session.results[-1]
        # In a deal that plays off a tie, points count for those who are tied.
        scored = [pay if seat in tied or not tied else 0 for seat, pay in enumerate(result.pay, 1)]
        amount = bank.rebuy.amount if bank.rebuy else 0
        gained = [(now - then) * amount for now, then in zip(session.bought, bought, strict=True)]
        settled = [then + pay + more for then, pay, more in zip(before, scored, gained, strict=True)]
        if not session.over:
            assert settled == session.balances
        if bank.unit is not Unit.POINTS:
            assert sum(session.balances) + session.pot == sum(before) + pot + sum(gained)
        assert len(session.results) < MOST_DEALS
    assert session.offered() == []
    assert session.winners
    schedule = session.rules.ruleset.schedule
    best = max if schedule.most_wins else min
    if len(session.results) <= schedule.cycles * len(schedule.contracts):
        assert {session.balances[seat - 1] for seat in session.winners} == {best(session.balances)}


@pytest.mark.parametrize("reference", [name for name in ("hungarian", "english", "japanese") if name in references()])
@FEW
@given(seed=seeds, chosen=choices)
def test_the_pot_waits_for_lorum_and_is_empty_after_each_dealer(reference: str, seed: int, chosen: Choices) -> None:
    session, chance = lorumdsl.Session(rules(reference), seed), chosen.start()
    for number in range(1, 29):
        assert session.number == number
        assert session.dealer == (4, 1, 2, 3)[(number - 1) // 7]
        if session.offered() == ["lorum"]:
            assert session.pot in POTS_BEFORE_LORUM
        before = session.pot
        choose_and_play(session, chance)
        result = session.results[-1]
        if result.contract in ("quads", "fast-train"):
            assert result.pot == before
        if number % 7 == 0:
            assert session.pot == 0
        assert sum(session.balances) + session.pot == 0
    assert session.over


@pytest.mark.parametrize("reference", [name for name in references() if name.startswith("portuguese+")])
def test_each_contract_is_played_once_a_round(reference: str) -> None:
    session, chance = lorumdsl.Session(rules(reference), 11), Choices(5).start()
    contracts = session.rules.ruleset.schedule.contracts
    while not session.over:
        choose_and_play(session, chance)
    played = session.played[: len(contracts) * session.rules.ruleset.schedule.cycles]
    for start in range(0, len(played), len(contracts)):
        round_ = played[start : start + len(contracts)]
        assert len(set(round_)) == len(round_)
        assert set(round_) <= set(contracts)


@pytest.mark.parametrize(
    ("reference", "whole"), [("portuguese", 272), ("portuguese+three-players", 216), ("portuguese+short", 48)]
)
def test_the_points_of_a_whole_score_sheet_add_up(reference: str, whole: int) -> None:
    """Lorum apart, a regular session scores a fixed sum: the check figure of a score sheet."""
    session, chance = lorumdsl.Session(rules(reference), 21), Choices(8).start()
    schedule = session.rules.ruleset.schedule
    for _ in range(len(schedule.contracts) * schedule.cycles):
        choose_and_play(session, chance)
    assert sum(sum(result.pay) for result in session.results if result.contract != "lorum") == whole
