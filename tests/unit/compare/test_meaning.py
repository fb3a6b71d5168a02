"""When two expressions mean the same."""

from __future__ import annotations

import pytest

from lorumdsl.cards import DECKS, Deck, french_52, german_32
from lorumdsl.compare.canonical import Ground, local, terms, universal
from lorumdsl.diagnostics.diagnostic import Span
from lorumdsl.expr.ast import Type, Typed
from lorumdsl.expr.names import Scope
from lorumdsl.expr.typing import resolve
from lorumdsl.expr.word import Context
from lorumdsl.source.nodes import Scalar

COST = (Type.NUMBER, Context.COST)
WHILE = (Type.CONDITION, Context.RESTRICTION)
ENDS = (Type.CONDITION, Context.ENDS)
SAME = [
    (COST, "2*taken(hearts) + tricks", "tricks + taken(hearts)*2"),
    (COST, "taken(hearts | K♣)", "taken(K♣) + taken(hearts)"),
    (COST, "tricks - tricks", "0"),
    (COST, "4 if taken(K♥) else 0", "4*taken(K♥)"),
    (COST, "max(taken(K♥), taken(hearts))", "taken(hearts)"),
    (WHILE, "trick == 1", "trick < 2"),
    (WHILE, "not played(hearts)", "played(hearts) == 0"),
    (WHILE, "played(hearts) == 0", "played(7♥|8♥) + played(hearts - 7♥ - 8♥) == 0"),
    (ENDS, "balance <= -50", "not balance > -50"),
]
OTHER = [
    (COST, "taken(hearts)", "taken(hearts - A♥)"),
    (COST, "tricks", "min(tricks, 7)"),
    (COST, "won(1)", "won(last)"),
    (WHILE, "trick == 1", "trick <= 2"),
    (WHILE, "played(hearts)", "discarded(hearts)"),
    (ENDS, "balance <= -50", "balance < -50"),
]


def typed(text: str, place: tuple[Type, Context], deck: Deck = german_32) -> Typed:
    tree, found = resolve(Scalar(text, Span("test", 1, 1, 1, 1)), *place, Scope(deck, {}))
    assert tree is not None, found
    return tree


def is_same(place: tuple[Type, Context], one: str, other: str) -> bool:
    ground = Ground(universal(german_32.cards, german_32), 8)
    return ground.same(*(ground.canonical(typed(text, place), german_32) for text in (one, other)))


@pytest.mark.parametrize(("place", "one", "other"), SAME)
def test_these_mean_the_same(place: tuple[Type, Context], one: str, other: str) -> None:
    assert is_same(place, one, other)
    assert is_same(place, other, one)


@pytest.mark.parametrize(("place", "one", "other"), OTHER)
def test_these_do_not(place: tuple[Type, Context], one: str, other: str) -> None:
    assert not is_same(place, one, other)
    assert not is_same(place, other, one)


def test_cards_that_only_one_pack_has_are_not_asked_for() -> None:
    ground = Ground(universal(german_32.cards, german_32), 13)
    mine = ground.canonical(typed("taken(hearts) + taken(O♠)", COST), german_32)
    assert ground.same(mine, ground.canonical(typed("taken(hearts | Q♠)", COST, french_52), french_52))


@pytest.mark.parametrize("deck", DECKS.values(), ids=lambda deck: deck.name)
def test_universal_cards_come_back(deck: Deck) -> None:
    assert local(universal(deck.cards, deck), deck) == deck.cards
    assert universal(deck.cards, deck).bit_count() == deck.cards.bit_count()


def test_what_is_multiplied_by_nothing_is_no_term() -> None:
    assert terms(typed("0*tricks + taken(K♥) - taken(K♥)", COST)) == {}
