"""Contracts of the four kinds, and the class of each."""

from __future__ import annotations

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
    "is_blind",
]

AnyContract = TrickContract | ChainContract | LayoutContract | CountContract

CLASSES: dict[Kind, type[AnyContract]] = {
    one.kind: one for one in (TrickContract, ChainContract, LayoutContract, CountContract)
}


def is_blind(contract: AnyContract) -> bool:
    """Whether a seat sees the other hands and not its own."""
    return isinstance(contract, TrickContract) and contract.blind
