"""Tricks, greedily: the card with the least expected cost now and in the hand that stays behind.

Now: the chance that the card wins the trick, times the price of what lies in it. Later: each card kept
is a danger, which is the chance that it must take a trick times what it would catch. From this follow
the habits of the table: play the highest card that still loses, take with the highest if you must take,
throw unguarded high cards and what costs most, lead low where others are higher. Others are reckoned
to play any card of the suit that they may hold.
"""

from __future__ import annotations

from dataclasses import dataclass

from lorumdsl.bots.observation import is_followed, own_cards, played_cards, tricks_won, unseen_cards, void_suits
from lorumdsl.bots.prices import Prices, Stake
from lorumdsl.cards import CardSet, cards_of
from lorumdsl.engine.program import Program
from lorumdsl.engine.trick import beats
from lorumdsl.table.actions import Action
from lorumdsl.table.view import View

UNLED = 0.25  # chance that a card of a suit which nobody else holds has to be led
THROWN = 0.5  # others throw their worst card in one case of two


@dataclass(slots=True)
class Field:
    """The cards as a seat knows them: its own and those out, in some other hand."""

    program: Program
    prices: Prices
    own: CardSet
    out: CardSet

    def thrown(self) -> float:
        """The price of a card that somebody throws off suit."""
        others = self.program.seats - 1
        prices = [price for cards, price in self.prices.classes for _ in cards_of(cards & self.out)]
        worst = sorted(prices, reverse=True)
        return THROWN * sum(worst[:others]) / others

    def suit_danger(self, own: CardSet, suit: CardSet, thrown: float) -> float:
        """What the cards of one suit are likely to cost later; `own` is the hand that is kept."""
        kept, out = own & suit, self.out & suit
        number, others = out.bit_count(), self.program.seats - 1
        live, tricks = (self.own | self.out).bit_count(), self.own.bit_count() - 1
        led = (number + kept.bit_count()) / live  # the chance that a trick is of this suit
        bare = (1 - 1 / others) ** number  # the chance that another hand has none of the suit
        danger = 0.0
        often, term = 0.0, (1 - led) ** tricks  # the chance that the suit is led no oftener than there are guards
        for guards, card in enumerate(cards_of(kept)):
            often += term
            term *= (tricks - guards) / (guards + 1) * led / (1 - led) if led < 1 else 0.0
            lower = out & (1 << card) - 1
            below = lower.bit_count()
            wins = below / number if number else UNLED
            share = min(1.0, others / number) if number else 0.0
            caught = self.prices.cards(1 << card) + share * self.prices.cards(lower) + others * bare * thrown
            danger += wins * (1 - often) * (self.prices.later + caught)
        return danger

    def danger(self) -> float:
        """What the whole hand is likely to cost."""
        thrown = self.thrown()
        return sum(self.suit_danger(self.own, suit, thrown) for suit in self.program.suits)


def choose_trick_card(view: View, stake: Stake) -> Action:
    """The card to play for a seat that sees its own hand."""
    program, seat = stake.program, view.seat - 1
    void = void_suits(view)
    own, out = own_cards(view), unseen_cards(view, program)
    prices = Prices(
        stake,
        seat,
        view.trick,
        view.trick + max(size + (card != 0) for size, card in zip(view.sizes, view.table, strict=True)) - 1,
        view.taken[seat],
        view.tricks[seat],
        played_cards(view),
        tricks_won(view),
    )
    field = Field(program, prices, own, out)
    thrown, followed = field.thrown(), is_followed(view)
    table = sum(view.table)
    later = [other for other in range(program.seats) if other != seat and not view.table[other] and view.sizes[other]]
    before: dict[CardSet, float] = {}

    def cost(action: Action) -> float:
        card, bit = action.code, 1 << action.code
        suit = program.suit_of[card]
        if suit not in before:
            before[suit] = field.suit_danger(own, suit, thrown)
        kept = field.suit_danger(own & ~bit, suit, thrown) - before[suit]
        led = view.led or suit
        if beats(program.trump, led, view.best, bit):
            chance, more = _winning(field, void, view, later, card, led, thrown)
            return kept + chance * (prices.trick(table | bit) + more) if chance else kept
        if program.keeps_own and not followed:
            return kept + _unfollowed(field, view, later, led) * prices.cards(bit)
        return kept

    # Of equals the higher card goes, or where tricks are good, the lower.
    return min(view.legal, key=lambda action: (cost(action), -stake.sense * program.strength[action.code]))


def _winning(
    field: Field, void: list[CardSet], view: View, later: list[int], card: int, led: CardSet, thrown: float
) -> tuple[float, float]:
    """The chance that a card which is best so far stays so, and the price of what will be added to the trick."""
    program, out = field.program, field.out
    suit, trumps = led & out, program.trump & out
    number, others = suit.bit_count(), (out & ~suit).bit_count()
    # Cards that would take the trick: those of the suit led, and trumps of whoever has none of it.
    higher = sum(beats(program.trump, led, 1 << card, 1 << other) for other in cards_of(suit))
    ruffs = sum(beats(program.trump, led, 1 << card, 1 << other) for other in cards_of(trumps & ~suit))
    mean = field.prices.cards(suit) / number if number else 0.0
    chance, more = 1.0, 0.0
    for other in later:
        holds = _holds(number, view.sizes[other], number + others, bool(void[other] & suit))
        follows = holds if program.follows else number / (number + others)
        if number:
            chance *= 1 - follows * higher / number
        if ruffs and not void[other] & program.trump:
            chance *= 1 - (1 - follows) * ruffs / others
        more += follows * mean + (1 - follows) * thrown
    return chance, more


def _holds(number: int, size: int, everything: int, void: bool) -> float:
    """The chance that a hand of that size has one of `number` cards out of everything that is out."""
    if void or not number:
        return 0.0
    return 1 - max(0.0, 1 - size / everything) ** number


def _unfollowed(field: Field, view: View, later: list[int], led: CardSet) -> float:
    """The chance that nobody follows any more; who may throw anything follows by accident only."""
    number, everything = (field.out & led).bit_count(), field.out.bit_count()
    chance = 1.0
    for other in later:
        follows = _holds(number, view.sizes[other], everything, False) if field.program.follows else number / everything
        chance *= 1 - follows
    return chance
