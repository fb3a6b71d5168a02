"""A line of JSON for each deal: the first line says which run it is, then come the deals in order.

In a run of sessions the line of a session follows those of its deals. Going on with a file reads it from
the beginning, so that the summary covers everything; what a killed run left half-written is cut off.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from lorumdsl.simulation.chunks import Played
from lorumdsl.simulation.columns import deal_columns, deal_names, session_deals, session_line, session_names
from lorumdsl.simulation.identity import HEAD, changed, check_identity, identity
from lorumdsl.simulation.output.output import Output
from lorumdsl.simulation.output.reading import Counting
from lorumdsl.simulation.run import Run


class LinesFile(Output):
    """JSON Lines; every chunk is written out when it is done."""

    keeps_rows = True

    def __init__(self, path: Path, run: Run) -> None:
        super().__init__(run)
        good = self._read(path) if path.exists() else 0
        self._file = path.open("r+b" if path.exists() else "wb")
        self._file.truncate(good)
        self._file.seek(good)
        if not good:
            self._file.write(_line({HEAD: identity(run)}))
        self._names = deal_names(run.seats, run.is_sessions)
        self._session_names = session_names(run.seats)

    def write(self, played: Played) -> None:
        if played.session_rows is None:
            assert played.chunk.contract is not None
            columns = deal_columns(self.run, played)
            template = _template(played.chunk.contract, self._names)
            values = zip(*(_ints(columns[name]) for name in self._names), strict=True)
            self._file.write("".join(template % each for each in values).encode())
        else:
            templates = {contract: _template(contract, self._names) for contract in self.run.rules.programs}
            whole = _template(None, self._session_names)
            lines = []
            for session in played.session_rows:
                deals = session_deals(self.run, session)
                lines += [
                    templates[deal.contract] % tuple(line) for deal, line in zip(session.deals, deals, strict=True)
                ]
                lines.append(whole % tuple(session_line(self.run, session)))
            self._file.write("".join(lines).encode())
        self._file.flush()

    def close(self) -> None:
        self._file.close()

    def _read(self, path: Path) -> int:
        """Count what stands in the file; how many bytes of it are whole."""
        counting = Counting(self.run)
        good = place = 0
        with path.open("rb") as file:
            for number, line in enumerate(file, 1):
                place += len(line)
                whole = line.endswith(b"\n")
                data = _parse(line)
                if number == 1:
                    if not whole and data is None and len(line) < len(_line({HEAD: identity(self.run)})):
                        return 0  # killed within its first line
                    check_identity(path, data.get(HEAD) if isinstance(data, dict) else None, self.run)
                    good = place if whole else 0
                elif not whole:
                    break
                elif not counting.take(data):
                    raise changed(path, f"line {number} is not the next deal of this run")
                elif counting.is_settled:
                    good = place
        self.totals = counting.totals()
        return good


def _line(data: Any) -> bytes:
    return (json.dumps(data, ensure_ascii=False) + "\n").encode()


def _parse(line: bytes) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


def _template(contract: str | None, names: Sequence[str]) -> str:
    """A line with a place for each value; three times as fast as `json.dumps`."""
    first = "" if contract is None else f'"contract": {json.dumps(contract)}, '.replace("%", "%%")
    return "{" + first + ", ".join(f'"{name}": %d' for name in names) + "}\n"


def _ints(column: Any) -> Iterable[int]:
    return column.tolist() if hasattr(column, "tolist") else column  # type: ignore[no-any-return]
