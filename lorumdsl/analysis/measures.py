"""`lorumdsl.measure`: what kind of game the contracts of a ruleset are: skill, lead changes, drama, decisiveness.

These cost far more than to play a deal, and are taken on a sample.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from typing import Any

from lorumdsl.analysis.drama import add_drama, bot_drama, drama_figures, judge, random_drama, sense_of, session_course
from lorumdsl.analysis.skill import Skill, skill_of, skill_rows
from lorumdsl.backends.backend import best_backend
from lorumdsl.bots import make_bot
from lorumdsl.compiler.rules import Rules
from lorumdsl.engine import bulk_row as rw
from lorumdsl.simulation.run import BOT_CHUNK, RANDOM, Progress, Run, check_count, chosen_contracts, seat_bots
from lorumdsl.simulation.sessions import play_sessions
from lorumdsl.simulation.spread import spread
from lorumdsl.simulation.tally import Tally
from lorumdsl.table.deal import check_seed

DEALS = 100


@dataclass(slots=True)
class Measures:
    """What was measured of a contract."""

    contract: str
    skill: Skill
    drama: Tally = field(default_factory=Tally)

    def data(self) -> dict[str, Any]:
        """All figures, ready for JSON."""
        return {**drama_figures(self.drama), **self.skill.data()}


@dataclass(frozen=True, slots=True)
class _Given:
    rules: Rules
    seed: int
    bots: tuple[str, ...]
    better: str
    worse: str


_Task = tuple[str, int, int]  # contract, first deal, how many


def measure(
    rules: Rules,
    contract: str | Sequence[str] | None = None,
    deals: int = DEALS,
    seed: int = 1,
    bots: str | Sequence[str] = RANDOM,
    *,
    better: str = "greedy",
    worse: str = RANDOM,
    workers: int = 1,
    executor: str | Executor | None = None,
    progress: Progress | None = None,
) -> list[Measures]:
    """Measure contracts, by default all of them, on so many deals of each.

    `bots` play the deals whose drama is measured; skill is what `better` gains over `worse`. `executor` is as
    for `simulate`, by default processes. Raises KeyError for an unknown contract, ValueError for bots and
    sizes that cannot be, ImpossibleDeal for a seed.
    """
    check_seed(seed)
    check_count(deals)
    for name in (better, worse):
        make_bot(name)
    given = _Given(rules, seed, seat_bots(rules, bots), better, worse)
    contracts = chosen_contracts(rules, contract)
    rows: dict[str, list[list[int]]] = {one: [] for one in contracts}
    dramas = {one: Tally() for one in contracts}
    done = 0
    for (one, _, number), drama, skill in spread(_play, given, _tasks(contracts, deals), workers, executor):
        add_drama(dramas[one], drama)
        rows[one] += skill
        done += number
        if progress is not None:
            progress(done, deals * len(contracts))
    return [Measures(one, skill_of(rules, rows[one]), dramas[one]) for one in contracts]


def _tasks(contracts: Sequence[str], deals: int) -> Iterator[_Task]:
    for first in range(1, deals + 1, BOT_CHUNK):
        for contract in contracts:
            yield contract, first, min(BOT_CHUNK, deals + 1 - first)


def _play(given: _Given, task: _Task) -> tuple[_Task, list[int], list[list[int]]]:
    contract, first, number = task
    rules, seed = given.rules, given.seed
    if set(given.bots) == {RANDOM}:
        backend = best_backend()
        drama = backend.numbers(random_drama(rules, contract, seed, first, number, backend))
    else:
        drama = bot_drama(rules, contract, seed, first, number, given.bots)
    return task, drama, skill_rows(rules, contract, seed, first, number, given.better, given.worse)


def measure_sessions(
    rules: Rules,
    sessions: int,
    seed: int = 1,
    bots: str | Sequence[str] = RANDOM,
    *,
    workers: int = 1,
    executor: str | Executor | None = None,
    progress: Progress | None = None,
) -> Tally:
    """The drama of whole sessions, by the balances after each deal; `drama_figures` tells it.

    The sessions are those of `simulate` with the same seed and bots. Raises ValueError for bots and sizes that
    cannot be, ImpossibleDeal for a seed.
    """
    run = Run(rules, (), sessions, seed, seat_bots(rules, bots), best_backend().name)
    tally = Tally()
    for done, row in enumerate(spread(_play_session, run, range(1, sessions + 1), workers, executor), 1):
        add_drama(tally, row)
        if progress is not None:
            progress(done, sessions)
    return tally


def _play_session(run: Run, number: int) -> list[int]:
    rows = play_sessions(run, number, 1, True)[2] or []
    deals = [(one.contract, one.row[rw.PAY : rw.PAY + run.seats], one.row[rw.POT]) for one in rows[0].deals]
    return judge(session_course(run.rules, deals), sense_of(run.rules))
