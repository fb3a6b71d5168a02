"""How much a search may spend on a decision: `5000` iterations, or `200ms`."""

from __future__ import annotations

import re
from dataclasses import dataclass

MOST_ITERATIONS = 10_000_000
MOST_MILLISECONDS = 600_000
ITERATIONS = {"compiled": 30_000, "plain": 300}
"""By backend, where nothing is said: about a tenth of a second."""


@dataclass(frozen=True, slots=True)
class Budget:
    """One of the two is set; neither means what is usual in the backend that is used."""

    iterations: int | None = None
    milliseconds: int | None = None


def parse_budget(text: str) -> Budget:
    """`5000` or `200ms`; raises ValueError for anything else."""
    found = re.fullmatch(r"([0-9]{1,9})(ms)?", text.strip())
    if found is None:
        raise ValueError(
            f"`{text}` is no budget: write a number of iterations as `search:5000`, or a time as `search:200ms`"
        )
    number, unit = int(found[1]), "milliseconds" if found[2] else "iterations"
    most = MOST_MILLISECONDS if found[2] else MOST_ITERATIONS
    if not 1 <= number <= most:
        raise ValueError(f"a search takes from 1 to {most} {unit}, not {number}")
    return Budget(milliseconds=number) if found[2] else Budget(iterations=number)
