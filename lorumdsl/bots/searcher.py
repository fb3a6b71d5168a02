"""Runs the search kernels for one set of rules, and says what they found.

The vectors are made once and used for every decision; in the compiled backend they are arrays that kernels
get by address. Equal knowledge, seed and number of iterations give equal findings in both backends.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from time import perf_counter
from types import MappingProxyType
from typing import Any

from lorumdsl.backends.backend import Backend, best_backend
from lorumdsl.bots.budget import ITERATIONS, MOST_ITERATIONS, Budget
from lorumdsl.bots.equivalence import alike_cards
from lorumdsl.bots.knowledge import Known
from lorumdsl.cards import cards_of
from lorumdsl.compiler.rules import Rules
from lorumdsl.engine import state as st
from lorumdsl.engine.program import CHAIN, COUNT, LAYOUT, TRICK
from lorumdsl.engine.rng import seed
from lorumdsl.search import ismcts as se, rollout_policy as hb, tree as tr

EXPLORE: Mapping[int, int] = MappingProxyType({TRICK: 250, CHAIN: 700, LAYOUT: 700, COUNT: 700})
"""By kind, in thousandths of the standard deviation of pays: how much is made of what is little known."""

DRAWS: Mapping[int, int] = MappingProxyType({TRICK: 4, CHAIN: 2, LAYOUT: 2, COUNT: 2})
"""By kind: of how many actions drawn a habit takes the best. Both were found by playing against greedy."""

SLICE = {"compiled": 500, "plain": 5}  # iterations between two looks at the clock
SLICES = 16  # of a search by iterations, to see whether it is decided
MOST_NODES = 200_000  # a tree without a number of iterations grows to this


@dataclass(frozen=True, slots=True)
class Found:
    """How often the seat to move took each action, or one that comes to the same; what each seat was paid on
    average, where high is good; how far pays lay from each other, as a standard deviation."""

    visits: Mapping[int, int]
    earned: tuple[float, ...]
    deviation: float
    iterations: int


class Searcher:
    """Searches decisions of one set of rules."""

    def __init__(self, rules: Rules, backend: Backend | None = None) -> None:
        self.rules = rules
        self.backend = backend or best_backend()
        self.sense = 1 if rules.ruleset.schedule.most_wins else -1
        self._programs: dict[str, Any] = {}
        self._alike: dict[str, Any] = {}
        self._path = self.backend.zeros(se.PATH_SIZE)
        self._tree = self.backend.zeros(0)

    @property
    def iterations(self) -> int:
        """How many are usual in this backend."""
        return ITERATIONS[self.backend.name]

    def is_choice(self, contract: str, actions: Iterable[int]) -> bool:
        """Whether any of the actions differ in what they come to."""
        self._read(contract)
        alike = self._alike[contract]
        return len({int(alike[action]) for action in actions}) > 1

    def _read(self, contract: str) -> None:
        """Make the vectors of a contract, once."""
        if contract not in self._programs:
            self._programs[contract] = self.backend.vector(self.rules.programs[contract])
            self._alike[contract] = self.backend.vector(alike_cards(self.rules.programs[contract]))

    def search(self, contract: str, known: Known, random: Random, budget: Budget, *, to_choose: bool = False) -> Found:
        """Search from what a seat knows, for as long as the budget allows.

        A search `to_choose` stops as soon as no other action can come to be the one taken most often.
        """
        backend = self.backend
        self._read(contract)
        most = budget.iterations or (MOST_ITERATIONS if budget.milliseconds else self.iterations)
        self._make_tree(min(most, MOST_NODES))
        state = st.new_state()
        seed(state, random.getrandbits(32), random.getrandbits(32), 1)
        vectors = [backend.vector(vector) for vector in (state, known.now, known.begun, known.knowledge)]
        given = (
            self._programs[contract],
            *vectors,
            self._alike[contract],
            self._tree,
            backend.zeros(hb.HABITS),
            self._path,
        )
        kind = self.rules.programs[contract].kind
        timed = budget.milliseconds is not None
        slice_ = SLICE[self.backend.name] if timed else -(-most // SLICES)
        done = 0
        started = perf_counter()
        while done < most:
            number = min(slice_, most - done)
            backend.run(se.search, *given, self.sense, EXPLORE[kind], DRAWS[kind], number)
            done += number
            if timed and (perf_counter() - started) * 1000 >= (budget.milliseconds or 0):
                break
            if to_choose and self._lead() > most - done:
                break
        return self._found(contract)

    def _make_tree(self, nodes: int) -> None:
        room = tr.ROOT + (nodes + 1) * tr.NODE_WIDTH
        if len(self._tree) < room:
            self._tree = self.backend.zeros(room)
        self.backend.run(tr.plant, self._tree, room)

    def _children(self) -> Iterator[tuple[int, int]]:
        """Action and visits of each child of the root."""
        tree = self._tree
        child = int(tree[tr.ROOT + tr.FIRST])
        while child:
            yield int(tree[child + tr.ACTION]), int(tree[child + tr.VISITS])
            child = int(tree[child + tr.NEXT])

    def _lead(self) -> int:
        """How much oftener the first action was taken than the second."""
        first, second, *_ = sorted([*(visits for _, visits in self._children()), 0, 0], reverse=True)
        return first - second

    def _found(self, contract: str) -> Found:
        tree, alike = self._tree, self._alike[contract]
        visits = {action: number for first, number in self._children() for action in cards_of(int(alike[first]))}
        deals = int(tree[tr.DEALS])
        seats = range(self.rules.ruleset.seats)
        return Found(visits, tuple(int(tree[tr.EARNED + seat]) / deals for seat in seats), tr.deviation(tree), deals)
