"""What the rows of `words.py` are asked: by compiler, proofs, score sheet, case files, rulebook, comparison and bots.

Suits, ranks, cards and the words of `sets:` depend on the ruleset and are not here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import assert_never

from lorumdsl.expr.ast import Counter
from lorumdsl.expr.word import (
    NO_UNIT,
    Context,
    Counted,
    CountedWord,
    Derived,
    InPlay,
    Laid,
    Parameter,
    Read,
    Settled,
    Shared,
    Terms,
    Word,
)
from lorumdsl.expr.words import WORDS

KEYWORDS = ("if", "else", "and", "or", "not", "of")
"""Words of the grammar; like the names in the table, they can name nothing else."""

SEATS = Counter("seats")
"""The one counter that is the same in every deal."""

TRICKS, LEFT, PASSES, CROSSED, POT, BALANCE = map(Counter, ("tricks", "left", "passes", "crossed", "pot", "balance"))
"""What rules of play speak of: cards lie in tricks, whoever has none left goes out, a balance may fall below 0."""

_BY_NAME: dict[str, Word] = {word.name: word for word in WORDS}


def counted(counter: Counter) -> CountedWord:
    """The row of a counter."""
    word = _BY_NAME[counter.word]
    assert isinstance(word, Counted)
    return word


def counted_by_people(counter: Counter) -> tuple[Counter, ...]:
    """What has to be counted to know a counter of a finished deal; nothing where it follows from the settlement."""
    word = counted(counter)
    match word:
        case Shared() | Laid():
            return (counter,)
        case Derived():
            return word.parts(counter)
        case Settled() | InPlay():
            return ()
        case _:
            assert_never(word)


def is_additive(counter: Counter) -> bool:
    """Whether of two card sets without a common card it counts together what it counts of each."""
    word = counted(counter)
    match word:
        case Shared():
            return word.takes is Parameter.CARDS
        case InPlay():
            return word.by_card
        case Laid() | Derived() | Settled():
            return False
        case _:
            assert_never(word)


def has_unit(counter: Counter) -> bool:
    """Whether one says "for each" of what it counts: tricks, cards left, and no prices of marks."""
    word = counted(counter)
    match word:
        case Shared() | Laid():
            return word.each is not NO_UNIT
        case Derived() | Settled() | InPlay():
            return False
        case _:
            assert_never(word)


def reading(counts: Mapping[Counter, int], terms: Terms) -> Read:
    """Counters read off what people counted for one seat; what is derived from it is worked out."""

    def read(counter: Counter) -> int:
        word = counted(counter)
        if isinstance(word, Derived):
            return word.work_out(counter, read, terms)
        return terms.seats if counter == SEATS else counts[counter]

    return read


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
