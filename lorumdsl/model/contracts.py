"""Contracts of the four kinds: trick, chain, layout, count."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from lorumdsl.cards import CardSet
from lorumdsl.diagnostics.diagnostic import Span
from lorumdsl.expr.ast import Cards, Typed
from lorumdsl.language.phrase import Names
from lorumdsl.model.clause import Clause


class Kind(StrEnum):
    TRICK = "trick"
    CHAIN = "chain"
    LAYOUT = "layout"
    COUNT = "count"


class Moment(StrEnum):
    """When a restriction on cards applies: leading, following suit, discarding on another suit."""

    LEAD = "lead"
    FOLLOW = "follow"
    DISCARD = "discard"


@dataclass(frozen=True, slots=True)
class Restriction:
    """Cards that may not be played while `active` holds (None: always), less those in `exempt`."""

    moment: Moment
    cards: Cards
    active: Typed | None
    exempt: Cards
    clause: Clause


@dataclass(frozen=True, slots=True)
class Opening:
    """Who begins a deal, and with what: the seat that holds the card `holder`, with one of its cards in `cards`."""

    holder: CardSet
    cards: CardSet
    clause: Clause


@dataclass(frozen=True, slots=True)
class Contract:
    """What all kinds have. `cost` is what a seat owes at the end; `total` what all seats owe together."""

    id: str
    names: Names
    cost: Typed
    total: int | None
    payout: str
    award: Typed | None  # what a seat owes that is found to have revoked
    award_clause: Clause
    opening: Opening | None  # None: the seat after the dealer begins
    place: Span  # where its name stands
    cost_place: Span  # where its cost stands, its name where that is taken for granted
    clause: Clause

    kind = Kind.TRICK


@dataclass(frozen=True, slots=True)
class TrickContract(Contract):
    restrictions: tuple[Restriction, ...]
    follows: bool
    blind: bool
    keeps_own: bool
    stop: Typed | None
    parts: tuple[str, ...]

    kind = Kind.TRICK


@dataclass(frozen=True, slots=True)
class ChainContract(Contract):
    same_suit: bool
    wrap: bool
    holder: bool
    limit: int
    pass_cost: int
    next_clause: Clause
    pass_clause: Clause

    kind = Kind.CHAIN


@dataclass(frozen=True, slots=True)
class LayoutContract(Contract):
    up: bool
    down: bool
    wrap: bool
    pass_cost: int
    pass_clause: Clause
    missing_laid: bool

    kind = Kind.LAYOUT


@dataclass(frozen=True, slots=True)
class CountContract(Contract):
    values: tuple[tuple[int, int], ...]  # place of the rank in the deck, value
    thresholds: tuple[tuple[int, int], ...]  # count to reach, price; rising

    kind = Kind.COUNT


AnyContract = TrickContract | ChainContract | LayoutContract | CountContract


def is_blind(contract: AnyContract) -> bool:
    """Whether a seat sees the other hands and not its own."""
    return isinstance(contract, TrickContract) and contract.blind
