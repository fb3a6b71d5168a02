"""Hearts beside OpenSpiel, which holds every game as a C++ object: driven from Python, and by its own C++ loops.

`pyspiel.evaluate_bots` plays a whole game in one call, dealing included, here with its uniformly random bots.
`pyspiel.MCTSBot.mcts_search` with one simulation does nothing but the rollouts of a `RandomRolloutEvaluator`;
they begin after dealing, because the search wants a seat to move, so that OpenSpiel is spared the dealing.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

import lorumdsl
from tests.benchmarks.figures import Figure, Missing, rate
from tests.benchmarks.interleaved import Play, compare
from tests.benchmarks.random_play import fast_backend, kernels

TITLE = "Hearts against OpenSpiel, one thread"


def measure(seconds: float) -> Iterator[Figure]:
    """How many times as fast compiled hearts is."""
    try:
        import pyspiel
    except ModuleNotFoundError:
        raise Missing("OpenSpiel is not installed: pip install open-spiel") from None
    ours = kernels(lorumdsl.load("hearts"), "hearts", fast_backend())
    game = pyspiel.load_game("hearts", {"pass_cards": False})
    theirs: dict[str, tuple[Play, str]] = {
        "C++: `evaluate_bots` of random bots": (_bots(pyspiel, game), "at least 25"),
        "C++: rollouts of `RandomRolloutEvaluator`, without dealing": (_rollouts(pyspiel, game), ""),
        "Python: `random.choice` of `legal_actions()`": (_driven(game), "at least 250"),
        "Python: chance from `chance_outcomes()`": (_driven(game, by_outcomes=True), "at least 250"),
    }
    for name, (play, aim) in theirs.items():
        found = compare(play, ours, seconds)
        low, high = found.quartiles
        made = f"{rate(found.second)} against {rate(found.first)}; half of all neighbours {low:,.0f} to {high:,.0f}"
        yield Figure(name, found.ratio, "times as fast", made, aim)


def _bots(pyspiel: Any, game: Any) -> Play:
    seeds = count(1)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(4)]

    def play(deals: int) -> None:
        for _ in range(deals):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))

    return play


def _rollouts(pyspiel: Any, game: Any) -> Play:
    seeds, random = count(1), Random(1)
    dealt = game.new_initial_state()
    while dealt.is_chance_node():
        dealt.apply_action(random.choice(dealt.legal_actions()))

    def play(deals: int) -> None:
        seed = next(seeds)
        evaluator = pyspiel.RandomRolloutEvaluator(deals, seed)
        pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1, False, seed, False).mcts_search(dealt)

    return play


def _driven(game: Any, by_outcomes: bool = False) -> Play:
    random = Random(1)

    def play(deals: int) -> None:
        for _ in range(deals):
            state = game.new_initial_state()
            while not state.is_terminal():
                if by_outcomes and state.is_chance_node():
                    actions, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(actions, chances)[0])
                else:
                    state.apply_action(random.choice(state.legal_actions()))
            state.returns()

    return play
