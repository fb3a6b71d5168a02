"""SQL over what was kept: the same answers from lines and from Parquet as from the tallies."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from lorumdsl.cli.query import cell
from lorumdsl.loading.load import load
from lorumdsl.simulation.duckdb import NoDuckDB
from lorumdsl.simulation.query import BadQuery, query
from lorumdsl.simulation.simulation import simulate

RULES = load("hungarian")
ENDINGS = (".jsonl", ".parquet")


@pytest.fixture
def duck() -> None:
    pytest.importorskip("duckdb", reason="needs the extra [data]")
    pytest.importorskip("numpy", reason="needs the extra [data]")


@pytest.mark.extra
@pytest.mark.usefixtures("duck")
@pytest.mark.parametrize("ending", ENDINGS)
def test_sums_are_those_of_the_tallies(ending: str, tmp_path: Path) -> None:
    path = tmp_path / f"it's kept{ending}"
    found = simulate(RULES, ["hearts", "lorum"], 150, backend="plain", out=path)
    answer = query(path, "SELECT contract, count(*), sum(pay1), sum(passes) FROM deals GROUP BY ALL ORDER BY ALL")
    assert answer.columns[0] == "contract"
    assert answer.rows == [
        (contract, tally.deals, tally.total("pay1"), tally.total("passes"))
        for contract, tally in sorted(found.tallies.items())
    ]


@pytest.mark.extra
@pytest.mark.usefixtures("duck")
@pytest.mark.parametrize("ending", ENDINGS)
def test_sessions_are_a_table_too(ending: str, tmp_path: Path) -> None:
    path = tmp_path / f"kept{ending}"
    found = simulate(RULES, sessions=20, backend="plain", out=path)
    answer = query(path, "SELECT count(*), sum(balance2), sum(deals) FROM sessions")
    assert answer.rows == [(20, found.sessions.total("balance2"), found.deals)]
    joined = query(path, "SELECT count(*) FROM deals JOIN sessions USING (session) WHERE dealer = 4")
    assert joined.rows == [(20 * 7,)]


@pytest.mark.extra
@pytest.mark.usefixtures("duck")
def test_a_half_written_line_is_no_deal(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    simulate(RULES, "hearts", 10, backend="plain", out=path)
    path.write_bytes(path.read_bytes()[:-20])
    assert query(path, "SELECT count(*) FROM deals").rows == [(9,)]


@pytest.mark.extra
@pytest.mark.usefixtures("duck")
@pytest.mark.parametrize("sql", ["SELEC 1", "SELECT pay9 FROM deals", "SELECT * FROM nothing"])
def test_bad_sql_is_told_in_the_words_of_duckdb(sql: str, tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    simulate(RULES, "hearts", 1, backend="plain", out=path)
    with pytest.raises(BadQuery, match="Error"):
        query(path, sql)


def test_a_file_of_something_else_holds_no_deals(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    simulate(RULES, "hearts", 1, backend="plain", out=path)
    (tmp_path / "folder.parquet").mkdir()
    for other in (path, tmp_path / "folder.parquet"):
        with pytest.raises(BadQuery, match="holds no deals"):
            query(other, "SELECT 1")


def test_without_duckdb_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[str, Any] = {"contract": "hearts", "deals": 1, "backend": "plain"}
    simulate(RULES, out=tmp_path / "kept.jsonl", **given)
    monkeypatch.setitem(__import__("sys").modules, "duckdb", None)
    with pytest.raises(NoDuckDB, match=r"lorumdsl\[data\]"):
        query(tmp_path / "kept.jsonl", "SELECT 1")
    with pytest.raises(NoDuckDB):
        simulate(RULES, out=tmp_path / "kept.parquet", **given)
    assert not (tmp_path / "kept.parquet").exists()


@pytest.mark.extra
@pytest.mark.usefixtures("duck")
@pytest.mark.parametrize("sql", ["", "  ", "SELECT pay FROM deals", "SELECT * FROM sessions"])
def test_bad_sql_is_told_with_the_tables_that_there_are(sql: str, tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    simulate(RULES, "hearts", 2, backend="plain", out=path)
    with pytest.raises(BadQuery, match="deals has contract, number, pay1, pay2"):
        query(path, sql)


@pytest.mark.extra
@pytest.mark.usefixtures("duck")
@pytest.mark.parametrize("ending", ENDINGS)
def test_a_file_is_the_one_that_is_named_whatever_signs_its_name_has(ending: str, tmp_path: Path) -> None:
    simulate(RULES, ["hearts"], 50, backend="plain", out=tmp_path / f"q[1]*{ending}")
    simulate(RULES, ["hearts"], 77, backend="plain", out=tmp_path / f"q1x{ending}")
    assert query(tmp_path / f"q[1]*{ending}", "SELECT count(*) FROM deals").rows == [(50,)]


@pytest.mark.extra
@pytest.mark.usefixtures("duck")
@pytest.mark.parametrize("ending", ENDINGS)
def test_a_query_reads_its_file_and_touches_nothing_else(ending: str, tmp_path: Path) -> None:
    path, other = tmp_path / f"kept{ending}", tmp_path / "other.csv"
    simulate(RULES, ["hearts"], 5, backend="plain", out=path)
    other.write_text("secret\n", encoding="utf-8")
    for sql in (
        f"SELECT * FROM read_csv('{other}')",
        f"SELECT * FROM glob('{tmp_path}/*')",
        f"COPY (SELECT 1) TO '{tmp_path}/written.csv'",
        f"ATTACH '{tmp_path}/base.duckdb'",
        "SET enable_external_access = true",
        "INSTALL httpfs",
    ):
        with pytest.raises(BadQuery):
            query(path, sql)
    assert sorted(entry.name for entry in tmp_path.iterdir()) == sorted([path.name, "other.csv"])


@pytest.mark.extra
@pytest.mark.usefixtures("duck")
@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
def test_a_pipe_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.jsonl")
    with pytest.raises(BadQuery, match="no ordinary file"):
        query(tmp_path / "pipe.jsonl", "SELECT 1")


@pytest.mark.parametrize(
    ("value", "written"),
    [("=1+1", "'=1+1"), ("@x", "'@x"), ("hearts", "hearts"), (-3, -3), ("\x1b[31m", "'\ufffd[31m"), ("a\nb", "a\nb")],
)
def test_a_spreadsheet_runs_nothing(value: object, written: object) -> None:
    assert cell(value) == written
