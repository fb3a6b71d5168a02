"""A processor that cannot find the n-th bit at once plays the same deals."""

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
from lorumdsl.bulk.deals import random_rows
from lorumdsl.gears import bridge
from lorumdsl.gears.gear import compiled_gear
from lorumdsl.pipeline import load

bridge.cache_folder = lambda: Path(sys.argv[1])
bridge.has_deposit = lambda: sys.argv[2] == "deposit"
rules, gear = load("hungarian"), compiled_gear()
for contract in rules.programs:
    print(gear.numbers(random_rows(rules, contract, 3, 1, 200, gear)))
"""


def test_without_the_instruction_the_same_cards_are_played(tmp_path: Path) -> None:
    printed = []
    for way in ("deposit", "counted"):
        command = [sys.executable, "-c", PLAYED, str(tmp_path / way), way]
        printed.append(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert printed[0] == printed[1]
    assert len(printed[0]) > 1000
