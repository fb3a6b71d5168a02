"""What is compiled does not depend on the processor, nor on what was compiled before in the same process."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("numba", reason="needs the extra [fast]")

pytestmark = pytest.mark.compiled

PLAYED = """
import sys
from pathlib import Path
from lorumdsl.simulation.deals import random_rows
from lorumdsl.backends import numba_backend as bridge
from lorumdsl.backends.backend import compiled_backend
from lorumdsl.loading.load import load

bridge.cache_folder = lambda: Path(sys.argv[1])
bridge.has_deposit = lambda: sys.argv[2] == "deposit"
rules, backend = load("hungarian"), compiled_backend()
for contract in rules.programs:
    print(backend.numbers(random_rows(rules, contract, 3, 1, 200, backend)))
"""


def test_without_the_instruction_the_same_cards_are_played(tmp_path: Path) -> None:
    printed = []
    for way in ("deposit", "counted"):
        command = [sys.executable, "-c", PLAYED, str(tmp_path / way), way]
        printed.append(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert printed[0] == printed[1]
    assert len(printed[0]) > 1000


IMPORTED_LATER = """
import lorumdsl

rules = lorumdsl.load("hungarian")
first = lorumdsl.simulate(rules, "hearts", deals=100, backend="compiled")
from lorumdsl.bots import make_bot
from lorumdsl.bots.match import play_deal

bots = [make_bot("search:50", seat) for seat in range(4)]
print(first.deals, play_deal(rules, "hearts", 1, 1, bots).over)
"""


def test_kernels_that_are_imported_later_are_compiled_too() -> None:
    done = subprocess.run([sys.executable, "-c", IMPORTED_LATER], capture_output=True, text=True, check=True)
    assert done.stdout == "100 True\n"
