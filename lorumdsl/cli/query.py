"""`lorum query`: SQL over the deals that a simulation kept."""

from __future__ import annotations

import csv
import io
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING

import click

from lorumdsl.cli.group import reason_of, usage_error
from lorumdsl.cli.output import painter, print_json
from lorumdsl.terminal.tables import table_lines

if TYPE_CHECKING:
    from lorumdsl.simulation.query import Answer


@click.command()
@click.argument("file", metavar="FILE", type=click.Path(exists=True, path_type=Path))
@click.argument("sql", metavar="SQL")
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "json", "csv"]),
    default="text",
    help="A table for people, one JSON document, or comma-separated values.",
)
def query(file: Path, sql: str, form: str) -> None:
    """Ask SQL about the deals in a file of simulate.

    FILE is what `lorum simulate --out` kept, .jsonl or .parquet; its deals are the table `deals`, the sessions of a
    run of sessions the table `sessions`. The SQL is that of duckdb: "SELECT avg(pay1) FROM deals".
    """
    from lorumdsl.simulation.duckdb import NoDuckDB
    from lorumdsl.simulation.query import BadQuery, query as ask

    try:
        answer = ask(file, sql)
    except (BadQuery, NoDuckDB) as problem:
        usage_error(str(problem))
    except OSError as problem:
        usage_error(f"{str(file)!r} cannot be read: {reason_of(problem)}", "FILE")
    if form == "json":
        print_json({"rows": [dict(zip(answer.columns, map(_plain, row), strict=True)) for row in answer.rows]})
    elif form == "csv":
        click.echo(_csv(answer), nl=False)
    elif answer.columns:
        rows = [[_show(value) for value in row] for row in answer.rows]
        for line in table_lines([list(answer.columns), *rows], painter(), _words(answer)):
            click.echo(line)


def _plain(value: object) -> object:
    """A value as JSON has it; dates, decimals and the like as they are written, null for what is no number."""
    if isinstance(value, list):
        return [_plain(one) for one in value]
    if isinstance(value, dict):
        return {str(key): _plain(one) for key, one in value.items()}
    if isinstance(value, float):
        return value if isfinite(value) else None
    return value if isinstance(value, int | str | None) else str(value)


def _csv(answer: Answer) -> str:
    written = io.StringIO()
    writer = csv.writer(written, lineterminator="\n")
    writer.writerow(map(cell, answer.columns))
    writer.writerows(map(cell, row) for row in answer.rows)
    return written.getvalue()


def cell(value: object) -> object:
    """A value as a spreadsheet may have it: no text is a formula, and none moves a cursor."""
    if not isinstance(value, str):
        return value
    shown = "".join(sign if sign.isprintable() or sign == "\n" else "\ufffd" for sign in value)
    return f"'{shown}" if shown[:1] in ("=", "+", "-", "@", "\ufffd") else shown


def _show(value: object) -> str:
    if value is None:
        return ""
    return f"{value:.6g}" if isinstance(value, float) else str(value)


def _words(answer: Answer) -> set[int]:
    """The columns that are set to the left: all but numbers."""
    numbers = {
        column
        for column in range(len(answer.columns))
        if all(row[column] is None or isinstance(row[column], int | float) for row in answer.rows)
    }
    return set(range(len(answer.columns))) - numbers
