"""Tasks done one after the other in this process, or by several workers; what comes of them comes in their order."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor
from functools import lru_cache, partial
from typing import Any, TypeVar

from lorumdsl.simulation.workers import AHEAD, PROCESSES, Done, Task, executor_of, hand_out

Given = TypeVar("Given")


def spread(
    do: Callable[[Given, Task], Done],
    given: Given,
    tasks: Iterable[Task],
    workers: int = 1,
    executor: str | Executor | None = None,
) -> Iterator[Done]:
    """What `do(given, task)` returns for each task; `given` is sent to a worker once and not with each.

    `executor` is as for `simulate`, by default processes. ValueError for less than one worker.
    """
    if workers < 1:
        raise ValueError(f"there is at least one worker, not {workers}")
    if executor is None and workers == 1:
        yield from (do(given, task) for task in tasks)
        return
    far = partial(_do_packed, do, pickle.dumps(given))
    if isinstance(executor, Executor):
        yield from hand_out(executor, far, tasks, AHEAD * workers)
    else:
        with executor_of(executor or PROCESSES, workers) as made:
            yield from hand_out(made, far, tasks, AHEAD * workers)


def _do_packed(do: Callable[[Any, Any], Any], packed: bytes, task: Any) -> Any:
    return do(_unpack(packed), task)


@lru_cache(maxsize=4)
def _unpack(packed: bytes) -> Any:
    return pickle.loads(packed)
