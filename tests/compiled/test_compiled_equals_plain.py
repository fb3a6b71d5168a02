"""Compiled kernels play card for card as the plain ones: the same totals for the same seeds, contract by contract."""

from __future__ import annotations

import pytest

pytest.importorskip("numba", reason="needs the extra [fast]")

from lorumdsl.bulk.bridge import play_deals_compiled
from lorumdsl.engine.batch import play_deals
from lorumdsl.engine.state import new_state
from lorumdsl.program import Program
from tests.properties.played import references, rules

pytestmark = pytest.mark.compiled

CHUNKS = (  # seed words, first deal, deals
    (0, 0, 1, 40),
    (20240229, 0, 1, 1),
    (2**32 - 1, 232830643, 4_000_000_000, 25),
    (7, 1, 2**40, 20),
)
CONTRACTS = [(reference, contract) for reference in references() for contract in rules(reference).programs]


def plain(program: Program, low: int, high: int, first: int, deals: int) -> list[int]:
    totals = [0] * (program.seats + 2)
    play_deals(program, new_state(), [0] * len(program.pack), totals, low, high, first, deals)
    return totals


@pytest.mark.parametrize(("reference", "contract"), CONTRACTS)
def test_compiled_and_plain_come_to_the_same_totals(reference: str, contract: str) -> None:
    program = rules(reference).programs[contract]
    for chunk in CHUNKS:
        assert play_deals_compiled(program, *chunk) == plain(program, *chunk)


@pytest.mark.parametrize(("reference", "contract"), CONTRACTS[:7])
def test_chunks_add_up_to_the_whole(reference: str, contract: str) -> None:
    """Deals can be divided among processes: only their numbers decide."""
    program = rules(reference).programs[contract]
    whole = play_deals_compiled(program, 3, 0, 1, 300)
    parts = [play_deals_compiled(program, 3, 0, first, deals) for first, deals in ((1, 100), (101, 1), (102, 199))]
    assert [sum(numbers) for numbers in zip(*parts, strict=True)] == whole
