"""Compiled kernels beside C that was written by hand for one game each."""

from __future__ import annotations

from collections.abc import Iterator

import lorumdsl
from tests.benchmarks.figures import Figure, rate
from tests.benchmarks.hand_written import hand_written_games
from tests.benchmarks.interleaved import compare
from tests.benchmarks.random_play import fast_backend, kernels, simulated

TITLE = "Against hand-written C, one thread"
PAIRS = (("hungarian", "hearts", "hearts32"), ("hungarian", "lorum", "layout32"), ("hearts", "hearts", "hearts52"))


def measure(seconds: float) -> Iterator[Figure]:
    """For each game the kernels alone, then `simulate` with all that it counts."""
    backend, games = fast_backend(), hand_written_games()
    for reference, contract, game in PAIRS:
        rules = lorumdsl.load(reference)
        plays = {"kernels": kernels(rules, contract, backend), "`simulate`": simulated(rules, contract)}
        for name, play in plays.items():
            found = compare(play, games[game], seconds)
            low, high = found.quartiles
            yield Figure(
                f"{reference} {contract}, {name}",
                found.ratio,
                f"times the time of `limit.c {game}`",
                f"{rate(found.first)} against {rate(found.second)}; half of all neighbours {low:.2f} to {high:.2f}",
                "at most 2" if name == "kernels" else "",
            )
