"""Editing a rule and simulating again: kernels are the same for all rules, so that nothing is compiled."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.benchmarks.figures import Figure, Missing
from tests.benchmarks.first_call import run
from tests.benchmarks.random_play import fast_backend

TITLE = "Editing a rule"

RULE = """lorum: 1
id: our-table
extends: hungarian
name: Lórum at our table
contracts:
  hairy-monkey:
    note: Whoever takes the king of hearts pays {cost} to the pot.
    cost: {cost}*taken(K♥)
    total: {cost}
"""


def measure(seconds: float) -> Iterator[Figure]:
    """Files in the folder of compiled kernels that an edit adds or changes."""
    fast_backend()
    if not sys.platform.startswith("linux"):
        raise Missing("only on Linux does XDG_CACHE_HOME say where compiled kernels are kept")
    with TemporaryDirectory() as folder:
        table, cache = Path(folder) / "our-table.yaml", Path(folder) / "cache"
        simulate = ["-m", "lorumdsl", "simulate", str(table), "--deals", "1000", "--seed", "1", "--format", "json"]
        table.write_text(RULE.format(cost=12), "utf-8")
        before = run(simulate, cache)
        kept = _files(cache)
        table.write_text(RULE.format(cost=13), "utf-8")
        after = run(simulate, cache)
        changed = _files(cache) ^ kept
    if before.output == after.output:
        raise RuntimeError("the edit changed nothing")
    made = f"{len(kept)} files before; all contracts took {before.seconds:.1f} s before and {after.seconds:.1f} s after"
    yield Figure("files added or changed by an edit", len(changed), "files", made, "none")


def _files(folder: Path) -> set[tuple[Path, int]]:
    return {(path, path.stat().st_mtime_ns) for path in folder.rglob("*") if path.is_file()}
