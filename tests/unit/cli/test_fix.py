"""`lorum check --fix`: what has one right answer is written, all else stays as it is."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from lorumdsl.cli.fix_files import correct
from lorumdsl.loading.examine import check_text
from lorumdsl.source.library import folder
from tests.typos.slips import spoiled

Call = Callable[..., Result]
HEAD = "lorum: 1\nid: house\nextends: hungarian\n"

CORRECTED = {  # by what is corrected: before, after
    "a key": ("session: {cycels: 5}", "session: {cycles: 5}"),
    "a key in quotes": ('session: {"cycels": 5}', 'session: {"cycles": 5}'),
    "a key that is inherited too": ("contracts:\n  hearts: {totl: 8}", "contracts:\n  hearts: {total: 8}"),
    "a word": ("session: {wins: msot}  # who", "session: {wins: most}  # who"),
    "a function": ("contracts: {hearts: {cost: takne(hearts)}}", "contracts: {hearts: {cost: taken(hearts)}}"),
    "a name in a folded text": (
        "contracts:\n  hearts:\n    cost: >-\n      taken(hearts)\n      + trciks\n    total: 16",
        "contracts:\n  hearts:\n    cost: >-\n      taken(hearts)\n      + tricks\n    total: 16",
    ),
    "a suit": ("contracts: {hearts: {cost: taken(haerts)}}", "contracts: {hearts: {cost: taken(hearts)}}"),
    "a payout": ("contracts: {hearts: {payout: to-teh-pot}}", "contracts: {hearts: {payout: to-the-pot}}"),
    "a contract": ("session: {contracts: [lorum, obres]}", "session: {contracts: [lorum, obers]}"),
    "a truth value": ("contracts: {lorum: {wrap: yes}}", "contracts: {lorum: {wrap: true}}"),
    "a truth value in quotes": ("contracts: {lorum: {wrap: 'on'}}", "contracts: {lorum: {wrap: true}}"),
    "a number in quotes": ('contracts: {hearts: {total: "8"}}', "contracts: {hearts: {total: 8}}"),
    "a number with underscores": ("bank: {start: 1_000}", "bank: {start: 1000}"),
    "a comma in an expression": (
        "contracts: {hearts: {cost: min(taken(hearts), 8)}}",
        'contracts: {hearts: {cost: "min(taken(hearts), 8)"}}',
    ),
    "a no-break space": ("seats:\u00a04", "seats: 4"),
    "a space that is missing": ("contracts: {hearts: {total:8}}", "contracts: {hearts: {total: 8}}"),
    "a key that stands twice": ("seats: 4\n# four\nseats: 4\nnote: x", "seats: 4\n# four\nnote: x"),
    "a key that stands twice in brackets": ("session: {cycles: 4, cycles: 4}", "session: {cycles: 4}"),
    "a null that removes nothing": (
        "contracts:\n  whist: null\n  hearts: {total: 8}",
        "contracts:\n  hearts: {total: 8}",
    ),
    "a null in brackets": ("session: {shift: null, cycles: 4}", "session: {cycles: 4}"),
}
LEFT = {  # by what is left to a person
    "two words are near": "contracts: {hearts: {cost: triks + 0*taken(hearts)}}\nsets: {trikz: K}",
    "a key twice with two values": "session: {cycles: 4, cycles: 5}",
    "a word of two meanings": "note: no",
    "an octal number": "bank: {start: 010}",
    "the only null": "contracts:\n  whist: null",
    "a null that looks like a key": "contracts:\n  heatrs: null\n  obers: {total: 10}",
    "a null beside a comment": "contracts:\n  whist: null  # we never play it\n  hearts: {total: 8}",
    "a comment that may be part of the value": "note: a #b",
}


def fixed(text: str, tmp_path: Path) -> str:
    path = tmp_path / "house.yaml"
    path.write_bytes((HEAD + text).encode())
    correction = correct(path, check_text(HEAD + text, str(path)))
    after = correction.after.decode()
    assert after.startswith(HEAD)
    # What was corrected once stays.
    path.write_bytes(correction.after)
    assert correct(path, check_text(after, str(path))).after == correction.after
    return after.removeprefix(HEAD)


@pytest.mark.parametrize(("before", "after"), CORRECTED.values(), ids=CORRECTED)
def test_what_has_one_right_answer_is_corrected(before: str, after: str, tmp_path: Path) -> None:
    assert fixed(before, tmp_path) == after


@pytest.mark.parametrize("text", LEFT.values(), ids=LEFT)
def test_what_has_two_is_left(text: str, tmp_path: Path) -> None:
    assert fixed(text, tmp_path) == text


def test_a_slip_is_set_right_or_left_alone(tmp_path: Path) -> None:
    """Never is anything else written than what stood there before the slip."""
    shipped = folder("rulesets") / "english.yaml"
    shutil.copytree(folder("rulesets"), tmp_path / "rulesets")
    path, sound = tmp_path / "rulesets" / "english.yaml", shipped.read_text(encoding="utf-8")
    restored = tried = 0
    for number, (_, slip, text) in enumerate(spoiled(shipped)):
        if number % 101:
            continue
        path.write_text(text, encoding="utf-8")
        after = correct(path, check_text(text, str(path))).after.decode()
        assert after in (sound, text), slip
        tried += 1
        restored += after == sound
    assert restored > tried // 2 > 10


def test_the_file_is_written_and_what_is_left_is_told(lorum: Call, house: Path) -> None:
    house.write_bytes(house.read_bytes().replace(b"taken(", b"takne(").replace(b"\n", b"\r\n") + b"note: no\r\n")
    before = house.read_bytes()
    done = lorum("check", "--fix", "house.yaml")
    assert done.exit_code == 1
    assert done.stdout.startswith("house.yaml: 1 correction made\n")
    assert "LRM119" in done.stdout
    assert "LRM302" not in done.stdout
    assert house.read_bytes() == before.replace(b"takne(", b"taken(")


def test_a_diff_shows_and_changes_nothing(lorum: Call, house: Path) -> None:
    text = house.read_text(encoding="utf-8").replace("taken(", "takne(")
    house.write_text(text, encoding="utf-8")
    done = lorum("check", "--diff", "house.yaml")
    assert done.exit_code == 1
    assert "-  hairy-monkey: {cost: 12*takne(K♥), total: 12}\n+  hairy-monkey: {cost: 12*taken(K♥)" in done.stdout
    assert house.read_text(encoding="utf-8") == text


def test_a_locked_file_is_left_and_told(lorum: Call, house: Path) -> None:
    house.write_text(house.read_text(encoding="utf-8").replace("taken(", "takne("), encoding="utf-8")
    house.chmod(0o444)
    done = lorum("check", "--fix", "house.yaml")
    house.chmod(0o644)
    assert done.exit_code == 1
    assert done.stderr == "house.yaml cannot be written: it is read-only; 1 correction left to make\n"
    assert "takne" in house.read_text(encoding="utf-8")


def test_a_file_that_is_only_extended_is_not_touched(lorum: Call, house: Path, tmp_path: Path) -> None:
    house.write_text(house.read_text(encoding="utf-8").replace("taken(", "takne("), encoding="utf-8")
    (tmp_path / "mine.yaml").write_text("lorum: 1\nid: mine\nextends: house.yaml\n", encoding="utf-8")
    before = house.read_bytes()
    assert lorum("check", "--fix", "mine.yaml").exit_code == 1
    assert house.read_bytes() == before


def test_a_case_file_is_corrected_too(lorum: Call, cases: Path) -> None:
    cases.write_text(cases.read_text(encoding="utf-8").replace("contract:", "contarct:"), encoding="utf-8")
    assert lorum("check", "--fix", "cases.yaml").stdout == "cases.yaml: 1 correction made\ncases.yaml: no findings\n"
    assert "  contract: hearts\n" in cases.read_text(encoding="utf-8")


def test_json_tells_the_fix_and_stays_one_document(lorum: Call, house: Path) -> None:
    house.write_text(house.read_text(encoding="utf-8").replace("taken(", "takne("), encoding="utf-8")
    (found,) = json.loads(lorum("check", "--format", "json", "house.yaml").stdout)["diagnostics"]
    assert found["fix"]["replacement"] == "taken"
    assert [found["fix"][key] for key in ("line", "column", "end_column")] == [6, 27, 32]
    done = lorum("check", "--format", "json", "--fix", "house.yaml")
    assert json.loads(done.stdout)["diagnostics"] == []
    assert done.stderr == "house.yaml: 1 correction made\n"
