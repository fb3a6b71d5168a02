"""No kernel leaves its vectors: compiled code would not notice, and read or write what lies beside them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from lorumdsl.backends.backend import PlainBackend
from lorumdsl.bots.budget import Budget
from lorumdsl.bots.knowledge import known_from
from lorumdsl.bots.searcher import Searcher
from lorumdsl.simulation.deals import random_rows
from lorumdsl.table.deal import Deal
from tests.properties.played import references, rules

CONTRACTS = {
    tuple(program): (reference, contract)
    for reference in references()
    for contract, program in rules(reference).programs.items()
}
"""A contract for each program there is: many rulesets share some."""


class Bounded(list[int]):
    """A list that does not count from its end, and holds 64-bit ints only."""

    def __getitem__(self, place: Any) -> Any:
        assert isinstance(place, slice) or place >= 0
        return super().__getitem__(place)

    def __setitem__(self, place: Any, value: Any) -> None:
        assert isinstance(place, slice) or (place >= 0 and -(1 << 63) <= value < 1 << 63)
        super().__setitem__(place, value)


class BoundedBackend(PlainBackend):
    """Vectors of just the size that the compiled backend gets."""

    def vector(self, values: Sequence[int]) -> list[int]:
        return Bounded(values)

    def zeros(self, size: int) -> list[int]:
        return Bounded([0] * size)


def test_a_place_before_the_first_is_refused() -> None:
    with pytest.raises(AssertionError):
        BoundedBackend().zeros(3)[-1]
    with pytest.raises(IndexError):
        BoundedBackend().zeros(3)[3] = 1


@pytest.mark.parametrize(("reference", "contract"), CONTRACTS.values())
def test_bulk_play_and_search_stay_within_their_vectors(reference: str, contract: str) -> None:
    chosen = rules(reference)
    random_rows(chosen, contract, 5, 1, 4, BoundedBackend())
    searcher, chance = Searcher(chosen, BoundedBackend()), Random(2)
    deal = Deal(chosen, contract, seed=5)
    while not deal.over:
        if len(deal.history) % 9 == 0 and not deal.contract.blind:
            known = known_from(deal.view(deal.turn or 1), deal.program)
            assert known is not None
            searcher.search(contract, known, chance, Budget(iterations=8))
        deal.play(chance.choice(deal.legal()))
