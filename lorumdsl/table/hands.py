"""Hands as text: `9s Qs Kh`, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Sequence

from lorumdsl.cards import CardSet, Deck


class ImpossibleDeal(ValueError):
    """Cards, counters or seats that cannot be; the message says which and why."""


def check_seat(seat: int, seats: int) -> None:
    """Raises ImpossibleDeal for a seat that is not there."""
    if not 1 <= seat <= seats:
        raise ImpossibleDeal(f"there is no seat {seat}: seats are 1 to {seats}")


def parse_cards(deck: Deck, text: str) -> list[int]:
    """Cards in the order written; raises ImpossibleDeal for what is no card of the deck, or stands twice."""
    cards: list[int] = []
    for word in text.split():
        card = deck.parse_card(word)
        if card is None or not deck.cards >> card & 1:
            raise ImpossibleDeal(f"`{word}` is no card of this deck")
        if card in cards:
            raise ImpossibleDeal(f"`{word}` stands twice")
        cards.append(card)
    return cards


def parse_hands(deck: Deck, texts: Sequence[str], seats: int) -> list[CardSet]:
    """One set per seat, P1 first; raises ImpossibleDeal for a wrong number of hands or a card in two of them."""
    if len(texts) != seats:
        remedy = 'a seat without cards is `""`' if len(texts) < seats else "the cards of a seat stand in one text"
        raise ImpossibleDeal(f"{len(texts)} lists of cards for {seats} seats; {remedy}")
    hands: list[CardSet] = []
    seen: CardSet = 0
    for text in texts:
        hand = 0
        for card in parse_cards(deck, text):
            if seen >> card & 1:
                raise ImpossibleDeal(f"`{deck.format_card(card)}` stands in two places")
            seen |= 1 << card
            hand |= 1 << card
        hands.append(hand)
    return hands
