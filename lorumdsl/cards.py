"""Decks, cards and card notation.

A card is an int, suit * ranks + rank, ranks from low to high; a set of cards is an int with one bit per
card. A stripped card keeps its number and is simply not dealt. Four suits of thirteen ranks at most make
52 cards: they and the pass fit a signed 64-bit word.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

Card = int
CardSet = int

SUITS = {  # letter: symbol and the words an author may write, French and German
    "c": ("♣", "clubs", "acorns"),
    "s": ("♠", "spades", "leaves"),
    "d": ("♦", "diamonds", "bells"),
    "h": ("♥", "hearts", "hearts"),
}
RANKS = {  # symbol: other ways to write it
    **{str(rank): () for rank in range(2, 10)},
    "10": ("T",),
    "U": ("J",), "O": ("Q",), "J": ("U",), "Q": ("O",),
    "K": (), "A": (),
}  # fmt: skip

_WRITTEN = re.compile(r"(10|[2-9]|[A-Za-z])\s*(?:([♣♠♦♥])[\ufe0e\ufe0f]?|([cshdCSHD])|\s+of\s+([a-z]+))\Z")


@dataclass(frozen=True, slots=True)
class Deck:
    """Suits × ranks, less what is stripped. `ranks` run from low to high."""

    name: str
    suits: tuple[str, ...]
    ranks: tuple[str, ...]
    german: bool = False
    stripped: CardSet = 0

    @property
    def size(self) -> int:
        """How many card numbers there are, stripped cards included."""
        return len(self.suits) * len(self.ranks)

    @property
    def full(self) -> CardSet:
        return (1 << self.size) - 1

    @property
    def cards(self) -> CardSet:
        """The cards that are dealt."""
        return self.full & ~self.stripped

    def suit_set(self, suit: int) -> CardSet:
        """All cards of a suit, given its place in `suits`; stripped ones are left out."""
        width = len(self.ranks)
        return ((1 << width) - 1) << suit * width & self.cards

    def rank_set(self, rank: int) -> CardSet:
        """All cards of a rank, given its place in `ranks`; stripped ones are left out."""
        return sum(1 << suit * len(self.ranks) + rank for suit in range(len(self.suits))) & self.cards

    def find_suit(self, word: str) -> int | None:
        """The suit with that name, letter or symbol: `hearts`, `h`, `♥`, `bells`."""
        word = word.lower()
        for place, letter in enumerate(self.suits):
            if word == letter or word in SUITS[letter]:
                return place
        return None

    def find_rank(self, word: str) -> int | None:
        """The rank with that symbol or one of its other spellings: `O`, `Q`, `10`, `T`."""
        for place, symbol in enumerate(self.ranks):
            if word.upper() == symbol or word.upper() in RANKS[symbol]:
                return place
        return None

    def parse_card(self, text: str) -> Card | None:
        """`K♥`, `Kh`, `10c`, `Tc` or `K of hearts` as a card of this deck (stripped ones too), else None.

        >>> german_32.format_card(german_32.parse_card("Qh"))
        'O♥'
        """
        match = _WRITTEN.match(text.strip())
        if not match:
            return None
        rank = self.find_rank(match[1])
        suit = self.find_suit(match[2] or match[3] or match[4])
        return None if rank is None or suit is None else suit * len(self.ranks) + rank

    def format_card(self, card: Card) -> str:
        suit, rank = divmod(card, len(self.ranks))
        return self.ranks[rank] + SUITS[self.suits[suit]][0]

    def format_cards(self, cards: CardSet) -> str:
        """A set as text, suit by suit from low to high: `7♥ 9♥ K♥`."""
        return " ".join(self.format_card(card) for card in cards_of(cards))

    def suit_name(self, suit: int) -> str:
        """The English name the deck goes by: `bells` in a German pack, `diamonds` in a French one."""
        return SUITS[self.suits[suit]][2 if self.german else 1]


german_32 = Deck("german-32", tuple("csdh"), ("7", "8", "9", "10", "U", "O", "K", "A"), german=True)
french_32 = Deck("french-32", tuple("csdh"), ("7", "8", "9", "10", "J", "Q", "K", "A"))
french_52 = Deck("french-52", tuple("csdh"), tuple(map(str, range(2, 11))) + ("J", "Q", "K", "A"))
DECKS = {deck.name: deck for deck in (german_32, french_32, french_52)}


def cards_of(cards: CardSet) -> Iterator[Card]:
    """The cards of a set, lowest number first."""
    while cards:
        yield (cards & -cards).bit_length() - 1
        cards &= cards - 1


def set_of(cards: Iterable[Card]) -> CardSet:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask
