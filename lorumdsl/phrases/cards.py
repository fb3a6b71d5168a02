"""Suits, ranks, cards and card sets as phrases: by the ruleset's own names, else by those of the language."""

from __future__ import annotations

from lorumdsl.cards import SUITS, Card, CardSet, cards_of
from lorumdsl.expr.ast import Cards
from lorumdsl.language.phrase import Argument, Called, Listed, Names, Phrase, Row, say
from lorumdsl.model.ruleset import Ruleset


def suit(ruleset: Ruleset, place: int) -> Called:
    """The name of a suit, given its place in the deck."""
    deck = ruleset.deck
    pack = "german" if deck.german else "french"
    return Called(_own(ruleset, [deck.find_suit(word) == place for word, _ in ruleset.card_names]),
                  Phrase(f"suit-{pack}-{deck.suits[place]}"))  # fmt: skip


def rank(ruleset: Ruleset, place: int) -> Called:
    """The name of a rank, given its place in the deck; ranks in figures are called by them."""
    deck = ruleset.deck
    symbol = deck.ranks[place]
    usual = say("figure", text=symbol) if symbol.isdecimal() else Phrase(f"rank-{symbol}")
    return Called(_own(ruleset, [deck.find_rank(word) == place for word, _ in ruleset.card_names]), usual)


def card(ruleset: Ruleset, number: Card) -> Phrase:
    """`king of hearts (K♥)`."""
    in_suit, in_rank = divmod(number, len(ruleset.deck.ranks))
    return say("card", rank=rank(ruleset, in_rank), suit=suit(ruleset, in_suit), card=ruleset.deck.format_card(number))


def cards(ruleset: Ruleset, mask: CardSet) -> Argument:
    """`hearts`, `Obers`, `king of hearts (K♥)`, `hearts, O♣ and O♠`."""
    deck = ruleset.deck
    if mask == deck.cards:
        return Phrase("cards-all")
    suits, ranks, single = parts(ruleset, mask)
    if len(single) == 1 and not suits and not ranks:
        return card(ruleset, single[0])
    named: list[Argument] = [say("cards-suit", suit=suit(ruleset, place)) for place in suits]
    named += [say("cards-rank", rank=rank(ruleset, place)) for place in ranks]
    named += [deck.format_card(one) for one in single]
    return Listed(tuple(named)) if named else Phrase("cards-none")


def each(ruleset: Ruleset, mask: CardSet) -> Phrase:
    """`each heart`, `each Ober`, `the king of hearts (K♥)`: what one counts one by one."""
    suits, ranks, single = parts(ruleset, mask)
    if mask == ruleset.deck.cards:
        return Phrase("each-card")
    if not suits and not ranks and len(single) == 1:
        return say("each-one", card=card(ruleset, single[0]))
    if len(suits) == 1 and not ranks and not single:
        return say("each-suit", suit=suit(ruleset, suits[0]))
    if len(ranks) == 1 and not suits and not single:
        return say("each-rank", rank=rank(ruleset, ranks[0]))
    return say("each-of", cards=cards(ruleset, mask))


def one_of(ruleset: Ruleset, mask: CardSet) -> Phrase:
    """`any heart`, `any Ober`, `the king of hearts (K♥)`: one card of a set, whichever."""
    suits, ranks, single = parts(ruleset, mask)
    if not suits and not ranks and len(single) == 1:
        return say("one-of-card", card=card(ruleset, single[0]))
    if len(suits) == 1 and not ranks and not single:
        return say("one-of-suit", suit=suit(ruleset, suits[0]))
    if len(ranks) == 1 and not suits and not single:
        return say("one-of-rank", rank=rank(ruleset, ranks[0]))
    return say("one-of", cards=cards(ruleset, mask))


def hand_cards(ruleset: Ruleset, typed: Cards) -> Argument:
    """A set that may depend on which cards of a hand are alone in their suit."""
    if typed.other == typed.single:
        return cards(ruleset, typed.other)
    told: list[Argument] = []
    both = typed.other & typed.single
    if both:
        told.append(cards(ruleset, both))
    if typed.other & ~both:
        told.append(say("cards-not-alone", cards=cards(ruleset, typed.other & ~both)))
    if typed.single & ~both:
        told.append(say("cards-alone", cards=cards(ruleset, typed.single & ~both)))
    return Listed(tuple(told))


def parts(ruleset: Ruleset, mask: CardSet) -> tuple[list[int], list[int], list[Card]]:
    """Whole suits and whole ranks of a set by their places, and the cards that are left."""
    deck = ruleset.deck
    suits = [place for place in range(len(deck.suits)) if _whole(deck.suit_set(place), mask, mask)]
    left = mask & ~sum(deck.suit_set(place) for place in suits)
    ranks = [place for place in range(len(deck.ranks)) if _whole(deck.rank_set(place), mask, left)]
    left &= ~sum(deck.rank_set(place) for place in ranks)
    return suits, ranks, list(cards_of(left))


def suit_list(ruleset: Ruleset) -> Listed:
    """`acorns ♣, leaves ♠, bells ♦ and hearts ♥`."""
    deck = ruleset.deck
    return Listed(tuple(Row((suit(ruleset, place), f" {SUITS[letter][0]}")) for place, letter in enumerate(deck.suits)))


def rank_list(ruleset: Ruleset) -> Listed:
    """`ace A, king K, …, 7`, from high to low."""
    symbols = list(enumerate(ruleset.deck.ranks))
    return Listed(tuple(say("rank-and-sign", rank=rank(ruleset, place), sign=sign) if not sign.isdecimal()
                        else rank(ruleset, place) for place, sign in reversed(symbols)), "list-comma")  # fmt: skip


def _whole(group: CardSet, mask: CardSet, left: CardSet) -> bool:
    """Whether a set holds all of a group of several cards, some of which nothing else has named."""
    return group.bit_count() > 1 and group & ~mask == 0 and bool(group & left)


def _own(ruleset: Ruleset, hits: list[bool]) -> Names | None:
    return next((names for (_, names), hit in zip(ruleset.card_names, hits, strict=True) if hit), None)
