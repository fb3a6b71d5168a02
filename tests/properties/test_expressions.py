"""Expressions: any text is read or refused in words; what is written out reads back; a slip is noticed."""

from __future__ import annotations

import string

import pytest
from hypothesis import assume, example, given, settings, strategies as st

from lorumdsl.cards import Deck, french_52, german_32
from lorumdsl.diagnostics.codes import CONSTANT_TOO_LARGE
from lorumdsl.diagnostics.diagnostic import Span
from lorumdsl.expr import folding
from lorumdsl.expr.ast import Cards, Constant, Counter, Type, Typed
from lorumdsl.expr.formatting import format_typed
from lorumdsl.expr.names import Scope, find_cards
from lorumdsl.expr.parser import LONGEST
from lorumdsl.expr.typing import resolve
from lorumdsl.expr.vocabulary import KEYWORDS, lookup
from lorumdsl.expr.word import Context, Word
from lorumdsl.expr.words import WORDS
from lorumdsl.source.nodes import Scalar

SIGNS = ["(", ")", "+", "-", "*", "//", "|", "&", ",", "==", "!=", "<", "<=", "≤", ">", "=", "!", "&&", "then"]
CARDS = ["hearts", "bells", "O", "K♥", "Kh", "10♥", "7h", "2h", "K of hearts", "obers", "no-tricks", "xyzzy"]
ODD = ["0", "1", "10", "1000001", "\n", "\ufe0f", "٣", "é", "e\u0301"]
TOKENS = st.sampled_from([*(word.name for word in WORDS), *KEYWORDS, *SIGNS, *SIGNS, *CARDS, *ODD])
DECKS = st.sampled_from((german_32, french_52))


def written(text: str) -> Scalar:
    places = tuple((1, column + 1) for column in range(len(text)))
    return Scalar(text, Span("house.yaml", 1, 1, 1, len(text) + 1), places)


def scope(deck: Deck) -> Scope:
    return Scope(deck, {"obers": Cards(1, 1)})


def assert_read_or_refused(text: str, wanted: Type, context: Context) -> None:
    typed, found = resolve(written(text), wanted, context, scope(german_32))
    assert (typed is None) == bool(found)
    assert typed is None or typed.type == wanted
    for one in found:
        assert one.message
        assert 1 <= one.span.column <= one.span.end_column <= len(text) + 2


@given(st.text(st.characters(), max_size=60), st.sampled_from(Type), st.sampled_from(Context))
@example("\ud800", Type.NUMBER, Context.COST)
@example("²", Type.NUMBER, Context.COST)
def test_any_text_is_read_or_refused(text: str, wanted: Type, context: Context) -> None:
    assert_read_or_refused(text, wanted, context)


@settings(max_examples=5 * settings.default.max_examples)
@given(st.lists(TOKENS, max_size=14), st.sampled_from(["", " "]), st.sampled_from(Type), st.sampled_from(Context))
def test_any_row_of_words_is_read_or_refused(tokens: list[str], space: str, wanted: Type, context: Context) -> None:
    assert_read_or_refused(space.join(tokens), wanted, context)


@given(st.lists(TOKENS, min_size=1, max_size=3), st.integers(1, 700), st.sampled_from(Context))
def test_any_repetition_is_read_or_refused(tokens: list[str], times: int, context: Context) -> None:
    assert_read_or_refused(" ".join(tokens * times), Type.NUMBER, context)


# --- out and back -------------------------------------------------------------------------------------


def masks(deck: Deck) -> st.SearchStrategy[int]:
    groups = [deck.suit_set(place) for place in range(4)] + [deck.rank_set(place) for place in range(len(deck.ranks))]
    single = st.integers(0, deck.size - 1).map(lambda card: 1 << card)
    return st.lists(st.sampled_from(groups) | single, max_size=4).map(lambda sets: _union(sets) & deck.cards)


def _union(sets: list[int]) -> int:
    whole = 0
    for cards in sets:
        whole |= cards
    return whole


