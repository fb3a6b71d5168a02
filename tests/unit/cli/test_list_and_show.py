"""`lorum list`, `lorum show`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from click.testing import Result

from lorumdsl.pipeline import load, load_text
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


def test_origins_say_file_and_line_of_each_value(lorum: Call, house: Path) -> None:
    done = lorum("show", "house.yaml", "--origins")
    beside = dict(line.split("  # ") for line in done.stdout.splitlines() if "  # " in line)
    beside = {line.strip(): origin for line, origin in beside.items()}
    assert beside["id: house"] == "house.yaml:2"
    assert beside["cost: 12*taken(K♥)"] == "house.yaml:6"
    assert beside["seats: 4"].startswith("hungarian.yaml:")
    assert load_text(done.stdout, "shown.yaml").programs == load(str(house)).programs


def test_origins_as_json_go_by_path(lorum: Call, house: Path) -> None:
    document = json.loads(lorum("show", "house.yaml", "--origins", "--format", "json").stdout)
    assert document["ruleset"]["id"] == "house"
    assert document["origins"]["contracts.hairy-monkey.total"] == "house.yaml:6"
    assert document["origins"]["session.contracts[0]"].startswith("hungarian.yaml:")
