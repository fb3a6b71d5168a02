"""`lorum diff`: texts, JSON, exit codes; `lorum show` reads back to what is played."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from lorumdsl.loading.load import load, load_text
from lorumdsl.source.library import ruleset_ids
from lorumdsl.terminal.excerpt import cells
from lorumdsl.terminal.fold import WIDTH
from tests.golden.printed import DIFFERENCES, FOLDER, printed

Call = Callable[..., Result]

REFERENCES = [
    reference
    for ruleset in ruleset_ids()
    for reference in (ruleset, *(f"{ruleset}+{variant.id}" for variant in load(ruleset).ruleset.variants))
]


@pytest.mark.parametrize("name", DIFFERENCES)
def test_differences_are_told_as_they_always_were(name: str) -> None:
    kept = (FOLDER / name).read_text(encoding="utf-8")
    assert printed(name) == kept, "if that was meant: python -m tests.golden.printed"


def test_each_side_stands_with_its_line_and_its_sources(lorum: Call, house: Path) -> None:
    lines = lorum("diff", "hungarian", "house.yaml").stdout.splitlines()
    at = lines.index("hairy-monkey: K♥ costs 12 instead of 10")
    base, own = (line for line in lines[at + 1 : at + 5] if ".yaml:" in line)
    assert re.match(r"  hungarian   hungarian\.yaml:\d+  guide, ", base)
    assert re.match(r"  house\.yaml  house\.yaml:6  guide, ", own)


def test_a_diff_is_no_failure_unless_it_is_asked_for(lorum: Call, house: Path) -> None:
    assert lorum("diff", "hungarian", "house.yaml").exit_code == 0
    assert lorum("diff", "hungarian", "house.yaml", "--exit-code").exit_code == 1
    assert lorum("diff", "hungarian", "english", "--exit-code").exit_code == 0
    wrong = lorum("diff", "hungarian", "hungarien", "--exit-code")
    assert (wrong.exit_code, wrong.stdout) == (2, "")
    assert lorum("diff", "hungarian", "house.yaml", "--seed", "-1").exit_code == 2


def test_json_holds_the_same_with_citations_in_full(lorum: Call, house: Path) -> None:
    done = lorum("diff", "hungarian", "house.yaml", "--format", "json")
    document = json.loads(done.stdout)
    assert (done.exit_code, done.stderr) == (0, "")
    assert (document["a"], document["b"]) == ("hungarian", "house.yaml")
    cost, total = document["differences"]
    assert (cost["where"], cost["kind"]) == ("contracts.hairy-monkey.cost", "cost")
    assert cost["text"] == "hairy-monkey: K♥ costs 12 instead of 10"
    assert (cost["a"]["value"], cost["b"]["value"], cost["b"]["text"]) == (10, 12, "K♥ costs 12")
    assert (cost["a"]["file"], cost["b"]["file"], cost["b"]["line"]) == ("hungarian.yaml", "house.yaml", 6)
    assert {
        "source": "guide",
        "clause": "hairy-monkey-cost",
        "says": "Who takes the king of hearts pays 10 into the pool. (section 06)",
    } in cost["a"]["citations"]
    assert (total["where"], total["a"]["value"], total["b"]["value"]) == ("contracts.hairy-monkey.total", 10, 12)
    parting = document["parting"]
    assert (parting["kind"], parting["deal"], parting["contract"]["a"]) == ("payment", 6, "hairy-monkey")
    assert (parting["seat"], parting["action"]) == (None, None)
    assert min(parting["b"]["value"]) == -12


def test_json_of_equal_rules_has_no_parting_and_says_how_many_deals_were_played(lorum: Call) -> None:
    document = json.loads(lorum("diff", "hungarian", "japanese", "--rounds", "2", "--format", "json").stdout)
    assert (document["differences"], document["parting"], document["deals"]) == ([], None, 14)
    assert document["besides"] == ["names, names of cards and sources differ"]


@pytest.mark.parametrize(("language", "told"), [
    ("hu", "hairy-monkey: K♥ ára 12, nem pedig 10"),
    ("pt", "hairy-monkey: K♥ custa 12 em vez de 10"),
    ("de", "hairy-monkey: K♥ kostet 12 statt 10"),
    ("ja", "hairy-monkey：K♥は10ではなく12"),
])  # fmt: skip
def test_a_diff_speaks_the_language_that_is_asked_for(
    lorum: Call, house: Path, monkeypatch: pytest.MonkeyPatch, language: str, told: str
) -> None:
    asked = lorum("diff", "hungarian", "house.yaml", "--lang", language)
    assert told in asked.stdout.splitlines()
    monkeypatch.setenv("LC_ALL", language)
    assert lorum("diff", "hungarian", "house.yaml").stdout == asked.stdout
    assert all(cells(line) <= WIDTH for line in asked.stdout.splitlines())


def test_json_is_english_unless_a_language_is_typed(lorum: Call, house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["diff", "hungarian", "house.yaml", "--format", "json"]
    english = lorum(*words).stdout
    monkeypatch.setenv("LC_ALL", "hu_HU.UTF-8")
    assert lorum(*words).stdout == english
    hungarian = json.loads(lorum(*words, "--lang", "hu").stdout)
    assert hungarian["differences"][0]["text"] == "hairy-monkey: K♥ ára 12, nem pedig 10"
    assert hungarian["besides"] == ["eltérnek: nevek"]


@pytest.mark.parametrize("reference", REFERENCES)
def test_what_show_prints_reads_back_to_the_same_programs(lorum: Call, reference: str) -> None:
    shown = lorum("show", reference)
    assert shown.exit_code == 0
    assert load_text(shown.stdout, "shown.yaml").programs == load(reference).programs
