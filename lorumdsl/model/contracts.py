"""Contracts of the four kinds, and the class of each."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from lorumdsl.model.contract import Contract, Kind, Opening
from lorumdsl.model.kinds.chain import ChainContract
from lorumdsl.model.kinds.count import CountContract
from lorumdsl.model.kinds.layout import Build, LayoutContract
from lorumdsl.model.kinds.trick import Moment, Restriction, TrickContract

__all__ = [
    "CLASSES",
    "AnyContract",
    "Build",
    "ChainContract",
    "Contract",
    "CountContract",
    "Kind",
    "LayoutContract",
    "Moment",
    "Opening",
    "Restriction",
    "TrickContract",
    "of_kind",
]

AnyContract = TrickContract | ChainContract | LayoutContract | CountContract
K = TypeVar("K", TrickContract, ChainContract, LayoutContract, CountContract)

CLASSES: dict[Kind, type[AnyContract]] = {
    one.kind: one for one in (TrickContract, ChainContract, LayoutContract, CountContract)
}


def of_kind(contracts: Iterable[AnyContract], kind: type[K]) -> list[K]:
    """The contracts of one kind, for what concerns no other."""
    return [contract for contract in contracts if isinstance(contract, kind)]
