"""Parquet: a folder with `run.json` and parts that are written whole, `deals-000001.parquet` and so on.

A Parquet file ends with its own table of contents and cannot be added to, so a long run makes many. A part of
deals has those of one contract; in a run of sessions it has whole sessions, and a part `sessions-…` beside it
says that it is complete.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from lorumdsl.simulation.chunks import Played
from lorumdsl.simulation.columns import deal_columns, deal_names, session_deals, session_line, session_names, turned
from lorumdsl.simulation.duckdb import connect, quoted
from lorumdsl.simulation.identity import FOLDER_HEAD, changed, check_identity, identity
from lorumdsl.simulation.output.output import Output
from lorumdsl.simulation.run import Run
from lorumdsl.simulation.tally import Tally, measures
from lorumdsl.simulation.totals import Totals
from lorumdsl.source.saving import save_text

PART = 1 << 17  # deals: some megabytes in memory, less on disk
DEALS, SESSIONS = "deals", "sessions"


class ParquetFolder(Output):
    """Deals wait in memory until a part is full; closing writes what waits."""

    keeps_rows = True

    def __init__(self, path: Path, run: Run) -> None:
        super().__init__(run)
        self._path = path
        self._connection = connect()
        self._waiting: dict[str, list[Mapping[str, Any]]] = {}  # by contract
        self._sizes: Counter[str] = Counter()
        self._deals: list[list[int]] = []  # of sessions; the first value says which contract
        self._sessions: list[list[int]] = []
        self._codes = {contract: code for code, contract in enumerate(run.rules.programs)}
        if path.exists():
            self._check()
            self.totals = self._read()
        else:
            path.mkdir()
            save_text(json.dumps(identity(run), ensure_ascii=False) + "\n", path / FOLDER_HEAD)
        self._next = 1 + max((int(part.stem.rpartition("-")[2]) for part in path.glob("*-*.parquet")), default=0)

    def write(self, played: Played) -> None:
        if played.session_rows is None:
            contract = played.chunk.contract
            assert contract is not None
            self._waiting.setdefault(contract, []).append(deal_columns(self.run, played))
            self._sizes[contract] += played.chunk.number
            if self._sizes[contract] >= PART:
                self._write_deals(contract)
            return
        for session in played.session_rows:
            lines = session_deals(self.run, session)
            self._deals += [
                [self._codes[deal.contract], *line] for deal, line in zip(session.deals, lines, strict=True)
            ]
            self._sessions.append(session_line(self.run, session))
        if len(self._deals) >= PART:
            self._write_sessions()

    def close(self) -> None:
        for contract in list(self._waiting):
            self._write_deals(contract)
        if self._sessions:
            self._write_sessions()
        self._connection.close()

    # --- writing ---------------------------------------------------------------------------------------------

    def _write_deals(self, contract: str) -> None:
        import numpy as np

        waiting = self._waiting.pop(contract)
        del self._sizes[contract]
        columns = {
            name: np.concatenate([np.asarray(part[name], np.int64) for part in waiting])
            for name in deal_names(self.run.seats, self.run.is_sessions)
        }
        self._write_part(DEALS, f"{quoted(contract)} AS contract, *", columns)
        self._next += 1

    def _write_sessions(self) -> None:
        contracts = ", ".join(map(quoted, self._codes))
        deals = turned(["code", *deal_names(self.run.seats, self.run.is_sessions)], self._deals)
        self._write_part(DEALS, f"[{contracts}][code + 1] AS contract, * EXCLUDE (code)", deals)
        self._write_part(SESSIONS, "*", turned(session_names(self.run.seats), self._sessions))
        self._deals, self._sessions = [], []
        self._next += 1

    def _write_part(self, kind: str, selected: str, columns: Mapping[str, Sequence[int]]) -> None:
        import numpy as np

        part = self._path / f"{kind}-{self._next:06}.parquet"
        beside = part.with_suffix(".new")
        self._connection.register("part", {name: np.asarray(column, np.int64) for name, column in columns.items()})
        self._connection.execute(f"COPY (SELECT {selected} FROM part) TO {quoted(beside)} (FORMAT parquet)")
        self._connection.unregister("part")
        beside.replace(part)

    # --- going on --------------------------------------------------------------------------------------------

    def _check(self) -> None:
        """Raises OtherRun for the folder of another run; takes away what a killed run left half-written."""
        try:
            found = json.loads((self._path / FOLDER_HEAD).read_bytes())
        except (OSError, ValueError):
            found = None
        check_identity(self._path, found, self.run)
        for stale in self._path.glob("*.new"):
            stale.unlink()
        if self.run.is_sessions:
            for part in self._path.glob(f"{DEALS}-*.parquet"):
                if not part.with_name(part.name.replace(DEALS, SESSIONS, 1)).exists():
                    part.unlink()

    def _read(self) -> Totals:
        """What stands in the parts, counted by duckdb."""
        totals = Totals()
        if not any(self._path.glob(f"{DEALS}-*.parquet")):
            return totals
        self._see(DEALS)
        paid = [f"pay{seat + 1}" for seat in range(self.run.seats)]
        edges = {
            f"edge{place}": f"{self.run.seats} * {pay} - ({' + '.join(paid)})" for place, pay in enumerate(paid, 1)
        }
        counted = {measure: measure for measure in measures(self.run.seats)} | edges
        for contract, deals, last in self._ask(f"SELECT contract, count(*), max(number) FROM {DEALS} GROUP BY ALL"):
            if not self.run.is_sessions and deals != last:
                raise changed(self._path, f"it has {deals} deals of {contract}, the last is {last}")
            totals.tallies[contract] = Tally(deals, {measure: Counter() for measure in counted})
        for measure, value in counted.items():
            asked = f"SELECT contract, {value} AS value, count(*) FROM {DEALS} GROUP BY ALL ORDER BY ALL"
            for contract, found, times in self._ask(asked):
                totals.tallies[contract].counts[measure][found] = times
        if self.run.is_sessions:
            totals.sessions = self._read_sessions()
        return totals

    def _read_sessions(self) -> Tally:
        self._see(SESSIONS)
        ((sessions, last),) = self._ask(f"SELECT count(*), max(session) FROM {SESSIONS}")
        if sessions != last:
            raise changed(self._path, f"it has {sessions} sessions, the last is {last}")
        tally = Tally(sessions)
        for name in session_names(self.run.seats)[1:]:
            found = self._ask(f"SELECT {name}, count(*) FROM {SESSIONS} GROUP BY ALL ORDER BY ALL")
            tally.counts[name] = Counter(dict(found))
        return tally

    def _see(self, kind: str) -> None:
        parts = quoted(self._path / f"{kind}-*.parquet")
        self._ask(f"CREATE OR REPLACE VIEW {kind} AS SELECT * FROM read_parquet({parts})")

    def _ask(self, sql: str) -> list[tuple[Any, ...]]:
        import duckdb

        try:
            return self._connection.execute(sql).fetchall()  # type: ignore[no-any-return]
        except duckdb.Error as problem:
            raise changed(self._path, str(problem).splitlines()[0]) from None
