"""Changing every value takes minutes: those tests run only where they are asked for by name."""

from __future__ import annotations

import pytest

ASKED = "every_value"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if ASKED in str(config.option.markexpr):
        return
    for item in items:
        if item.get_closest_marker(ASKED):
            item.add_marker(pytest.mark.skip(reason="takes minutes: nox -s every_value"))
