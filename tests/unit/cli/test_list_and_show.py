"""`lorum list`, `lorum show`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from lorumdsl.loading.load import load, load_text
from lorumdsl.source.library import ruleset_ids

Call = Callable[..., Result]


def test_list_names_every_shipped_ruleset_and_contract(lorum: Call) -> None:
    done = lorum("list")
    assert (done.exit_code, done.stderr) == (0, "")
    assert [block.split(":")[0] for block in done.stdout.split("\n\n")] == ruleset_ids()
    assert "hungarian: Hungarian Lórum\n  contracts  hearts obers " in done.stdout


def test_list_as_json(lorum: Call) -> None:
    rulesets = json.loads(lorum("list", "--format", "json").stdout)["rulesets"]
    assert [ruleset["id"] for ruleset in rulesets] == ruleset_ids()
    for listed in rulesets:
        model = load(listed["id"]).ruleset
        assert listed["contracts"] == [contract.id for contract in model.contracts]
        assert [variant["id"] for variant in listed["variants"]] == [variant.id for variant in model.variants]
        assert all({"id", "kind", "name"} <= variant.keys() for variant in listed["variants"])


def test_what_show_prints_is_a_ruleset_that_plays_the_same(lorum: Call, house: Path) -> None:
    shown = lorum("show", "house.yaml").stdout
    assert "extends" not in shown
    assert load_text(shown, "shown.yaml").programs == load(str(house)).programs


def test_show_as_json_holds_the_same(lorum: Call, house: Path) -> None:
    shown = lorum("show", "house.yaml").stdout
    data = json.loads(lorum("show", "house.yaml", "--format", "json").stdout)
    assert data["contracts"]["hairy-monkey"]["total"] == 12
    assert list(data) == [line.split(":")[0] for line in shown.splitlines() if line[0] != " "]


def test_origins_say_file_line_and_clauses_of_each_value(lorum: Call, house: Path) -> None:
    done = lorum("show", "house.yaml", "--origins")
    beside = dict(line.split("  # ") for line in done.stdout.splitlines() if "  # " in line and line.strip()[0] != "#")
    beside = {line.strip(): origin for line, origin in beside.items()}
    assert beside["id: house"] == "house.yaml:2"
    assert beside["cost: 12*taken(K♥)"].startswith("house.yaml:6 guide trick-contracts ")
    assert beside["seats: 4"].startswith("hungarian.yaml:")
    assert beside["unit: chips"].endswith(" guide pool-empty negative-balances, ruling 21")
    assert load_text(done.stdout, "shown.yaml").programs == load(str(house)).programs


def test_origins_quote_what_each_source_says(lorum: Call) -> None:
    lines = lorum("show", "hungarian", "--origins").stdout.splitlines()
    at = next(number for number, line in enumerate(lines) if "source: {guide: [lorum-must-play, lorum-pass]}" in line)
    assert lines[at + 1 : at + 3] == [
        "      #   guide lorum-must-play: Who can lay a card has to. (section 06)",
        "      #   guide lorum-pass: Who cannot passes and pays 1 into the pool. (section 06)",
    ]


def test_origins_as_json_are_a_list_of_values(lorum: Call, house: Path) -> None:
    document = json.loads(lorum("show", "house.yaml", "--origins", "--format", "json").stdout)
    assert document["ruleset"]["id"] == "house"
    origins = {origin["path"]: origin for origin in document["origins"]}
    total = origins["contracts.hairy-monkey.total"]
    assert (total["value"], total["file"], total["line"]) == (12, "house.yaml", 6)
    assert origins["session.contracts[0]"]["file"] == "hungarian.yaml"
    assert {
        "source": "guide",
        "clause": "hairy-monkey-cost",
        "says": "Who takes the king of hearts pays 10 into the pool. (section 06)",
    } in total["citations"]


@pytest.mark.parametrize("ruleset", ruleset_ids())
def test_shipped_rulesets_are_covered_both_ways(lorum: Call, ruleset: str) -> None:
    full = "every clause is cited, and every value cites something\n"
    assert lorum("show", ruleset, "--coverage").stdout == full
    assert lorum("show", ruleset, "--origins", "--coverage").stdout.endswith(f"\n# {full}")
    document = json.loads(lorum("show", ruleset, "--coverage", "--format", "json").stdout)
    assert document == {"coverage": {"uncited": [], "unfounded": []}}


def test_coverage_names_what_is_missing(lorum: Call, tmp_path: Path) -> None:
    (tmp_path / "own.yaml").write_text(
        "lorum-clauses: 1\nsource: own\ntitle: Own\nclauses:\n"
        "  used: {place: top, says: Used.}\n"
        "  spare: {place: foot, says: Never used.}\n"
        "  tale: {place: foot, rule: false, says: A tale.}\n",
        encoding="utf-8",
    )
    house = "lorum: 1\nid: house\nextends: hungarian\nname: House\nsource: null\n"
    house += "sources: {own: {title: Own, clauses: own.yaml}}\nbank: {source: {own: used}}\n"
    (tmp_path / "house.yaml").write_text(house, encoding="utf-8")
    lines = lorum("show", "house.yaml", "--coverage").stdout.splitlines()
    assert "  own spare (foot): Never used." in lines
    assert not [line for line in lines if "own used" in line or "own tale" in line]
    assert lines[-2:] == ["these cite nothing:", "  ruleset (house.yaml:1)"]
