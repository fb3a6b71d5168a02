"""A summary as one JSON document: the figures, and the exact counts from which a run can go on."""

from __future__ import annotations

import json
from pathlib import Path
from time import monotonic
from typing import Any

from lorumdsl.simulation.chunks import Played
from lorumdsl.simulation.identity import HEAD, OtherRun, changed, check_identity, identity
from lorumdsl.simulation.output.output import Output
from lorumdsl.simulation.run import Run
from lorumdsl.simulation.summary import summary_of
from lorumdsl.simulation.tally import measures
from lorumdsl.simulation.totals import Totals, read_tally, tally_data
from lorumdsl.source.saving import save_text

PACE = 10.0  # seconds between saves: what a power cut can cost


class SummaryFile(Output):
    """Saved whole now and then, and at the end."""

    def __init__(self, path: Path, run: Run) -> None:
        super().__init__(run)
        self._path = path
        if path.exists():
            self.totals = _read(path, run)
        self._save()  # so that a name that cannot be written is told before anything is played
        self._next = monotonic() + PACE

    def write(self, played: Played) -> None:
        if monotonic() >= self._next:
            self._save()
            self._next = monotonic() + PACE

    def close(self) -> None:
        self._save()

    def _save(self) -> None:
        save_text(json.dumps(_document(self.run, self.totals), ensure_ascii=False) + "\n", self._path)


def _document(run: Run, totals: Totals) -> dict[str, Any]:
    counted = {contract: tally_data(tally) for contract, tally in totals.tallies.items()}
    kept = {HEAD: identity(run), "tallies": counted, "session_tally": tally_data(totals.sessions)}
    return summary_of(run, totals) | kept


def _read(path: Path, run: Run) -> Totals:
    try:
        data = json.loads(path.read_bytes())
        found = data[HEAD]
    except (ValueError, TypeError, KeyError, RecursionError):
        raise OtherRun(f"{path} is no simulation: choose another name") from None
    check_identity(path, found, run)
    try:
        tallies = {contract: read_tally(tally) for contract, tally in data["tallies"].items()}
        totals = Totals(tallies, read_tally(data["session_tally"]), float(data["seconds"]))
        whole = _is_whole(run, totals)
    except (ValueError, TypeError, KeyError, AttributeError):
        raise changed(path, "its counts cannot be read") from None
    if not whole:
        raise changed(path, "its counts do not belong together")
    return totals


def _is_whole(run: Run, totals: Totals) -> bool:
    """Whether everything that a run counts is there, and nothing else."""
    names = {*measures(run.seats), *(f"edge{seat}" for seat in range(1, run.seats + 1))}
    counted = all(set(tally.counts) == (names if tally.deals else set()) for tally in totals.tallies.values())
    if not run.is_sessions:
        return counted and set(totals.tallies) <= set(run.contracts) and not totals.sessions.deals
    played = sum(deals * times for deals, times in totals.sessions.counts.get("deals", {}).items())
    return counted and set(totals.tallies) <= set(run.rules.programs) and played == totals.deals
