"""Search in both backends: the same findings, to the last bit, from the same seed and number of iterations."""

from __future__ import annotations

from random import Random

import pytest

pytest.importorskip("numba", reason="needs the extra [fast]")

from lorumdsl.backends.backend import PlainBackend, compiled_backend
from lorumdsl.bots.budget import Budget
from lorumdsl.bots.knowledge import known_from
from lorumdsl.bots.searcher import Searcher
from lorumdsl.table.deal import Deal
from tests.properties.played import references, rules

pytestmark = pytest.mark.compiled

CONTRACTS = [(reference, contract) for reference in references() for contract in rules(reference).programs]


@pytest.mark.parametrize(("reference", "contract"), CONTRACTS)
def test_compiled_and_plain_find_the_same(reference: str, contract: str) -> None:
    chosen, chance = rules(reference), Random(1)
    searchers = [Searcher(chosen, PlainBackend()), Searcher(chosen, compiled_backend())]
    deal = Deal(chosen, contract, seed=8)
    while not deal.over:
        if len(deal.history) % 5 == 0:
            known = known_from(deal.view(deal.turn or 1), deal.program)
            assert known is not None
            plain, compiled = (one.search(contract, known, Random(4), Budget(iterations=60)) for one in searchers)
            assert plain == compiled
        deal.play(chance.choice(deal.legal()))
