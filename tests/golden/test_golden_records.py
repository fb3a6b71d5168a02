"""The golden records: the same session is played today, and a replay agrees with them."""

from __future__ import annotations

import json

import pytest

from lorumdsl.records.replay import replay
from tests.golden.sessions import RECORDS, SEEDS, played

REFRESH = "if that was meant: python -m tests.golden.sessions"


@pytest.mark.parametrize("reference", SEEDS)
def test_the_same_session_is_played_byte_for_byte(reference: str) -> None:
    kept = (RECORDS / f"{reference}.json").read_text(encoding="utf-8")
    now, then = str(played(reference)).split("\n"), kept.split("\n")
    departs = [
        f"line {number}: {new}" for number, (old, new) in enumerate(zip(then, now, strict=False), 1) if old != new
    ]
    assert not departs, f"{reference}.json: {departs[0][:300]} ({REFRESH})"
    assert len(now) == len(then)


@pytest.mark.parametrize("reference", SEEDS)
def test_the_replay_agrees(reference: str) -> None:
    result = replay(RECORDS / f"{reference}.json")
    assert result.agrees, result.diagnostics
    assert result.session is not None
    assert result.session.over
    assert len(result.session.results) == 28


@pytest.mark.parametrize("reference", SEEDS)
def test_the_ledger_in_the_file_adds_up(reference: str) -> None:
    """Read as a score sheet, without the package: pay sums to the balances, pots follow from pot to pot."""
    record = json.loads((RECORDS / f"{reference}.json").read_text(encoding="utf-8"))
    balances, pot = [0, 0, 0, 0], 0
    for number, deal in enumerate(record["deals"], 1):
        assert deal["number"] == number
        assert deal["dealer"] == f"S{(4, 1, 2, 3)[(number - 1) // 7]}"
        assert sum(deal["pay"]) + deal["pot"] == pot
        pot = deal["pot"]
        balances = [balance + pay for balance, pay in zip(balances, deal["pay"], strict=True)]
        paid = {f"S{seat}": 0 for seat in range(1, 5)} | {"pot": 0}
        for transfer in deal["transfers"]:
            paid[transfer["from"]] -= transfer["amount"]
            paid[transfer["to"]] += transfer["amount"]
        assert [paid[f"S{seat}"] for seat in range(1, 5)] == deal["pay"]
        assert pot == 0 or number % 7
    assert balances == record["balances"]
    assert pot == record["pot"] == 0
