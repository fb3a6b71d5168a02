"""All case files under tests/cases, each case a test; and that the runner lets no wrong expectation pass."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from lorumdsl.cases.run import Outcome, run_file

CASES = Path(__file__).parents[1] / "cases"
LISTS = {"without-case.yaml"}  # data about cases, no case files
FILES = [path for path in sorted(CASES.rglob("*.yaml")) if path.name not in LISTS]
SAMPLES = ["clauses/hungarian.yaml", "clauses/denexa.yaml", "clauses/portuguese.yaml", "clauses/portuguese-beans.yaml"]
GOOD: dict[str, Any] = {
    "name": "good",
    "contract": "hearts",
    "given": {"taken(hearts)": [3, 3, 2, 0]},
    "expect": {"pay": [-3, -3, -2, 8]},
}

Case = dict[str, Any]


@cache
def cases_of(path: Path) -> list[Case]:
    return list(yaml.safe_load(path.read_text(encoding="utf-8"))["cases"])


@cache
def outcome_of(path: Path) -> Outcome:
    return run_file(path)


def run(tmp_path: Path, *cases: Case, ruleset: str = "hungarian") -> Outcome:
    path = tmp_path / "cases.yaml"
    document = {"lorum-cases": 1, "ruleset": ruleset, "cases": list(cases)}
    path.write_text(
        json.dumps(document, ensure_ascii=False, indent=1), encoding="utf-8"
    )  # JSON is YAML without anchors
    return run_file(path)


def missed(outcome: Outcome) -> list[tuple[str, str]]:
    return [(failure.name, failure.key) for failure in outcome.failures]


# --- the files -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "name"),
    [
        pytest.param(path, case["name"], id=f"{path.relative_to(CASES).with_suffix('')}:{case['name']}")
        for path in FILES
        for case in cases_of(path)
    ],
)
def test_the_case_holds(path: Path, name: str) -> None:
    assert [failure for failure in outcome_of(path).failures if failure.name == name] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(CASES)))
def test_every_case_of_the_file_is_run(path: Path) -> None:
    outcome = outcome_of(path)
    assert outcome.diagnostics == []
    assert outcome.passed + outcome.failed == len(cases_of(path)) > 0


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(CASES)))
def test_every_case_expects_something(path: Path) -> None:
    assert [case["name"] for case in cases_of(path) if not case.get("expect")] == []


# --- the runner ------------------------------------------------------------------------------------------------


def wrong(value: Any, other: str) -> Iterator[Any]:
    """Values near to the one expected, each of them wrong; `other` is a word that stands in no list of words."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    elif isinstance(value, str):
        yield " ".join(value.split()[:-1])
    elif isinstance(value, dict):
        for key in value:
            yield {**value, key: value[key][:-1]}
    elif value and isinstance(value[0], int):
        for place in range(len(value)):
            yield [*value[:place], value[place] + 1, *value[place + 1 :]]
    elif any(" " in word or not word for word in value):  # cards, a text per seat
        for place, cards in enumerate(value):
            if cards:
                yield [*value[:place], " ".join(cards.split()[:-1]), *value[place + 1 :]]
    else:
        yield value[:-1] if value else [other]


def spoiled(case: Case) -> Iterator[Case]:
    """The case with one expectation made wrong, for each expectation that can be."""
    for key, value in case["expect"].items():
        if key in ("error", "illegal"):
            continue
        others = (
            ["S2" if value == "S1" else "S1"] if key == "dealer" else wrong(value, "S1" if key == "winners" else "x")
        )
        for place, other in enumerate(others):
            copied = copy.deepcopy(case)
            copied["expect"] = {key: other}
            copied["name"] = f"{case['name']}: {key} {place}"
            yield copied


@pytest.mark.parametrize("sample", SAMPLES)
def test_a_wrong_expectation_fails_whatever_it_is_about(tmp_path: Path, sample: str) -> None:
    document = yaml.safe_load((CASES / sample).read_text(encoding="utf-8"))
    cases = [other for case in document["cases"] for other in spoiled(case)]
    outcome = run(tmp_path, *cases, ruleset=document["ruleset"])
    assert outcome.diagnostics == []
    assert len(cases) > 80
    assert {name for name, _ in missed(outcome)} == {case["name"] for case in cases}
    assert (outcome.passed, outcome.failed) == (0, len(cases))


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"hands": ["9♥", "10♥"], "given": None}, 'a seat without cards is `""`'),
        ({"hands": ["9♥"] * 8, "given": None}, "the cards of a seat stand in one text"),
        ({"given": {"hearts": [3, 3, 2, 0]}}, "count the cards: `taken(hearts)`"),
        ({"given": {"taken(piros)": [3, 3, 2, 0]}}, "written `hearts`"),
        ({"ruleset": "./no-such.yaml"}, 'there is no file "no-such.yaml" (look at the spelling)'),
    ],
)
def test_a_case_that_cannot_be_says_what_to_write(tmp_path: Path, changed: Case, told: str) -> None:
    case = {key: value for key, value in {**GOOD, **changed}.items() if value is not None}
    (failure,) = run(tmp_path, case).failures
    assert told in failure.got


