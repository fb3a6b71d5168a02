"""`lorum score` by typing: in this process, and as one that is killed and begun again."""

from __future__ import annotations

import signal
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from lorumdsl.cli import main
from lorumdsl.source.nodes import plain
from lorumdsl.source.reader import read
from tests.unit.cli.test_process import LORUM, environment

PLAYERS = ("--players", "Anna,Béla,Cili,Dóra")


@pytest.fixture(autouse=True)
def _empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def score(reference: str, *typed: str, words: tuple[str, ...] = PLAYERS) -> Result:
    return CliRunner().invoke(main, ["score", reference, *words], input="".join(f"{line}\n" for line in typed))


def sheet(name: str = "hungarian") -> dict[str, object]:
    node, found = read(Path(f"{name}.sheet.yaml"))
    assert node is not None
    assert found == []
    data = plain(node)
    assert isinstance(data, dict)
    return data


def deals(name: str = "hungarian") -> list[dict[str, object]]:
    found = sheet(name)["deals"]
    assert isinstance(found, list)
    return found


def test_it_asks_for_what_the_costs_need_and_settles() -> None:
    done = score("hungarian", "3 3 2 0", "quit")
    assert done.exit_code == 0
    assert "deal 1: Hearts, dealt by Dóra" in done.stdout
    assert "hearts taken by Anna, Béla, Cili, Dóra (8 in all): 3 3 2 0\n" in done.stdout
    assert "Anna → Dóra 3, Béla → Dóra 3, Cili → Dóra 2" in done.stdout
    assert "payout avoid-or-sweep, case 3;" in " ".join(done.stdout.split())
    assert (deals()[0]["pay"], deals()[0]["pot"]) == ([-3, -3, -2, 8], 0)


REFUSED = [  # ruleset, what is typed first, the answer that is refused, what is said
    ("hungarian", [], "3 3 1 0", "8 hearts are in play, 7 are placed: 1 is missing"),
    ("hungarian", [], "3 3 2 1", "8 hearts are in play, 9 are placed: 1 is too many"),
    ("hungarian", [], "3 3 2", "4 numbers are needed, for Anna, Béla, Cili, Dóra: 3 were given"),
    ("hungarian", [], "3 3 -2 4", "`-2` is no number of hearts"),
    ("hungarian", [], "", "4 numbers are needed"),
    ("hungarian", [], "revoke Béla", "hearts has no award for a revoke"),
    ("hungarian", [], "revoke", "say who"),
    ("hungarian", [], "correct 1", "there is no deal 1: none is entered"),
    ("hungarian", [], "correct me", "say which deal"),
    ("hungarian", [], "undo", "no deal has been entered yet"),
    ("hungarian", ["2 2 2 2"], "Ervin", "`Ervin` is nobody here"),
    ("hungarian", ["2 2 2 2"], "3 1 0 0", "is nobody here"),
    ("portuguese", [], "hairy", "`hairy` is no contract"),
    ("portuguese", [], "re", "`re` may be reds or king"),  # Reds, Rei de Copas
    ("portuguese", [], "revoke 1", "say first which contract"),
    ("portuguese", ["lorum"], "0 0 3 4", "one seat has 0 cards left; here 2 seats have"),
    ("portuguese", ["lorum"], "1 1 3 4", "here nobody has"),
    ("portuguese", ["lorum"], "0 1 3 9", "a seat cannot have 9 of 8 cards left"),
    ("portuguese", ["lorum", "0 1 2 3"], "1 1 1 1", "Cili has 2 cards left and must have passed 2 times"),
    ("portuguese", ["lorum"], "revoke Anna", "lorum has no award for a revoke"),
    ("portuguese", ["all-bad", "8 0 0 0", "1 1 1 1", "2 2 2 2"], "Dóra", "hearts 8 0 0 0"),
    ("portuguese", ["all-bad", "8 0 0 0", "1 1 1 1"], "1 1 1 5", "Anna cannot have captured 8 cards in tricks of 4"),
]


@pytest.mark.parametrize(
    ("reference", "before", "wrong", "said"), REFUSED, ids=[f"{one[0]} {one[2]}" for one in REFUSED]
)
def test_what_cannot_be_is_refused_at_once_and_asked_again(
    reference: str, before: list[str], wrong: str, said: str
) -> None:
    first = score(reference, *before)
    after = score(reference, wrong, words=())
    assert first.exit_code == after.exit_code == 0
    refusals = [line for line in after.stdout.splitlines() if line.startswith("! ")]
    assert len(refusals) == 1
    assert said in refusals[0]
    assert after.stdout.splitlines()[-2] == first.stdout.splitlines()[-2]


