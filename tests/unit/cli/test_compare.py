"""`lorum compare`, `lorum tournament`, `lorum measure`: tables, JSON, wrong calls."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from lorumdsl.backends.backend import has_numba

Call = Callable[..., Result]


def test_compare_tells_pay_seat_by_seat_and_what_only_one_has(lorum: Call) -> None:
    done = lorum("compare", "portuguese", "hungarian", "--deals", "4", "--seed", "1")
    assert done.exit_code == 0
    assert has_numba() or "pip install 'lorumdsl[fast]'" in done.stderr
    lines = done.stdout.splitlines()
    assert lines[0] == "portuguese → hungarian · seed 1 · random seats"
    head = next(line for line in lines if line.startswith("contract"))
    assert head.split() == ["contract", "deals", "P1", "P2", "P3", "P4"]
    assert "only portuguese has reds, king, first-last, fifth, all-bad" in lines


def test_compare_as_json_has_a_comparison_for_each_further_ruleset(lorum: Call, house: Path) -> None:
    words = ["compare", "hungarian", "house.yaml", "english", "--contract", "hairy-monkey", "--deals", "5"]
    document = json.loads(lorum(*words, "--seed", "2", "--format", "json").stdout)
    first, second = document["comparisons"]
    assert (first["a"], first["b"], second["b"]) == ("hungarian", "house.yaml", "english")
    monkey = first["contracts"]["hairy-monkey"]
    assert monkey["changed"] == 1
    assert sum(monkey["difference"]) == pytest.approx(-2)
    assert second["contracts"]["hairy-monkey"]["changed"] == 0


def test_the_same_seed_compares_the_same(lorum: Call) -> None:
    words = ["compare", "hungarian", "denexa", "--deals", "3", "--seed", "5", "--bots", "greedy"]
    assert lorum(*words).stdout == lorum(*words).stdout


def test_readings_are_ranked_in_a_table(lorum: Call) -> None:
    done = lorum("compare", "denexa", "--readings", "--deals", "30", "--seed", "1")
    assert done.exit_code == 0
    rows = [line.split()[0] for line in done.stdout.splitlines() if line.startswith(("king-ten", "ten-counts-ten"))]
    assert sorted(rows) == ["king-ten", "ten-counts-ten"]
    document = json.loads(
        lorum("compare", "denexa", "--readings", "--deals", "30", "--seed", "1", "--format", "json").stdout
    )
    assert [one["variant"] for one in document["readings"]] == rows


def test_a_ruleset_without_readings_says_so(lorum: Call) -> None:
    done = lorum("compare", "hungarian", "--readings")
    assert (done.exit_code, done.stdout) == (0, "hungarian offers no reading of what its source leaves open\n")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["portuguese"], "there is nothing to compare with"),
        (["portuguese", "hungarian", "--readings"], "--readings is about one ruleset"),
        (["portuguese", "hungarian", "--sessions", "3"], "sessions are played for readings only"),
        (["portuguese", "hearts"], "the same deals cannot be dealt"),
        (["portuguese", "hungarian", "--contract", "ober"], "did you mean 'obers'?"),
        (["portuguese", "hungarian", "--bots", "grady"], "there is no bot `grady`"),
        (["portuguese", "hungarian", "--plot", "a.gif"], "a picture is a file in .svg or .png"),
    ],
)
def test_a_wrong_comparison_is_told(lorum: Call, words: list[str], message: str) -> None:
    done = lorum("compare", *words)
    assert (done.exit_code, done.stdout) == (2, "")
    assert message in done.stderr


def test_a_tournament_prints_ratings_and_gains(lorum: Call) -> None:
    words = ["tournament", "hungarian", "--contract", "no-tricks", "--deals", "3", "--seed", "1"]
    done = lorum(*words)
    assert done.exit_code == 0
    assert "3 deals of 1 contract, each at 6 tables: 18 deals played" in done.stdout
    document = json.loads(lorum(*words, "--format", "json").stdout)
    assert {one["bot"] for one in document["ratings"]} == {"random", "greedy"}
    assert document["pairs"][0]["contracts"].keys() == {"no-tricks"}


def test_a_tournament_of_one_bot_is_a_wrong_call(lorum: Call) -> None:
    done = lorum("tournament", "hungarian", "--bots", "greedy")
    assert done.exit_code == 2
    assert "a tournament needs two bots or more" in done.stderr


def test_measures_are_printed_by_contract(lorum: Call) -> None:
    words = ["measure", "denexa", "--contract", "domino", "--deals", "3", "--seed", "1"]
    done = lorum(*words)
    assert done.exit_code == 0
    assert done.stdout.count("\ndomino ") == 2
    document = json.loads(lorum(*words, "--format", "json").stdout)
    assert {"gain", "gap", "lead_changes", "drama", "behind", "decisiveness"} <= document["contracts"]["domino"].keys()


@pytest.mark.extra
@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "hungarian", "--contract", "hearts", "--deals", "5"],
        ["compare", "hungarian", "portuguese", "--deals", "3"],
        ["compare", "denexa", "--readings", "--deals", "3"],
        ["tournament", "hungarian", "--contract", "hearts", "--deals", "2"],
    ],
)
def test_pictures_are_drawn_where_they_are_asked_for(lorum: Call, words: list[str], tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    done = lorum(*words, "--seed", "1", "--plot", "picture.svg")
    assert done.exit_code == 0
    assert (tmp_path / "picture.svg").read_text(encoding="utf-8").startswith("<?xml")
