"""What is known of a key of a contract: a row at the field that it fills, complete or it does not import.

Here is what all rows have; `sorts` has a class for each sort of key. What is said about a key in some language stands
in its row as the id of a message.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Generic, TypeVar, cast, dataclass_transform

T = TypeVar("T")
C = TypeVar("C")

NO_SLOT = -1


class Matters(Enum):
    """What is another with another value of a key."""

    PLAY = "what may be played, who takes it, when the deal ends"
    SIGHT = "what a seat sees, and so how it names its cards"
    PRICE = "what is owed and paid"
    AWARD = "what is owed once a revoke is found"
    CLAIM = "what is proven"
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
class StatementSides(Sides):
    """Sides whose messages refusals put into other sentences as well, so that they have no full stop of their own."""


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


@dataclass(frozen=True, slots=True)
class Statement(Message):
    """A message that refusals put into other sentences as well, so that it has no full stop of its own."""


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


def rule(key: Key[T]) -> T:
    """The field that a key fills; it has no default, so that only a builder that knows the key can make a contract."""
    return cast(T, field(metadata={"key": key}))


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(rule,))
def contract_class(cls: type[C]) -> type[C]:
    """A kind of contract, whose fields are its keys."""
    return dataclass(frozen=True, slots=True, kw_only=True)(cls)
