"""Remedies for findings in expressions: the nearest known word, where a word may stand, how it is written."""

from __future__ import annotations

import re

from lorumdsl.diagnostics.spelling import nearest, only_near
from lorumdsl.expr.ast import Type
from lorumdsl.expr.names import Scope, card_words, find_cards
from lorumdsl.expr.vocabulary import format_contexts, lookup, words
from lorumdsl.expr.word import Context, Parameter, Word

COMPARE_COUNTS = "card sets cannot be compared; count cards, as in `taken(hearts) == 1`"
JOIN = "join card sets with `|`, `&` and `-`"
FOR_CARDS = {
    **dict.fromkeys(("==", "!=", "<", "<=", ">", ">="), COMPARE_COUNTS),
    "and": "`&` keeps the cards that are in both card sets",
    "or": "`|` joins card sets",
    "not": "all cards but these: `hand - …`",
    "+": "`|` joins card sets",
    "*": "`&` keeps the cards that are in both card sets",
}
"""By operator on numbers or conditions: what somebody wanted who gave it card sets."""

MOST_SETS = 12
"""How many of the card sets named in a ruleset a hint lists."""

JOINING = {"+": "|", "or": "|", "and": "&", "*": "&"}


def joined(sign: str, left: str, right: str, wanted: Type | None) -> str:
    """What to write for two card sets with an operator on numbers or conditions between them."""
    if wanted == Type.CARDS and len(left) + len(right) <= 40:
        return f"write `{left} {JOINING[sign]} {right}`"
    if wanted == Type.NUMBER and sign == "+":
        return ""
    return FOR_CARDS[sign]


def mismatch(found: Type, wanted: Type, context: Context, written: str) -> str:
    """How to make what was wanted of what was found."""
    if wanted == Type.CARDS:
        return f"the cards of a rank are `rank({written})`" if written.isdecimal() else JOIN
    if found == Type.CONDITION:
        return f"`1 if {written} else 0` makes a number of it" if len(written) <= 40 else "write `1 if … else 0`"
    countable = [word for word in words(context) if Parameter.CARDS in word.parameters]
    if not countable:
        return ""
    inside = written if len(written) <= 40 else "…"
    return "count the cards: " + " or ".join(f"`{word.name}({inside})`" for word in countable)


def example(word: Word) -> str:
    return f"as in `{word.example}`"


def one_argument(word: Word) -> str:
    if word.parameters[0] == Parameter.CARDS:
        return f"join card sets with `|`, as in `{word.name}(hearts | K)`"
    return example(word)


def whereabouts(word: Word) -> str:
    """Where a word may stand."""
    return f"it can be used in {format_contexts(word.contexts)}"


def functions(context: Context) -> str:
    return "functions here are " + ", ".join(f"`{name}`" for name in _functions(context))


def known_here(context: Context, scope: Scope) -> str:
    """The words to choose from; in places for numbers those of the language, in places for cards those of the deck."""
    if context == Context.CONSTANT:
        return "write a number from 1, or `last`"
    usable, left_off = [word.name for word in words(context)], 0
    if context in (Context.CARDS, Context.RESTRICTION_CARDS):
        usable = [*usable, *list(scope.sets)[:MOST_SETS], *card_words(scope.deck)]
        left_off = len(scope.sets) - MOST_SETS
    more = f", and {left_off:,} more card sets of this ruleset" if left_off > 0 else ""
    return "known here are " + ", ".join(f"`{name}`" for name in usable) + more


def guess(name: str, context: Context, scope: Scope) -> str | None:
    """The word that was probably meant, of all that may stand there."""
    if context == Context.CONSTANT:
        return nearest(name, ["last"])
    return nearest(name, _guessed(context, scope))


def sure(name: str, context: Context, scope: Scope) -> str | None:
    """The one word a single slip away, of all that may stand there."""
    return only_near(name, _guessed(context, scope)) if context != Context.CONSTANT else None


def guess_function(name: str, context: Context) -> Word | None:
    found = nearest(name, _functions(context))
    return lookup(found) if found else None


def sure_function(name: str, context: Context) -> str | None:
    """The one function a single slip away."""
    return only_near(name, _functions(context))


def hyphenated(text: str, start: int, end: int) -> tuple[int, int] | None:
    """The run of words and hyphens without a space that a name is part of: `no-tricks`."""
    for match in re.finditer(r"[^\W\d]\w*(?:-[^\W\d]\w*)+", text):
        if match.start() <= start and end <= match.end():
            return match.span()
    return None


def hyphen(run: str, scope: Scope) -> str:
    """What to do about a run of words and hyphens."""
    joined = run.replace("-", "_")
    if joined in scope.sets:
        return f"words have no hyphen: did you mean `{joined}`?"
    if all(lookup(part) or find_cards(part, scope) for part in run.split("-")[1:]):
        return "words have no hyphen: `-` subtracts, or takes cards away"
    return f"words have no hyphen: `-` subtracts; name cards in `sets:` as `{joined}`"


def _guessed(context: Context, scope: Scope) -> list[str]:
    return [*card_words(scope.deck), *scope.sets, *(word.name for word in _usable(context))]


def _functions(context: Context) -> list[str]:
    return [word.name for word in _usable(context) if word.is_function]


def _usable(context: Context) -> list[Word]:
    """Words for a place and for the card sets inside its functions."""
    return list(dict.fromkeys((*words(context), *words(Context.CARDS))))
