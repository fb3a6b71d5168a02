"""What players call cards in the languages of the sources, and how an expression writes them.

In go single words and letters, out comes notation that any deck reads: `h`, `K`. The words serve hints only; a
ruleset that understood all of them would have as many spellings as readers.
"""

from __future__ import annotations

import re

from lorumdsl.cards import Deck

SUITS = {
    "h": "heart hearts herz piros kőr cœur coeur copas copa",
    "c": "acorn acorns club clubs eichel makk treff kreuz trèfle trefle paus",
    "s": "leaf leaves spade spades blatt laub grün grun gras zöld zold pikk pik pique espadas",
    "d": "bell bells diamond diamonds schelle schellen tök tok káró karo carreau ouros",
}
RANKS = {
    "A": "ace ass as ász asz ás",
    "K": "king könig konig király kiraly roi rei",
    "O": "ober over felső felso",
    "Q": "queen dame dama lady",
    "U": "unter under alsó also",
    "J": "jack knave bube valet valete",
    "10": "ten zehn tíz tiz tízes dix",
    "9": "nine neun kilenc kilences neuf",
    "8": "eight acht nyolc nyolcas huit",
    "7": "seven sieben hét het hetes sept",
}
LETTERS = {"R": "K", "D": "Q", "V": "J", "B": "J", "F": "O", "L": "Q"}  # roi, dame, valet, Bube, felső, Lady
SYMBOLS = dict(zip("csdh", "♣♠♦♥", strict=True))


def suit_letter(word: str) -> str | None:
    """The letter of a suit in other words: `piros` is `h`."""
    return _find(SUITS, word)


def rank_letter(word: str) -> str | None:
    """The letter or number of a rank in other words: `kings` is `K`."""
    return _find(RANKS, word) or LETTERS.get(word)


def cards_written(word: str, deck: Deck) -> str | None:
    """How an expression writes the suit or rank that a word stands for; None for other words and other decks.

    >>> from lorumdsl.cards import DECKS
    >>> cards_written("makk", DECKS["german-32"]), cards_written("Damen", DECKS["french-32"])
    ('acorns', 'Q')
    """
    suit, rank = suit_letter(word), rank_letter(word)
    place = deck.find_suit(suit) if suit else None
    if place is not None:
        return deck.suit_name(place)
    place = deck.find_rank(rank) if rank else None
    if place is None:
        return None
    symbol = deck.ranks[place]
    return f"rank({symbol})" if symbol.isdecimal() else symbol


def card_written(first: str, second: str) -> str | None:
    """The card that two words name, in either order: `makk`, `felső` is `O♣`. Ranks in the plural are sets."""
    for rank_word, suit_word in ((first, second), (second, first)):
        rank, suit = rank_letter(rank_word), suit_letter(suit_word) or _symbol(suit_word)
        if rank and suit and rank_word.casefold() in RANKS[rank].split():
            return f"{rank}{SYMBOLS[suit]}"
    return None


def card_with_letter(written: str) -> str | None:
    """A card whose rank is a letter of another language: `R♥` is `K♥`."""
    card = re.fullmatch(r"([A-Z])\s*([♣♠♦♥cshd])", written)
    rank = LETTERS.get(card[1]) if card else None
    return f"{rank}{SYMBOLS.get(card[2], card[2])}" if card and rank else None


def _find(table: dict[str, str], word: str) -> str | None:
    plain = word.casefold()
    for letter, words in table.items():
        known = words.split()
        if any(plain in (one, *(one + ending for ending in ("s", "n", "e", "es"))) for one in known):
            return letter
    return None


def _symbol(word: str) -> str | None:
    return next((letter for letter, symbol in SYMBOLS.items() if word == symbol), None)
