"""How long the first call after an installation takes, and how long a warm start.

Every time is that of a new process. The first has an empty cache folder and compiles all entry kernels: those of
deals, sessions, drama and search. A warm start is the whole command, Python and all.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.benchmarks.figures import Figure, Missing
from tests.benchmarks.interleaved import undisturbed
from tests.benchmarks.random_play import fast_backend

TITLE = "First call after installation, and warm start"
SIMULATE = ["-m", "lorumdsl", "simulate", "hungarian", "--contract", "hearts", "--deals", "1000", "--seed", "1"]
FEWEST = 3

EVERY_KERNEL = """
import json, time
from random import Random

import lorumdsl
from lorumdsl.bots.search import search_bot
from lorumdsl.analysis.drama import random_drama
from lorumdsl.backends.backend import compiled_backend

def search(rules):
    deal = lorumdsl.Deal(rules, "hearts", seed=1)
    search_bot("10", 1).choose_action(deal.view(deal.turn), rules)

parts = {
    "loading": lambda rules: compiled_backend(),
    "deals": lambda rules: lorumdsl.simulate(rules, "hearts", 10),
    "sessions": lambda rules: lorumdsl.simulate(rules, sessions=1),
    "drama": lambda rules: random_drama(rules, "hearts", 1, 1, 10, compiled_backend()),
    "search": search,
}
rules, took = lorumdsl.load("hungarian"), {}
for part, do in parts.items():
    begin = time.process_time()
    do(rules)
    took[part] = time.process_time() - begin
took["in all"] = time.process_time()
print(json.dumps(took))
"""


@dataclass(frozen=True, slots=True)
class Ran:
    """What a process printed, and its seconds: by the clock, and of the processor."""

    output: str
    seconds: float
    processor: float


def run(words: Sequence[str], cache: Path | None = None) -> Ran:
    """Run Python with some words in a new process; compiled kernels are kept below `cache`.

    RuntimeError with what it said where it fails.
    """
    env = dict(os.environ) if cache is None else {**os.environ, "XDG_CACHE_HOME": str(cache)}
    before, begin = os.times(), perf_counter()
    done = subprocess.run([sys.executable, *words], env=env, capture_output=True, text=True)
    seconds, after = perf_counter() - begin, os.times()
    if done.returncode:
        raise RuntimeError(done.stderr)
    processor = after.children_user + after.children_system - before.children_user - before.children_system
    return Ran(done.stdout, seconds, processor)


def measure(seconds: float) -> Iterator[Figure]:
    """Once from an empty folder, then warm starts from the same."""
    fast_backend()
    if not sys.platform.startswith("linux"):
        raise Missing("only on Linux does XDG_CACHE_HOME say where compiled kernels are kept")
    with TemporaryDirectory() as folder:
        first = run(["-c", EVERY_KERNEL], Path(folder))
        took = json.loads(first.output)
        parts = ", ".join(f"{part} {time:.1f}" for part, time in took.items() if part != "in all")
        yield Figure("first call, all kernels", first.seconds, "s", f"seconds of the processor: {parts}", "under 15")
        yield Figure("the same, seconds of the processor", first.processor, "s", "", "under 15")
        warm = run(["-c", EVERY_KERNEL], Path(folder))
        yield Figure("the same again, in a new process", warm.seconds, "s", f"{warm.processor:.2f} s of the processor")
        starts = _starts(Path(folder), seconds)
    times = [start.seconds for start in starts]
    beside = f"best of {len(times)} is {min(times):.2f}; {min(s.processor for s in starts):.2f} s of the processor"
    yield Figure("warm start of `lorum simulate`, 1,000 deals", undisturbed(times), "s", beside, "under 1.5")


def _starts(cache: Path, seconds: float) -> list[Ran]:
    starts = [run(SIMULATE, cache)]
    end = perf_counter() + 5 * seconds
    while perf_counter() < end or len(starts) < FEWEST:
        starts.append(run(SIMULATE, cache))
    return starts
