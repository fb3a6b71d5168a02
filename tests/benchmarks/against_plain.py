"""Every contract of every shipped ruleset, compiled beside plain Python: the same kernels in both gears."""

from __future__ import annotations

from collections.abc import Iterator

import lorumdsl
from lorumdsl.gears.gear import PlainGear
from tests.benchmarks.figures import Figure, rate
from tests.benchmarks.interleaved import compare
from tests.benchmarks.random_play import SHIPPED, fast_gear, kernels

TITLE = "Compiled against plain Python, one thread"


def measure(seconds: float) -> Iterator[Figure]:
    """How many times as fast the compiled gear is."""
    gear = fast_gear()
    for reference in SHIPPED:
        rules = lorumdsl.load(reference)
        for contract in rules.programs:
            found = compare(kernels(rules, contract, PlainGear()), kernels(rules, contract, gear), seconds / 4)
            made = f"{rate(found.second)} against {rate(found.first)}"
            yield Figure(f"{reference} {contract}", found.ratio, "times as fast", made)
