"""`lorum check` and its proofs: how many, all of them, their counterexamples as a case file."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from click.testing import Result

Call = Callable[..., Result]

STUCK = "lorum: 1\nid: house\nextends: hungarian\ncontracts:\n  lorum: {wrap: false}\n  hearts: {total: 9}\n"


def test_proofs_are_counted(lorum: Call, house: Path) -> None:
    assert lorum("check", "hungarian").stdout.splitlines()[-1] == "34 proofs: 34 proved"
    house.write_text(STUCK, encoding="utf-8")
    done = lorum("check", "house.yaml")
    assert done.exit_code == 1
    assert "34 proofs: 31 proved, 3 refuted" in done.stdout.splitlines()


def test_all_of_them_are_listed_when_asked_for(lorum: Call) -> None:
    lines = lorum("check", "--proofs", "hungarian").stdout.splitlines()
    assert len([line for line in lines if line.startswith("  proved ")]) == 34
    assert "  proved   hearts: the costs of all seats add up to 8 (taken(hearts) adds up to 8 over all seats)" in lines


def test_a_counterexample_is_shown(lorum: Call, house: Path) -> None:
    house.write_text(STUCK, encoding="utf-8")
    shown = lorum("check", "house.yaml").stdout
    assert '      given: {"taken(hearts)": [8, 0, 0, 0]}\n      expect: {"cost": [9, 0, 0, 0]}\n' in shown


def test_counterexamples_make_a_case_file_that_fails_as_stated(lorum: Call, house: Path) -> None:
    house.write_text(STUCK, encoding="utf-8")
    assert lorum("check", "house.yaml", "--cases", "wrong.yaml").exit_code == 1
    assert lorum("check", "wrong.yaml").stdout == "wrong.yaml: no findings\n"
    done = lorum("test", "wrong.yaml")
    assert done.exit_code == 1
    first, second, count = done.stdout.splitlines()
    assert first.endswith("hearts: the costs of all seats add up to 9: cost: expected [9, 0, 0, 0], got [8, 0, 0, 0]")
    assert second.endswith('before all have passed somebody can lay a card: illegal: expected "", got "pass"')
    assert count == "0 passed, 2 failed"


def test_without_counterexamples_the_case_file_is_empty(lorum: Call, house: Path) -> None:
    assert lorum("check", "house.yaml", "--cases", "wrong.yaml").exit_code == 0
    assert lorum("test", "wrong.yaml").stdout == "0 passed, 0 failed\n"


def test_a_case_file_that_cannot_be_written_is_a_wrong_call(lorum: Call, house: Path) -> None:
    done = lorum("check", "house.yaml", "--cases", "nowhere/wrong.yaml")
    assert done.exit_code == 2
    assert "nowhere/wrong.yaml cannot be written: " in done.stderr


def test_json_carries_every_proof(lorum: Call, house: Path) -> None:
    house.write_text(STUCK, encoding="utf-8")
    document = json.loads(lorum("check", "house.yaml", "--format", "json").stdout)
    assert len(document["proofs"]) == 34
    refuted = [proof for proof in document["proofs"] if proof["verdict"] == "refuted" and "code" in proof]
    assert [(proof["contract"], proof["code"]) for proof in refuted] == [
        ("hearts", "LRM501"),
        ("lorum", "LRM507"),
    ]
    assert all(proof["counterexample"].startswith("lorum-cases: 1\n") for proof in refuted)
    assert all(proof["file"].endswith(".yaml") and proof["line"] > 1 for proof in refuted)


def test_what_was_only_sampled_says_how_much(lorum: Call) -> None:
    document = json.loads(lorum("check", "portuguese", "--format", "json").stdout)
    (sampled,) = [proof for proof in document["proofs"] if proof["verdict"] == "sampled"]
    assert sampled["claim"] == "every choice of variants holds together"
    assert sampled["deals"] == 6
