"""Hands as text: `9s Qs Kh`, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Sequence

from lorumdsl.cards import CardSet, Deck
from lorumdsl.language.phrase import say
from lorumdsl.language.refusal import Refusal


class ImpossibleDeal(Refusal):
    """Cards, counters or seats that cannot be; the phrase says which and why."""


def check_seat(seat: int, seats: int) -> None:
    """Raises ImpossibleDeal for a seat that is not there."""
    if not 1 <= seat <= seats:
        raise ImpossibleDeal(say("no-seat", number=seat, seats=seats))


def parse_cards(deck: Deck, text: str) -> list[int]:
    """Cards in the order written; raises ImpossibleDeal for what is no card of the deck, or stands twice."""
    cards: list[int] = []
    for word in text.split():
        card = deck.parse_card(word)
        if card is None or not deck.cards >> card & 1:
            raise ImpossibleDeal(say("no-card", text=word))
        if card in cards:
            raise ImpossibleDeal(say("card-twice", card=word))
        cards.append(card)
    return cards


def parse_hands(deck: Deck, texts: Sequence[str], seats: int) -> list[CardSet]:
    """One set per seat, P1 first; raises ImpossibleDeal for a wrong number of hands or a card in two of them."""
    if len(texts) != seats:
        few = len(texts) < seats
        raise ImpossibleDeal(say("hands-too-few" if few else "hands-too-many", number=len(texts), seats=seats))
    hands: list[CardSet] = []
    seen: CardSet = 0
    for text in texts:
        hand = 0
        for card in parse_cards(deck, text):
            if seen >> card & 1:
                raise ImpossibleDeal(say("card-in-two-hands", card=deck.format_card(card)))
            seen |= 1 << card
            hand |= 1 << card
        hands.append(hand)
    return hands