def test_single_cards_and_tricks_are_asked_for_by_name() -> None:
    done = score("hungarian", "2 2 2 2", "anna", "B", "S3", "4", "2 2 2 2", "balances")
    assert "who captured O♣? anna" in done.stdout
    assert "balances: Anna -5, Béla -6, Cili -7, Dóra -8; pot 26" in done.stdout
    done = score("portuguese", "first-last", "Anna", "Béla", "Quinta", "Cili", "balances")
    assert "who won the first trick? Anna" in done.stdout
    assert "who won the last trick? Béla" in done.stdout
    assert "who won the fifth trick? Cili" in done.stdout
    assert "points so far: Anna 4, Béla 4, Cili 4, Dóra 0" in done.stdout


def test_passes_follow_from_those_of_the_seat_that_went_out() -> None:
    score("portuguese", "lorum", "5 4 0 1", "2")
    # S1 leads: those before the winner had one turn more.
    assert deals("portuguese")[0]["given"] == {"left": [5, 4, 0, 1], "passes": [7, 6, 2, 2]}


def test_thresholds_are_asked_for_one_by_one() -> None:
    typed = ["2 2 2 2", "1", "2", "3", "4", "2 2 2 2", "1", "3", "3", "2"]
    done = score("denexa", *typed)
    assert "who brought the count to 75? 2" in done.stdout
    assert "100" not in done.stdout.split("count to 75?")[1]
    assert deals("denexa")[4]["given"] == {"crossed": [0, 3, 3, 0]}


def test_doubling_is_asked_for_only_where_there_is_one() -> None:
    assert "double?" not in score("portuguese", "reds", "3 3 2 0").stdout
    done = score("portuguese+doubling", "reds", "maybe", "yes", "3 3 2 0", "balances")
    assert "does Dóra double? (yes or no)" in done.stdout
    assert "points so far: Anna 6, Béla 6, Cili 4, Dóra 0" in done.stdout


def test_a_revoke_gives_the_whole_total() -> None:
    done = score("portuguese+doubling", "all-bad", "yes", "3 3 2 0", "revoke béla", "balances")
    assert "Béla revoked and owes 56, the others nothing" in done.stdout
    assert "points so far: Anna 0, Béla 56, Cili 0, Dóra 0" in done.stdout


def test_undo_takes_back_an_answer_then_a_deal() -> None:
    done = score("hungarian", "3 3 2 0", "Anna", "undo", "undo", "balances")
    assert "the last answer is taken back" in done.stdout
    assert "deal 1 is taken back: Hearts, -3 -3 -2 +8" in done.stdout
    assert deals() == []


def test_an_earlier_deal_is_corrected_and_all_after_it_settled_again() -> None:
    done = score("hungarian", "3 3 2 0", "1", "2", "3", "4", "correct 1", "3 3 3 3", "2 2 2 2", "balances")
    assert "correcting deal 1, so far Hearts" in done.stdout
    assert "balances: Anna -3, Béla -4, Cili -5, Dóra -6; pot 18" in done.stdout
    assert "deal 3: No Tricks" in done.stdout
    assert [deal["balances"] for deal in deals()] == [[-2, -2, -2, -2], [-3, -4, -5, -6]]


def test_a_correction_that_a_later_deal_rules_out_changes_nothing() -> None:
    done = score("portuguese", "fifth", "1", "king", "2", "correct 1", "king", "1", "balances")
    assert "! deal 1 stays as it was: deal 2, king: " in done.stdout
    assert "points so far: Anna 4, Béla 4, Cili 0, Dóra 0" in done.stdout
    done = score("portuguese", "correct 1", "undo", "balances", words=())
    assert "deal 1 stays as it was" in done.stdout


def test_the_same_command_goes_on_where_it_stopped() -> None:
    score("hungarian", "3 3 2 0", "Anna", "Béla")
    done = score("hungarian", "Cili", "Dóra", "deals", words=())
    assert "going on after deal 1; balances: Anna -3, Béla -3, Cili -2, Dóra +8; pot 0" in done.stdout
    assert "written down already: who captured O♣? Anna, who captured O♠? Béla" in done.stdout
    assert "  2 Obers: Anna -1, Béla -2, Cili -3, Dóra -4; pot 10" in done.stdout
    assert [deal["balances"] for deal in deals()] == [[-3, -3, -2, 8], [-4, -5, -5, 4]]


def test_names_can_be_typed_whatever_the_locale() -> None:
    locale = {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}
    call = [*LORUM, "score", "portuguese", "--players", "A,B,Ç,D"]
    typed = "\ufeffking\nç\nbalances\n".encode()
    done = subprocess.run(call, env=environment(**locale), input=typed, capture_output=True, check=True)
    assert "points so far: A 0, B 0, Ç 4, D 0" in done.stdout.decode("utf-8")


