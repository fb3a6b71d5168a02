"""Which run a file belongs to: what decides every deal of it, as plain data."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from lorumdsl.simulation.run import Run
from lorumdsl.table.record import text_hash
from lorumdsl.version import __version__

VERSION = 1
KEY = "lorum-simulation"
HEAD = "run"
"""The key under which a file has it: the only one of the first of many lines."""
FOLDER_HEAD = "run.json"


class OtherRun(ValueError):
    """A file holds something else than the beginning of this run, and is left as it stands."""


def identity(run: Run) -> dict[str, Any]:
    """Runs that agree in it play the same, however many deals. No contracts: whole sessions."""
    return {
        KEY: VERSION,
        "ruleset": run.rules.reference,
        "sha256": text_hash(run.rules.text),
        "engine": __version__,
        "seed": run.seed,
        "contracts": list(run.contracts),
        "bots": list(run.bots),
    }


def check_identity(path: Path, found: Any, run: Run) -> None:
    """Whether a file belongs to a run; raises OtherRun with the first difference."""
    if not isinstance(found, dict) or KEY not in found:
        raise OtherRun(f"{path} is no simulation: choose another name")
    for key, value in identity(run).items():
        if found.get(key) != value:
            told = "its text of the ruleset is another one" if key == "sha256" else _difference(key, found, value)
            raise OtherRun(f"{path} holds another run: {told}; choose another name, or remove it")


def changed(path: Path, what: str) -> OtherRun:
    """What to raise for a file of this run that cannot be resumed."""
    return OtherRun(f"{path} has been changed: {what}; choose another name, or remove it")


def _difference(key: str, found: dict[str, Any], value: Any) -> str:
    return f"{key} {_told(found.get(key))}, not {_told(value)}"


def _told(value: Any) -> str:
    if isinstance(value, list):
        return ",".join(map(str, value)) or "whole sessions"
    return str(value)


def seed_of(path: Path) -> int | None:
    """The seed of the run that a file belongs to, so that it can be resumed; None if there is none."""
    try:
        if path.is_dir():
            found = json.loads((path / FOLDER_HEAD).read_bytes())
        elif path.suffix.lower() == ".json":
            found = json.loads(path.read_bytes())[HEAD]
        else:
            with path.open("rb") as file:
                found = json.loads(file.readline())[HEAD]
        seed = found["seed"]
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return None
    return seed if type(seed) is int else None
