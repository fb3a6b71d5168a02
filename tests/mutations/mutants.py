"""Mutants of a ruleset file: the same file with one number, word, operator, set of cards or party changed.

In goes the path of a ruleset, out come mutants, each with the whole changed ruleset as plain data. Every number goes
up and down by one; every operator, fixed word, party and payout becomes each other that may stand there; a set of
cards becomes the next suit or rank; what may be left out is left out; what stands in order changes places. Names,
notes, sources and the words that only label a variant are left alone: no rule depends on them.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lorumdsl.expr.vocabulary import lookup, words
from lorumdsl.expr.word import Context
from lorumdsl.schema.describe import allowed_words
from lorumdsl.source.library import ruleset_ids
from lorumdsl.source.nodes import at, plain
from lorumdsl.source.reader import read

LEFT_ALONE = frozenset(("lorum", "id", "name", "note", "source", "sources", "card-names"))
OPTIONAL = frozenset(
    (
        *("split", "remainder", "rebuy", "leftover", "shift", "revoke"),
        *("stop", "except", "while", "until", "follow", "hand", "unfollowed", "limit", "pass", "missing"),
        *("opening", "with", "ends"),
    )
)
IN_ORDER = ("contracts", "cases", "pay")
"""Lists of which neighbours change places; they lose each of their items too, as do the other LISTS."""
LISTS = (*IN_ORDER, "forbid", "sum", "packets", "strip")
RENAMED = ({"lead", "discard", "follow"}, {"while", "until"})
"""Keys of a restriction that may stand for each other."""
CONTEXTS = {
    "cost": Context.COST,
    "takers": Context.TAKERS,
    "when": Context.CASE,
    "amount": Context.AMOUNT,
    "score": Context.SCORE,
    "lead": Context.RESTRICTION_CARDS,
    "discard": Context.RESTRICTION_CARDS,
    "follow": Context.RESTRICTION_CARDS,
    "except": Context.RESTRICTION_CARDS,
    "while": Context.RESTRICTION,
    "until": Context.RESTRICTION,
    "stop": Context.STOP,
    "ends": Context.ENDS,
    "holder": Context.CARDS,
    "with": Context.CARDS,
}
TOKEN = re.compile(r"(?:10|[2-9AKQJOUT])[♣♠♦♥]|[0-9]+|[^\W\d]\w*|//|[=!<>]=|[<>+*|&-]")
OPERATORS = (("+", "-", "*", "//"), ("==", "!=", "<", "<=", ">", ">="), ("and", "or"), ("|", "&"))
SIGNS = tuple("♣♠♦♥")
CARDS = {  # suits and ranks by deck
    "german-32": (("acorns", "leaves", "bells", "hearts"), ("7", "8", "9", "10", "U", "O", "K", "A")),
    "french-32": (("clubs", "spades", "diamonds", "hearts"), ("7", "8", "9", "10", "J", "Q", "K", "A")),
    "french-52": (("clubs", "spades", "diamonds", "hearts"), (*map(str, range(2, 11)), "J", "Q", "K", "A")),
}

Place = tuple[str | int, ...]
Change = tuple[str, Any]  # in words, the value that comes in place of the old one


@dataclass(frozen=True, slots=True)
class Mutant:
    """A changed ruleset; `place` is a path with dots, `line` where it stands in the file."""

    place: str
    change: str
    line: int
    ruleset: dict[str, Any]


def mutants(path: Path) -> Iterator[Mutant]:
    """Every mutant of a ruleset file."""
    node, _ = read(path)
    assert node is not None
    whole = plain(node)
    cards = CARDS[whole.get("deck", "german-32")]
    for place, value in _places(whole):
        seen = []
        for change, other in _changes(place, value, whole, cards):
            if change in seen:
                continue  # one packet of eight like another
            seen.append(change)
            changed = copy.deepcopy(whole)
            _put(changed, place, other)
            yield Mutant(".".join(map(str, place)), change, at(node, place).span.line, changed)


def _places(value: Any, place: Place = ()) -> Iterator[tuple[Place, Any]]:
    yield place, value
    if isinstance(value, dict):
        for key, inner in value.items():
            label = key == "kind" and place[:1] == ("variants",) and len(place) == 2
            if key not in LEFT_ALONE and not label:
                yield from _places(inner, (*place, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from _places(inner, (*place, number))


def _put(whole: Any, place: Place, value: Any) -> None:
    if not place:
        whole.clear()
        whole.update(value)
        return
    for step in place[:-1]:
        whole = whole[step]
    whole[place[-1]] = value


def _changes(place: Place, value: Any, whole: dict[str, Any], cards: tuple[tuple[str, ...], ...]) -> Iterator[Change]:
    key = next((step for step in reversed(place) if isinstance(step, str)), "")
    if isinstance(value, dict):
        yield from _of_mapping(str(place[-1]) if place else "", value, cards[1])
    elif isinstance(value, list):
        yield from _of_list(key, value)
    elif isinstance(value, bool):
        yield from () if key == "otherwise" else _words(value, [not value])
    elif isinstance(value, int):
        yield from _words(value, [value - 1, value + 1])
    elif isinstance(value, str):
        fixed = allowed_words("ruleset-file", place)
        if fixed:
            yield from _words(value, fixed)
        elif key == "payout":
            yield from _words(value, _payouts(whole))
        elif key == "extends" and len(place) == 1:
            yield from _words(value, [other for other in ruleset_ids() if other != whole["id"]])
        elif key in CONTEXTS or "sets" in place[-2:-1] or key == "strip":
            yield from _of_expression(value, CONTEXTS.get(key, Context.CARDS), whole, cards)


def _words(value: Any, others: list[Any]) -> Iterator[Change]:
    return ((f"{value} → {other}", other) for other in others if other != value)


def _payouts(whole: dict[str, Any]) -> list[str]:
    """The payouts of a file, those of its variants included."""
    offered = [whole, *(variant["changes"] for variant in whole.get("variants", {}).values())]
    return [payout for one in offered for payout, body in one.get("payouts", {}).items() if body is not None]


def _of_mapping(key: str, value: dict[str, Any], ranks: tuple[str, ...]) -> Iterator[Change]:
    for inner, body in value.items():
        others: list[str] = [other for family in RENAMED if inner in family for other in sorted(family)]
        if not any(isinstance(value.get(word), str) for word in ("lead", "discard")) and "while" not in value:
            others = []  # `follow` of a contract
        if key == "thresholds":
            others = [str(int(inner) - 1), str(int(inner) + 1)]
        elif key == "values":
            others = [_next(inner, ranks)]
        for other in others:
            if other not in value:
                yield f"{inner} → {other}", {(other if one == inner else one): old for one, old in value.items()}
        only_sources = isinstance(body, dict) and LEFT_ALONE.issuperset(body)
        if (inner in OPTIONAL and not only_sources) or body is None or key in ("forbid", "thresholds", "values"):
            yield f"without {inner}", {one: old for one, old in value.items() if one != inner}


def _of_list(key: str, value: list[Any]) -> Iterator[Change]:
    for number, item in enumerate(value):
        said = item if isinstance(item, str | int) else f"item {number}"
        if (key in LISTS and len(value) > 1) or key == "forbid":
            yield f"without {said}", value[:number] + value[number + 1 :]
        if key in IN_ORDER and number:
            yield f"{said} one earlier", [*value[: number - 1], item, value[number - 1], *value[number + 1 :]]


def _of_expression(
    text: str, context: Context, whole: dict[str, Any], cards: tuple[tuple[str, ...], ...]
) -> Iterator[Change]:
    for token in TOKEN.finditer(text):
        for other in _others(token[0], context, whole, cards):
            changed = text[: token.start()] + other + text[token.end() :]
            yield f"{text} → {changed}", changed


def _others(token: str, context: Context, whole: dict[str, Any], cards: tuple[tuple[str, ...], ...]) -> Iterator[str]:
    suits, ranks = cards
    if token[-1] in SIGNS:
        yield token[:-1] + _next(token[-1], SIGNS)
        yield _next(token[:-1], ranks) + token[-1]
    elif token.isdigit():
        yield from (str(int(token) - 1), str(int(token) + 1))
    elif token in suits or token in ranks:
        yield _next(token, suits if token in suits else ranks)
    elif token in whole.get("sets", {}):
        yield suits[-1]
    elif token == "last":
        yield "1"
    elif word := lookup(token):
        alike = (one for one in words(context) if (one.parameters, one.type) == (word.parameters, word.type))
        yield from (one.name for one in alike if one.name not in (token, "last"))
    else:
        yield from (other for family in OPERATORS if token in family for other in family if other != token)


def _next(word: str, ring: tuple[str, ...]) -> str:
    return ring[(ring.index(word) + 1) % len(ring)]
