"""The plain backend beside that of an earlier commit, before there was a compiled one: was it paid for at the table?

Each version runs in a process of its own and plays a slice when it is told to, one after the other. Kernels
play deals out at random; a table deal goes through `Deal`, as people's and bots' do.
"""

from __future__ import annotations

import io
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.benchmarks.figures import Figure, Missing, rate
from tests.benchmarks.interleaved import Play, compare

TITLE = "Plain Python against the time before"
BEFORE = "1c73200"
SLICE = 0.01
ROOT = Path(__file__).parents[2]
RULESETS = ("hungarian", "english", "portuguese", "denexa", "japanese")  # those that there were
TABLE = "table"

CHILD = """
import sys
from random import Random

import lorumdsl

rulesets, chance, seed = {}, Random(1), 0

try:
    from lorumdsl.simulation.deals import random_rows
    from lorumdsl.backends.backend import PlainGear

    def kernels(rules, contract, deals):
        random_rows(rules, contract, seed, 1, deals, PlainGear())

except ModuleNotFoundError:  # before there were backends
    from lorumdsl.engine import state as st
    from lorumdsl.engine.bulk_deals import play_deals

    def kernels(rules, contract, deals):
        program = rules.programs[contract]
        play_deals(program, [0] * st.SIZE, [0] * len(program.pack), [0] * 16, seed, 0, 1, deals)

def table(rules, contract, deals):
    for number in range(1, deals + 1):
        deal = lorumdsl.Deal(rules, contract, seed, number=number)
        while not deal.over:
            deal.play(chance.choice(deal.legal()))
        deal.pay

for line in sys.stdin:
    play, reference, contract, deals = line.split()
    if reference not in rulesets:
        rulesets[reference] = lorumdsl.load(reference)
    seed += 1
    globals()[play](rulesets[reference], contract, int(deals))
    print("played", flush=True)
"""


def measure(seconds: float) -> Iterator[Figure]:
    """For every contract, how many times the time of before; kernels, then one contract of each kind at a table."""
    import lorumdsl

    with TemporaryDirectory() as folder, ExitStack() as stack:
        before = stack.enter_context(_version(_unpacked(Path(folder))))
        now = stack.enter_context(_version(ROOT))
        asked = [("kernels", name, contract) for name in RULESETS for contract in lorumdsl.load(name).programs]
        asked += [(TABLE, "hungarian", contract) for contract in ("hearts", "quads", "fast-train", "lorum")]
        for play, name, contract in asked:
            words = f"{play} {name} {contract}"
            found = compare(_play(now, words), _play(before, words), seconds / 4, SLICE, perf_counter)
            made = f"{rate(found.first)} against {rate(found.second)}"
            what = f"{name} {contract}{', at a table' if play == TABLE else ''}"
            yield Figure(what, found.ratio, "times the time", made)


def _unpacked(folder: Path) -> Path:
    """The earlier commit in a folder. Missing where the history does not reach back to it."""
    if shutil.which("git") is None:
        raise Missing("git is not found")
    command = ["git", "-C", str(ROOT), "archive", BEFORE, "lorumdsl", "rulesets", "schemas"]
    packed = subprocess.run(command, capture_output=True)
    if packed.returncode:
        raise Missing(f"the history does not reach back to {BEFORE}")
    with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
        archive.extractall(folder, filter="data")
    return folder


@contextmanager
def _version(root: Path) -> Iterator[subprocess.Popen[str]]:
    """A process that plays with the package that lies in a folder."""
    command = [sys.executable, "-c", CHILD]
    with subprocess.Popen(command, cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield process
        assert process.stdin is not None
        process.stdin.close()


def _play(process: subprocess.Popen[str], words: str) -> Play:
    assert process.stdin is not None
    assert process.stdout is not None
    asks, answers = process.stdin, process.stdout

    def play(deals: int) -> None:
        print(f"{words} {deals}", file=asks, flush=True)
        if not answers.readline():
            raise RuntimeError(f"the process that plays {words} has died")

    return play
