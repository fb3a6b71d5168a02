"""Which of the disputed rulings of a ruleset matter: each reading beside the ruleset as it stands.

A reading that changes how a contract is played or paid is looked at in deals of the contracts that it
changes; one that changes only the session, in whole sessions. Rank comes from how far the pay of some seat
is shifted, in standard deviations of a deal; a shift that chance may have made counts for nothing, and then
the share of ledgers that change decides.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from os import fspath
from pathlib import Path
from typing import Any

from lorumdsl.analysis.difference import Difference
from lorumdsl.analysis.paired import Incomparable, compare_deals
from lorumdsl.compiler.rules import Rules
from lorumdsl.loading.load import load
from lorumdsl.simulation.run import RANDOM, Progress, Run, best_backend_name, chosen_contracts, seat_bots
from lorumdsl.simulation.sessions import SessionRow, play_sessions
from lorumdsl.simulation.spread import spread
from lorumdsl.simulation.statistics import LEVEL, student, wilson

READING = "reading"
SESSION = "session"
SESSIONS = 100
BOT_SESSIONS = 20
CHUNK = 4  # sessions


@dataclass(frozen=True, slots=True)
class Shift:
    """The largest shift of any seat's pay that a reading makes."""

    contract: str
    seat: int  # from 1
    pay: float
    effect: float  # in standard deviations of the pay under the ruleset as it stands
    is_clear: bool  # whether chance would do that less than once in twenty times, in any seat of any contract


@dataclass(frozen=True, slots=True)
class Reading:
    """A reading with what it changes; `differences` has one entry, for `session`, where whole sessions were played."""

    variant: str
    name: str
    differences: tuple[Difference, ...]

    @property
    def is_session(self) -> bool:
        return any(one.contract == SESSION for one in self.differences)

    @property
    def deals(self) -> int:
        """How many deals (or sessions) were played under each of both."""
        return sum(one.deals for one in self.differences)

    @property
    def changed(self) -> int:
        """In how many of them the ledger is another."""
        return sum(one.changed for one in self.differences)

    @property
    def shift(self) -> Shift | None:
        """None where nothing was played."""
        looks = sum(one.seats for one in self.differences)
        shifts = [_shift(one, seat, looks) for one in self.differences for seat in range(1, one.seats + 1)]
        return max(shifts, key=lambda shift: (shift.is_clear, shift.effect), default=None)

    @property
    def rank(self) -> tuple[float, float]:
        """The higher it is, the more the reading matters."""
        shift = self.shift
        clear = shift.effect if shift is not None and shift.is_clear else 0.0
        return clear, self.changed / self.deals if self.deals else 0.0

    def data(self) -> dict[str, Any]:
        """All figures, ready for JSON."""
        shift = self.shift
        interval = wilson(self.changed, self.deals)
        return {
            "variant": self.variant,
            "name": self.name,
            "plays": "sessions" if self.is_session else "deals",
            "deals": self.deals,
            "changed": self.changed / self.deals if self.deals else 0.0,
            "changed_ci95": None if interval is None else list(interval),
            "effect": shift and shift.effect,
            "clear": shift is not None and shift.is_clear,
            "contract": shift and shift.contract,
            "seat": shift and f"{'S' if self.is_session else 'P'}{shift.seat}",
            "shift": shift and shift.pay,
            "contracts": {one.contract: one.data() for one in self.differences},
        }