def trees(deck: Deck) -> st.SearchStrategy[Typed]:
    """Numbers as they stand in the cost of a contract."""
    plain = st.sampled_from(["tricks", "left", "passes", "crossed", "seats"]).map(Counter)
    leaves = st.one_of(
        st.integers(-20, 20).map(Constant),
        plain,
        masks(deck).map(lambda cards: Counter("taken", cards=cards)),
        st.sampled_from([-1, 1, 2, 8]).map(lambda number: Counter("won", number=number)),
    )
    return st.recursive(leaves, _larger, max_leaves=12)


def _larger(number: st.SearchStrategy[Typed]) -> st.SearchStrategy[Typed]:
    compared = st.builds(_condition, st.sampled_from(["==", "!=", "<", "<=", ">", ">="]), st.tuples(number, number))
    condition = st.one_of(
        compared,
        st.builds(_condition, st.sampled_from(["and", "or"]), st.tuples(compared, compared)),
        st.builds(_condition, st.just("not"), st.tuples(compared)),
    )
    divisor = st.one_of(st.integers(1, 9).map(Constant), st.just(Counter("seats")))
    return st.one_of(
        st.builds(_number, st.sampled_from(["+", "-", "*", "min", "max"]), st.tuples(number, number)),
        st.builds(_number, st.sampled_from(["min", "max"]), st.tuples(number, number, number)),
        st.builds(_number, st.just("//"), st.tuples(number, divisor)),
        st.builds(_number, st.just("neg"), st.tuples(number)),
        st.builds(_number, st.just("if"), st.tuples(number, condition, number)),
    )


def _number(sign: str, operands: tuple[Typed, ...]) -> Typed:
    return folding.fold(sign, operands, Type.NUMBER)


def _condition(sign: str, operands: tuple[Typed, ...]) -> Typed:
    return folding.fold(sign, operands, Type.CONDITION)


TREES = {deck: trees(deck) for deck in (german_32, french_52)}


@given(st.data(), DECKS)
def test_a_number_written_out_reads_back_as_the_same_tree(data: st.DataObject, deck: Deck) -> None:
    typed = data.draw(TREES[deck])
    text = format_typed(typed, deck)
    assume(len(text) <= LONGEST)
    again, found = resolve(written(text), Type.NUMBER, Context.COST, scope(deck))
    assert {one.code for one in found} <= {CONSTANT_TOO_LARGE}
    assert found or again == typed


@given(st.data(), DECKS)
def test_a_card_set_written_out_reads_back_as_the_same_cards(data: st.DataObject, deck: Deck) -> None:
    cards = Cards(data.draw(masks(deck)), data.draw(masks(deck)))
    text = format_typed(cards, deck)
    assert resolve(written(text), Type.CARDS, Context.RESTRICTION_CARDS, scope(deck)) == (cards, [])


# --- slips --------------------------------------------------------------------------------------------


def slips(name: str) -> set[str]:
    """All words that are one slip away: a letter left out, doubled or mistaken, two neighbours swapped."""
    places = range(len(name))
    out = {name[:i] + name[i + 1 :] for i in places}
    doubled = {name[:i] + name[i] + name[i:] for i in places}
    swapped = {name[:i] + name[i + 1] + name[i] + name[i + 2 :] for i in places[:-1]}
    mistaken = {name[:i] + letter + name[i + 1 :] for i in places for letter in string.ascii_lowercase + "_é"}
    made = out | doubled | swapped | mistaken
    return {
        word for word in made if not lookup(word) and word not in KEYWORDS and not find_cards(word, scope(german_32))
    }


@pytest.mark.parametrize("word", WORDS, ids=lambda word: word.name)
def test_one_letter_amiss_in_a_word_is_an_error_with_a_guess(word: Word) -> None:
    context = sorted(word.contexts)[0]
    assert len(slips(word.name)) > 50
    for slip in slips(word.name):
        text = word.example.replace(word.name, slip)
        typed, found = resolve(written(text), word.type, context, scope(german_32))
        assert typed is None, text
        assert any("did you mean" in one.hint for one in found), text
