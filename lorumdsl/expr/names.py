"""What a bare name means under a ruleset: one of its own words, a suit, a rank or a card.

The words of the language come first and are not asked for here; see vocabulary.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from lorumdsl.cards import RANKS, SUITS, CardSet, Deck, french_52
from lorumdsl.expr.ast import Cards
from lorumdsl.expr.faults import quoted
from lorumdsl.expr.foreign import card_with_letter

VARIATION = re.compile("[\ufe0e\ufe0f]")  # text or emoji form of the suit symbol before it


@dataclass(frozen=True, slots=True)
class Scope:
    """What names mean: the deck, and the words of `sets:` defined so far."""

    deck: Deck
    sets: dict[str, Cards]


@dataclass(frozen=True, slots=True)
class Missing:
    """A suit, rank or card that there is, but not in this deck."""

    message: str
    hint: str


def find_cards(name: str, scope: Scope) -> Cards | Missing | None:
    """The cards a name stands for; Missing if this deck lacks them, None if nothing is called so."""
    deck = scope.deck
    if name in scope.sets:
        return scope.sets[name]
    plain = VARIATION.sub("", name)
    suit, rank = deck.find_suit(plain), deck.find_rank(plain)
    if suit is not None:
        return _same(deck.suit_set(suit))
    if rank is not None:
        return _same(deck.rank_set(rank))
    if deck.parse_card(plain) is not None or french_52.parse_card(plain) is not None:
        return find_card(plain, deck)
    if french_52.find_suit(plain) is not None:
        return Missing(f"this deck has no suit {quoted(name)}", _suits(deck))
    if french_52.find_rank(plain) is not None:
        return Missing(f"this deck has no rank {quoted(name)}", _ranks(deck))
    return None


def find_card(written: str, deck: Deck) -> Cards | Missing:
    """The card of a notation such as `K♥` or `K of hearts`."""
    plain = VARIATION.sub("", written)
    card = deck.parse_card(plain)
    if card is None:
        known = french_52.parse_card(plain) is not None
        message = f"{quoted(written)} is {'not in this deck' if known else 'no card'}"
        other = card_with_letter(plain)
        if other and deck.parse_card(other) is not None:
            return Missing(message, f"did you mean `{deck.format_card(deck.parse_card(other) or 0)}`?")
        suit = re.fullmatch(r"\S+\s+of\s+(\w+)", plain)
        unknown_suit = suit is not None and deck.find_suit(suit[1]) is None
        return Missing(message, _suits(deck) if unknown_suit else _ranks(deck))
    if 1 << card & deck.stripped:
        return Missing(f"{quoted(written)} is stripped from this deck", "name a card that is dealt")
    return _same(1 << card)


def find_rank(written: str, deck: Deck) -> Cards | Missing:
    """The cards of a rank, which may be a number."""
    rank = deck.find_rank(written)
    if rank is None:
        return Missing(f"this deck has no rank {quoted(written)}", _ranks(deck))
    return _same(deck.rank_set(rank))


@lru_cache(maxsize=16)
def card_words(deck: Deck) -> tuple[str, ...]:
    """The names of suits and ranks that may stand alone, in the order of the deck."""
    suits = [name for letter in deck.suits for name in dict.fromkeys(SUITS[letter][1:])]
    ranks = [name for symbol in deck.ranks for name in (symbol, *RANKS[symbol]) if not name.isdecimal()]
    return (*suits, *ranks)


def _same(cards: CardSet) -> Cards:
    return Cards(cards, cards)


def _suits(deck: Deck) -> str:
    return "its suits are " + ", ".join(deck.suit_name(place) for place in range(len(deck.suits)))


def _ranks(deck: Deck) -> str:
    return "its ranks are " + " ".join(deck.ranks)