def test_a_case_without_a_ruleset_says_what_to_write(tmp_path: Path) -> None:
    path = tmp_path / "cases.yaml"
    path.write_text(json.dumps({"lorum-cases": 1, "cases": [GOOD]}), encoding="utf-8")
    (failure,) = run_file(path).failures
    assert (failure.key, failure.expected) == ("ruleset", "")
    assert "write `ruleset: hungarian`" in failure.got


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("lorum: 1\nid: house\nextends: hungarian\n", "`lorum check` looks at it"),
        ("lorum: 1\nruleset: hungarian\ncases: []\n", "in place of `lorum: 1`"),
        ("ruleset: hungarian\ncases: []\n", "begin with `lorum-cases: 1`"),
        ("lorum-cases: 1\ncases: [{name: x, contract: hearts}]\n", "add `expect:"),
        ("lorum-cases: 1\ncases: [{name: x, contract: hearts, expect: {over: no}}]\n", "write false"),
    ],
)
def test_what_is_no_case_file_is_told_what_it_lacks(tmp_path: Path, text: str, told: str) -> None:
    path = tmp_path / "cases.yaml"
    path.write_text(text, encoding="utf-8")
    (found,) = run_file(path).diagnostics
    assert told in found.hint


def test_an_action_that_is_legal_is_no_illegal_one(tmp_path: Path) -> None:
    case = {
        "name": "a",
        "contract": "hearts",
        "hands": ["7c 8h", "9c", "Tc", "Jc"],
        "expect": {"illegal": ["9c", "8h"]},
    }
    assert missed(run(tmp_path, case)) == [("a", "illegal")]


def test_an_expected_error_that_does_not_come_fails(tmp_path: Path) -> None:
    assert missed(run(tmp_path, {**GOOD, "expect": {"error": True}})) == [("good", "error")]
    session = {"name": "session", "session": [{"given": {"taken(hearts)": [2, 2, 2, 2]}}], "expect": {"error": True}}
    assert missed(run(tmp_path, session)) == [("session", "error")]


def test_an_error_that_is_not_expected_fails(tmp_path: Path) -> None:
    assert missed(run(tmp_path, {**GOOD, "given": {"taken(hearts)": [9, 0, 0, 0]}})) == [("good", "error")]


def test_another_error_than_the_one_expected_fails(tmp_path: Path) -> None:
    case = {**GOOD, "given": {"taken(hearts)": [9, 0, 0, 0]}, "expect": {"error": "there is no seat"}}
    assert missed(run(tmp_path, case)) == [("good", "error")]


@pytest.mark.parametrize("expect", [{"pot": 0}, {"error": True}])
def test_a_ruleset_that_does_not_exist_fails(tmp_path: Path, expect: Case) -> None:
    assert missed(run(tmp_path, {**GOOD, "expect": expect}, ruleset="hungarien")) == [("good", "ruleset")]
    assert missed(run(tmp_path, {**GOOD, "ruleset": "hungarian+no-such", "expect": expect})) == [("good", "ruleset")]


@pytest.mark.parametrize("expect", [{"pot": 0}, {"error": True}])
def test_a_contract_that_does_not_exist_fails(tmp_path: Path, expect: Case) -> None:
    assert missed(run(tmp_path, {**GOOD, "contract": "heats", "expect": expect})) == [("good", "contract")]


def test_costs_of_a_deal_that_is_not_over_are_asked_in_vain(tmp_path: Path) -> None:
    hands = ["7c 8c", "9c Tc", "Jc Qc", "Kc Ac"]
    case = {"name": "a", "contract": "hearts", "hands": hands, "plays": ["P1:7c"], "expect": {"pot": 0}}
    assert missed(run(tmp_path, case)) == [("a", "pot")]
