"""The one place that opens duckdb, which the extra `[data]` brings; what a query may read is settled here."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any


class NoDuckDB(Exception):
    """Parquet or SQL was asked for and duckdb is not installed."""

    def __init__(self) -> None:
        super().__init__("Parquet and SQL need duckdb: pip install 'lorumdsl[data]'")


def connect() -> Any:
    """A connection to a database in memory. Raises NoDuckDB."""
    try:
        import duckdb
        import numpy as np  # noqa: F401  columns are handed over as its arrays
    except ModuleNotFoundError:
        raise NoDuckDB from None
    return duckdb.connect()


def confine(connection: Any, files: Iterable[Path]) -> None:
    """Let a connection read these files and nothing else, for good: no other file, no network, no extension."""
    allowed = ", ".join(quoted(name) for path in files for name in dict.fromkeys((path, literal(path))))
    connection.execute(f"SET allowed_paths = [{allowed}]")
    connection.execute("SET enable_external_access = false")
    connection.execute("SET lock_configuration = true")


def literal(path: Path) -> str:
    """A path as duckdb reads it, to whom `*`, `?` and `[` would stand for other files."""
    return re.sub(r"([*?\[])", r"[\1]", str(path))


def quoted(text: object) -> str:
    """A text as SQL writes it: a view takes no parameters."""
    return "'" + str(text).replace("'", "''") + "'"
