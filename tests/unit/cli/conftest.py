"""Calling commands inside this process, and the files they are called with."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from lorumdsl.cli import main
from tests.golden.printed import HOUSE

Call = Callable[..., Result]

CASES = """\
lorum-cases: 1
ruleset: hungarian
cases:
- name: a lone untouched player collects all
  contract: hearts
  given: {"taken(hearts)": [3, 3, 2, 0]}
  expect: {pay: [-3, -3, -2, 8], pot: 0}
"""


@pytest.fixture
def lorum(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Call:
    """Call `lorum` in an empty folder."""
    monkeypatch.chdir(tmp_path)
    return lambda *words: CliRunner().invoke(main, words, prog_name="lorum")


@pytest.fixture
def house(tmp_path: Path) -> Path:
    path = tmp_path / "house.yaml"
    path.write_text(HOUSE, encoding="utf-8")
    return path


@pytest.fixture
def cases(tmp_path: Path) -> Path:
    path = tmp_path / "cases.yaml"
    path.write_text(CASES, encoding="utf-8")
    return path
