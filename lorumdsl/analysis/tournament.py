"""Bots against each other, every two of them on the same deals with all chairs changed round.

Two bots meet at tables that each holds half of the chairs of, or as near to half as can be, in turn each
half: over the tables of a deal both play every hand equally often, and what is left is skill. Three bots and
more sit together as well, each in every chair. Deals are independent of each other, tables of a deal are
not, so that every interval is over deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from lorumdsl.analysis.drama import sense_of
from lorumdsl.analysis.ratings import GROUPS, Ahead, add_ahead, count_ahead, no_wins, rate
from lorumdsl.analysis.seatings import Seating, mixed_tables, shared_tables
from lorumdsl.bots import make_bot
from lorumdsl.compiler.rules import Rules
from lorumdsl.engine import bulk_row as rw
from lorumdsl.simulation.deals import bot_rows
from lorumdsl.simulation.interrupts import interrupts_later
from lorumdsl.simulation.run import Progress, check_count, chosen_contracts
from lorumdsl.simulation.spread import spread
from lorumdsl.simulation.statistics import Mean, mean_of
from lorumdsl.table.deal import check_seed

DEALS = 20


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two bots: how much more the first is paid in a deal than the second on the same cards.

    Where the fewest points win, it is how many fewer it scores. `ahead` is how often the first comes out ahead
    of the second at one table, a tie counted half.
    """

    a: str
    b: str
    gain: Mean
    contracts: dict[str, Mean]
    ahead: float


@dataclass(frozen=True, slots=True)
class Rating:
    """A bot's rating with the half width of its interval, and how often it is ahead of whoever it sits with."""

    bot: str
    rating: float
    half_width: float | None
    ahead: float


@dataclass(frozen=True, slots=True)
class Tournament:
    """What came of a tournament; ratings from the best down, and so meetings."""

    rules: Rules
    seed: int
    deals: int  # of each contract
    tables: int  # at which each deal was played
    contracts: tuple[str, ...]
    meetings: tuple[Meeting, ...]
    ratings: tuple[Rating, ...]
    interrupted: bool = False
    """Whether Ctrl-C ended it early; `deals` counts those that were played under every contract."""

    def data(self) -> dict[str, Any]:
        """All figures, ready for JSON."""
        return {
            "ruleset": self.rules.reference,
            "seed": self.seed,
            "deals": self.deals,
            "tables": self.tables,
            "contracts": list(self.contracts),
            "pairs": [
                {
                    "a": one.a,
                    "b": one.b,
                    "gain": one.gain.value,
                    "ci95": one.gain.half_width,
                    "ahead": one.ahead,
                    "contracts": {
                        contract: {"gain": gain.value, "ci95": gain.half_width}
                        for contract, gain in one.contracts.items()
                    },
                }
                for one in self.meetings
            ],
            "ratings": [
                {"bot": one.bot, "rating": one.rating, "ci95": one.half_width, "ahead": one.ahead}
                for one in self.ratings
            ],
        }


@dataclass(frozen=True, slots=True)
class _Given:
    rules: Rules
    seed: int
    bots: tuple[str, ...]
    seatings: tuple[Seating, ...]


_Task = tuple[str, int]  # contract, number of the deal


def tournament(
    rules: Rules,
    bots: str | Sequence[str] = ("random", "greedy"),
    contract: str | Sequence[str] | None = None,
    deals: int = DEALS,
    seed: int = 1,
    *,
    workers: int = 1,
    executor: str | Executor | None = None,
    progress: Progress | None = None,
) -> Tournament:
    """Play a round robin of bots on so many deals of each contract, by default of those that a session has.

    `executor` is as for `simulate`, by default processes. Ctrl-C ends it early: the deals that were played under
    every contract are given back. Raises KeyError for an unknown contract, ValueError for fewer than two bots, bots
    that do not exist and sizes that cannot be, ImpossibleDeal for a seed.
    """
    names = _names(bots)
    check_seed(seed)
    check_count(deals)
    contracts = chosen_contracts(rules, rules.ruleset.schedule.contracts if contract is None else contract)
    pairs = list(combinations(range(len(names)), 2))
    seatings: list[tuple[tuple[int, int] | None, Seating]]
    seatings = [(pair, seating) for pair in pairs for seating in shared_tables(*pair, rules.ruleset.seats)]
    seatings += [(None, seating) for seating in mixed_tables(len(names), rules.ruleset.seats)]
    given = _Given(rules, seed, names, tuple(seating for _, seating in seatings))
    score = _Score(names, contracts, sense_of(rules))
    tasks = ((one, number) for number in range(1, deals + 1) for one in contracts)
    played: list[tuple[_Task, list[list[int]]]] = []  # of the deal that is not yet played under every contract
    finished, interrupted = 0, False
    try:
        for done, result in enumerate(spread(_play, given, tasks, workers, executor), 1):
            with interrupts_later():
                played.append(result)
                if len(played) == len(contracts):
                    for (one, finished), paid in played:
                        for (pair, seating), pay in zip(seatings, paid, strict=True):
                            score.add(one, finished, pair, seating, pay)
                    played.clear()
                if progress is not None:
                    progress(done * len(seatings), deals * len(contracts) * len(seatings))
    except KeyboardInterrupt:
        if not finished:
            raise
        interrupted = True
    meetings, ratings = score.meetings(finished), score.ratings()
    return Tournament(rules, seed, finished, len(seatings), contracts, meetings, ratings, interrupted)