def compare_readings(
    reference: str | Path,
    contract: str | Sequence[str] | None = None,
    deals: int | None = None,
    seed: int = 1,
    bots: str | Sequence[str] = RANDOM,
    *,
    sessions: int | None = None,
    workers: int = 1,
    executor: str | Executor | None = None,
    backend: str | None = None,
    progress: Progress | None = None,
) -> list[Reading]:
    """Every reading that a ruleset offers, beside the ruleset without it; the one that matters most first.

    Arguments are as for `compare_deals`; `sessions` says how many are played for a reading of the session, 100
    with random seats and 20 with others if it is left out. With `contract` only those contracts are looked at
    and no sessions. Raises RulesetError, and what `compare_deals` raises.
    """
    base = load(reference)
    names = seat_bots(base, bots)
    wanted = chosen_contracts(base, contract)
    found = []
    offered = [variant for variant in base.ruleset.variants if variant.kind == READING]
    chosen = set(fspath(reference).split("+")[1:])
    offered = [variant for variant in offered if variant.id not in chosen]
    for place, variant in enumerate(offered):
        other = load(f"{fspath(reference)}+{variant.id}")
        touched = [one for one in wanted if base.programs[one] != other.programs.get(one)]
        if touched:
            (pair,) = compare_deals(
                base, other, contract=touched, deals=deals, seed=seed, bots=names,
                workers=workers, executor=executor, backend=backend,
            )  # fmt: skip
            if pair.interrupted:
                raise KeyboardInterrupt
            differences = pair.differences
        elif contract is None:
            count = (SESSIONS if set(names) == {RANDOM} else BOT_SESSIONS) if sessions is None else sessions
            differences = (compare_sessions(base, other, count, seed, names, workers, executor, backend),)
        else:
            differences = ()
        found.append(Reading(variant.id, str(variant.names), differences))
        if progress is not None:
            progress(place + 1, len(offered))
    return sorted(found, key=lambda one: one.rank, reverse=True)


def compare_sessions(
    base: Rules,
    other: Rules,
    sessions: int,
    seed: int = 1,
    bots: str | Sequence[str] = RANDOM,
    workers: int = 1,
    executor: str | Executor | None = None,
    backend: str | None = None,
) -> Difference:
    """The same sessions under two rulesets: pay is the balance in the end, by table seat, pot what is left in it.

    Raises Incomparable for another number of seats, ValueError for bots and sizes that cannot be.
    """
    if base.ruleset.seats != other.ruleset.seats:
        raise Incomparable("sessions of other numbers of seats cannot be compared")
    names, backend = seat_bots(base, bots), backend or best_backend_name()
    runs = tuple(Run(rules, (), sessions, seed, names, backend) for rules in (base, other))
    found = Difference(SESSION, base.ruleset.seats)
    for part in spread(_play, runs, _tasks(sessions), workers, executor):
        found.add(part)
    return found


def _tasks(sessions: int) -> Iterator[tuple[int, int]]:
    for first in range(1, sessions + 1, CHUNK):
        yield first, min(CHUNK, sessions + 1 - first)


def _play(runs: tuple[Run, ...], task: tuple[int, int]) -> Difference:
    a, b = (play_sessions(run, *task, True)[2] or [] for run in runs)
    seats = runs[0].seats
    found = Difference(SESSION, seats)
    more = [
        {measure: after - before for measure, before, after in zip(x, x.values(), y.values(), strict=True)}
        for x, y in zip(map(_columns, a), map(_columns, b), strict=True)
    ]
    for tally, rows in (
        (found.a, [_columns(one) for one in a]),
        (found.b, [_columns(one) for one in b]),
        (found.difference, more),
    ):
        tally.deals += len(rows)
        tally.add_columns({measure: [row[measure] for row in rows] for measure in rows[0]}, seats)
    changed = [int(_ledger(x) != _ledger(y)) for x, y in zip(a, b, strict=True)]
    found.difference.add_values("changed", changed)
    return found


def _columns(row: SessionRow) -> dict[str, int]:
    """A session in the words of a deal: its balances as pay, the pot that is left, how many deals it had."""
    seats = sum(measure.startswith("balance") for measure in row.values)
    paid = {f"pay{seat}": row.values[f"balance{seat}"] for seat in range(1, seats + 1)}
    return {**paid, "pot": row.values["pot"], "actions": len(row.deals)}


def _ledger(row: SessionRow) -> object:
    return [(deal.contract, deal.dealer, deal.doubled, deal.row) for deal in row.deals], row.values


def _shift(one: Difference, seat: int, looks: int) -> Shift:
    pay = one.pay(seat)
    value = pay.value or 0.0
    sd = one.sd or pay.sd or 0.0
    allowed = student(pay.number - 1, 1 - (1 - LEVEL) / looks) if pay.number > 1 else 0.0
    is_clear = pay.variance is not None and abs(value) > allowed * ((pay.variance / pay.number) ** 0.5)
    return Shift(one.contract, seat, value, abs(value) / sd if sd else 0.0, is_clear)
