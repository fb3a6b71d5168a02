"""Card sets and expressions as phrases, in English; `test_formulas` has those that need signs."""

from __future__ import annotations

from functools import cache

import pytest

from lorumdsl.expr.ast import Cards, Type, Typed
from lorumdsl.expr.names import Scope
from lorumdsl.expr.typing import resolve
from lorumdsl.expr.word import Context
from lorumdsl.language.phrase import told
from lorumdsl.loading.load import load as load_rules
from lorumdsl.model.ruleset import Ruleset
from lorumdsl.phrases.cards import hand_cards
from lorumdsl.phrases.costs import condition, due
from lorumdsl.source.nodes import Scalar
from lorumdsl.source.references import typed as place_of

load = cache(load_rules)


def typed(text: str, wanted: Type, context: Context, ruleset: Ruleset) -> Typed:
    scope = Scope(ruleset.deck, dict(ruleset.sets))
    found, faults = resolve(Scalar(text, place_of(text)), wanted, context, scope)
    assert found is not None, faults
    return found


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
        ("hungarian", "hearts & singletons", "hearts that are the only card of their suit in a hand"),
        ("hungarian", "hearts - singletons", "hearts that are not the only card of their suit in a hand"),
        (
            "hungarian",
            "hearts | (K & singletons)",
            "hearts and K♣, K♠ and K♦ that are the only card of their suit in a hand",
        ),
    ],
)
def test_a_card_set_has_words(ruleset: str, cards: str, words: str) -> None:
    known = load(ruleset).ruleset
    found = typed(cards, Type.CARDS, Context.RESTRICTION_CARDS, known)
    assert isinstance(found, Cards)
    assert told(hand_cards(known, found), "en") == words


@pytest.mark.parametrize(
    ("number", "words"),
    [
        ("cost", "their cost"),
        ("total", "the costs of all players together"),
        ("pot", "all that lies in the pot"),
        ("2*left + passes", "2 chips for each card left in the hand and 1 chip for each pass"),
        ("(left + passes)*2", "2 chips for each card left in the hand and 2 chips for each pass"),
        ("taken(hearts)", "1 chip for each heart taken"),
        ("4*won(last)", "4 chips for the last trick"),
    ],
)
def test_an_amount_is_told_term_by_term(number: str, words: str) -> None:
    ruleset = load("hungarian").ruleset
    assert str(due(ruleset, typed(number, Type.NUMBER, Context.AMOUNT, ruleset))) == words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("takers == 1", "there is just one taker"),
        ("takers == 3", "there are 3 takers"),
        ("takers == seats", "every player is a taker"),
        ("takers > 2", "number of takers > 2"),
    ],
)
def test_a_case_has_words(text: str, words: str) -> None:
    ruleset = load("hungarian").ruleset
    assert told(condition(ruleset, typed(text, Type.CONDITION, Context.CASE, ruleset)), "en") == words
