"""Score sheets: entering, undoing, correcting, saving, reading again."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import lorumdsl
from lorumdsl.compiler.rules import Rules
from lorumdsl.records.replay import replay
from lorumdsl.records.sheet import Sheet
from lorumdsl.records.sheet_file import format_sheet, open_sheet
from lorumdsl.source.library import ruleset_ids
from lorumdsl.source.nodes import plain
from lorumdsl.source.reader import read
from lorumdsl.source.saving import save_text
from lorumdsl.table.counters import parse_counter
from lorumdsl.table.entry import Entry
from lorumdsl.table.hands import ImpossibleDeal

PLAYERS = ("Anna", "Béla", "Cili", "Dóra")


@pytest.fixture(scope="module")
def hungarian() -> Rules:
    return lorumdsl.load("hungarian")


@pytest.fixture(scope="module")
def portuguese() -> Rules:
    return lorumdsl.load("portuguese+doubling")


def entry(rules: Rules, contract: str, doubled: bool = False, **given: list[int]) -> Entry:
    """An entry from words such as `taken_of_hearts`."""
    words = {word: word.replace("_of_", "(") + ")" * ("_of_" in word) for word in given}
    counts = tuple((parse_counter(rules, words[word]), tuple(numbers)) for word, numbers in given.items())
    return Entry(contract, counts, doubled=doubled)


def hearts(rules: Rules, *numbers: int) -> Entry:
    return entry(rules, "hearts", taken_of_hearts=list(numbers))


def two_deals(rules: Rules) -> Sheet:
    sheet = Sheet(rules, PLAYERS)
    sheet.enter(hearts(rules, 3, 3, 2, 0))
    sheet.enter(Entry("obers", taken=("Oc", "Os", "Od", "Oh")))
    return sheet


def test_balances_and_pot_follow_from_the_entries(hungarian: Rules) -> None:
    sheet = two_deals(hungarian)
    assert (sheet.session.balances, sheet.session.pot) == ([-4, -5, -5, 4], 10)


def test_a_correction_settles_all_later_deals_again(hungarian: Rules) -> None:
    sheet = two_deals(hungarian)
    sheet.correct(1, hearts(hungarian, 2, 2, 2, 2))
    assert (sheet.session.balances, sheet.session.pot) == ([-3, -4, -5, -6], 18)


def test_undo_takes_back_the_last_deal_and_no_more(hungarian: Rules) -> None:
    sheet = two_deals(hungarian)
    assert sheet.undo().contract == "obers"
    assert (sheet.session.balances, sheet.session.pot, len(sheet.entries)) == ([-3, -3, -2, 8], 0, 1)
    sheet.undo()
    with pytest.raises(ImpossibleDeal, match="no deal has been entered"):
        sheet.undo()


def test_an_impossible_correction_changes_nothing(hungarian: Rules, portuguese: Rules) -> None:
    sheet = two_deals(hungarian)
    before = format_sheet(sheet)
    whole = hearts(hungarian, 8, 0, 0, 0)
    for number, wrong in ((1, hearts(hungarian, 9, 0, 0, 0)), (2, whole), (3, whole), (0, whole)):
        with pytest.raises(ImpossibleDeal):
            sheet.correct(number, wrong)
        assert format_sheet(sheet) == before
    points = Sheet(portuguese)
    points.enter(entry(portuguese, "reds", taken_of_hearts=[8, 0, 0, 0]))
    points.enter(entry(portuguese, "fifth", won_of_5=[1, 0, 0, 0]))
    with pytest.raises(ImpossibleDeal, match="deal 2, fifth: "):
        points.correct(1, entry(portuguese, "fifth", won_of_5=[1, 0, 0, 0]))
    assert points.session.balances == [12, 0, 0, 0]


def test_messages_about_seats_are_about_seats_of_the_table(portuguese: Rules) -> None:
    sheet = Sheet(portuguese)
    sheet.enter(entry(portuguese, "fifth", won_of_5=[1, 0, 0, 0]))
    # S1 deals now, so that S2 is P1: the pass too many is S3's.
    with pytest.raises(ImpossibleDeal, match="S3 has 1 card left and must have passed once, not 2, as S2 went out"):
        sheet.enter(entry(portuguese, "lorum", left=[1, 0, 1, 1], passes=[0, 1, 2, 1]))


@pytest.mark.parametrize("reference", [*ruleset_ids(), "portuguese+beans", "portuguese+three-players+doubling"])
def test_a_saved_sheet_is_read_back_the_same(reference: str, tmp_path: Path) -> None:
    rules = lorumdsl.load(reference)
    sheet, path = Sheet(rules), tmp_path / "sheet.yaml"
    save_text(format_sheet(sheet), path)
    again, found = open_sheet(path, rules)
    assert found == []
    assert again is not None
    assert format_sheet(again) == format_sheet(sheet)
    node, _ = read(path)
    assert node is not None
    assert plain(node)["ruleset"]["text"] == rules.text


def test_a_sheet_keeps_its_entries_as_they_were_made(portuguese: Rules, tmp_path: Path) -> None:
    sheet, path = Sheet(portuguese, PLAYERS), tmp_path / "sheet.yaml"
    sheet.enter(Entry("obers", taken=("Oc Os", "", "Od", "Oh"), doubled=True))
    sheet.enter(Entry("all-bad", revoked=2))
    sheet.enter(entry(portuguese, "first-last", won_of_1=[1, 0, 0, 0], won_of_last=[0, 0, 0, 1]))
    save_text(format_sheet(sheet), path)
    again, found = open_sheet(path, portuguese)
    assert found == []
    assert again is not None
    assert again.entries == sheet.entries
    assert again.session.balances == [12, 28, 4, 8]


def test_a_sheet_of_other_rules_is_refused(hungarian: Rules, tmp_path: Path) -> None:
    path = tmp_path / "sheet.yaml"
    save_text(format_sheet(two_deals(hungarian)), path)
    sheet, found = open_sheet(path, lorumdsl.load("english"))
    assert sheet is None
    assert [(one.code.id, one.message) for one in found] == [
        ("LRM602", "the sheet was begun under `hungarian`, not under `english`")
    ]


def test_a_failed_save_leaves_the_old_sheet_and_no_rubbish(
    hungarian: Rules, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "sheet.yaml"
    save_text("old", path)

    def full(_: int) -> None:
        raise OSError(28, "no space left")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError):
        save_text(format_sheet(two_deals(hungarian)), path)
    assert path.read_text(encoding="utf-8") == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["sheet.yaml"]


CHANGES = [  # what stands in the sheet, what it is changed to, where the replay departs
    ("pay: [-3, -3, -2, 8]", "pay: [-3, -3, -3, 9]", "deal 1: pay should be -3, -3, -2, 8, not -3, -3, -3, 9"),
    ("taken(hearts): [3, 3, 2, 0]", "taken(hearts): [3, 2, 3, 0]", "deal 1: pay should be -3, -2, -3, 8"),
    ("taken(hearts): [3, 3, 2, 0]", "taken(hearts): [3, 3, 2, 1]", "deal 1: taken(hearts) adds up to 9"),
    ("balances: [-4, -5, -5, 4]", "balances: [-4, -5, -5, 5]", "deal 2: balances should be -4, -5, -5, 4"),
    ("pot: 10", "pot: 11", "deal 2: pot should be 10, not 11"),
    ("number: 2", "number: 3", "deal 2: number should be 2, not 3"),
    ("contract: obers", "contract: hearts", "deal 2: hearts is refused: "),
    ("dealer: S4", "dealer: S3", "deal 1: dealer should be S4, not S3"),
    ("[O♣, ", "[O♣ O♠, ", "deal 2: "),
    ("players: [Anna, Béla", "players: [Anna, Anna", "two players are called 'Anna'"),
    ("seats: 4", "seats: 5", "the ruleset in this file cannot be used"),
    ("hu: Magyar", "hu: Másik", "the ruleset text and its hash do not belong together"),
]


@pytest.mark.parametrize(("old", "new", "said"), CHANGES, ids=[new for _, new, _ in CHANGES])
def test_a_replay_says_where_a_changed_sheet_departs(
    hungarian: Rules, tmp_path: Path, old: str, new: str, said: str
) -> None:
    path = tmp_path / "sheet.yaml"
    sheet = two_deals(hungarian)
    sheet.correct(2, Entry("obers", taken=("O♣", "O♠", "O♦", "O♥")))
    text = format_sheet(sheet)
    assert old in text
    save_text(text, path)
    assert replay(path).agrees
    save_text(text.replace(old, new, 1), path)
    replayed = replay(path)
    assert len(replayed.diagnostics) == 1
    assert said in replayed.diagnostics[0].message
    assert replayed.diagnostics[0].span.file == str(path)


@pytest.mark.parametrize("names", [("A", "B", "C"), ("A", "a", "B", "C"), ("1", "B", "C", "D"), ("", "B", "C", "D")])
def test_players_must_be_told_apart(hungarian: Rules, names: tuple[str, ...]) -> None:
    with pytest.raises(ValueError):
        Sheet(hungarian, names)
