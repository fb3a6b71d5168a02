"""The sorts of keys: what a row says besides what all rows say.

Whoever reads, writes, compiles, tells or compares contracts goes through the rows and asks for their sort; `match` with
`assert_never` names the rooms that a new sort is missing from.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any, TypeVar

from lorumdsl.cards import CardSet, Deck
from lorumdsl.expr.ast import Type, Typed
from lorumdsl.expr.word import Context
from lorumdsl.language.phrase import Names
from lorumdsl.model.clause import Clause
from lorumdsl.model.key import Apart, Contrast, Key, Message, Sides

E = TypeVar("E", bound=StrEnum)


@dataclass(frozen=True, slots=True, kw_only=True)
class Switch(Key[bool]):
    """One of two words, or true and false. `idle` says where it is of no account."""

    off: str | bool
    on: str | bool
    usual: bool
    told: Sides | Apart
    differs: Contrast
    idle: Callable[[Deck], bool]


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice(Key[E]):
    """One of several words; `differs` has a message for each."""

    words: type[E]
    usual: E
    told: Apart
    differs: Mapping[E, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Number(Key[int]):
    """A whole number, 0 where none is written."""

    least: int
    told: Message | Apart
    differs: Message | Apart


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim(Key[int | None]):
    """A number that is proven, if it is given; `diff` holds it against another claim only."""

    told: Message
    differs: Message


@dataclass(frozen=True, slots=True, kw_only=True)
class Cost(Key[Typed]):
    """What a seat owes; each kind has a usual one."""

    told: Message
    differs: Apart


@dataclass(frozen=True, slots=True, kw_only=True)
class Expression(Key[Typed | None]):
    """A number or a condition."""

    type: Type
    context: Context
    told: Message
    differs: Message


@dataclass(frozen=True, slots=True, kw_only=True)
class Cards(Key[CardSet | None]):
    """A fixed card set; where none is written, that of the key `usual`, else None."""

    usual: str | None
    told: Message | Apart
    differs: Message | Apart


@dataclass(frozen=True, slots=True, kw_only=True)
class RankTable(Key[tuple[tuple[int, int], ...]]):
    """A number for each rank, by its place in the deck; `each` is the message for one of them, `some` is said where
    ranks are left out."""

    meaning_of_each: str
    each: str
    some: str
    told: Message
    differs: Message


@dataclass(frozen=True, slots=True, kw_only=True)
class GoalTable(Key[tuple[tuple[int, int], ...]]):
    """A price for each number to be reached, rising; `each` is the message for one of them."""

    meaning_of_each: str
    each: str
    told: Message
    differs: Message


@dataclass(frozen=True, slots=True, kw_only=True)
class Parts(Key[tuple[str, ...]]):
    """The contracts that a `sum` consists of."""

    told: Message
    differs: Apart


@dataclass(frozen=True, slots=True, kw_only=True)
class Restrictions(Key[tuple[Any, ...]]):
    """What may not be played; the definition of one is written in the schema."""

    told: Apart
    differs: Apart


@dataclass(frozen=True, slots=True, kw_only=True)
class PayoutName(Key[str]):
    """The payout that settles the contract."""

    told: Apart
    differs: Apart


@dataclass(frozen=True, slots=True, kw_only=True)
class Part(Key[Clause]):
    """A mapping with keys of its own, which may say by its `source` on what texts it rests."""

    told: Apart
    differs: Apart


@dataclass(frozen=True, slots=True, kw_only=True)
class Naming(Key[Names]):
    """What people call it, as one text or by language; its id where nothing is written."""

    told: Apart
    differs: Apart


@dataclass(frozen=True, slots=True, kw_only=True)
class Remark(Key[Names | None]):
    """What an author tells readers."""

    told: Apart
    differs: Apart


@dataclass(frozen=True, slots=True, kw_only=True)
class Citing(Key[Clause]):
    """On what texts the contract rests."""

    told: Apart
    differs: Apart


AnyKey = (
    Switch
    | Choice[Any]
    | Number
    | Claim
    | Cost
    | Expression
    | Cards
    | RankTable
    | GoalTable
    | Parts
    | Restrictions
    | PayoutName
    | Part
    | Naming
    | Remark
    | Citing
)


def never(_: Deck) -> bool:
    """A switch that is of account in every deck."""
    return False


def keys_of(kind: type[Any]) -> Iterator[tuple[str, AnyKey]]:
    """The fields of a kind of contract that a key fills, each with its row, in the order in which they are told."""
    return ((one.name, one.metadata["key"]) for one in fields(kind) if "key" in one.metadata)
