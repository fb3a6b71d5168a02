"""The one place that opens duckdb, which the extra `[data]` brings."""

from __future__ import annotations

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


def quoted(text: object) -> str:
    """A text as SQL writes it: a view takes no parameters."""
    return "'" + str(text).replace("'", "''") + "'"
