"""The rulesets and schemas that are shipped: where their folders are, and which rulesets there are.

A wheel carries the folders inside the package; a checkout (an editable install too) beside it.
"""

from __future__ import annotations

import re
from pathlib import Path

ID = re.compile(r"[a-z][a-z0-9-]*")

_PACKAGE = Path(__file__).resolve().parent.parent


def folder(name: str) -> Path:
    """The shipped folder `rulesets` or `schemas`; in a broken installation it may not exist."""
    inside = _PACKAGE / name
    return inside if inside.is_dir() else _PACKAGE.parent / name


def ruleset_ids() -> list[str]:
    """The ids of the shipped rulesets, sorted."""
    return sorted(path.stem for path in folder("rulesets").glob("*.yaml") if ID.fullmatch(path.stem))
