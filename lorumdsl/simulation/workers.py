"""Workers: threads, processes or a cluster, as executors of `concurrent.futures`.

The executor is the seam: a caller may bring one of another kind. What comes back comes in the order in which
it was handed out, and little is under way at a time, so that neither memory nor what is written depends on
how many workers there are.
"""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from threading import current_thread, main_thread
from typing import TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")

THREADS, PROCESSES, DASK = "threads", "processes", "dask"
KINDS = (THREADS, PROCESSES, DASK)
AHEAD = 2  # tasks for each worker: one is done while the next one waits


class NoDask(Exception):
    """A cluster was asked for and Dask is not installed."""

    def __init__(self) -> None:
        super().__init__("a cluster needs Dask: pip install 'lorumdsl[dask]'")


class NoWorkers(ValueError):
    """A word that names no kind of workers, or a cluster that cannot be reached."""


def hand_out(executor: Executor, do: Callable[[Task], Done], tasks: Iterable[Task], ahead: int) -> Iterator[Done]:
    """What `do` returns for each task, in order; no more than `ahead` tasks are under way at a time."""
    waiting: deque[Future[Done]] = deque()
    try:
        for task in tasks:
            waiting.append(executor.submit(do, task))
            if len(waiting) >= ahead:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        for future in waiting:
            future.cancel()


@contextmanager
def executor_of(kind: str, workers: int) -> Iterator[Executor]:
    """Workers of a kind, gone at the end. Raises NoDask and NoWorkers."""
    if kind == THREADS:
        with ThreadPoolExecutor(workers) as threads:
            yield threads
    elif kind == PROCESSES:
        # Started afresh: a copy of a process with threads may hang, and is not to be had everywhere.
        with ProcessPoolExecutor(workers, get_context("spawn")) as processes:
            with _ignoring_interrupts():  # which workers inherit: Ctrl-C is for the process that hands out
                for _ in range(workers):
                    processes.submit(int)  # a process is started for each task, as long as none is idle
            yield processes
    elif kind == DASK or kind.startswith(f"{DASK}:"):
        with _cluster(kind.removeprefix(DASK).removeprefix(":"), workers) as cluster:
            yield cluster
    else:
        raise NoWorkers(f"there are no workers `{kind}`: choose from {', '.join(KINDS)}, {DASK}:ADDRESS")


@contextmanager
def _ignoring_interrupts() -> Iterator[None]:
    """Leave Ctrl-C unheard for a while; only the main thread can."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _cluster(address: str, workers: int) -> Iterator[Executor]:
    """A running cluster by the address of its scheduler, or one of this computer's own for the time being."""
    try:
        from distributed import Client, LocalCluster
    except ModuleNotFoundError:
        raise NoDask from None
    if address:
        try:
            client = Client(address, timeout="10s")
        except (OSError, ValueError) as problem:
            raise NoWorkers(f"no Dask scheduler answers at {address}: {problem}") from None
        with client, client.get_executor(pure=False) as executor:
            yield executor
        return
    with _ignoring_interrupts():  # which workers inherit
        cluster = LocalCluster(n_workers=workers, threads_per_worker=1, dashboard_address=None)
    with cluster, Client(cluster) as client, client.get_executor(pure=False) as executor:
        yield executor
