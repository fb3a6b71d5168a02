"""`lorumdsl.simulate`: many deals or sessions, and their results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

from lorumdsl.backends.backend import compiled_backend
from lorumdsl.compiler.rules import Rules
from lorumdsl.simulation.chunks import play_chunks
from lorumdsl.simulation.deals import random_rows
from lorumdsl.simulation.interrupts import interrupts_later
from lorumdsl.simulation.output import Output, open_output
from lorumdsl.simulation.replay_one import play_again
from lorumdsl.simulation.run import Progress, Run, best_backend_name, chosen_contracts, seat_bots
from lorumdsl.simulation.summary import summary_of
from lorumdsl.simulation.tally import Tally
from lorumdsl.simulation.totals import Totals
from lorumdsl.table.session import Session

DEALS = 1000
"""How many deals of each contract are played where nobody says."""


@dataclass(frozen=True, slots=True)
class Simulation:
    """A run and its results; `interrupted` where Ctrl-C ended it early."""

    run: Run
    totals: Totals
    interrupted: bool = False
    speed: float = 0.0
    """Deals a second in this call."""

    @property
    def tallies(self) -> Mapping[str, Tally]:
        """How often each value of each measure came up, by contract."""
        return self.totals.tallies

    @property
    def sessions(self) -> Tally:
        """The same of whole sessions, by table seat; empty where none were played."""
        return self.totals.sessions

    @property
    def deals(self) -> int:
        """How many deals were played, of all contracts."""
        return self.totals.deals

    @property
    def seconds(self) -> float:
        return self.totals.seconds

    def summary(self) -> dict[str, Any]:
        """All figures as plain data: the JSON document of `lorum simulate`."""
        return summary_of(self.run, self.totals)

    def play_again(self, number: int, contract: str | None = None) -> Session:
        """Deal `number` of a contract, alone, or session `number`, action by action; its `record` can be replayed.

        ValueError where the contract is missing or not of the run.
        """
        return play_again(self.run, number, contract)


def simulate(
    rules: Rules,
    contract: str | Sequence[str] | None = None,
    deals: int | None = None,
    seed: int = 1,
    bots: str | Sequence[str] = "random",
    *,
    sessions: int | None = None,
    workers: int = 1,
    executor: str | Executor | None = None,
    backend: str | None = None,
    out: str | Path | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """Play many deals of a contract, of several or of all, or whole sessions; the same seed plays the same.

    `bots` is a name for all seats or one for each, P1 first (S1 in sessions), as a list or parted by commas.
    `executor` is `threads`, `processes`, `dask`, `dask:ADDRESS` or an Executor, by default what suits the bots;
    `backend` is `plain` or `compiled`, by default the best there is; none of these changes any figure. `out` is a
    file to keep (.json, .jsonl, .parquet), which is resumed if it holds the beginning of the same run.
    Ctrl-C ends a run early: what is done is given back. Raises KeyError for an unknown contract, ValueError for
    bots, sizes and words that cannot be, NoCompiledBackend, NoDask, NoDuckDB, OtherRun, InUse and OSError.
    """
    run = make_run(rules, contract, deals, sessions, seed, bots, backend)
    if workers < 1:
        raise ValueError(f"there is at least one worker, not {workers}")
    with open_output(None if out is None else Path(out), run) as output:
        return play(run, output, workers, executor, progress)


def make_run(
    rules: Rules,
    contract: str | Sequence[str] | None,
    deals: int | None,
    sessions: int | None,
    seed: int,
    bots: str | Sequence[str],
    backend: str | None,
) -> Run:
    """The run that the arguments of `simulate` ask for; raises what it does."""
    if sessions is not None and (contract is not None or deals is not None):
        raise ValueError("whole sessions choose their contracts and end by themselves: leave out contract and deals")
    if backend not in (None, "plain", "compiled"):
        raise ValueError(f"there is no backend `{backend}`: choose from plain, compiled")
    if backend == "compiled":
        compiled_backend()
    return Run(
        rules,
        () if sessions is not None else chosen_contracts(rules, contract),
        sessions if sessions is not None else DEALS if deals is None else deals,
        seed,
        seat_bots(rules, bots),
        backend or best_backend_name(),
    )


def play(
    run: Run, output: Output, workers: int = 1, executor: str | Executor | None = None, progress: Progress | None = None
) -> Simulation:
    """Play what is left of a run and keep it in an output."""
    totals = output.totals
    if run.is_random and run.backend == "compiled":  # the clock starts when kernels are there
        random_rows(run.rules, next(iter(run.rules.programs)), run.seed, 1, 0, run.make_backend())
    seconds, deals, begin = totals.seconds, totals.deals, perf_counter()
    interrupted = False
    try:
        for played in play_chunks(run, run.chunks(totals.done(run)), output.keeps_rows, workers, executor):
            with interrupts_later():
                totals.add(played)
                totals.seconds = seconds + perf_counter() - begin
                output.write(played)
                if progress is not None:
                    progress(sum(totals.done(run).values()), run.total)
    except KeyboardInterrupt:
        interrupted = True
    took = perf_counter() - begin
    totals.seconds = seconds + took
    return Simulation(run, totals, interrupted, (totals.deals - deals) / took)
