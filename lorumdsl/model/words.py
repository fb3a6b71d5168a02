"""Card sets and expressions as English words: `hearts`, `Obers and K♥`, `what it owes`.

In go typed trees, out come parts of a sentence. Cards are called what the ruleset calls them. What there are
no words for stays as it is written in a ruleset.
"""

from __future__ import annotations

from collections.abc import Iterable

from lorumdsl.cards import CardSet, cards_of
from lorumdsl.expr.ast import LAST_TRICK, Cards, Constant, Counter, Operator, Typed
from lorumdsl.expr.formatting import format_typed
from lorumdsl.model.ruleset import Ruleset

RANK_NAMES = {"A": "ace", "K": "king", "O": "Ober", "Q": "queen", "U": "Unter", "J": "jack"}
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
COUNTERS = {
    "tricks": "its tricks",
    "left": "its cards left",
    "passes": "its passes",
    "crossed": "the prices of the thresholds it crossed",
    "cost": "what it owes",
    "total": "what all seats owe together",
    "takers": "the number of takers",
    "pot": "all that lies in the pot",
    "balance": "its balance",
    "seats": "the number of seats",
    "trick": "the number of the trick",
}
SIGNS = {
    "==": "is", "!=": "is not", "<": "is less than", "<=": "is at most", ">": "is more than", ">=": "is at least",
    "+": "plus", "-": "minus", "*": "times", "//": "divided by", "and": "and", "or": "or",
}  # fmt: skip


def ordinal(number: int) -> str:
    """`first` … `tenth`, then `11th`, `21st`."""
    if number <= len(ORDINALS):
        return ORDINALS[number - 1]
    ending = {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th") if number % 100 not in (11, 12, 13) else "th"
    return f"{number}{ending}"


def enumerate_words(words: Iterable[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    *most, last = words
    return f"{', '.join(most)} and {last}" if most else last


def suit_word(suit: int, ruleset: Ruleset) -> str:
    """What the ruleset calls a suit, given its place in the deck."""
    own = [names for word, names in ruleset.card_names if ruleset.deck.find_suit(word) == suit]
    return own[0].in_language("en") if own else ruleset.deck.suit_name(suit)


def rank_word(rank: int, ruleset: Ruleset) -> str:
    """What the ruleset calls the cards of a rank, given its place in the deck: `Obers`, `10s`."""
    symbol = ruleset.deck.ranks[rank]
    own = [names for word, names in ruleset.card_names if ruleset.deck.find_rank(word) == rank]
    word = own[0].in_language("en") if own else RANK_NAMES.get(symbol, symbol)
    return word + ("es" if word.endswith(("s", "x")) else "s")


def set_words(cards: CardSet, ruleset: Ruleset) -> str:
    """A card set: a suit, a rank, a word of the ruleset, or the parts it is made of.

    >>> from lorumdsl.loading.load import load
    >>> set_words(0xFF000000 | 1 << 5, load("hungarian").ruleset)
    'hearts and O♣'
    """
    deck = ruleset.deck
    if cards == deck.cards:
        return "cards"
    own = [word for word, named in ruleset.sets if named.other == named.single == cards]
    suits = [place for place in range(len(deck.suits)) if deck.suit_set(place) & ~cards == 0 != deck.suit_set(place)]
    left = cards & ~sum(deck.suit_set(place) for place in suits)
    several = [place for place in range(len(deck.ranks)) if deck.rank_set(place).bit_count() > 1]
    ranks = [place for place in several if deck.rank_set(place) & ~cards == 0 != deck.rank_set(place) & left]
    left &= ~sum(deck.rank_set(place) for place in ranks)
    parts = [*(suit_word(place, ruleset) for place in suits), *(rank_word(place, ruleset) for place in ranks)]
    parts += [deck.format_card(card) for card in cards_of(left)]
    if own and len(parts) != 1:
        return own[0]
    return enumerate_words(parts) if parts else "no cards"


def cards_words(cards: Cards, ruleset: Ruleset) -> str:
    """A card set that may depend on which cards of a hand are alone in their suit."""
    if cards.other == cards.single:
        return set_words(cards.other, ruleset)
    parts = []
    if cards.other:
        alone = cards.other & ~cards.single == 0
        parts.append(set_words(cards.other, ruleset) + ("" if alone else " that are not alone in their suit"))
    rest = cards.single & ~cards.other if cards.other & ~cards.single == 0 else cards.single
    if rest:
        parts.append(set_words(rest, ruleset) + " that are alone in their suit")
    return enumerate_words(parts)


def expression_words(typed: Typed, ruleset: Ruleset) -> str:
    """A number or condition as part of a sentence about one seat: `2 times its cards left`."""
    if isinstance(typed, Cards):
        return cards_words(typed, ruleset)
    if isinstance(typed, Counter):
        return _counter_words(typed, ruleset)
    if isinstance(typed, Constant):
        return format_typed(typed, ruleset.deck)
    known = _known_condition(typed, ruleset)
    if known:
        return known
    if typed.operator in SIGNS and len(typed.operands) == 2 and not any(map(_is_mixed, typed.operands)):
        left, right = (expression_words(operand, ruleset) for operand in typed.operands)
        return f"{left} {SIGNS[typed.operator]} {right}"
    return format_typed(typed, ruleset.deck)


def is_counted(typed: Typed, operator: str, word: str) -> bool:
    """Whether a condition compares a counter with a fixed number: `takers == 1`, `played(hearts) != 0`."""
    return (
        isinstance(typed, Operator)
        and typed.operator == operator
        and isinstance(typed.operands[0], Counter)
        and typed.operands[0].word == word
        and isinstance(typed.operands[1], Constant)
    )


def is_single_card(cards: Cards) -> bool:
    return cards.other == cards.single and cards.other.bit_count() == 1


def _counter_words(counter: Counter, ruleset: Ruleset) -> str:
    if counter.word == "won":
        which = "last" if counter.number == LAST_TRICK else ordinal(counter.number)
        return f"1 for the {which} trick"
    if counter.word in COUNTERS:
        return COUNTERS[counter.word]
    ending = {"taken": "it took", "played": "played so far", "discarded": "discarded so far"}[counter.word]
    return f"the number of {set_words(counter.cards, ruleset)} {ending}"


def _is_mixed(typed: Typed) -> bool:
    """Whether words alone would not say what belongs together."""
    return isinstance(typed, Operator) and typed.operator in ("and", "or", "not", "+", "-", "if")


def _known_condition(typed: Operator, ruleset: Ruleset) -> str:
    """Conditions that people put another way."""
    if typed.operator != "==" or typed.operands[0] != Counter("takers"):
        return ""
    other = typed.operands[1]
    if other == Counter("seats"):
        return "every seat is a taker"
    if isinstance(other, Constant) and 0 <= other.value < len(NUMBERS):
        number = NUMBERS[other.value]
        return "there is one taker" if other.value == 1 else f"there are {number} takers"
    return ""
