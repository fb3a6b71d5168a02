"""The rules of Lórum as text: checked, proven, played and scored.

The public face: `load` and `check` read rulesets, `Deal` and `Session` play them, `Record` replays.
A name is imported when it is first asked for, so that `lorum --help` waits for nothing it does not use.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from lorumdsl.version import __version__

if TYPE_CHECKING:
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
    "load",
    "replay",
]

_HOMES = {
    "Deal": "lorumdsl.table.deal",
    "Diagnostic": "lorumdsl.diagnostics",
    "IllegalAction": "lorumdsl.table.actions",
    "Record": "lorumdsl.table.record",
    "RulesetError": "lorumdsl.diagnostics",
    "Session": "lorumdsl.table.session",
    "check": "lorumdsl.pipeline",
    "load": "lorumdsl.pipeline",
    "replay": "lorumdsl.replays",
}


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOMES})
