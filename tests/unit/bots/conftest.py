"""The rules that bots are tried on."""

from __future__ import annotations

from pathlib import Path

import pytest

from lorumdsl.compiler.rules import Rules
from lorumdsl.loading.load import load


@pytest.fixture(scope="session")
def hungarian() -> Rules:
    return load("hungarian")


@pytest.fixture(scope="session")
def house() -> Rules:
    return load("house.yaml", Path(__file__).parent)
