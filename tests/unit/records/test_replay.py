"""Records that were changed by hand and sealed again."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lorumdsl.loading.load import load
from lorumdsl.records.replay import replay
from lorumdsl.table.record import seal_of
from lorumdsl.table.session import Session


def go_on(data: dict[str, Any]) -> None:
    data["deals"][0]["actions"] += " obers"


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda data: None, ""),
        (go_on, "deal 1 is over after 32 actions, and there are more"),
        (lambda data: data.update(players=["Anna"]), "1 players for 4 seats"),
    ],
)
def test_a_sealed_change_is_still_found(tmp_path: Path, change: Callable[[dict[str, Any]], None], told: str) -> None:
    session = Session(load("hungarian"), seed=3)
    while not session.results:
        session.play(session.legal()[0])
    data = session.record().data
    change(data)
    data["seal"] = seal_of(data)
    path = tmp_path / "record.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    assert [found.message for found in replay(str(path)).diagnostics] == ([told] if told else [])
