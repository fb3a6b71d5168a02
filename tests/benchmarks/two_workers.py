"""Two workers beside one, and hand-written C run twice at once beside once: what this machine has to give.

The C program shares nothing with its twin, so what it falls short of two is the machine's. Both take turns.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import lorumdsl
from tests.benchmarks.figures import Figure, rate
from tests.benchmarks.hand_written import hand_written_program
from tests.benchmarks.interleaved import Comparison, Play, comparison, in_turns
from tests.benchmarks.random_play import fast_backend, simulated

TITLE = "Two workers against one"
SLICE = 0.2
ROOM = 5  # slices are long, and few of them are undisturbed


def measure(seconds: float) -> Iterator[Figure]:
    """How many times as much two do in the same time."""
    fast_backend()
    rules = lorumdsl.load("hungarian")
    slice_ = min(SLICE, seconds)
    with TemporaryDirectory() as folder:
        program = hand_written_program(Path(folder))
        plays = [simulated(rules, "hearts"), simulated(rules, "hearts", 2), _at_once(program, 1), _at_once(program, 2)]
        one, two, once, twice = in_turns(plays, ROOM * seconds, slice_, perf_counter)
    ours, control = comparison(one, two), comparison(once, twice)
    yield _figure("`simulate`, two threads", ours, "at least 1.7")
    yield _figure("control: `limit.c hearts32` twice at once", control)
    yield Figure("the first as a part of the second", 100 * ours.ratio / control.ratio, "%")


def _figure(what: str, found: Comparison, aim: str = "") -> Figure:
    low, high = found.quartiles
    made = f"{rate(found.second)} against {rate(found.first)}; half of all neighbours {low:.2f} to {high:.2f}"
    return Figure(what, found.ratio, "times one", made, aim)


def _at_once(program: Path, processes: int) -> Play:
    """Play so many deals in all, by that many processes."""

    def play(deals: int) -> None:
        command = [str(program), "hearts32", str(-(-deals // processes))]
        running = [subprocess.Popen(command, stdout=subprocess.DEVNULL) for _ in range(processes)]
        for process in running:
            process.wait()

    return play