def short_session(last: str) -> list[str]:
    cycle = ["reds", "2 2 2 2", "obers", "1 1 1 1", "no-tricks", "2 2 2 2"]
    return [*cycle, "0 2 1 2", "1", *cycle, last, "1"]


def test_the_end_names_the_winner() -> None:
    done = score("portuguese+short", *short_session("0 1 1 1"), "undo", "0 2 2 2", "1")
    assert done.stdout.count("the session is over: Anna wins") == 2
    assert CliRunner().invoke(main, ["replay", "portuguese+short.sheet.yaml"]).exit_code == 0


def test_a_tie_is_played_off() -> None:
    done = score("portuguese+short", *short_session("1 0 1 2"))
    assert "Anna and Cili are tied for first place: an extra deal" in done.stdout
    assert "which contract does Anna choose?" in done.stdout
    done = score("portuguese+short", "reds", "0 1 7 0", words=())
    assert "the session is over: Anna wins" in done.stdout
    assert "points so far: Anna 16, Béla 17, Cili 23, Dóra 22" in done.stdout  # Béla's point does not count


def test_beans_that_are_bought_and_shared_are_said() -> None:
    typed = ["no-tricks", "8 0 0 0", "quit"]
    assert "Anna buys 20 beans" in score("portuguese+beans", *typed).stdout
    ended = score("portuguese+beans-sudden-end", "king", "Anna", "all-bad", "revoke Anna").stdout
    assert "Béla, Cili and Dóra share first place" in ended
    assert "3 beans from the pot went to Béla, Cili and Dóra" in ended
    assert "left in the pot: 1 bean" in ended


def test_wrong_calls_end_with_2() -> None:
    score("hungarian", "3 3 2 0")
    before = Path("hungarian.sheet.yaml").read_bytes()
    done = score("english", words=("--sheet", "hungarian.sheet.yaml"))
    assert (done.exit_code, done.stdout) == (2, "")
    assert "the sheet was begun under `hungarian`, not under `english`" in done.stderr
    assert score("hungarian", words=("--players", "A,B,C,D")).exit_code == 2
    assert score("english", words=("--players", "A,B,C")).exit_code == 2
    assert score("english", words=("--players", "A,B,C,Undo")).exit_code == 2
    assert score("nowhere").exit_code == 2
    assert score("english", words=("--sheet", "no/such/folder/sheet.yaml")).exit_code == 2
    Path("house.yaml").write_text("lorum: 1\n", encoding="utf-8")
    assert score("hungarian", words=("--sheet", "house.yaml")).exit_code == 2
    assert Path("hungarian.sheet.yaml").read_bytes() == before


def test_a_sheet_that_departs_is_not_gone_on_with() -> None:
    score("hungarian", "3 3 2 0")
    path = Path("hungarian.sheet.yaml")
    path.write_text(path.read_text(encoding="utf-8").replace("pot: 0", "pot: 5", 1), encoding="utf-8")
    done = score("hungarian", "1", words=())
    assert done.exit_code == 1
    assert "deal 1: pot should be 0, not 5" in done.stderr


def test_help_says_every_command() -> None:
    done = score("hungarian", "help")
    for command in ("undo", "again", "correct N", "revoke WHO", "balances", "deals", "quit"):
        assert f"\n  {command} " in done.stdout


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGINT])
def test_a_process_that_is_killed_has_lost_nothing(end: signal.Signals) -> None:
    call = [*LORUM, "score", "hungarian", *PLAYERS]
    with subprocess.Popen(
        call, env=environment(LC_ALL="C"), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("3 3 2 0\nBéla\n".encode())
        process.stdin.flush()
        heard = b""
        while "who captured O♠?".encode() not in heard:
            chunk = process.stdout.read1()  # type: ignore[attr-defined]
            assert chunk, heard
            heard += chunk
        process.send_signal(end)
        process.wait(timeout=20)
        assert process.stderr is not None
        assert b"Traceback" not in process.stderr.read()
    done = subprocess.run(
        [*LORUM, "score", "hungarian"], env=environment(), input=b"1\n1\n1\n", capture_output=True, check=True
    )
    assert "written down already: who captured O♣? Béla" in done.stdout.decode("utf-8")
    assert [deal["balances"] for deal in deals()] == [[-3, -3, -2, 8], [-12, -4, 3, 13]]
    assert [path.name for path in Path.cwd().iterdir()] == ["hungarian.sheet.yaml"]
