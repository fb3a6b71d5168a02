"""What a run has come to so far: tallies by contract, the tally of its sessions, the time it took."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from lorumdsl.simulation.chunks import Played
from lorumdsl.simulation.run import Run
from lorumdsl.simulation.tally import Tally


@dataclass(slots=True)
class Totals:
    """Grows with every chunk; `seconds` are those of all calls that a run was played in."""

    tallies: dict[str, Tally] = field(default_factory=dict)
    sessions: Tally = field(default_factory=Tally)
    seconds: float = 0.0

    def add(self, played: Played) -> None:
        """Add what came of a chunk."""
        for contract, tally in played.tallies.items():
            self.tallies.setdefault(contract, Tally()).add(tally)
        self.sessions.add(played.sessions)

    @property
    def deals(self) -> int:
        """Deals of all contracts."""
        return sum(tally.deals for tally in self.tallies.values())

    def done(self, run: Run) -> dict[str | None, int]:
        """How many deals of each contract are done, or how many sessions, under None."""
        if run.is_sessions:
            return {None: self.sessions.deals}
        return {contract: self.tallies[contract].deals for contract in run.contracts if contract in self.tallies}


def tally_data(tally: Tally) -> dict[str, Any]:
    """A tally as plain data: by measure, how often each value came up."""
    counts = {measure: {str(value): counter[value] for value in sorted(counter)} for measure, counter in _full(tally)}
    return {"deals": tally.deals, "counts": counts}


def _full(tally: Tally) -> list[tuple[str, Counter[int]]]:
    return sorted((measure, counter) for measure, counter in tally.counts.items() if counter)


def read_tally(data: Mapping[str, Any]) -> Tally:
    """The tally that `tally_data` wrote; ValueError where a measure has not been counted in every row."""
    counts = {
        measure: Counter({int(value): times for value, times in counter.items()})
        for measure, counter in data["counts"].items()
    }
    deals = data["deals"]
    if type(deals) is not int or any(counter.total() != deals for counter in counts.values()):
        raise ValueError("the counts do not add up")
    return Tally(deals, counts)
