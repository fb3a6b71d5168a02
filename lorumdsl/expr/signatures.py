"""The one table of names: every word an expression may use is a row of WORDS. No row, no word.

Type checking, completion, "did you mean", hover texts and the reference page all read it. Suits,
ranks, cards and the words of `sets:` depend on the ruleset and are not here.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from lorumdsl.expr.ast import Type


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
class Word:
    """A name or function of the language.

    `contexts` are the places where it may stand, `kinds` the kinds of contract in which it counts
    something, `meaning` is one sentence, `example` an expression or part of one.
    """

    name: str
    parameters: tuple[Parameter, ...]
    type: Type
    contexts: frozenset[Context]
    kinds: frozenset[str]
    meaning: str
    example: str

    @property
    def is_function(self) -> bool:
        return bool(self.parameters)


KEYWORDS = ("if", "else", "and", "or", "not", "of")
"""Words of the grammar; like the names in the table, they can name nothing else."""

_TRICK = frozenset(("trick",))
_LAYING = frozenset(("chain", "layout"))
_COUNT = frozenset(("count",))
_EVERY = _TRICK | _LAYING | _COUNT

_CARDS = frozenset((Context.CARDS, Context.RESTRICTION_CARDS))
_PLAYING = frozenset((Context.RESTRICTION, Context.STOP))
_PAYING = frozenset((Context.AMOUNT, Context.SCORE))
_SEAT = frozenset((Context.COST, Context.TAKERS)) | _PAYING  # a finished deal, asked seat by seat
_COUNTED = _PLAYING | _SEAT | {Context.CASE, Context.ENDS}

WORDS = (
    Word(
        "taken", (Parameter.CARDS,), Type.NUMBER, _SEAT | {Context.STOP}, _TRICK,
        "How many of these cards the seat has captured in tricks.", "taken(hearts)",
    ),
    Word(
        "tricks", (), Type.NUMBER, _SEAT | {Context.STOP}, _TRICK,
        "How many tricks the seat has won.", "tricks",
    ),
    Word(
        "won", (Parameter.TRICK,), Type.NUMBER, _SEAT | {Context.STOP}, _TRICK,
        "1 if the seat has won the trick with that number, otherwise 0.", "won(1)",
    ),
    Word(
        "last", (), Type.NUMBER, _SEAT | {Context.STOP}, _TRICK,
        "Stands in `won(last)` for the last trick of the deal.", "won(last)",
    ),
    Word(
        "left", (), Type.NUMBER, _SEAT, _LAYING,
        "How many cards the seat still holds when the deal ends.", "left",
    ),
    Word(
        "passes", (), Type.NUMBER, _SEAT, _LAYING,
        "How many times the seat has passed.", "passes",
    ),
    Word(
        "crossed", (), Type.NUMBER, _SEAT, _COUNT,
        "What the thresholds that the seat crossed have charged it.", "crossed",
    ),
    Word(
        "cost", (), Type.NUMBER, _SEAT - {Context.COST}, _EVERY,
        "What the seat owes under the contract.", "cost",
    ),
    Word(
        "total", (), Type.NUMBER, _SEAT - {Context.COST} | {Context.CASE}, _EVERY,
        "What all seats owe together under the contract.", "total",
    ),
    Word(
        "takers", (), Type.NUMBER, _PAYING | {Context.CASE}, _EVERY,
        "How many seats are takers, that is, fulfil the condition in `takers:`.", "takers",
    ),
    Word(
        "pot", (), Type.NUMBER, _PAYING | {Context.CASE, Context.ENDS}, _EVERY,
        "How much lies in the pot.", "pot",
    ),
    Word(
        "balance", (), Type.NUMBER, frozenset((Context.ENDS,)), _EVERY,
        "What the seat has after a deal and any buying; `ends` asks every seat.", "balance <= 0",
    ),
    Word(
        "seats", (), Type.NUMBER, _COUNTED, _EVERY,
        "How many seats play.", "seats",
    ),
    Word(
        "trick", (), Type.NUMBER, _PLAYING, _TRICK,
        "The number of the trick being played; the first is 1.", "trick",
    ),
    Word(
        "played", (Parameter.CARDS,), Type.NUMBER, _PLAYING, _TRICK,
        "How many of these cards have been played in this deal, by any seat.", "played(hearts)",
    ),
    Word(
        "discarded", (Parameter.CARDS,), Type.NUMBER, _PLAYING, _TRICK,
        "How many of these cards have been thrown on a trick led in another suit, by any seat.", "discarded(hearts)",
    ),
    Word(
        "min", (Parameter.NUMBERS,), Type.NUMBER, _COUNTED, _EVERY,
        "The smallest of the numbers.", "min(seats, 3)",
    ),
    Word(
        "max", (Parameter.NUMBERS,), Type.NUMBER, _COUNTED, _EVERY,
        "The largest of the numbers.", "max(0, seats - 3)",
    ),
    Word(
        "rank", (Parameter.RANK,), Type.CARDS, _CARDS, _EVERY,
        "All cards of a rank; the only way to name a rank that is a number.", "rank(10)",
    ),
    Word(
        "singletons", (), Type.CARDS, frozenset((Context.RESTRICTION_CARDS,)), _TRICK,
        "The cards of a hand that are alone in their suit.", "singletons",
    ),
    Word(
        "hand", (), Type.CARDS, frozenset((Context.RESTRICTION_CARDS,)), _TRICK,
        "All cards of a hand.", "hand",
    ),
)  # fmt: skip

_BY_NAME = {word.name: word for word in WORDS}


def words(context: Context) -> tuple[Word, ...]:
    """The words that may stand in a place, in the order of the table."""
    return tuple(word for word in WORDS if context in word.contexts)


def lookup(name: str) -> Word | None:
    """The row of a name."""
    return _BY_NAME.get(name)


def is_reserved(name: str) -> bool:
    """Whether a name can be given to nothing else: a row of the table or a word of the grammar."""
    return name in _BY_NAME or name in KEYWORDS


def format_contexts(contexts: Iterable[Context]) -> str:
    """Contexts in words, in the order of their declaration: `stop`, the cost of a contract or `score`."""
    known = frozenset(contexts)
    named = [context.value for context in Context if context in known]
    return ", ".join(named[:-1]) + " or " + named[-1] if len(named) > 1 else "".join(named)
