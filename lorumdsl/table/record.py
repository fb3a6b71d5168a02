"""The record of a session: ruleset text, seed, cards, actions, payments, closed by a seal.

A record is JSON that a person can read. Everything in it follows from the ruleset, the seed and the
actions; the rest stands there so that a replay can say where a changed record departs. The seal is a
hash of all the rest.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from lorumdsl.compiler.rules import Rules
from lorumdsl.source.saving import save_text
from lorumdsl.table.result import Result
from lorumdsl.table.transfers import Transfer, seat_name
from lorumdsl.version import __version__

VERSION = 1


@dataclass(frozen=True, slots=True)
class Record:
    """A session as plain data; `str` gives the JSON text."""

    data: dict[str, Any]

    def __str__(self) -> str:
        return json.dumps(self.data, ensure_ascii=False, indent=1) + "\n"

    def save(self, path: str | Path) -> None:
        """Write the record to a file; OSError where that cannot be done, and the old file still stands there."""
        save_text(str(self), Path(path))


def record_of(
    rules: Rules,
    seed: int,
    results: Sequence[Result],
    balances: Sequence[int],
    pot: int,
    players: Sequence[str] = (),
    is_alone: bool = False,
) -> Record:
    """The record of finished deals; `players` says who sat where, S1 first. A deal that is alone has no session."""
    data: dict[str, Any] = {
        "lorum-record": VERSION,
        "engine": __version__,
        "ruleset": {"reference": rules.reference, "sha256": text_hash(rules.text), "text": rules.text},
        "seed": seed,
    }
    if is_alone:
        data["alone"] = True
    if players:
        data["players"] = list(players)
    data["deals"] = [deal_data(result) for result in results]
    data["balances"] = list(balances)
    data["pot"] = pot
    data["seal"] = seal_of(data)
    return Record(data)


def deal_data(result: Result) -> dict[str, Any]:
    """One deal of a record: hands by seat of the deal, pay and transfers by table seat."""
    deal = result.deal
    return {
        "number": result.number,
        "contract": result.contract,
        "dealer": seat_name(result.dealer, "S"),
        "doubled": result.doubled,
        "hands": [deal.deck.format_cards(hand) for hand in result.dealt],
        "actions": " ".join(str(action) for _, action in deal.history),
        "transfers": [transfer_data(transfer) for transfer in result.transfers],
        "pay": list(result.pay),
        "pot": result.pot,
    }


def transfer_data(transfer: Transfer) -> dict[str, Any]:
    return {
        "from": seat_name(transfer.giver, "S"),
        "to": seat_name(transfer.receiver, "S"),
        "amount": transfer.amount,
        "clause": transfer.clause.path,
    }


def text_hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def seal_of(data: dict[str, Any]) -> str:
    """The hash of a record without its seal."""
    rest = {key: value for key, value in data.items() if key != "seal"}
    return text_hash(json.dumps(rest, ensure_ascii=False, sort_keys=True, separators=(",", ":")))