def _names(bots: str | Sequence[str]) -> tuple[str, ...]:
    names = tuple(name.strip() for name in (bots.split(",") if isinstance(bots, str) else bots))
    for name in names:
        make_bot(name)
    if len(set(names)) < len(names):
        raise ValueError("a bot cannot play against itself: name each once")
    if len(names) < 2:
        raise ValueError("a tournament needs two bots or more")
    return names


def _play(given: _Given, task: _Task) -> tuple[_Task, list[list[int]]]:
    """What is paid at every table of a deal, by seat."""
    contract, number = task
    paid = []
    for seating in given.seatings:
        row = bot_rows(given.rules, contract, given.seed, number, 1, [given.bots[bot] for bot in seating])
        paid.append(row[rw.PAY : rw.PAY + len(seating)])
    return task, paid


class _Score:
    """Keeps whole numbers only, so that the order of tables makes no difference."""

    def __init__(self, names: tuple[str, ...], contracts: tuple[str, ...], sense: int) -> None:
        self._names, self._contracts, self._sense = names, contracts, sense
        self._gains: dict[tuple[tuple[int, int], str, int], int] = {}
        self._units: dict[tuple[int, int], int] = {}  # how many times as large as it should be a gain is
        self._groups: dict[int, Ahead] = {}

    def add(
        self, contract: str, number: int, pair: tuple[int, int] | None, seating: Seating, pay: Sequence[int]
    ) -> None:
        """Add a table; `pair` is None where more than two bots sat."""
        paid = [self._sense * one for one in pay]
        count_ahead(self._groups.setdefault(number % GROUPS, no_wins(len(self._names))), seating, paid)
        if pair is None:
            return
        chairs = [seating.count(bot) for bot in pair]
        sums = [sum(one for bot, one in zip(seating, paid, strict=True) if bot == mine) for mine in pair]
        key = (pair, contract, number)
        self._gains[key] = self._gains.get(key, 0) + sums[0] * chairs[1] - sums[1] * chairs[0]
        if contract == self._contracts[0] and number == 1:
            # Chairs are shared alike at all tables of a pair, so that one unit serves them all.
            self._units[pair] = self._units.get(pair, 0) + chairs[0] * chairs[1]

    def meetings(self, deals: int) -> tuple[Meeting, ...]:
        """Every two bots over so many deals, the one with the higher rating first."""
        ahead = add_ahead(list(self._groups.values()))
        places = [self._names.index(one.bot) for one in self.ratings()]
        return tuple(self._meeting(a, b, ahead, deals) for a, b in combinations(places, 2))

    def _meeting(self, a: int, b: int, ahead: Ahead, deals: int) -> Meeting:
        numbers = range(1, deals + 1)
        pair, sign = ((a, b), 1) if a < b else ((b, a), -1)
        unit = self._units[pair]
        each = {one: [sign * self._gains[pair, one, number] for number in numbers] for one in self._contracts}
        # The same cards are dealt under every contract: only deals of other numbers are independent.
        whole = [sum(values) for values in zip(*each.values(), strict=True)]
        return Meeting(
            self._names[a],
            self._names[b],
            mean_of(whole, unit * len(self._contracts)),
            {one: mean_of(values, unit) for one, values in each.items()},
            ahead[a][b] / (ahead[a][b] + ahead[b][a]),
        )

    def ratings(self) -> tuple[Rating, ...]:
        groups = list(self._groups.values())
        whole = add_ahead(groups)
        found = []
        for bot, (rating, half) in enumerate(rate(groups)):
            lost = sum(row[bot] for row in whole)
            found.append(Rating(self._names[bot], rating, half, sum(whole[bot]) / (sum(whole[bot]) + lost)))
        return tuple(sorted(found, key=lambda one: -one.rating))
