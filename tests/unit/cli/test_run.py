"""`lorum run`, `lorum replay`: ledgers, JSON, records."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from lorumdsl.source.library import ruleset_ids
from lorumdsl.terminal.excerpt import cells
from tests.golden.printed import FOLDER, SESSIONS, printed

Call = Callable[..., Result]


@pytest.mark.parametrize("name", SESSIONS)
def test_a_session_prints_the_ledger_it_always_did(name: str) -> None:
    kept = (FOLDER / name).read_text(encoding="utf-8")
    assert printed(name) == kept, "if that was meant: python -m tests.golden.printed"


@pytest.mark.parametrize("ruleset", ruleset_ids())
@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_rows_of_a_ledger_are_aligned(lorum: Call, ruleset: str, language: str) -> None:
    done = lorum("run", ruleset, "--seed", "1", "--bots", "random", "--lang", language)
    rows = [line for line in done.stdout.splitlines() if "│" in line]
    assert done.exit_code == 0
    assert len(rows) > 5
    assert len({cells(row.split("│")[0]) for row in rows}) == 1


def test_the_same_seed_gives_the_same_session_and_a_drawn_seed_is_said(lorum: Call) -> None:
    done = lorum("run", "hungarian", "--deals", "2", "--bots", "random")
    seed = done.stdout.split("(drawn: --seed ")[1].split()[0]
    again = lorum("run", "hungarian", "--deals", "2", "--bots", "random", "--seed", seed)
    assert again.stdout.splitlines()[1:] == done.stdout.splitlines()[1:]
    other = lorum("run", "hungarian", "--deals", "2", "--bots", "random", "--seed", str(int(seed) + 1))
    assert other.stdout.splitlines()[1:] != done.stdout.splitlines()[1:]


def test_json_has_the_promised_keys_and_adds_up(lorum: Call) -> None:
    words = ["run", "hungarian", "--seed", "7", "--bots", "greedy,random,greedy,random", "--format", "json"]
    done = lorum(*words)
    session = json.loads(done.stdout)
    assert (done.exit_code, done.stderr) == (0, "")
    assert {"ruleset", "seed", "deals", "balances", "pot", "winners"} <= session.keys()
    assert (session["ruleset"], session["seed"], len(session["deals"])) == ("hungarian", 7, 28)
    assert session["deals"][0]["dealer"] == "S4"
    assert [sum(deal["pay"][seat] for deal in session["deals"]) for seat in range(4)] == session["balances"]
    assert sum(session["balances"]) + session["pot"] == 0
    best = max(session["balances"])
    assert session["winners"] == [f"S{seat}" for seat, won in enumerate(session["balances"], 1) if won == best]
    assert session["bots"] == ["greedy", "random", "greedy", "random"]


def test_why_gives_transfers_that_sum_to_the_pay(lorum: Call) -> None:
    words = ["run", "hungarian", "--seed", "7", "--deals", "7", "--why", "--format", "json"]
    for deal in json.loads(lorum(*words).stdout)["deals"]:
        pay = dict.fromkeys(("S1", "S2", "S3", "S4", "pot"), 0)
        for transfer in deal["transfers"]:
            pay[transfer["from"]] -= transfer["amount"]
            pay[transfer["to"]] += transfer["amount"]
            assert transfer["clause"].startswith("payouts.")
        assert [pay[f"S{seat}"] for seat in range(1, 5)] == deal["pay"]


def test_a_session_cut_short_has_no_winner(lorum: Call) -> None:
    done = lorum("run", "hungarian", "--seed", "7", "--deals", "1")
    assert "the session goes on: deal 2 is next" in done.stdout
    assert json.loads(lorum("run", "hungarian", "--deals", "1", "--format", "json").stdout)["winners"] == []


def test_a_record_replays_and_a_changed_one_does_not(lorum: Call, tmp_path: Path) -> None:
    assert lorum("run", "hungarian", "--seed", "7", "--deals", "7", "--record", "table.json").exit_code == 0
    done = lorum("replay", "table.json")
    assert done.exit_code == 0
    assert done.output.startswith("table.json: agrees: 7 deals of hungarian, balances S1 ")
    record = json.loads((tmp_path / "table.json").read_text(encoding="utf-8"))
    assert record["players"] == ["greedy"] * 4
    record["deals"][3]["pot"] += 1
    (tmp_path / "changed.json").write_text(json.dumps(record, indent=1), encoding="utf-8")
    done = lorum("replay", "table.json", "changed.json")
    assert done.exit_code == 1
    assert "error LRM601 record-departs: deal 4: pot should be " in done.stdout
    assert f'"pot": {record["deals"][3]["pot"]}\n' in done.stdout
    assert "^" in done.stdout


def test_replay_as_json_tells_each_record(lorum: Call, house: Path) -> None:
    lorum("run", "hungarian", "--seed", "7", "--deals", "2", "--record", "table.json")
    done = lorum("replay", "--format", "json", "table.json", "house.yaml")
    good, bad = json.loads(done.stdout)["records"]
    assert (done.exit_code, done.stderr) == (2, "")
    assert (good["agrees"], good["deals"], len(good["balances"]), good["diagnostics"]) == (True, 2, 4, [])
    assert bad["agrees"] is False
    assert bad["diagnostics"][0]["file"] == "house.yaml"


def test_what_is_no_record_is_a_wrong_call(lorum: Call, house: Path) -> None:
    done = lorum("replay", "house.yaml")
    assert (done.exit_code, done.stdout) == (2, "")
    assert "house.yaml:" in done.stderr


@pytest.mark.parametrize("word", ["LRM110", "lrm110", "duplicate-key", " LRM110 "])
def test_a_finding_is_explained_by_code_or_name(lorum: Call, word: str) -> None:
    done = lorum("explain", word)
    assert done.exit_code == 0
    assert "LRM110" in done.stdout
    assert "<!--" not in done.stdout


def test_rules_that_are_refuted_say_so_before_they_are_played(lorum: Call, tmp_path: Path) -> None:
    text = "lorum: 1\nid: h\nextends: hungarian\ncontracts: {hairy-monkey: {cost: 12*taken(K♥)}}\n"
    (tmp_path / "h.yaml").write_text(text, encoding="utf-8")
    done = lorum("run", "h.yaml", "--seed", "1", "--bots", "random", "--deals", "1")
    assert done.exit_code == 0
    assert "LRM501: hairy-monkey: the costs add up to 12 and not to 10" in done.stderr
    assert "`lorum check h.yaml` shows how it comes about" in done.stderr
    for words in (["rules", "h.yaml"], ["simulate", "h.yaml", "--deals", "5", "--contract", "hearts", "--seed", "1"]):
        assert "LRM501" in lorum(*words).stderr
