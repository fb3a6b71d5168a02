"""Card sets and expressions in words."""

from __future__ import annotations

from functools import cache

import pytest

from lorumdsl.expr.ast import Type
from lorumdsl.expr.signatures import Context
from lorumdsl.expr.typing import Scope, resolve
from lorumdsl.loading.load import load as load_rules
from lorumdsl.model.ruleset import Ruleset
from lorumdsl.model.words import enumerate_words, expression_words, ordinal
from lorumdsl.source.nodes import Scalar
from lorumdsl.source.references import typed as place_of

load = cache(load_rules)


def in_words(text: str, wanted: Type, context: Context, ruleset: Ruleset) -> str:
    scope = Scope(ruleset.deck, dict(ruleset.sets))
    typed, found = resolve(Scalar(text, place_of(text)), wanted, context, scope)
    assert typed is not None, found
    return expression_words(typed, ruleset)


@pytest.mark.parametrize(
    ("ruleset", "cards", "words"),
    [
        ("portuguese", "hearts", "hearts"),
        ("portuguese", "obers", "Obers"),
        ("portuguese", "rank(10)", "10s"),
        ("hungarian", "rank(10)", "tens"),
        ("denexa", "Q", "queens"),
        ("english", "bells | K♥", "balls and K♥"),
        ("hungarian", "hearts | acorns | O", "acorns, hearts and Obers"),
        ("hungarian", "7♥ | 8♥", "7♥ and 8♥"),
        ("hungarian", "hand", "cards"),
        ("hungarian", "hearts - hearts", "no cards"),
        ("hungarian", "hearts & singletons", "hearts that are alone in their suit"),
        ("hungarian", "hearts - singletons", "hearts that are not alone in their suit"),
        ("hungarian", "hearts | (K & singletons)", "hearts and K♣, K♠ and K♦ that are alone in their suit"),
    ],
)
def test_a_card_set_has_words(ruleset: str, cards: str, words: str) -> None:
    assert in_words(cards, Type.CARDS, Context.RESTRICTION_CARDS, load(ruleset).ruleset) == words


@pytest.mark.parametrize(
    ("number", "words"),
    [
        ("cost", "what it owes"),
        ("total", "what all seats owe together"),
        ("2*left + passes", "2 times its cards left plus its passes"),
        ("(left + passes)*2", "(left + passes) * 2"),
        ("taken(hearts)", "the number of hearts it took"),
        ("4*won(last)", "4 times 1 for the last trick"),
        ("5", "5"),
    ],
)
def test_an_amount_has_words_where_they_say_it_plainly(number: str, words: str) -> None:
    assert in_words(number, Type.NUMBER, Context.AMOUNT, load("hungarian").ruleset) == words


@pytest.mark.parametrize(
    ("condition", "words"),
    [
        ("takers == 1", "there is one taker"),
        ("takers == 3", "there are three takers"),
        ("takers == seats", "every seat is a taker"),
        ("takers > 2", "the number of takers is more than 2"),
        ("pot >= 10 or takers == 1", "all that lies in the pot is at least 10 or there is one taker"),
        ("not (pot == 0 or takers == 1)", "not (pot == 0 or takers == 1)"),
    ],
)
def test_a_case_has_words(condition: str, words: str) -> None:
    assert in_words(condition, Type.CONDITION, Context.CASE, load("hungarian").ruleset) == words


def test_ordinals_and_lists() -> None:
    assert [ordinal(number) for number in (1, 10, 11, 12, 21, 22, 23, 113)] == [
        "first", "tenth", "11th", "12th", "21st", "22nd", "23rd", "113th",
    ]  # fmt: skip
    assert [enumerate_words("abc"[:length]) for length in (1, 2, 3)] == ["a", "a and b", "a, b and c"]
