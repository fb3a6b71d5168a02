"""`lorumdsl.query`: SQL over the deals that a simulation kept."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lorumdsl.simulation.columns import deal_names, session_names
from lorumdsl.simulation.duckdb import confine, connect, literal, quoted
from lorumdsl.simulation.identity import FOLDER_HEAD, HEAD, KEY
from lorumdsl.simulation.output.parquet import DEALS, SESSIONS

LONGEST_HEAD = 1 << 24  # bytes of the first line of a .jsonl file, which holds the text of the ruleset


class BadQuery(ValueError):
    """A file that holds no deals, or SQL that cannot be answered."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The names of the columns, and the rows."""

    columns: tuple[str, ...]
    rows: list[tuple[Any, ...]]


def query(file: str | Path, sql: str) -> Answer:
    """Answer SQL over a .jsonl file or a .parquet folder of a simulation, by duckdb.

    The deals are the table `deals`, the sessions of a run of sessions `sessions`. Raises BadQuery, NoDuckDB, OSError.
    """
    path = Path(file).absolute()
    files, views = _folder_views(path) if path.is_dir() else ([path], _lines_views(path))
    connection = connect()
    confine(connection, files)
    import duckdb

    tables = ""
    try:
        for name, source in views.items():
            connection.execute(f"CREATE VIEW {name} AS {source}")
            columns = ", ".join(column[0] for column in connection.execute(f"DESCRIBE {name}").fetchall())
            tables += f"\n{name} has {columns}"
        if not sql.strip():
            raise BadQuery(f'there is no SQL: try "SELECT * FROM deals LIMIT 5"\n{tables}')
        answer = connection.execute(sql)
        names = tuple(column[0] for column in (answer and answer.description) or ())
        return Answer(names, answer.fetchall() if names else [])
    except duckdb.Error as problem:
        raise BadQuery(f"{problem}\n{tables}" if tables else f"{path} cannot be read: {problem}") from None
    finally:
        connection.close()


def _folder_views(path: Path) -> tuple[list[Path], dict[str, str]]:
    """The files of a folder, and what the tables are made of."""
    kinds = {kind: sorted(path.glob(f"{kind}-*.parquet")) for kind in (DEALS, SESSIONS)}
    if not (path / FOLDER_HEAD).exists() or not kinds[DEALS]:
        raise BadQuery(f"{path} holds no deals of a simulation")
    views = {}
    for kind, files in kinds.items():
        if files:
            listed = ", ".join(quoted(literal(file)) for file in files)
            views[kind] = f"SELECT * FROM read_parquet([{listed}])"
    return [file for files in kinds.values() for file in files], views


def _lines_views(path: Path) -> dict[str, str]:
    if not path.is_file():
        raise BadQuery(f"{path} is no ordinary file")
    with path.open("rb") as file:
        first = file.readline(LONGEST_HEAD)
    try:
        head = json.loads(first)
        run = head.pop(HEAD)
        seats, is_sessions = len(run["bots"]), not run["contracts"]
        if KEY not in run or head:  # a summary has more than this key
            raise KeyError(KEY)
    except (ValueError, KeyError, TypeError):
        raise BadQuery(f"{path} holds no deals of a simulation: it is no .jsonl file of `lorum simulate`") from None
    views = {DEALS: _view(path, {"contract": "VARCHAR"}, deal_names(seats, is_sessions), "contract IS NOT NULL")}
    if is_sessions:
        views[SESSIONS] = _view(path, {}, session_names(seats), "deals IS NOT NULL")
    return views


def _view(path: Path, words: dict[str, str], numbers: list[str], which: str) -> str:
    """Those lines of a file that have what is asked for; what a killed run left half-written is no line."""
    columns = words | dict.fromkeys(numbers, "BIGINT")
    told = ", ".join(f"{name}: {quoted(kind)}" for name, kind in columns.items())
    options = f"format = 'newline_delimited', ignore_errors = true, columns = {{{told}}}"
    return f"SELECT * FROM read_json({quoted(literal(path))}, {options}) WHERE {which}"
