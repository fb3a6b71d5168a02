"""Counting deals that were written down, so that a run goes on where its file ends."""

from __future__ import annotations

from typing import Any

from lorumdsl.simulation.columns import deal_names, session_names, turned
from lorumdsl.simulation.run import Run
from lorumdsl.simulation.tally import Tally, measures
from lorumdsl.simulation.totals import Totals

BATCH = 1 << 12  # lines that are held before they are counted


class Counting:
    """Takes lines in the order in which a run writes them. Deals of a session count once its own line has come."""

    def __init__(self, run: Run) -> None:
        self._run = run
        self._deals, self._sessions = deal_names(run.seats, run.is_sessions), session_names(run.seats)
        self._measures = list(measures(run.seats))
        self._totals = Totals()
        self._done: dict[str | None, int] = dict.fromkeys(run.parts(), 0)
        self._held: dict[str, list[list[int]]] = {contract: [] for contract in run.rules.programs}
        self._open: list[tuple[str, list[Any]]] = []  # the deals of a session that has no line yet

    @property
    def is_settled(self) -> bool:
        """Whether a run could go on after the line that came last."""
        return not self._open

    def take(self, line: Any) -> bool:
        """Count the next line; False if it is not what the run would have written there."""
        if not isinstance(line, dict):
            return False
        if "contract" not in line:
            return self._run.is_sessions and self._take_session(line)
        contract, values = line["contract"], [line.get(name) for name in self._measures]
        numbers = [line.get(name) for name in self._deals]
        if not isinstance(contract, str) or contract not in self._held:
            return False
        if not all(type(number) is int for number in numbers):
            return False
        if self._run.is_sessions:
            if (line["session"], line["number"]) != (self._done[None] + 1, len(self._open) + 1):
                return False
            self._open.append((contract, values))
            return True
        if line["number"] != self._done.get(contract, -2) + 1:
            return False
        self._done[contract] += 1
        self._hold(contract, values)
        return True

    def _take_session(self, line: dict[str, Any]) -> bool:
        values = [line.get(name) for name in self._sessions]
        if not all(type(value) is int for value in values) or line["session"] != self._done[None] + 1:
            return False
        if line["deals"] != len(self._open):
            return False
        for contract, row in self._open:
            self._hold(contract, row)
        self._open.clear()
        self._done[None] += 1
        self._totals.sessions.deals += 1
        for name in self._sessions[1:]:
            self._totals.sessions.add_values(name, [line[name]])
        return True

    def _hold(self, contract: str, values: list[Any]) -> None:
        held = self._held[contract]
        held.append(values)
        if len(held) >= BATCH:
            self._count(contract)

    def _count(self, contract: str) -> None:
        held = self._held[contract]
        if held:
            tally = self._totals.tallies.setdefault(contract, Tally())
            tally.deals += len(held)
            tally.add_columns(turned(self._measures, held), self._run.seats)
            held.clear()

    def totals(self) -> Totals:
        """What all lines so far come to."""
        for contract in self._held:
            self._count(contract)
        return self._totals
