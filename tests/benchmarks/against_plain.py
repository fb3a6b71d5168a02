"""Every contract of every shipped ruleset, compiled beside plain Python: the same kernels in both backends."""

from __future__ import annotations

from collections.abc import Iterator

import lorumdsl
from lorumdsl.backends.backend import PlainBackend
from tests.benchmarks.figures import Figure, rate
from tests.benchmarks.interleaved import compare
from tests.benchmarks.random_play import SHIPPED, fast_backend, kernels

TITLE = "Compiled against plain Python, one thread"


def measure(seconds: float) -> Iterator[Figure]:
    """How many times as fast the compiled backend is."""
    backend = fast_backend()
    for reference in SHIPPED:
        rules = lorumdsl.load(reference)
        for contract in rules.programs:
            found = compare(kernels(rules, contract, PlainBackend()), kernels(rules, contract, backend), seconds / 4)
            made = f"{rate(found.second)} against {rate(found.first)}"
            yield Figure(f"{reference} {contract}", found.ratio, "times as fast", made)
