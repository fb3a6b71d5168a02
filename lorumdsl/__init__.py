"""The rules of Lórum as text: checked, proven, played and scored.

The public face: `load` and `check` read rulesets, `Deal` and `Session` play them, `Record` replays;
`simulate` plays by the million and `query` asks what came of it; `compare_deals`, `compare_readings`, `measure` and
`tournament` answer questions about rulesets and bots; `solve` plays an endgame out.
A name is imported when it is first asked for, so that `lorum --help` waits for nothing it does not use.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from lorumdsl.version import __version__

if TYPE_CHECKING:
    from lorumdsl.bots.solve import solve
    from lorumdsl.bulk.measures import measure
    from lorumdsl.bulk.paired import compare_deals
    from lorumdsl.bulk.query import query
    from lorumdsl.bulk.readings import compare_readings
    from lorumdsl.bulk.simulation import simulate
    from lorumdsl.bulk.tournament import tournament
    from lorumdsl.diagnostics import Diagnostic, RulesetError
    from lorumdsl.pipeline import check, load
    from lorumdsl.replays import replay
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
    "Diagnostic": "lorumdsl.diagnostics",
    "IllegalAction": "lorumdsl.table.actions",
    "Record": "lorumdsl.table.record",
    "RulesetError": "lorumdsl.diagnostics",
    "Session": "lorumdsl.table.session",
    "check": "lorumdsl.pipeline",
    "compare_deals": "lorumdsl.bulk.paired",
    "compare_readings": "lorumdsl.bulk.readings",
    "load": "lorumdsl.pipeline",
    "measure": "lorumdsl.bulk.measures",
    "query": "lorumdsl.bulk.query",
    "replay": "lorumdsl.replays",
    "simulate": "lorumdsl.bulk.simulation",
    "solve": "lorumdsl.bots.solve",
    "tournament": "lorumdsl.bulk.tournament",
}


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOMES})
