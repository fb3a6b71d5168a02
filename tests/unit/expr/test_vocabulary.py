"""The table of names: complete, in good order, and every word usable where it says so and nowhere else."""

from __future__ import annotations

import pytest

from lorumdsl.diagnostics.codes import NOT_AVAILABLE
from lorumdsl.expr.ast import Cards, Counter, Type, counters
from lorumdsl.expr.vocabulary import KEYWORDS, format_contexts, is_reserved, lookup, words
from lorumdsl.expr.word import Context, Word
from lorumdsl.expr.words import WORDS
from tests.unit.expr.conftest import Resolve

USES = {  # word: an expression that is nothing but the word, and what it must become
    "taken": ("taken(K♥)", Counter("taken", cards=1 << 30)),
    "tricks": ("tricks", Counter("tricks")),
    "won": ("won(2)", Counter("won", number=2)),
    "last": ("won(last)", Counter("won", number=-1)),
    "left": ("left", Counter("left")),
    "passes": ("passes", Counter("passes")),
    "crossed": ("crossed", Counter("crossed")),
    "cost": ("cost", Counter("cost")),
    "total": ("total", Counter("total")),
    "takers": ("takers", Counter("takers")),
    "pot": ("pot", Counter("pot")),
    "balance": ("balance", Counter("balance")),
    "seats": ("seats", Counter("seats")),
    "trick": ("trick", Counter("trick")),
    "played": ("played(K♥)", Counter("played", cards=1 << 30)),
    "discarded": ("discarded(K♥)", Counter("discarded", cards=1 << 30)),
    "min": ("min(seats, seats)", Counter("seats")),
    "max": ("max(seats, seats)", Counter("seats")),
    "rank": ("rank(7)", Cards(0x01010101, 0x01010101)),
    "singletons": ("singletons", Cards(0, 0xFFFFFFFF)),
    "hand": ("hand", Cards(0xFFFFFFFF, 0xFFFFFFFF)),
}
PLACES = [(word, context) for word in WORDS for context in Context]


@pytest.mark.parametrize(("word", "context"), PLACES, ids=lambda value: getattr(value, "name", value))
def test_every_word_stands_in_its_contexts_and_in_no_other(word: Word, context: Context, resolve_text: Resolve) -> None:
    text, meaning = USES[word.name]
    typed, found = resolve_text(text, word.type, context)
    if context in word.contexts:
        assert found == []
        assert typed == meaning or counters(typed) == [meaning]
    elif Context.CARDS in word.contexts:
        assert typed == meaning  # a fixed card set can be worked out anywhere
    else:
        assert {one.code for one in found} == {NOT_AVAILABLE}


def test_every_word_has_a_use_here() -> None:
    assert USES.keys() == {word.name for word in WORDS}


@pytest.mark.parametrize("word", WORDS, ids=lambda word: word.name)
def test_every_example_is_an_expression(word: Word, resolve_text: Resolve) -> None:
    wanted = Type.CARDS if word.type == Type.CARDS else Type.CONDITION  # which a number can become
    for context in word.contexts:
        typed, found = resolve_text(word.example, wanted, context)
        assert found == []
        assert typed is not None
    assert word.name in word.example


@pytest.mark.parametrize("word", WORDS, ids=lambda word: word.name)
def test_every_word_is_explained_in_one_sentence(word: Word) -> None:
    assert word.meaning.endswith(".")
    assert word.meaning.count(". ") == 0
    assert word.contexts
    assert word.kinds
    assert word.kinds <= {"trick", "chain", "layout", "count"}


def test_names_are_unique_and_reserved() -> None:
    names = [word.name for word in WORDS]
    assert len(set(names)) == len(names)
    assert all(is_reserved(name) for name in (*names, *KEYWORDS))
    assert not is_reserved("obers")


def test_a_row_is_found_by_its_name_only() -> None:
    assert all(lookup(word.name) is word for word in WORDS)
    assert lookup("Tricks") is None
    assert lookup("if") is None


@pytest.mark.parametrize("context", Context)
def test_words_of_a_place_are_the_rows_that_name_it(context: Context) -> None:
    assert words(context) == tuple(word for word in WORDS if context in word.contexts)


def test_conditions_are_no_type_of_a_word() -> None:
    assert {word.type for word in WORDS} == {Type.NUMBER, Type.CARDS}


def test_places_read_like_a_list() -> None:
    assert format_contexts([]) == ""
    assert format_contexts([Context.STOP]) == "`stop`"
    assert format_contexts([Context.AMOUNT, Context.STOP, Context.CASE]) == "`stop`, `when` or an amount"
