"""Playing a chunk: what a worker does, in a thread, another process or on another computer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from typing import Any

from lorumdsl.simulation.deals import bot_rows, random_rows
from lorumdsl.simulation.run import CALL, Chunk, Run
from lorumdsl.simulation.sessions import SessionRow, play_sessions
from lorumdsl.simulation.spread import spread
from lorumdsl.simulation.tally import Tally
from lorumdsl.simulation.workers import AHEAD, PROCESSES, THREADS, executor_of, hand_out


@dataclass(slots=True)
class Played:
    """What came of a chunk: the deals counted by contract, the sessions counted, and rows where they are kept.

    `rows` of a chunk of deals are one vector, ROW_WIDTH ints for each.
    """

    chunk: Chunk
    tallies: dict[str, Tally] = field(default_factory=dict)
    sessions: Tally = field(default_factory=Tally)
    rows: Any = None
    session_rows: list[SessionRow] | None = None


def play_chunk(run: Run, chunk: Chunk, keeps_rows: bool = False) -> Played:
    """Play the deals or sessions of a chunk."""
    if chunk.contract is None:
        tallies, sessions, played = play_sessions(run, chunk.first, chunk.number, keeps_rows)
        return Played(chunk, tallies, sessions, session_rows=played)
    backend, tally, rows = run.make_backend(), Tally(), None
    end = chunk.first + chunk.number
    size = chunk.number if keeps_rows else CALL
    for first in range(chunk.first, end, size):
        given = (run.rules, chunk.contract, run.seed, first, min(size, end - first))
        rows = random_rows(*given, backend) if run.is_random else bot_rows(*given, run.bots)
        tally.add_rows(rows, run.seats, backend)
    return Played(chunk, {chunk.contract: tally}, rows=rows if keeps_rows else None)


def best_kind(run: Run) -> str:
    """Threads where kernels let each other run, else processes: Python itself runs one thread at a time."""
    return THREADS if run.is_random and run.backend == "compiled" and not run.is_sessions else PROCESSES


def play_chunks(
    run: Run, chunks: Iterable[Chunk], keeps_rows: bool, workers: int, executor: str | Executor | None
) -> Iterator[Played]:
    """Play chunks and give what came of each, in order; `executor` is as for `simulate`.

    Raises NoDask and NoWorkers.
    """
    kind = best_kind(run) if executor is None else executor
    play = partial(play_chunk, run, keeps_rows=keeps_rows)
    if workers == 1 and kind in (THREADS, PROCESSES):
        yield from map(play, chunks)
    elif kind == THREADS:  # they share the run as it is
        chunks = iter(chunks)
        yield from map(play, islice(chunks, 1))  # alone, so that kernels are compiled once
        with executor_of(THREADS, workers) as threads:
            yield from hand_out(threads, play, chunks, AHEAD * workers)
    else:
        yield from spread(_play, (run, keeps_rows), chunks, workers, kind)


def _play(given: tuple[Run, bool], chunk: Chunk) -> Played:
    run, keeps_rows = given
    return play_chunk(run, chunk, keeps_rows)
