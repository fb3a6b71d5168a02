"""Bots by name, and the random one."""

from __future__ import annotations

from collections import Counter

import pytest

from lorumdsl.bots import BOTS, RandomBot, make_bot
from lorumdsl.compiler.rules import Rules
from lorumdsl.table.deal import Deal


def test_bots_are_made_by_name() -> None:
    made = {name: type(make_bot(name, 1)).__name__ for name in BOTS}
    assert made == {"random": "RandomBot", "greedy": "GreedyBot", "search": "SearchBot"}


def test_a_mistyped_name_is_answered_with_the_right_one() -> None:
    with pytest.raises(ValueError, match="did you mean `greedy`"):
        make_bot("gredy")


def test_a_name_like_no_other_is_answered_with_all_there_are() -> None:
    with pytest.raises(ValueError, match="there are random, greedy, search"):
        make_bot("kasparov")


@pytest.mark.parametrize("name", ["search:5000", "search:200ms", "search: 7"])
def test_a_search_may_be_given_iterations_or_a_time(name: str) -> None:
    assert type(make_bot(name)).__name__ == "SearchBot"


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("greedy:100", "`greedy` takes no budget"),
        ("serch:100", "did you mean `search`"),
        ("search:", "a budget must follow"),
        ("search:fast", "`fast` is no budget: write a number of iterations as `search:5000`, or a time"),
        ("search:-5", "`-5` is no budget"),
        ("search:0", "from 1 to 10000000 iterations, not 0"),
        ("search:900000ms", "from 1 to 600000 milliseconds, not 900000"),
    ],
)
def test_a_wrong_budget_is_refused_with_what_would_be_right(name: str, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        make_bot(name)


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
