"""The rules of Lórum as text: checked, proven, played and scored.

The public face: `load` and `check` read rulesets, `Deal` and `Session` play them, `Record` replays;
`simulate` plays by the million and `query` asks about the results; `compare_deals`, `compare_readings`, `measure` and
`tournament` answer questions about rulesets and bots; `solve` plays an endgame out.
A name is imported when it is first asked for, so that `lorum --help` waits for nothing it does not use.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from lorumdsl.version import __version__

if TYPE_CHECKING:
    from lorumdsl.analysis.measures import measure
    from lorumdsl.analysis.paired import compare_deals
    from lorumdsl.analysis.readings import compare_readings
    from lorumdsl.analysis.tournament import tournament
    from lorumdsl.bots.solve import solve
    from lorumdsl.diagnostics.diagnostic import Diagnostic, RulesetError
    from lorumdsl.loading.examine import check
    from lorumdsl.loading.load import load
    from lorumdsl.records.replay import replay
    from lorumdsl.simulation.query import query
    from lorumdsl.simulation.simulation import simulate
    from lorumdsl.table.actions import IllegalAction
    from lorumdsl.table.deal import Deal
    from lorumdsl.table.record import Record
    from lorumdsl.table.session import Session

__all__ = [
    "Deal",
    "Diagnostic",
    "IllegalAction",
    "Record",
    "RulesetError",
    "Session",
    "__version__",
    "check",
    "compare_deals",
    "compare_readings",
    "load",
    "measure",
    "query",
    "replay",
    "simulate",
    "solve",
    "tournament",
]

_HOMES = {
    "Deal": "lorumdsl.table.deal",
    "Diagnostic": "lorumdsl.diagnostics.diagnostic",
    "IllegalAction": "lorumdsl.table.actions",
    "Record": "lorumdsl.table.record",
    "RulesetError": "lorumdsl.diagnostics.diagnostic",
    "Session": "lorumdsl.table.session",
    "check": "lorumdsl.loading.examine",
    "compare_deals": "lorumdsl.analysis.paired",
    "compare_readings": "lorumdsl.analysis.readings",
    "load": "lorumdsl.loading.load",
    "measure": "lorumdsl.analysis.measures",
    "query": "lorumdsl.simulation.query",
    "replay": "lorumdsl.records.replay",
    "simulate": "lorumdsl.simulation.simulation",
    "solve": "lorumdsl.bots.solve",
    "tournament": "lorumdsl.analysis.tournament",
}


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOMES})
