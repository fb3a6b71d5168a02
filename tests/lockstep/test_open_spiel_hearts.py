"""Hearts is played as OpenSpiel plays it; without OpenSpiel there is nothing to hold it against. `nox -s lockstep`."""

from __future__ import annotations

import pytest

import lorumdsl
from tests.lockstep.hearts import HERE, OPTIONS, Departure, play_games, there

pytest.importorskip("pyspiel", reason="needs open-spiel")
pytestmark = pytest.mark.lockstep

GAMES = 60


def test_every_card_has_a_number_of_its_own_there() -> None:
    assert sorted(there(card) for card in range(52)) == list(range(52)) == sorted(HERE.values())


@pytest.mark.parametrize("reference", OPTIONS)
def test_every_decision_and_all_points_agree(reference: str) -> None:
    tally = play_games(lorumdsl.load(reference), OPTIONS[reference], GAMES, seed=7)
    assert tally.games == GAMES
    assert tally.decisions == GAMES * 52
    assert tally.seen["moons"] > 0
    assert tally.seen["first tricks of penalty cards only"] > 0


@pytest.mark.parametrize("reference", [reference for reference in OPTIONS if reference != "hearts"])
def test_another_game_departs(reference: str) -> None:
    with pytest.raises(Departure, match=r"(?s)here .*, there .*P1: .*played: "):
        play_games(lorumdsl.load(reference), {}, 400, seed=7)
