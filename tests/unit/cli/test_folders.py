"""Folders: every ruleset and case file below is looked at, other YAML is named and left out."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from lorumdsl.cli.targets import CASES, OTHER, RULESET, kind_of

Call = Callable[..., Result]


@pytest.fixture
def rules(house: Path, cases: Path, tmp_path: Path) -> Path:
    """A folder with a ruleset, a case file, other YAML, and a hidden folder."""
    folder = tmp_path / "rules"
    (folder / "deeper").mkdir(parents=True)
    (folder / ".hidden").mkdir()
    house.rename(folder / "house.yml")
    cases.rename(folder / "deeper" / "house.cases.yaml")
    (folder / "other.yaml").write_text("a: 1\n", encoding="utf-8")
    (folder / ".hidden" / "x.yaml").write_text("lorum: 1\n", encoding="utf-8")
    (folder / "notes.txt").write_text("lorum: 1\n", encoding="utf-8")
    return folder


def test_all_below_a_folder_is_checked(lorum: Call, rules: Path) -> None:
    done = lorum("check", "rules")
    assert (done.exit_code, done.stderr) == (0, "")
    for line in (
        "rules/other.yaml: skipped, neither a ruleset nor a case file",
        "rules/deeper/house.cases.yaml: no findings",
        "rules/house.yml: no findings",
    ):
        assert line in done.stdout.splitlines()
    assert "hidden" not in done.stdout
    assert "notes" not in done.stdout


def test_findings_name_their_files_and_decide_the_exit_code(lorum: Call, rules: Path) -> None:
    (rules / "deeper" / "broken.yaml").write_text("lorum: 1\nid: [\n", encoding="utf-8")
    done = lorum("check", "rules", "--format", "json")
    assert done.exit_code == 1
    assert {one["file"] for one in json.loads(done.stdout)["diagnostics"]} == {"rules/deeper/broken.yaml"}


def test_a_folder_without_any_is_a_wrong_call(lorum: Call, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    done = lorum("check", "empty")
    assert (done.exit_code, done.stdout, done.stderr) == (2, "", "no ruleset and no case file in empty\n")


def test_an_id_wins_over_a_folder_of_that_name(lorum: Call, tmp_path: Path) -> None:
    (tmp_path / "hungarian").mkdir()
    assert lorum("check", "hungarian").stdout.startswith("hungarian: no findings\n")


def test_other_files_may_be_left_out_by_name(lorum: Call, rules: Path) -> None:
    named = lorum("check", "rules/other.yaml", "rules/house.yml")
    skipped = lorum("check", "--skip-others", "rules/other.yaml", "rules/house.yml")
    assert (named.exit_code, skipped.exit_code) == (1, 0)


def test_case_files_below_a_folder_are_run(lorum: Call, rules: Path) -> None:
    assert lorum("test", "rules").output == "1 passed, 0 failed\n"
    assert lorum("test", ".").exit_code == 0


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (b"lorum: 1\n", RULESET),
        (b"\xef\xbb\xbflorum: 1\n", RULESET),
        (b"# x\nid: [\nlorum: 1\n", RULESET),
        (b'{"lorum": 1,\n', RULESET),
        (b"lorum-cases: 1\ncases: [\n", CASES),
        (b"lorum-cases: 1\n", CASES),
        (b"a: 1\n", OTHER),
        (b"a: [\n", OTHER),
        (b"a: lorum\n", OTHER),
        (b"", OTHER),
    ],
)
def test_a_file_is_known_by_its_key_even_if_it_is_no_yaml(tmp_path: Path, data: bytes, kind: str) -> None:
    path = tmp_path / "x.yaml"
    path.write_bytes(data)
    assert kind_of(path) == kind
