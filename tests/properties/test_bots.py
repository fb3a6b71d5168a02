"""Bots under any rules: only legal actions, the same from the same seed, and greedy beats random.

The strength of greedy is asserted on fixed deals, so that it holds or fails alike everywhere; the margins
are about half of what is measured. `tests/benchmarks/bots_table.py` prints the table with intervals.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from statistics import fmean

import pytest
from hypothesis import given, strategies

from lorumdsl.bots import make_bot
from lorumdsl.bots.match import play_deal, play_session
from lorumdsl.compiler.rules import Rules
from lorumdsl.loading.load import load
from lorumdsl.source.library import ruleset_ids
from lorumdsl.table.actions import Action
from lorumdsl.table.deal import Deal

HOUSE = str(Path(__file__).parent.parent / "unit" / "bots" / "house.yaml")  # has what no shipped ruleset has
REFERENCES = [*ruleset_ids(), "portuguese+three-players", HOUSE]
MARGINS = {  # chips a deal that greedy gains on random in the same chair
    "hearts": 0.6,
    "obers": 1.0,
    "no-tricks": 1.4,
    "quads": 1.6,
    "fast-train": 0.2,
    "hairy-monkey": 0.8,
    "lorum": 1.8,
}
DEALS = 200

seeds = strategies.integers(0, 10**6)
references = strategies.sampled_from(REFERENCES)
names = strategies.sampled_from(["random", "greedy", "search:20"])
rules_of = cache(load)


@given(seeds, references, strategies.data())
def test_bots_play_legal_actions_to_the_end_of_every_contract(
    seed: int, reference: str, data: strategies.DataObject
) -> None:
    rules = rules_of(reference)
    contract = data.draw(strategies.sampled_from(list(rules.programs)))
    bots = [make_bot(data.draw(names), seed) for _ in range(rules.ruleset.seats)]
    deal = Deal(rules, contract, seed)
    while (seat := deal.turn) is not None:
        view = deal.view(seat)
        action = bots[seat - 1].choose_action(view, rules)
        assert action in view.legal
        deal.play(action)


@given(seeds, references, names, strategies.data())
def test_bots_of_the_same_seed_play_the_same(seed: int, reference: str, name: str, data: strategies.DataObject) -> None:
    rules = rules_of(reference)
    contract = data.draw(strategies.sampled_from(list(rules.programs)))

    def history() -> list[tuple[int, Action]]:
        bots = [make_bot(name, seed + seat) for seat in range(rules.ruleset.seats)]
        return play_deal(rules, contract, seed, 1, bots).history

    assert history() == history()


@pytest.mark.parametrize("reference", REFERENCES)
def test_a_session_of_greedy_bots_can_be_played_again_from_its_seeds(reference: str) -> None:
    rules = rules_of(reference)
    seats = range(rules.ruleset.seats)
    first, second = (play_session(rules, 11, [make_bot("greedy", seat) for seat in seats]) for _ in range(2))
    assert first.over
    assert str(first.record()) == str(second.record())


@pytest.mark.slow
@pytest.mark.parametrize("contract", MARGINS)
def test_one_greedy_bot_gains_clearly_on_three_random_ones(contract: str) -> None:
    assert gain(rules_of("hungarian"), contract) > MARGINS[contract]


def gain(rules: Rules, contract: str) -> float:
    """Pay of a greedy bot on each seat in turn, less what a random one got there from the same cards."""
    gains = []
    for number in range(1, DEALS + 1):
        usual = play_deal(rules, contract, 1, number, [make_bot("random", 4 * number + seat) for seat in range(4)])
        for seat in range(4):
            bots = [make_bot("random", 4 * number + other) for other in range(4)]
            bots[seat] = make_bot("greedy", 4 * number + seat)
            gains.append(play_deal(rules, contract, 1, number, bots).pay[seat] - usual.pay[seat])
    return fmean(gains)
