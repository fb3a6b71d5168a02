"""A finished deal as the books of a session have it."""

from __future__ import annotations

from dataclasses import dataclass

from lorumdsl.cards import CardSet
from lorumdsl.table.deal import Deal
from lorumdsl.table.transfers import Transfer


@dataclass(frozen=True, slots=True)
class Result:
    """Lists and transfers are by table seat and seats count from 1; `dealt` are the hands by seat of the deal."""

    number: int
    contract: str
    dealer: int
    doubled: bool
    pay: tuple[int, ...]
    pot: int
    transfers: tuple[Transfer, ...]
    deal: Deal
    dealt: tuple[CardSet, ...]
