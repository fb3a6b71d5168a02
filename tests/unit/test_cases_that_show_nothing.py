"""Cases that would pass whatever the rules are: the runner refuses them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from lorumdsl.cases.run import run_file

POSITION = {"contract": "hearts", "hands": ["Kh 7h", "9h 8s", "Th 9s", "Ah 10s"]}
OUTCOME = {"contract": "hearts", "given": {"taken(hearts)": [3, 3, 2, 0]}}
TOO_MANY = ("hearts", "O", "K", "U", "A", "rank(7)", "rank(8)", "rank(9)", "rank(10)")


@pytest.mark.parametrize(
    ("case", "expect", "told"),
    [
        (POSITION, {"sees": {"P7": []}}, "there is no seat 7"),
        (POSITION, {"illegal": "Kh 7h"}, "Kh 7h"),
        (POSITION, {"illegal": "Kx"}, "`Kx` is neither a card nor `pass`"),
        (POSITION, {"illegal": ["8c", "#1"]}, "`#1` is neither a card nor `pass`"),
        (OUTCOME, {"taken": ["7h 8h 9h", "10h Uh Oh", "Kh Ah", ""]}, "does not say what is `taken`"),
        (OUTCOME, {"won": [0, 0, 0, 0]}, "does not say what is `won`"),
        (OUTCOME, {}, "something nothing"),
        (OUTCOME, {"trick": 9}, "`trick` is asked of a position"),
        (OUTCOME, {"legal": ""}, "`legal` is asked of a position"),
    ],
)
def test_what_the_case_does_not_settle_cannot_be_expected(
    tmp_path: Path, case: dict[str, Any], expect: dict[str, Any], told: str
) -> None:
    outcome = _run(tmp_path, case | {"expect": expect})
    assert (outcome.passed, outcome.failed) == (0, 1)
    assert told in f"{outcome.failures[0].expected} {outcome.failures[0].got}"


@pytest.mark.parametrize("illegal", ["2s", "K of spades", "pass", "8♣ 9♣"])
def test_actions_that_are_refused_may_be_of_another_deck(tmp_path: Path, illegal: str) -> None:
    assert _run(tmp_path, POSITION | {"expect": {"illegal": illegal}}).passed == 1


def test_counts_that_nobody_can_hold_against_each_other_are_refused_soon(tmp_path: Path) -> None:
    given = {f"taken({cards})": [1, 1, 1, 1] for cards in TOO_MANY}
    given |= {"taken(hearts)": [2, 2, 2, 2], "taken(leaves)": [8, 0, 0, 0], "taken(bells)": [1, 2, 3, 2]}
    case = {"contract": "hearts", "given": given, "expect": {"error": "list the cards"}}
    assert _run(tmp_path, case).passed == 1


def test_a_ruleset_whose_name_is_too_long_fails_its_own_case_only(tmp_path: Path) -> None:
    expect = {"pot": 0}
    outcome = _run(tmp_path, OUTCOME | {"ruleset": "a" * 400, "expect": expect}, OUTCOME | {"expect": expect})
    assert (outcome.passed, outcome.failed) == (1, 1)


def _run(tmp_path: Path, *cases: dict[str, Any]) -> Any:
    named = [{"name": str(place), "ruleset": "hungarian"} | case for place, case in enumerate(cases)]
    path = tmp_path / "cases.yaml"
    path.write_text(json.dumps({"lorum-cases": 1, "cases": named}), encoding="utf-8")
    return run_file(path)
