"""`lorum check`: findings as text, in one line, as JSON; exit codes."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

Call = Callable[..., Result]


def replace(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_a_sound_ruleset_has_no_findings(lorum: Call, house: Path) -> None:
    done = lorum("check", "--strict", "hungarian", "house.yaml")
    assert (done.exit_code, done.stdout) == (
        0,
        "hungarian: no findings\n34 proofs: 34 proved\nhouse.yaml: no findings\n34 proofs: 34 proved\n",
    )


def test_a_finding_stands_on_stdout_with_an_excerpt_and_a_count(lorum: Call, house: Path) -> None:
    replace(house, "taken(", "takne(")
    done = lorum("check", "house.yaml")
    assert (done.exit_code, done.stderr) == (1, "")
    head, line, marks, hint, blank, count = done.stdout.splitlines()
    assert head.startswith("house.yaml:6:27: error LRM302 unknown-name: ")
    assert line == "  6 |   hairy-monkey: {cost: 12*takne(K♥), total: 12}"
    assert marks[line.index("takne") :] == "^^^^^"
    assert hint == "  hint: did you mean `taken`?"
    assert (blank, count) == ("", "1 error in house.yaml; --fix corrects it")


def test_the_concise_form_has_a_line_for_each_finding(lorum: Call, house: Path) -> None:
    replace(house, "lorum: 1", "lorum: 1\nfoo: 1\nbar: 2")
    done = lorum("check", "--format", "concise", "house.yaml")
    assert done.exit_code == 1
    assert [line.split(": ")[0] for line in done.stdout.splitlines()] == ["house.yaml:2:1", "house.yaml:3:1"]


def test_json_is_one_document_with_everything_that_is_promised(lorum: Call, house: Path) -> None:
    replace(house, "taken(", "takne(")
    done = lorum("check", "--format", "json", "house.yaml", "hungarian")
    document = json.loads(done.stdout)
    assert (done.exit_code, done.stderr) == (1, "")
    assert {proof["ruleset"] for proof in document["proofs"]} == {"hungarian"}  # a ruleset with errors has none
    assert all(proof["verdict"] == "proved" for proof in document["proofs"])
    assert {"contract", "claim", "verdict", "detail"} <= document["proofs"][0].keys()
    (found,) = document["diagnostics"]
    assert found["severity"] == "error"
    assert (found["code"], found["file"]) == ("LRM302", "house.yaml")
    assert [found[key] for key in ("line", "column", "end_line", "end_column")] == [6, 27, 6, 32]
    assert "takne" in found["message"]
    assert "taken" in found["hint"]


def test_json_of_a_wrong_call_is_one_document_too(lorum: Call) -> None:
    for command in ("check", "run", "show"):
        done = lorum(command, "hungraian", "--format", "json")
        assert (done.exit_code, done.stderr) == (2, "")
        assert json.loads(done.stdout)["diagnostics"][0]["code"] == "LRM251"


def test_warnings_count_only_when_strict(lorum: Call, house: Path) -> None:
    replace(house, "contracts:", "sets: {spare: K}\ncontracts:")
    lenient, strict = lorum("check", "house.yaml"), lorum("check", "--strict", "house.yaml")
    assert (lenient.exit_code, strict.exit_code) == (0, 1)
    assert lenient.stdout == strict.stdout
    assert "warning LRM407" in strict.stdout
    assert strict.stdout.endswith("1 warning in house.yaml\n34 proofs: 34 proved\n")


def test_a_case_file_is_checked_as_one(lorum: Call, cases: Path) -> None:
    assert lorum("check", "cases.yaml").output == "cases.yaml: no findings\n"
    replace(cases, "contract:", "contarct:")
    done = lorum("check", "cases.yaml")
    assert done.exit_code == 1
    assert "cases.yaml:5:3: error LRM201 unknown-key" in done.stdout


@pytest.mark.parametrize("command", ["run", "show"])
def test_other_commands_refuse_a_ruleset_with_errors(lorum: Call, house: Path, command: str) -> None:
    replace(house, "taken(", "takne(")
    done = lorum(command, "house.yaml")
    assert (done.exit_code, done.stdout) == (1, "")
    assert "LRM302" in done.stderr


@pytest.mark.parametrize(
    "data", [b"", b"\x00", b"\xff\xfe\x00", b"- 1", b"a: &a [*a]", b"[" * 5000, b'a: "\\ud800"', b"\x1b]0;x\x07: 1"]
)
def test_no_file_makes_a_traceback_or_moves_the_cursor(lorum: Call, tmp_path: Path, data: bytes) -> None:
    (tmp_path / "bad.yaml").write_bytes(data)
    for words in (["check"], ["check", "--format", "json"], ["show"], ["run"], ["test"], ["replay"]):
        done = lorum(*words, "bad.yaml")
        assert done.exit_code in (1, 2)
        assert isinstance(done.exception, SystemExit)
        assert "\x1b" not in done.output


HEAD = "lorum: 1\nid: house\nextends: hungarian\n"
MISTAKES = [  # a house rule, and of each finding: code, line, part of message and hint
    ("contracts:\nhairy-monkey:\n  total: 20\n", [("LRM203", 4, "indent what"), ("LRM201", 5, "under `contracts:`")]),
    ("contracts:\n  hairy-monkey: {cost: 20, total: 80}\nsession: {}\n", []),
    ("contracts: {lorum: {wrap: no}}\n", [("LRM203", 4, "write false")]),
    ("session: {contracts: {hearts: , obers: }}\n", [("LRM203", 4, "write a list")]),
    ("contracts: {hearts: {cost: taken(O♥, O♦)}}\n", [("LRM120", 4, "in quotes")]),
    ("contracts: {hearts: {cost: 2*taken(hearts, total: 16}}\n", [("LRM301", 4, "add `)`")]),
    ("contracts: {hearts: {cost: 0,5*taken(hearts)}}\n", [("LRM120", 4, "whole numbers")]),
    ("contracts:\n  hearts:\n    cost:2*taken(hearts)\n", [("LRM107", 6, "write `cost: 2*taken(hearts)`")]),
    ("seats: 5\n", [("LRM401", 4, "strip 2 cards")]),
    ("contracts: {hairy-monkey: null}\n", [("LRM403", 4, "removed here, and still used")]),
    ("payouts: {to-the-pot: null}\n", [("LRM404", 4, "another `payout`")]),
    ("contracts: {hairy-ape: {total: 20}}\n", [("LRM202", 4, "inherited are `hearts`")]),
    ("contracts: {Hairy Monkey: {total: 10}}\n", [("LRM206", 4, "did you mean `hairy-monkey`?")]),
    ("variants: {short: {kind: house, session: {cycles: 1}}}\n", [("LRM201", 4, "under `changes`")]),
    ("contracts:\n  kings: {kind: trick, cost: taken(K), payout: to-the-pot}\n", [("LRM407", 5, "list it in `")]),
    ("contracts: {hearts: off}\n", [("LRM203", 4, "to take it away, write null")]),
    ("bank:\n  start = 20\n", [("LRM203", 5, "write `start: 20`")]),
    ("hairy-monkey.total: 20\n", [("LRM201", 4, "write `contracts: {hairy-monkey: {total: …}}`")]),
    ("variants: {short: {kind: house, changes: {cycles: 1}}}\n", [("LRM201", 4, "write it under `session`")]),
    ("deck: {suits: [piros], ranks: [A, F]}\n", [("LRM204", 4, "mean `hearts`"), ("LRM204", 4, "mean `O`")]),
    ("note:\n", [("LRM255", 4, "has no value")]),
    ("bank: {strat: 20}\n", [("LRM201", 4, "did you mean `start`?")]),
]


@pytest.mark.parametrize(("rules", "wanted"), MISTAKES, ids=[rules[:40] for rules, _ in MISTAKES])
def test_a_mistake_in_a_house_rule_is_told_once_and_where_it_was_made(
    lorum: Call, house: Path, rules: str, wanted: list[tuple[str, int, str]]
) -> None:
    house.write_text(HEAD + rules, encoding="utf-8")
    found = json.loads(lorum("check", "--format", "json", "house.yaml").stdout)["diagnostics"]
    assert [(one["code"], one["file"], one["line"]) for one in found] == [
        (code, "house.yaml", line) for code, line, _ in wanted
    ]
    for one, (_, _, told) in zip(found, wanted, strict=True):
        assert told in f"{one['message']}; {one['hint']}"


@pytest.mark.parametrize(("key", "told"), [("lorum: 1\n", "begin with `lorum: 1`"), ("id: house\n", "add `id: house`")])
def test_what_every_file_says_itself_is_not_inherited(lorum: Call, house: Path, key: str, told: str) -> None:
    replace(house, key, "")
    done = lorum("check", "house.yaml")
    assert done.exit_code == 1
    assert told in done.stdout


def test_what_the_own_file_has_to_say_comes_first(lorum: Call, house: Path, tmp_path: Path) -> None:
    (tmp_path / "a-base.yaml").write_text(HEAD + "seats: 4.5\n", encoding="utf-8")
    house.write_text("lorum: 1\nid: house\nextends: a-base.yaml\ncycles: 1\n", encoding="utf-8")
    found = json.loads(lorum("check", "--format", "json", "house.yaml").stdout)["diagnostics"]
    concise = lorum("check", "--format", "concise", "house.yaml").stdout.splitlines()
    assert len(found) == len(concise) == 2
    assert [line.split(":")[0] for line in concise] == ["house.yaml", "a-base.yaml"]
