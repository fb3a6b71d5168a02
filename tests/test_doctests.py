"""Examples in docstrings are true: every module of the package that shows one is run."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SHOWN = [path for path in sorted((ROOT / "lorumdsl").rglob("*.py")) if ">>> " in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize("path", SHOWN, ids=lambda path: str(path.relative_to(ROOT)))
def test_examples_in_docstrings_are_true(path: Path) -> None:
    words = path.relative_to(ROOT).with_suffix("").parts
    module = importlib.import_module(".".join(words[:-1] if words[-1] == "__init__" else words))
    found = doctest.testmod(module)
    assert found.attempted > 0
    assert found.failed == 0
