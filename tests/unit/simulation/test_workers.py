"""Whoever plays the chunks, the counts are the same to the last digit."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import Any

import pytest

from lorumdsl.backends.backend import has_numba
from lorumdsl.loading.load import load
from lorumdsl.simulation.simulation import Simulation, simulate
from lorumdsl.simulation.workers import NoDask, hand_out

RULES = load("portuguese+doubling")
PARTS: list[dict[str, Any]] = [
    {"contract": ["reds"], "deals": 300},
    {"sessions": 20},
    {"deals": 3, "bots": "greedy,random,random,greedy"},
    {"sessions": 2, "bots": "greedy,random,random,random"},
]


def same(a: Simulation, b: Simulation) -> bool:
    return (a.tallies, a.sessions) == (b.tallies, b.sessions)


@pytest.mark.parametrize("part", PARTS)
def test_threads_come_to_the_same(part: dict[str, Any]) -> None:
    alone = simulate(RULES, seed=2, backend="plain", **part)
    assert same(alone, simulate(RULES, seed=2, backend="plain", workers=3, executor="threads", **part))
    with ThreadPoolExecutor(2) as executor:
        assert same(alone, simulate(RULES, seed=2, backend="plain", workers=2, executor=executor, **part))


@pytest.mark.slow
def test_processes_come_to_the_same() -> None:
    for part in PARTS[:3]:
        alone = simulate(RULES, seed=2, backend="plain", **part)
        assert same(alone, simulate(RULES, seed=2, backend="plain", workers=2, executor="processes", **part))


@pytest.mark.compiled
@pytest.mark.skipif(not has_numba(), reason="needs the extra [fast]")
@pytest.mark.parametrize("part", PARTS)
def test_the_backends_come_to_the_same(part: dict[str, Any]) -> None:
    plain = simulate(RULES, seed=2, backend="plain", **part)
    assert same(plain, simulate(RULES, seed=2, backend="compiled", **part))
    assert same(plain, simulate(RULES, seed=2, backend="compiled", workers=2, executor="threads", **part))


@pytest.mark.extra
@pytest.mark.filterwarnings("ignore")  # of Dask's own
def test_a_cluster_comes_to_the_same() -> None:
    distributed = pytest.importorskip("distributed", reason="needs the extra [dask]")
    alone = [simulate(RULES, seed=2, backend="plain", **part) for part in PARTS]
    cluster = distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None)
    with cluster:
        address = f"dask:{cluster.scheduler_address}"
        for one, part in zip(alone, PARTS, strict=True):
            assert same(one, simulate(RULES, seed=2, backend="plain", workers=2, executor=address, **part))
    own = simulate(RULES, seed=2, backend="plain", workers=2, executor="dask", **PARTS[0])
    assert same(alone[0], own)


def test_a_cluster_without_dask_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "distributed", None)
    with pytest.raises(NoDask, match=r"lorumdsl\[dask\]"):
        simulate(RULES, deals=1, backend="plain", executor="dask")


class Counting(Executor):
    """Does what it is asked when the answer is wanted, and knows how much was under way at most."""

    def __init__(self) -> None:
        self.under_way = self.most = 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.under_way += 1
        self.most = max(self.most, self.under_way)
        outer = self

        class Late(Future[Any]):
            def result(self, timeout: float | None = None) -> Any:
                outer.under_way -= 1
                return fn(*args, **kwargs)

        return Late()


def test_few_tasks_are_under_way_at_a_time_and_answers_come_in_order() -> None:
    executor = Counting()
    assert list(hand_out(executor, lambda task: task * task, range(1000), 6)) == [task * task for task in range(1000)]
    assert executor.most == 6
