"""`lorum simulate`, `lorum query`: tables, JSON, files that are gone on with, Ctrl-C."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from lorumdsl.backends.backend import has_numba
from lorumdsl.loading.load import load
from lorumdsl.simulation.simulation import simulate

Call = Callable[..., Result]

ROOT = Path(__file__).parents[3]
FEW = ("simulate", "hungarian", "--contract", "hearts", "--deals", "20", "--seed", "7", "--backend", "plain")


def test_the_json_is_the_summary(lorum: Call) -> None:
    done = lorum(*FEW, "--format", "json")
    assert done.exit_code == 0
    expected = simulate(load("hungarian"), "hearts", 20, seed=7, backend="plain").summary()
    got = json.loads(done.stdout)
    assert got | {"seconds": 0} == json.loads(json.dumps(expected | {"seconds": 0}))
    assert {"ruleset", "seed", "deals", "seconds", "contracts"} <= got.keys()
    assert {"deals", "mean_pay", "ci95", "mean_pot"} <= got["contracts"]["hearts"].keys()


def test_the_table_says_what_each_seat_is_paid(lorum: Call) -> None:
    done = lorum(*FEW)
    figures = simulate(load("hungarian"), "hearts", 20, seed=7, backend="plain").summary()["contracts"]["hearts"]
    (row,) = [line for line in done.stdout.splitlines() if "±" in line and line.startswith("hearts")]
    shown = [float(mean) for mean in re.findall(r"([+-]\d+\.\d+) ±", row)]
    assert shown == pytest.approx(figures["mean_pay"], abs=0.005)
    assert "20 deals; " in done.stdout


def test_all_contracts_are_played_if_none_is_named(lorum: Call) -> None:
    done = lorum("simulate", "hungarian", "--deals", "2", "--seed", "1", "--backend", "plain", "--format", "json")
    assert list(json.loads(done.stdout)["contracts"]) == list(load("hungarian").programs)


def test_sessions_have_a_table_of_their_own(lorum: Call) -> None:
    done = lorum("simulate", "hungarian", "--sessions", "2", "--seed", "1", "--backend", "plain")
    assert (done.exit_code, "final balance" in done.stdout) == (0, True)
    assert "2 sessions, 56 deals; " in done.stdout


def test_a_drawn_seed_is_told_and_kept_with_the_file(lorum: Call) -> None:
    words = ("simulate", "hungarian", "--contract", "hearts", "--backend", "plain", "--out", "kept.jsonl", "--deals")
    first = lorum(*words, "10")
    assert "(drawn: --seed " in first.stdout
    second = lorum(*words, "30")
    assert (second.exit_code, "drawn" in second.stdout) == (0, False)
    assert len(Path("kept.jsonl").read_text(encoding="utf-8").splitlines()) == 31


@pytest.mark.skipif(has_numba(), reason="where numba is missing")
def test_without_numba_a_line_says_how_to_be_faster(lorum: Call) -> None:
    done = lorum(*FEW[:-2])
    assert (done.exit_code, done.stderr.count("\n")) == (0, 1)
    assert "lorumdsl[fast]" in done.stderr
    refused = lorum(*FEW[:-1], "compiled")
    assert (refused.exit_code, "lorumdsl[fast]" in refused.stderr) == (2, True)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--contract", "harts"], "did you mean 'hearts'?"),
        (["--bots", "greedi"], "did you mean `greedy`?"),
        (["--bots", "random,random"], "2 bots for 4 seats"),
        (["--sessions", "2", "--deals", "2"], "leave out --contract and --deals"),
        (["--seed", "-1"], "a seed is a whole number"),
        (["--sessions", "1", "--seed", "1000000000"], "the seed of sessions is at most"),
        (["--deals", "1", "--executor", "oxen", "--workers", "2"], "there are no workers `oxen`"),
        (["--deals", "1", "--out", "kept.txt"], "should end with one of"),
        (["--deals", "1", "--out", "nowhere/kept.json"], "No such file"),
        (["--record", "kept.json"], "say by --number"),
        (["--number", "1"], "say which contract"),
    ],
)
def test_a_wrong_call_is_refused(lorum: Call, words: list[str], told: str) -> None:
    done = lorum("simulate", "hungarian", "--backend", "plain", *words)
    assert (done.exit_code, done.stdout) == (2, "")
    assert told in " ".join(done.stderr.split())


def test_the_file_of_another_run_is_refused(lorum: Call) -> None:
    assert lorum(*FEW, "--out", "kept.json").exit_code == 0
    done = lorum(*FEW[:5], "9", "--seed", "8", "--backend", "plain", "--out", "kept.json")
    assert (done.exit_code, "seed 7, not 8" in done.stderr) == (2, True)


@pytest.mark.parametrize("bots", ["random", "greedy,random,random,greedy"])
@pytest.mark.parametrize("reference", ["hungarian", "portuguese", "denexa"])
def test_a_deal_of_a_run_can_be_recorded_and_replayed(lorum: Call, bots: str, reference: str) -> None:
    contract = list(load(reference).programs)[-1]
    words = ("simulate", reference, "--contract", contract, "--seed", "5", "--bots", bots, "--number", "17")
    assert lorum(*words, "--record", "deal.json").exit_code == 0
    done = lorum("replay", "deal.json")
    assert (done.exit_code, "agrees: 1 deal" in done.stdout) == (0, True)
    record = json.loads(Path("deal.json").read_text(encoding="utf-8"))
    assert (record["alone"], record["deals"][0]["number"]) == (True, 17)
    assert json.loads(lorum(*words, "--format", "json").stdout) == record


def test_a_changed_record_of_a_lone_deal_departs(lorum: Call) -> None:
    lorum("simulate", "hungarian", "--contract", "hearts", "--seed", "5", "--number", "3", "--record", "deal.json")
    path = Path("deal.json")
    text = path.read_text(encoding="utf-8")
    for old, new in (('"number": 3', '"number": 4'), ('"alone": true,', ""), ('"dealer": "S4"', '"dealer": "S1"')):
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")
        done = lorum("replay", "deal.json")
        assert (done.exit_code, "LRM6" in done.stdout) == (1, True), new


def test_a_session_of_a_run_can_be_recorded_and_replayed(lorum: Call) -> None:
    words = ("simulate", "portuguese+doubling", "--sessions", "3", "--seed", "5", "--number", "2")
    assert lorum(*words, "--record", "session.json").exit_code == 0
    assert json.loads(Path("session.json").read_text(encoding="utf-8"))["seed"] == 5_000_000_002
    assert "agrees" in lorum("replay", "session.json").stdout


@pytest.mark.skipif(os.name == "nt", reason="signals are sent otherwise there")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_prints_what_is_done_and_a_second_call_goes_on(workers: str, tmp_path: Path) -> None:
    words = [
        "simulate",
        "hungarian",
        "--contract",
        "hearts",
        "--deals",
        "100000000",
        "--seed",
        "7",
        "--backend",
        "plain",
    ]
    words += ["--out", "kept.jsonl", "--workers", workers]
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    process = subprocess.Popen(
        [sys.executable, "-m", "lorumdsl", *words],
        env=environment,
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    kept = tmp_path / "kept.jsonl"
    while not kept.exists() or kept.stat().st_size < 10_000:
        assert process.poll() is None
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to workers as well
    stdout, stderr = process.communicate(timeout=60)
    assert process.returncode == 130
    assert b"pay in a deal by seat" in stdout
    assert b"--seed 7 resumes kept.jsonl" in stderr
    assert b"Traceback" not in stderr
    lines = kept.read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["number"] for line in lines[1:]] == list(range(1, len(lines)))


@pytest.mark.extra
def test_a_query_prints_a_table_json_or_csv(lorum: Call) -> None:
    pytest.importorskip("duckdb", reason="needs the extra [data]")
    lorum(*FEW, "--out", "kept.jsonl")
    sql = "SELECT contract, count(*) AS deals, avg(actions) AS mean FROM deals GROUP BY ALL"
    assert lorum("query", "kept.jsonl", sql).stdout == "contract  deals  mean\nhearts       20    32\n"
    rows = json.loads(lorum("query", "kept.jsonl", sql, "--format", "json").stdout)
    assert rows == {"rows": [{"contract": "hearts", "deals": 20, "mean": 32.0}]}
    assert lorum("query", "kept.jsonl", sql, "--format", "csv").stdout == "contract,deals,mean\nhearts,20,32.0\n"
    refused = lorum("query", "kept.jsonl", "SELECT pay7 FROM deals")
    assert (refused.exit_code, "pay7" in refused.stderr) == (2, True)


@pytest.mark.extra
def test_json_of_a_query_has_null_for_what_is_no_number(lorum: Call) -> None:
    pytest.importorskip("duckdb")
    assert lorum(*FEW, "--out", "kept.jsonl").exit_code == 0
    done = lorum("query", "kept.jsonl", "SELECT 'nan'::double AS a, ['inf'::double, 1] AS b", "--format", "json")
    assert json.loads(done.stdout, parse_constant=pytest.fail) == {"rows": [{"a": None, "b": [None, 1.0]}]}
