"""`lorum play`, tested by typing: whole deals, choices, blind hands, questions, undo, files that are kept."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from hypothesis import given, settings, strategies as st

from lorumdsl.cli import main
from lorumdsl.compiler.rules import Rules
from lorumdsl.language.translator import Translator
from lorumdsl.loading.load import load
from lorumdsl.play.conversation import PlayConversation
from lorumdsl.play.game import Game, Setting
from lorumdsl.play.game_file import format_game, open_game
from lorumdsl.source.library import ruleset_ids
from lorumdsl.table.session import is_conserved
from lorumdsl.terminal.excerpt import cells
from lorumdsl.terminal.fold import WIDTH
from tests.golden.printed import FOLDER, GAMES, printed

ROOT = Path(__file__).parents[3]

Play = Callable[..., Result]


@pytest.fixture(scope="module")
def hungarian() -> Rules:
    return load("hungarian")


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Play:
    """Type lines at `lorum play` in an empty folder."""
    monkeypatch.chdir(tmp_path)

    def typed(*words: str, lines: list[str]) -> Result:
        text = "".join(line + "\n" for line in lines)
        return CliRunner().invoke(main, ["play", *words], input=text, prog_name="lorum", catch_exceptions=False)

    return typed


def talk_of(reference: str, seed: int = 1, **setting: object) -> PlayConversation:
    rules = load(reference)
    begun = {"seed": seed, "seat": 1, "bots": ("random",) * rules.ruleset.seats} | setting
    return PlayConversation(Game(rules, Setting(**begun)), Translator("en"), lambda: None)  # type: ignore[arg-type]


def said(talk: PlayConversation, *lines: str) -> str:
    return "\n".join(part for line in lines for part in talk.hear(line))


# --- whole deals ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_short_session_reads_as_it_always_did(name: str) -> None:
    kept = (FOLDER / name).read_text(encoding="utf-8")
    assert printed(name) == kept, "if that was meant: python -m tests.golden.printed"


def test_a_whole_deal_ends_with_its_payments_and_their_reasons(play: Play) -> None:
    done = play("hungarian", "--seed", "4", lines=["1"] * 8)
    assert (done.exit_code, done.stderr) == (0, "")
    result = done.stdout.split("Hearts is over")[1].split("deal 2 of 28")[0]
    rows = {row.split()[0]: row.split()[1:] for row in result.splitlines()[1:5] if row}
    assert rows["you"] == ["S2", "S3", "S4", "pot"]
    assert sum(map(int, rows["owed"])) == 8
    assert sum(map(int, rows["pay"])) == 0
    assert rows["balance"] == [*rows["pay"], "0"]
    assert "pays their cost" in result
    assert "ruling 26" in result
    assert "Obers, trick 1 of 8" in done.stdout


@pytest.mark.parametrize("ruleset", ruleset_ids())
def test_a_session_of_any_ruleset_can_be_played_to_its_winners(ruleset: str) -> None:
    talk = talk_of(ruleset)
    lines = list(talk.go_on())
    while not talk.over:
        lines += talk.hear("1")
    session = talk.game.session
    assert session.over
    assert is_conserved(session)
    assert lines[-1].endswith(("win", "wins", "first place"))
    assert max(map(cells, lines)) <= WIDTH


def test_a_dealer_chooses_and_doubles_and_bots_tell_what_they_chose(play: Play) -> None:
    done = play(
        "portuguese+doubling",
        "--seat",
        "4",
        "--seed",
        "3",
        "--lang",
        "pt",
        lines=["?", "vermelhos", "hearts", "double"],
    )
    assert "à escolha: reds, obers, no-tricks" in done.stdout
    assert "você escolhe Vermelhos" in done.stdout
    assert "! `hearts` não é resposta: double ou single" in done.stdout
    assert "você dobra esta mão" in done.stdout
    assert "Vermelhos, vaza 1 de 8, a dobrar: 1 ponto por cada carta de Copas ganha" in done.stdout
    done = play("portuguese+doubling", "--seat", "4", "--seed", "3", lines=["4", "s", "quit"])
    assert "you choose Lorum" in done.stdout
    assert "you do not double" in done.stdout
    talk = talk_of("portuguese+doubling", seat=1)
    opening = "\n".join(talk.go_on())
    assert re.search("S4 chooses .+\nS4 (doubles|does not double)", opening)


def test_a_contract_that_was_played_is_refused_with_the_reason() -> None:
    talk = talk_of("portuguese", seat=4)
    list(talk.go_on())
    list(talk.hear("king"))
    while talk.game.session.phase != "contract" or talk.game.session.turn != 4:
        list(talk.hear("1"))
    assert "king is not legal: " in said(talk, "rei de copas")
    assert "on offer: " in said(talk, "?")


# --- what is seen ----------------------------------------------------------------------------------------------


def test_a_blind_seat_sees_the_others_and_plays_by_place(play: Play) -> None:
    talk = talk_of("denexa", seed=3)
    list(talk.go_on())
    while talk.game.view.contract != "hairy-ape":
        list(talk.hear("1"))
    table = said(talk, "table")
    assert "hand     #1 … #8, which you do not see" in table
    assert "play     1 to 8, a card by its place" in table
    own = talk.game.session.deal.hands[talk.game.view.seat - 1]  # type: ignore[union-attr]
    hand = [talk.game.rules.ruleset.deck.format_card(card) for card in range(32) if own >> card & 1]
    for card in hand:
        answer = said(talk, card, f"? {card}")
        assert answer.splitlines() == ["! you do not see your cards: play one by its place, 1 to 8"] * 2
    assert not set(hand) & set((said(talk, "?", "table", "!") + table).split())
    assert "greedy would choose" in said(talk, "!")
    assert re.search("trick 1 .*you", said(talk, "#3"))


@pytest.mark.parametrize("ruleset", ruleset_ids())
def test_no_card_of_another_hand_is_shown_before_it_is_played(ruleset: str) -> None:
    talk = talk_of(ruleset, seed=5)
    list(talk.go_on())
    for _ in range(60):
        view, deck = talk.game.view, talk.game.rules.ruleset.deck
        deal = talk.game.session.deal
        if deal is not None and view.hands[view.seat - 1] is not None:
            open_cards = {deck.format_card(card) for card in range(deck.size) if view.open >> card & 1}
            hidden = {
                deck.format_card(card)
                for seat, hand in enumerate(deal.hands, 1)
                for card in range(deck.size)
                if seat != view.seat and hand >> card & 1
            }
            # What may come next in a chain is told, whoever holds it; in a trick nothing of the kind is.
            allowed = open_cards if talk.game.rules.programs[view.contract].kind in (1, 2) else set()
            assert not (hidden - allowed) & set(re.findall(r"\S+", said(talk, "table"))) - {"K♥"}
        list(talk.hear("1"))


# --- questions, hints, taking back -----------------------------------------------------------------------------


def test_why_not_names_the_rule_and_its_source(play: Play) -> None:
    done = play("hungarian", "--seat", "2", "--seed", "3", lines=["? 9c", "?As", "? pass", "? x", "?"])
    text = " ".join(done.stdout.split())
    assert "! 9♣ is not legal: bells were led" in text
    assert "! you do not hold A♠" in text
    assert "whoever can follow suit must" in text
    assert "trick-contracts" in text
    assert "nobody passes" in text
    assert "! `x` is no action" in text
    assert "P2" not in text


def test_a_hint_is_legal_and_changes_nothing(hungarian: Rules) -> None:
    talk = talk_of("hungarian", seed=7)
    list(talk.go_on())
    before = format_game(talk.game)
    first = said(talk, "!")
    assert first == said(talk, "!")
    assert format_game(talk.game) == before
    number = re.fullmatch(r"greedy would choose (\d+)\) \S+", first)
    assert number is not None
    list(talk.hear(number[1]))
    assert format_game(talk.game) != before


def test_undo_goes_back_to_the_previous_decision_even_into_the_deal_before() -> None:
    talk = talk_of("hungarian", seed=7)
    list(talk.go_on())
    states = []
    for _ in range(10):
        states.append(format_game(talk.game))
        list(talk.hear("1"))
    assert talk.game.session.number == 2
    while states:
        assert said(talk, "undo").startswith("taken back")
        assert format_game(talk.game) == states.pop()
    assert said(talk, "undo") == "! there is nothing to take back: this is your first decision"


def test_in_a_game_without_learning_nothing_is_taken_back(play: Play) -> None:
    done = play("hungarian", "--seed", "3", "--no-learn", "--game", "g.json", lines=["1", "undo"])
    assert "! nothing is taken back in this game" in done.stdout
    assert "taken back\n\n" not in done.stdout
    done = play("hungarian", "--learn", "--game", "g.json", lines=[])
    assert done.exit_code == 2
    assert "'--learn'" in done.stderr


# --- files -------------------------------------------------------------------------------------------------------


def test_a_game_goes_on_exactly_where_it_stopped(play: Play, tmp_path: Path) -> None:
    lines = ["1", "2", "1", "undo", "1", "1", "1", "2", "1", "1", "1", "1"]
    whole = play("hungarian", "--seed", "9", "--game", "whole.json", lines=lines)
    assert whole.exit_code == 0
    for line in lines:
        done = play("hungarian", "--seed", "9", "--game", "parts.json", lines=[line])
        assert done.exit_code == 0
    assert "going on with deal 2 from parts.json" in done.stdout
    assert "go on with: lorum play hungarian --game parts.json" in done.stdout
    assert (tmp_path / "parts.json").read_text() == (tmp_path / "whole.json").read_text()


def test_a_finished_game_is_a_record_that_replays(play: Play, tmp_path: Path) -> None:
    words = ["--seed", "10", "--bots", "random", "--game", "g.json"]
    done = play("portuguese+short", *words, "--record", "r.json", lines=["1"] * 200)
    assert done.exit_code == 0
    assert re.search("win|share first place", done.stdout.splitlines()[-2])
    again = CliRunner().invoke(main, ["replay", "r.json"])
    assert (again.exit_code, "8 deals" in again.stdout) == (0, True)
    record = json.loads((tmp_path / "r.json").read_text(encoding="utf-8"))
    assert record["players"] == ["person", "random", "random", "random"]
    done = play("portuguese+short", "--game", "g.json", lines=[])
    assert done.exit_code == 0
    assert "deal 1" not in done.stdout


@pytest.mark.parametrize(
    ("old", "new", "place", "fact"),
    [
        ('"seat": 1', '"seat": 7', ":5:", "there is no seat 7"),
        ('"hearts 7♣', '"hearts A♠', ":14:11:", "deal 1, action 2: S1 may not do that here: A♠"),
        ('"hearts 7♣', '"obers 7♣', ":14:4:", "deal 1, action 1: S4 may not do that here: obers"),
        ('"hearts 7♣', '"hearts 8♠', ":14:14:", "deal 1, action 3: S2 may not do that here: 9♣"),
        ('"learning": true', '"learning": false', ":21:", "the seal does not fit"),
        ('"seed": 3', '"seed": 4', ":14:", "deal 1, action"),
        ("taken(hearts)", "2*taken(hearts)", ":18:13:", "do not belong together"),
        ('"lorum-game": 1', '"lorum-game": 2', ":2:", "lorum-game"),
        ('"deals"', '"dealt"', ":13:", "unknown key"),
        ("{", "", ":3:", "not-yaml"),
    ],
)
def test_a_damaged_file_is_refused_with_the_place(
    play: Play, tmp_path: Path, old: str, new: str, place: str, fact: str
) -> None:
    play("hungarian", "--seed", "3", "--game", "g.json", lines=["1", "1"])
    path = tmp_path / "g.json"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    kept = path.read_bytes()
    done = play("hungarian", "--game", "g.json", lines=["1"])
    assert done.exit_code in (1, 2)
    assert done.stdout == ""
    assert f"g.json{place}" in done.stderr
    assert fact in done.stderr
    assert path.read_bytes() == kept


def test_other_rules_or_another_setting_do_not_go_on_with_a_game(play: Play) -> None:
    play("hungarian", "--seed", "3", "--game", "g.json", lines=["1"])
    done = play("english", "--game", "g.json", lines=["1"])
    assert (done.exit_code, "begun under `hungarian`" in done.stderr) == (1, True)
    for words in (["--seed", "4"], ["--seat", "2"], ["--bots", "random"]):
        assert play("hungarian", "--game", "g.json", *words, lines=["1"]).exit_code == 2
    assert play("hungarian", "--game", "g.json", "--seed", "3", "--bots", "greedy", lines=["1"]).exit_code == 0


def test_a_game_can_be_kept_from_the_middle_on_but_over_nothing(play: Play, tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text("mine")
    done = play(
        "hungarian", "--seed", "3", lines=["1", "save", "save mine.json", "save no/where.json", "save g.json", "1"]
    )
    assert done.exit_code == 0
    assert "! say in which file" in done.stdout
    assert "! there is a file 'mine.json' already" in done.stdout
    assert "cannot be saved in 'no/where.json'" in done.stdout
    assert "saved in g.json; go on with: lorum play hungarian --game g.json" in done.stdout
    assert (tmp_path / "mine.json").read_text() == "mine"
    assert "7♣ " in json.loads((tmp_path / "g.json").read_text(encoding="utf-8"))["deals"][0]


@pytest.mark.parametrize("words", [["--seat", "5"], ["--bots", "gredy"], ["--bots", "random,random"], ["--seed", "-1"]])
def test_a_table_that_cannot_be_is_a_wrong_call(play: Play, words: list[str]) -> None:
    done = play("hungarian", *words, lines=["1"])
    assert (done.exit_code, done.stdout) == (2, "")
    assert words[0] in done.stderr


def cards_played(path: Path) -> int:
    """How many cards of its first deal a saved game holds."""
    deals = json.loads(path.read_text(encoding="utf-8"))["deals"]
    return len(deals[0].split()) - 1 if deals else 0


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_a_killed_game_has_lost_nothing(tmp_path: Path) -> None:
    path = tmp_path / "g.json"
    command = [sys.executable, "-m", "lorumdsl", "play", "hungarian", "--seed", "3", "--game", str(path)]
    environment = dict(os.environ, PYTHONPATH=str(ROOT))
    with subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL) as process:
        assert process.stdin is not None
        process.stdin.write(b"1\n1\n")
        process.stdin.flush()
        until = time.monotonic() + 20
        while time.monotonic() < until and not (path.exists() and cards_played(path) >= 8):
            time.sleep(0.02)
        process.kill()
    again = subprocess.run(command, env=environment, input=b"\xff\xfe\n", capture_output=True, check=False)
    assert (again.returncode, again.stderr) == (0, b"")
    assert "trick 3 of 8" in again.stdout.decode()


def test_a_full_disk_is_said_and_the_game_goes_on(hungarian: Rules) -> None:
    talk = PlayConversation(Game(hungarian, Setting(3, 1, ("random",) * 4)), Translator("en"), lambda: "no room")
    list(talk.go_on())
    assert "! no room" in said(talk, "1")
    assert talk.game.view.trick == 2


# --- anything that can be typed ------------------------------------------------------------------------------------

WORDS = [
    "1",
    "2",
    "8",
    "9",
    "",
    "?",
    "!",
    "undo",
    "table",
    "ledger",
    "ledger why",
    "help",
    "pass",
    "#1",
    "double",
    "single",
]
CARDS = st.builds("{}{}".format, st.sampled_from(["7", "10", "J", "Q", "K", "A", "O", "1"]), st.sampled_from("cshd♥♠ "))
LINES = st.one_of(st.sampled_from(WORDS), CARDS, st.builds("?{}".format, CARDS), st.text(max_size=12))


@pytest.mark.parametrize("reference", ["hungarian", "denexa", "portuguese+doubling"])
@settings(max_examples=settings.default.max_examples // 2)
@given(lines=st.lists(LINES, max_size=25), seed=st.integers(0, 99), seat=st.integers(1, 4))
def test_whatever_is_typed_is_answered(reference: str, lines: list[str], seed: int, seat: int) -> None:
    talk = talk_of(reference, seed, seat=seat)
    list(talk.go_on())
    for line in lines:
        if not talk.over:
            assert list(talk.hear(line))
    if not talk.over:
        assert talk.game.asks


def test_no_line_through_a_pipe_makes_a_traceback(play: Play) -> None:
    lines = [
        "",
        "\0",
        "\x1b[2J",
        "9" * 5000,
        "?" * 2000,
        "é" * 300,
        "save",
        "save \0",
        "²",
        "١",
        "K♥\ufe0f",
        "? ?",
        "quit now",
    ]
    done = play("hungarian", "--seed", "3", lines=lines)
    assert done.exit_code == 0
    assert "\x1b" not in done.stdout
    assert "\0" not in done.stdout


def test_a_game_file_is_the_game(hungarian: Rules, tmp_path: Path) -> None:
    game = Game(hungarian, Setting(12, 3, ("greedy", "random", "greedy", "random"), learning=False))
    while len(game.told) < 40:
        if game.asks:
            game.play(game.view.legal[-1])
        else:
            game.step()
    path = tmp_path / "g.json"
    path.write_text(format_game(game), encoding="utf-8")
    again, found = open_game(path, hungarian)
    assert found == []
    assert again is not None
    assert again.told == game.told
    assert again.setting == game.setting
    assert format_game(again) == format_game(game)
