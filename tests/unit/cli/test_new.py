"""`lorum new`: the files pass as they are, say what can be changed, and nothing is ever overwritten."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from lorumdsl import load
from lorumdsl.loading.examine import check
from lorumdsl.source.library import folder, ruleset_ids
from lorumdsl.source.nodes import plain
from lorumdsl.source.overlay import resolve

Call = Callable[..., Result]
BASES = [*ruleset_ids(), "portuguese+beans", "portuguese+three-players+doubling", "denexa+open-ape"]


def uncommented(path: Path) -> str:
    """The file with everything in force that it shows as comments."""
    head, menu = path.read_text(encoding="utf-8").split("\nlorum: 1\n")
    return head + "\nlorum: 1\n" + re.sub(r"^# ", "", menu, flags=re.MULTILINE)


@pytest.mark.parametrize("base", BASES)
def test_what_is_written_passes(lorum: Call, base: str, tmp_path: Path) -> None:
    assert lorum("new", "our-table", "--from", base).exit_code == 0
    # The text of denexa has a price that is never due; house rules inherit the warning.
    assert [one for one in check("our-table.yaml", tmp_path) if one.code.id != "LRM422"] == []
    contracts = load("our-table.yaml", tmp_path).programs
    assert lorum("test", "our-table.cases.yaml").output == f"{len(contracts)} passed, 0 failed\n"


@pytest.mark.parametrize("base", BASES)
def test_the_rules_are_those_of_the_base_with_or_without_the_comments(lorum: Call, base: str, tmp_path: Path) -> None:
    lorum("new", "our-table", "--from", base)
    path = tmp_path / "our-table.yaml"
    text = uncommented(path)
    assert re.search(r"^contracts:\n", text, re.MULTILINE)
    wanted, _ = resolve(base)
    for written in (path.read_text(encoding="utf-8"), text):
        path.write_text(written, encoding="utf-8")
        got, found = resolve("our-table.yaml", tmp_path)
        assert found == []
        assert got is not None
        assert wanted is not None
        rules, known = plain(got.node), plain(wanted.node)
        for key in ("session", "bank", "payouts", "contracts", "deal", "deck"):
            assert _rules(rules[key]) == _rules(known[key])


def _rules(value: object) -> object:
    if isinstance(value, dict):
        return {key: _rules(inner) for key, inner in value.items() if key not in ("source", "note", "name")}
    return [_rules(item) for item in value] if isinstance(value, list) else value


def test_every_contract_is_shown_with_its_present_values(lorum: Call, tmp_path: Path) -> None:
    lorum("new", "our-table", "--from", "hungarian")
    text = (tmp_path / "our-table.yaml").read_text(encoding="utf-8")
    for line in ("#   hairy-monkey:", "#     cost: 10*taken(K♥)", "#     total: 10", "#     limit: 4", "#   cycles: 4"):
        assert f"\n{line}" in text, line
    assert all(f"#   {contract}:" in text for contract in load("hungarian").programs)


def test_editors_find_the_schema_that_is_shipped(lorum: Call, tmp_path: Path) -> None:
    lorum("new", "our-table", "--from", "hungarian")
    for name, schema in (("our-table.yaml", "ruleset"), ("our-table.cases.yaml", "cases")):
        first = (tmp_path / name).read_text(encoding="utf-8").partition("\n")[0]
        uri = (folder("schemas") / f"{schema}.schema.json").resolve().as_uri()
        assert first == f"# yaml-language-server: $schema={uri}"


@pytest.mark.parametrize("there", ["our-table.yaml", "our-table.cases.yaml"])
def test_nothing_is_overwritten(lorum: Call, tmp_path: Path, there: str) -> None:
    (tmp_path / there).write_text("mine\n", encoding="utf-8")
    done = lorum("new", "our-table", "--from", "hungarian")
    assert (done.exit_code, done.stdout) == (2, "")
    assert "exists already" in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == [there]


@pytest.mark.parametrize("name", ["", "Our", "our_table", "../x", "a/b", "1st", "x.yaml", "hungarian", "-"])
def test_a_name_that_cannot_be_is_refused(lorum: Call, tmp_path: Path, name: str) -> None:
    done = lorum("new", "--from", "hungarian", "--", name)
    assert done.exit_code == 2
    assert list(tmp_path.iterdir()) == []


def test_an_unknown_base_is_refused(lorum: Call, tmp_path: Path) -> None:
    done = lorum("new", "our-table", "--from", "hungraian")
    assert done.exit_code == 2
    assert 'did you mean "hungarian"?' in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_house_rules_can_begin_from_house_rules(lorum: Call, house: Path, tmp_path: Path) -> None:
    assert lorum("new", "ours", "--from", "house.yaml", "--dir", "rules/of 2026").exit_code == 0
    assert 'extends: "../../house.yaml"' in (tmp_path / "rules/of 2026/ours.yaml").read_text(encoding="utf-8")
    assert lorum("check", "--strict", "rules").exit_code == 0
    assert load("rules/of 2026/ours.yaml", tmp_path).ruleset.contract("hairy-monkey").total == 12
