"""Expressions as trees: `Parsed` nodes as written, `Typed` nodes after names and types are resolved.

Offsets count characters of the expression's text. Typed trees hold no names: sets are masks of the
deck, counters say what they count. The compiler reads typed trees only.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from lorumdsl.cards import CardSet

# --- as written ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Number:
    value: int
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Name:
    """A bare word: a counter, a suit, a rank, a word from `sets:`, or a card such as `Kh`."""

    text: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class CardName:
    """A card that can be nothing else: `K♥`, `10h`, `K of hearts`."""

    text: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Call:
    function: Name
    arguments: tuple[Parsed, ...]
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Operation:
    """An operator with its operands: `not`, `-` (one or two), `+ * // | & and or == != < <= > >=`, `if`.

    `if` has three operands in the order then, condition, otherwise.
    """

    operator: str
    operands: tuple[Parsed, ...]
    start: int
    end: int


Parsed = Number | Name | CardName | Call | Operation

# --- typed --------------------------------------------------------------------------------------------


class Type(StrEnum):
    NUMBER = "number"
    CONDITION = "condition"
    CARDS = "card set"


@dataclass(frozen=True, slots=True)
class Constant:
    """A known number; conditions are 1 and 0."""

    value: int
    type: Type = Type.NUMBER


@dataclass(frozen=True, slots=True)
class Cards:
    """A known card set. In a hand, `single` holds for cards alone in their suit, `other` for the rest;
    the two differ only where the expression says `singletons`."""

    other: CardSet
    single: CardSet
    type: Type = Type.CARDS


LAST_TRICK = -1


@dataclass(frozen=True, slots=True)
class Counter:
    """Something counted while playing: `word` is its row in vocabulary; `cards` for taken, discarded and
    played; `number` for won (from 1, or LAST_TRICK)."""

    word: str
    cards: CardSet = 0
    number: int = 0
    type: Type = Type.NUMBER


@dataclass(frozen=True, slots=True)
class Operator:
    """`neg + - * // min max` give numbers, `not and or == != < <= > >=` conditions, `if` what its branches are."""

    operator: str
    operands: tuple[Typed, ...]
    type: Type


Typed = Constant | Cards | Counter | Operator


def counters(typed: Typed) -> list[Counter]:
    """All counters in a tree, each once, in the order in which they are read."""
    if isinstance(typed, Counter):
        return [typed]
    operands = typed.operands if isinstance(typed, Operator) else ()
    return list(dict.fromkeys(counter for operand in operands for counter in counters(operand)))


def constants(typed: Typed) -> list[int]:
    """All numbers that are written in an expression."""
    if isinstance(typed, Constant):
        return [typed.value]
    operands = typed.operands if isinstance(typed, Operator) else ()
    return [number for operand in operands for number in constants(operand)]
