"""One way in which a deal can end, as far as its settlement tells: what each seat counts and owes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import factorial, prod

from lorumdsl.compiler.rules import Rules
from lorumdsl.compiler.value import value
from lorumdsl.expr.ast import Counter, Typed
from lorumdsl.expr.vocabulary import reading
from lorumdsl.expr.word import Terms
from lorumdsl.model.contracts import AnyContract
from lorumdsl.table.terms import terms_of

Seat = tuple[int, ...]
"""What is counted of one seat, in the order of `Outcomes.counters`."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """A finished deal: what each seat counts and owes, P1 first; `ways` is for how many deals' ends it stands."""

    seats: tuple[Seat, ...]
    costs: tuple[int, ...]
    winner: int = -1
    ways: int = 1


@dataclass(frozen=True, slots=True)
class Outcomes:
    """All outcomes of a contract; `complete` is false where there are more of them than are looked at."""

    counters: tuple[Counter, ...]
    listed: tuple[Outcome, ...]
    complete: bool

    @property
    def ways(self) -> int:
        return sum(outcome.ways for outcome in self.listed)

    def given(self, outcome: Outcome, needed: Sequence[Counter]) -> dict[Counter, tuple[int, ...]]:
        """An outcome as case files write it."""
        places = {counter: place for place, counter in enumerate(self.counters)}
        return {one: tuple(seat[places[one]] for seat in outcome.seats) for one in needed}


def outcome_of(
    rules: Rules, contract: AnyContract, read: Sequence[Counter], seats: Sequence[Seat], winner: int = -1
) -> Outcome:
    """The outcome in which seats count so much."""
    terms = terms_of(rules, contract.id)
    costs = tuple(cost_of(contract.cost, read, seat, terms) for seat in seats)
    repeats = [list(seats).count(seat) for seat in set(seats)]
    ways = factorial(len(seats)) // prod(map(factorial, repeats)) if winner < 0 else 1
    return Outcome(tuple(seats), costs, winner, ways)


def cost_of(cost: Typed, read: Sequence[Counter], seat: Seat, terms: Terms) -> int:
    """What a seat owes that counts so much."""
    return value(cost, reading(dict(zip(read, seat, strict=True)), terms))
