"""Compiled kernels play card for card as the plain ones: the same rows for the same seeds, contract by contract."""

from __future__ import annotations

import pytest

pytest.importorskip("numba", reason="needs the extra [fast]")

from lorumdsl.engine.batch import play_deals
from lorumdsl.engine.rows import ROW_WIDTH
from lorumdsl.engine.state import SIZE
from lorumdsl.gears.gear import Gear, PlainGear, compiled_gear
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


def played(gear: Gear, program: Program, low: int, high: int, first: int, deals: int) -> list[int]:
    rows = gear.zeros(deals * ROW_WIDTH)
    pack = gear.zeros(len(program.pack))
    gear.run(play_deals, gear.vector(program), gear.zeros(SIZE), pack, rows, low, high, first, deals, 0, 1)
    return gear.numbers(rows)


@pytest.mark.parametrize(("reference", "contract"), CONTRACTS)
def test_compiled_and_plain_come_to_the_same_rows(reference: str, contract: str) -> None:
    program = rules(reference).programs[contract]
    for chunk in CHUNKS:
        assert played(compiled_gear(), program, *chunk) == played(PlainGear(), program, *chunk)


@pytest.mark.parametrize(("reference", "contract"), CONTRACTS[:7])
def test_chunks_put_together_are_the_whole(reference: str, contract: str) -> None:
    """Deals can be divided among processes: only their numbers decide."""
    program = rules(reference).programs[contract]
    whole = played(compiled_gear(), program, 3, 0, 1, 300)
    parts = [played(compiled_gear(), program, 3, 0, first, deals) for first, deals in ((1, 100), (101, 1), (102, 199))]
    assert [number for part in parts for number in part] == whole
