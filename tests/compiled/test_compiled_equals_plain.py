"""Compiled kernels play card for card as the plain ones: the same rows for the same seeds, contract by contract."""

from __future__ import annotations

import pytest

pytest.importorskip("numba", reason="needs the extra [fast]")

from lorumdsl.backends.backend import Backend, PlainBackend, compiled_backend
from lorumdsl.engine.bulk_deals import play_deals
from lorumdsl.engine.bulk_row import ROW_WIDTH
from lorumdsl.engine.program import Program
from lorumdsl.engine.state import SIZE
from tests.properties.played import references, rules

pytestmark = pytest.mark.compiled

CHUNKS = (  # seed words, first deal, deals
    (0, 0, 1, 40),
    (20240229, 0, 1, 1),
    (2**32 - 1, 232830643, 4_000_000_000, 25),
    (7, 1, 2**40, 20),
)
CONTRACTS = [(reference, contract) for reference in references() for contract in rules(reference).programs]


def played(backend: Backend, program: Program, low: int, high: int, first: int, deals: int) -> list[int]:
    rows = backend.zeros(deals * ROW_WIDTH)
    pack = backend.zeros(len(program.pack))
    backend.run(play_deals, backend.vector(program), backend.zeros(SIZE), pack, rows, low, high, first, deals, 0, 1)
    return backend.numbers(rows)


@pytest.mark.parametrize(("reference", "contract"), CONTRACTS)
def test_compiled_and_plain_come_to_the_same_rows(reference: str, contract: str) -> None:
    program = rules(reference).programs[contract]
    for chunk in CHUNKS:
        assert played(compiled_backend(), program, *chunk) == played(PlainBackend(), program, *chunk)


@pytest.mark.parametrize(("reference", "contract"), CONTRACTS[:7])
def test_chunks_put_together_are_the_whole(reference: str, contract: str) -> None:
    """Deals can be divided among processes: only their numbers decide."""
    program = rules(reference).programs[contract]
    whole = played(compiled_backend(), program, 3, 0, 1, 300)
    parts = [
        played(compiled_backend(), program, 3, 0, first, deals) for first, deals in ((1, 100), (101, 1), (102, 199))
    ]
    assert [number for part in parts for number in part] == whole
