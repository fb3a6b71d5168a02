"""Random play as this project offers it, as functions that play so many deals; no two calls play the same ones."""

from __future__ import annotations

from itertools import count

import lorumdsl
from lorumdsl.backends.backend import Backend, NoCompiledBackend, compiled_backend
from lorumdsl.compiler.rules import Rules
from lorumdsl.simulation.deals import random_rows
from lorumdsl.simulation.run import CHUNK, PLAIN_CHUNK
from tests.benchmarks.figures import Missing
from tests.benchmarks.interleaved import Play

SHIPPED = ("hungarian", "english", "portuguese", "denexa", "japanese", "hearts")


def fast_backend() -> Backend:
    """The compiled backend. Missing where there is none."""
    try:
        return compiled_backend()
    except NoCompiledBackend as problem:
        raise Missing(str(problem)) from None


def kernels(rules: Rules, contract: str, backend: Backend) -> Play:
    """Kernels alone, in chunks as `simulate` has them: a row of ints for each deal, which nobody reads."""
    size, seeds = CHUNK if backend.name == "compiled" else PLAIN_CHUNK, count(1)

    def play(deals: int) -> None:
        seed = next(seeds)
        for first in range(1, deals + 1, size):
            random_rows(rules, contract, seed, first, min(size, deals + 1 - first), backend)

    return play


def simulated(rules: Rules, contract: str, workers: int = 1) -> Play:
    """`lorumdsl.simulate`, with everything that is counted of each deal."""
    seeds = count(1)
    return lambda deals: lorumdsl.simulate(
        rules, contract, deals, next(seeds), workers=workers, executor="threads", backend="compiled"
    )
