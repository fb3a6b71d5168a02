"""`# lorum: ignore[…]`: what it silences, what it needs, what is said about one that does nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from lorumdsl.diagnostics.codes import CODES, UNUSED, WILD_THRESHOLD
from lorumdsl.loading.examine import check, check_text
from lorumdsl.loading.load import load_text
from lorumdsl.source.ignores import can_be_ignored

HOUSE = "lorum: 1\nid: house\nextends: hungarian\n"
SETS = "sets: {monkeys: K♥ | K♠}"


def found(text: str) -> list[tuple[str, int]]:
    return [(one.code.id, one.span.line) for one in check_text(HOUSE + text, "house.yaml")]


def test_without_a_comment_there_is_a_finding() -> None:
    assert found(SETS) == [("LRM407", 4)]


@pytest.mark.parametrize(
    "text",
    [
        f"{SETS}  # lorum: ignore[LRM407] because others use it",
        f"{SETS}  #lorum:ignore[LRM407]: others use it",
        f"{SETS}  # lorum: ignore [LRM407, LRM407] - others use it",
        f"# lorum: ignore[LRM407] because others use it\n{SETS}",
        f"# lorum: ignore[LRM407] because others use it\n\n# a word of ours\n{SETS}",
    ],
)
def test_a_comment_with_a_reason_silences_the_finding(text: str) -> None:
    assert found(text) == []


@pytest.mark.parametrize(
    ("text", "left"),
    [
        (f"{SETS}  # lorum: ignore[LRM407]", [("LRM261", 4), ("LRM407", 4)]),
        (f"{SETS}  # lorum: ignore[LRM407] because", [("LRM261", 4), ("LRM407", 4)]),
        (f"{SETS}  # lorum: ignore[LRM9999] because so", [("LRM407", 4), ("LRM262", 4)]),
        (f"{SETS}  # lorum: ignore[] because so", [("LRM407", 4), ("LRM262", 4)]),
        (f"{SETS}  # lorum: ignore because so", [("LRM407", 4), ("LRM262", 4)]),
        (f"{SETS}\n# lorum: ignore[LRM407] because so", [("LRM407", 4), ("LRM264", 5)]),
        ("# lorum: ignore[LRM261] because so\nseats: 4", [("LRM263", 4)]),
        (f"{SETS}  # lorum: ignore[LRM407] because so, ignore[LRM420] too", []),
        ('note: "# lorum: ignore[LRM407] because so"', []),
    ],
)
def test_a_comment_that_does_nothing_is_a_finding(text: str, left: list[tuple[str, int]]) -> None:
    assert sorted(found(text)) == sorted(left)


def test_an_error_cannot_be_ignored() -> None:
    text = "contracts:\n  hearts: {cost: takne(K♥)}  # lorum: ignore[LRM302] because so"
    assert sorted(found(text)) == [("LRM263", 5), ("LRM302", 5)]


def test_beside_an_error_nobody_is_told_that_an_ignore_does_nothing() -> None:
    text = "contracts:\n  hearts: {cost: takne(K♥)}\nseats: 4  # lorum: ignore[LRM407] because so"
    assert found(text) == [("LRM302", 5)]


def test_a_name_in_place_of_a_code_is_corrected() -> None:
    (wrong,) = (
        one for one in check_text(f"{HOUSE}{SETS} # lorum: ignore[defined-but-unused] as x", "h.yaml") if one.fix
    )
    assert wrong.fix is not None
    assert wrong.fix.replacement == "LRM407"


def test_ignores_of_an_extended_file_count_and_are_not_judged(tmp_path: Path) -> None:
    ignored = "# lorum: ignore[LRM407] because others use it\n"
    (tmp_path / "base.yaml").write_text(HOUSE.replace("house", "base") + ignored + SETS, encoding="utf-8")
    user = "lorum: 1\nid: user\nextends: base.yaml\ncontracts: {hairy-monkey: {cost: 5*taken(monkeys)}}\n"
    (tmp_path / "user.yaml").write_text(user, encoding="utf-8")
    assert check("base.yaml", tmp_path) == []
    assert check("user.yaml", tmp_path) == []


def test_ignoring_changes_no_rules() -> None:
    assert load_text(f"{HOUSE}{SETS} # lorum: ignore[LRM407] because so", "house.yaml").programs.keys() >= {"hearts"}


def test_what_keeps_rules_from_being_played_cannot_be_ignored() -> None:
    assert can_be_ignored(UNUSED)
    assert can_be_ignored(WILD_THRESHOLD)
    early = [code for code in CODES.values() if code.id[3] in "123" and code.severity == "error"]
    assert early
    assert not any(map(can_be_ignored, early))
