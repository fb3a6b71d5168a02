"""Memory of a run with a summary: what ten times as many deals take more."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from tests.benchmarks.figures import Figure, Missing
from tests.benchmarks.first_call import run
from tests.benchmarks.random_play import fast_backend

TITLE = "Memory, `simulate` with a summary"

# The most that was ever resident is asked of the process itself: what its parent is told counts the parent in.
CHILD = """
import sys
from pathlib import Path

import lorumdsl

lorumdsl.simulate(lorumdsl.load("hungarian"), "hearts", int(sys.argv[1]), workers=int(sys.argv[2])).summary()
(peak,) = (line.split()[1] for line in Path("/proc/self/status").read_text().splitlines() if "VmHWM" in line)
print(peak)
"""


def measure(seconds: float) -> Iterator[Figure]:
    """The highest resident memory, one worker and two."""
    fast_backend()
    if not sys.platform.startswith("linux"):
        raise Missing("the highest memory of a process is read from /proc, which only Linux has")
    few = 1_000_000 if seconds >= 1 else 10_000
    for workers in (1, 2):
        peaks = {deals: _megabytes(deals, workers) for deals in (few, 10 * few)}
        more = peaks[10 * few] - peaks[few]
        beside = ", ".join(f"{deals:,} deals {peak:.1f} MB" for deals, peak in peaks.items())
        what = f"more for ten times the deals, {workers} worker{'s' if workers > 1 else ''}"
        yield Figure(what, more, "MB", beside, "none")


def _megabytes(deals: int, workers: int) -> float:
    return int(run(["-c", CHILD, str(deals), str(workers)]).output) / 1024
