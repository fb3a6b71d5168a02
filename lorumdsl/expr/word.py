"""What is known of a word: a row for each, of one of six sorts, complete or it is none.

No field has a default, so a row that leaves something out does not import. What does not apply to a word is a
field that its sort does not have: whoever wants it asks for the sort, in a `match` that ends in `assert_never`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from lorumdsl.expr.ast import Counter, Type


class Context(StrEnum):
    """Where an expression stands, which decides the words it may use; the value names the place to people."""

    CONSTANT = "the number of a trick"
    CARDS = "a fixed card set"
    RESTRICTION_CARDS = "the cards of a restriction"
    RESTRICTION = "`while` and `until`"
    STOP = "`stop`"
    COST = "the cost of a contract"
    TAKERS = "`takers:`"
    CASE = "`when`"
    AMOUNT = "an amount"
    SCORE = "`score`"
    ENDS = "`ends`"


class Parameter(StrEnum):
    """What a function is given; the value names it to people."""

    CARDS = "a card set"
    TRICK = "the number of a trick or `last`"
    RANK = "a rank"
    NUMBERS = "two or more numbers"


@dataclass(frozen=True, slots=True)
class Terms:
    """What a game decides about its counters: how far they go, and which things there are to be got."""

    seats: int
    tricks: int  # of a whole deal; so many cards has a hand
    ranks: int  # of a suit: the strength of a card is its number modulo this
    prices: tuple[int, ...] = ()  # of the thresholds that can be reached
    ends_early: bool = False  # whether a deal may end before its last trick


Thing = tuple[str, int]
"""What exactly one seat gets: `("card", 30)`, `("trick", 1)`, `("threshold", 0)`."""

Read = Callable[[Counter], int]


def unbounded(counter: Counter, terms: Terms) -> range | None:
    """The range of a counter of which no bound is known."""
    return None


NO_UNIT = None
"""The message of a word of which nobody says "for each"."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Named:
    """What every word has: how it is written, where it may stand, what it means.

    `contexts` are the places where it may stand, `kinds` the kinds of contract in which it counts something,
    `meaning` is one sentence, `example` an expression or part of one.
    """

    name: str
    takes: Parameter | None
    type: Type
    contexts: frozenset[Context]
    kinds: frozenset[str]
    meaning: str
    example: str

    @property
    def parameters(self) -> tuple[Parameter, ...]:
        return () if self.takes is None else (self.takes,)

    @property
    def is_function(self) -> bool:
        return self.takes is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class Grammar(Named):
    """A word that is gone once types are found: `last`, `min`, `rank`, `hand`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Counted(Named):
    """A word that stays in the tree as a Counter.

    `read` is what it means, read off a state for a seat from 0; the kernel under `opcode` is held against it.
    `span` are the values it may have, `noun` the message that names it: `hearts taken`.
    """

    opcode: int
    read: Callable[[Sequence[int], Counter, int, Terms], int]
    span: Callable[[Counter, Terms], range | None]
    noun: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Shared(Counted):
    """Counts things each of which exactly one seat gets, with what each adds; all seats together have them all.

    `each` and `did` are messages: `each trick`, `wins 3 tricks`. The score sheet asks `asks_one` for a single thing,
    `asks` for how many of several everybody has.
    """

    things: Callable[[Counter, Terms], dict[Thing, int]]
    each: str | None
    did: str
    asks_one: str
    asks: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Laid(Counted):
    """What a chain or layout leaves; who goes out decides how all seats hang together."""

    each: str | None
    did: str
    asks: str

    def __post_init__(self) -> None:
        if not self.kinds <= {"chain", "layout"}:
            raise TypeError(f"`{self.name}` is laid: nothing is in {' or '.join(sorted(self.kinds))} contracts")


@dataclass(frozen=True, slots=True, kw_only=True)
class Derived(Counted):
    """Worked out from other counters, which people count and proofs share out in its place."""

    parts: Callable[[Counter], tuple[Counter, ...]]
    work_out: Callable[[Counter, Read, Terms], int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Settled(Counted):
    """Follows from costs and the session once a deal is settled: `cost`, `pot`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class InPlay(Counted):
    """The course of a deal, of which a finished one knows nothing; `by_card` where cards add up one by one."""

    by_card: bool


Word = Grammar | Shared | Laid | Derived | Settled | InPlay
CountedWord = Shared | Laid | Derived | Settled | InPlay
