"""`lorum test`: lines, counts, exit codes."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from click.testing import Result

Call = Callable[..., Result]

FAILING = """\
- name: wrong twice
  contract: hearts
  given: {"taken(hearts)": [3, 3, 2, 0]}
  expect: {pay: [-3, -3, -2, 7], pot: 1}
- name: no such contract
  contract: heats
  expect: {pot: 0}
"""


def test_cases_that_hold_make_one_line(lorum: Call, cases: Path) -> None:
    done = lorum("test", "cases.yaml")
    assert (done.exit_code, done.output) == (0, "1 passed, 0 failed\n")


def test_a_case_that_fails_makes_one_line_with_all_it_missed(lorum: Call, cases: Path) -> None:
    cases.write_text(cases.read_text(encoding="utf-8") + FAILING, encoding="utf-8")
    done = lorum("test", "cases.yaml")
    first, second, count = done.stdout.splitlines()
    assert done.exit_code == 1
    assert first == (
        "cases.yaml:8: wrong twice: pay: expected [-3, -3, -2, 7], got [-3, -3, -2, 8]; pot: expected 1, got 0"
    )
    assert second.startswith("cases.yaml:12: no such contract: contract: expected ")
    assert count == "1 passed, 2 failed"


def test_a_case_that_cannot_be_is_said_in_words(lorum: Call, cases: Path) -> None:
    cases.write_text(cases.read_text(encoding="utf-8").replace("[3, 3, 2, 0]", "[3, 3, 3, 0]"), encoding="utf-8")
    line = lorum("test", "cases.yaml").stdout.splitlines()[0]
    assert line.endswith(": this cannot be: taken(hearts) adds up to 9, and 8 such cards are in play")
    cases.write_text(cases.read_text(encoding="utf-8").replace("hungarian", "magyar"), encoding="utf-8")
    line = lorum("test", "cases.yaml").stdout.splitlines()[0]
    assert ': ruleset "magyar": there is no ruleset "magyar" (there are ' in line


def test_json_has_an_entry_for_each_thing_missed(lorum: Call, cases: Path) -> None:
    cases.write_text(cases.read_text(encoding="utf-8") + FAILING, encoding="utf-8")
    done = lorum("test", "--format", "json", "cases.yaml")
    document = json.loads(done.stdout)
    assert (done.exit_code, document["passed"], document["failed"]) == (1, 1, 2)
    assert document["failures"][1] == {
        "file": "cases.yaml",
        "line": 8,
        "name": "wrong twice",
        "key": "pot",
        "expected": 1,
        "got": 0,
    }


def test_a_file_that_is_no_case_file_is_a_wrong_call_and_the_others_run(lorum: Call, cases: Path, house: Path) -> None:
    done = lorum("test", "cases.yaml", "house.yaml")
    assert (done.exit_code, done.stdout) == (2, "1 passed, 0 failed\n")
    assert "house.yaml:1:1: error LRM701 not-a-case-file" in done.stderr
    document = json.loads(lorum("test", "--format", "json", "cases.yaml", "house.yaml").stdout)
    assert document["diagnostics"][0]["code"] == "LRM701"


def test_a_folder_without_case_files_is_no_success(lorum: Call, house: Path) -> None:
    done = lorum("test", str(house.parent))
    assert (done.exit_code, done.stdout) == (2, "")
    assert "there are no case files in" in done.stderr
