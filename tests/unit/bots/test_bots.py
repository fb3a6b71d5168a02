"""Bots by name, and the random one."""

from __future__ import annotations

from collections import Counter

import pytest

from lorumdsl.bots import BOTS, RandomBot, make_bot
from lorumdsl.compiler.rules import Rules
from lorumdsl.table.deal import Deal


def test_bots_are_made_by_name() -> None:
    assert {name: type(make_bot(name, 1)).__name__ for name in BOTS} == {"random": "RandomBot", "greedy": "GreedyBot"}


def test_a_mistyped_name_is_answered_with_the_right_one() -> None:
    with pytest.raises(ValueError, match="did you mean `greedy`"):
        make_bot("gredy")


def test_a_name_like_no_other_is_answered_with_all_there_are() -> None:
    with pytest.raises(ValueError, match="there are random, greedy"):
        make_bot("kasparov")


def test_the_random_bot_plays_every_legal_card_as_often(hungarian: Rules) -> None:
    view = Deal(hungarian, "hearts", seed=1).view(1)
    bot = RandomBot(7)
    seen = Counter(bot.choose_action(view, hungarian) for _ in range(4000))
    assert set(seen) == set(view.legal)
    assert max(abs(times - 500) for times in seen.values()) < 100  # nearly five standard deviations


def test_the_random_bot_is_the_same_for_the_same_seed_and_different_for_another(hungarian: Rules) -> None:
    view = Deal(hungarian, "hearts", seed=1).view(1)

    def actions(seed: int) -> list[str]:
        bot = RandomBot(seed)
        return [bot.choose_action(view, hungarian).text for _ in range(20)]

    assert actions(3) == actions(3) != actions(4)
