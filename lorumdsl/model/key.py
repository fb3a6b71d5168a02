"""What is known of a key of a contract: a row at the field that it fills, complete or it does not import.

A row is data, and its class is the sort of the key. Whoever reads, writes, compiles, tells or compares contracts goes
through the rows and asks for their sort; `match` with `assert_never` names the rooms that a new sort is missing from.
What is said about a key in a language stands in the row as the id of its message.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from enum import Enum, StrEnum
from typing import Any, Generic, TypeVar, cast, dataclass_transform

from lorumdsl.cards import CardSet, Deck
from lorumdsl.expr.ast import Type, Typed
from lorumdsl.expr.signatures import Context
from lorumdsl.model.clause import Clause, Names

T = TypeVar("T")
C = TypeVar("C")
E = TypeVar("E", bound=StrEnum)

NO_SLOT = -1


class Matters(Enum):
    """What is another with another value of a key."""

    PLAY = "what may be played, who takes it, when the deal ends"
    SIGHT = "what a seat sees, and so how it names its cards"
    PRICE = "what is owed and paid"
    WORDS = "what people are told"


class Joins(Enum):
    """How a `sum` comes by its value of a key."""

    OWN = "it has only its own"
    FIRST = "its own, else that of the first part that says one"
    UNION = "its own, and those of all parts"
    SUM = "its own, else those of all parts added up"
    NEVER = "contracts of this kind are part of no sum"


@dataclass(frozen=True, slots=True)
class Apart:
    """Not said by a message of its own, but together with the key `by`; for that key, in a way of its own."""

    by: str


@dataclass(frozen=True, slots=True)
class Sides:
    """The messages for the two values of a switch; None goes without saying."""

    off: str | None
    on: str | None


@dataclass(frozen=True, slots=True)
class Contrast:
    """The messages for the two values of a switch where `diff` holds them against each other."""

    off: str
    on: str


@dataclass(frozen=True, slots=True)
class Message:
    """The message that a value is put into, and the one for where nothing is written; None goes without saying."""

    id: str
    nothing: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Key(Generic[T]):
    """What all sorts have.

    `name` is the path below the contract (`follow`, `next.suit`). `meaning`, `example` and `default` are for authors:
    schema, editor and reference page are made from them. `slot` of the program is filled with the value; `shapes` are
    the parts of it that are worked out from this key and others. `topic` is what `diff` calls such a rule. `samples`
    are values other than the default, which need the keys in `beside`.
    """

    name: str
    meaning: str
    example: str  # as in YAML; nothing where the meaning lists all values
    default: str | None  # in words; None where the key is required
    matters: Matters
    slot: int
    shapes: tuple[int, ...]
    joins: Joins
    topic: str
    samples: tuple[Any, ...]
    beside: Mapping[str, Any]

    @property
    def part(self) -> str:
        """The part of the contract that the key stands in; nothing for the contract itself."""
        return self.name.rpartition(".")[0]

    @property
    def last(self) -> str:
        """The key as it is written where it stands."""
        return self.name.rpartition(".")[2]


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


def rule(key: Key[T]) -> T:
    """The field that a key fills; it has no default, so that only a builder that knows the key can make a contract."""
    return cast(T, field(metadata={"key": key}))


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(rule,))
def contract_class(cls: type[C]) -> type[C]:
    """A kind of contract, whose fields are its keys."""
    return dataclass(frozen=True, slots=True, kw_only=True)(cls)


def keys_of(kind: type[Any]) -> Iterator[tuple[str, AnyKey]]:
    """The fields of a kind of contract that a key fills, each with its row, in the order in which they are told."""
    return ((one.name, one.metadata["key"]) for one in fields(kind) if "key" in one.metadata)
