"""Whether two expressions mean the same, whatever deck they speak of and in whatever order they are written.

Cards are compared by suit and rank, `O` and `Q` being one rank, and only cards that both packs have are asked for.
Sums are compared term by term, card by card. Everything else is worked out for all small values of its counters, or
for a fixed selection of them where there are too many.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from math import prod
from random import Random

from lorumdsl.cards import CardSet, Deck, cards_of, set_of
from lorumdsl.compiler.value import value
from lorumdsl.expr.ast import Cards, Constant, Counter, Operator, Typed, constants, counters
from lorumdsl.expr.linear import linear
from lorumdsl.expr.vocabulary import BALANCE, SEATS, counted, counted_by_people, is_additive
from lorumdsl.expr.word import Derived, Terms as GameTerms

FRENCH = {"U": "J", "O": "Q"}
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUITS = "csdh"
MOST_POINTS = 4096

Terms = dict[Counter | None, int]
"""A sum: what each counter is multiplied by, cards one by one; None stands for the number added."""


def universal_rank(rank: str) -> int:
    """The place of a rank among all ranks there are."""
    return RANKS.index(FRENCH.get(rank, rank))


def universal(cards: CardSet, deck: Deck) -> CardSet:
    """A card set in numbers that are the same for every deck."""
    places = [divmod(card, len(deck.ranks)) for card in cards_of(cards)]
    ranks = [universal_rank(rank) for rank in deck.ranks]
    return set_of(SUITS.index(deck.suits[suit]) * len(RANKS) + ranks[rank] for suit, rank in places)


def local(cards: CardSet, deck: Deck) -> CardSet:
    """The cards of a deck that are in a set of such numbers."""
    return set_of(card for card in cards_of(deck.cards) if universal(1 << card, deck) & cards)


@dataclass(frozen=True, slots=True)
class Ground:
    """What both rulesets have in common: cards, and how high counters go."""

    cards: CardSet  # in universal numbers
    most: int  # tricks of a deal, cards of a hand

    def canonical(self, typed: Typed, deck: Deck, without: frozenset[str] = frozenset()) -> Typed:
        """The tree with universal cards; counters in `without` are always 0."""
        if isinstance(typed, Counter):
            if typed.word in without:
                return Constant(0)
            return Counter(typed.word, self.set(typed.cards, deck), typed.number)
        if isinstance(typed, Cards):
            return Cards(self.set(typed.other, deck), self.set(typed.single, deck))
        if isinstance(typed, Operator):
            operands = tuple(self.canonical(operand, deck, without) for operand in typed.operands)
            return Operator(typed.operator, operands, typed.type)
        return typed

    def set(self, cards: CardSet, deck: Deck) -> CardSet:
        return universal(cards, deck) & self.cards

    def same(self, a: Typed | None, b: Typed | None) -> bool:
        """Whether two canonical trees mean the same; None is nothing but None."""
        if a is None or b is None or a == b:
            return a == b
        left, right = terms(a), terms(b)
        if left is not None and right is not None:
            return left == right
        return all(value(a, read) == value(b, read) for read in self._points(a, b))

    def _points(self, a: Typed, b: Typed) -> Iterator[Callable[[Counter], int]]:
        """Ways to read every counter of the two trees."""
        variables = self._variables([*counters(a), *counters(b)], [*constants(a), *constants(b)])
        ranges = list(variables.values())
        if prod(map(len, ranges)) <= MOST_POINTS:
            chosen: Iterator[tuple[int, ...]] = product(*ranges)
        else:
            chance = Random(1)
            chosen = (tuple(chance.choice(values) for values in ranges) for _ in range(MOST_POINTS))
        for values in chosen:
            yield _reader(dict(zip(variables, values, strict=True)))

    def _variables(self, read: list[Counter], constants: list[int]) -> Mapping[Counter, range | list[int]]:
        """What varies freely: other counters as they are, cards by which counters of their word tell them apart."""
        variables: dict[Counter, range | list[int]] = {}
        read = [part for counter in read for part in counted_by_people(counter) or (counter,)]
        for counter in read:
            if not is_additive(counter):
                variables[counter] = self._range(counter, constants)
        for word in dict.fromkeys(counter.word for counter in read if is_additive(counter)):
            sets = list(dict.fromkeys(counter.cards for counter in read if counter.word == word))
            classes: dict[tuple[bool, ...], int] = {}
            for card in cards_of(sum({1 << card for cards in sets for card in cards_of(cards)})):
                member = tuple(bool(cards >> card & 1) for cards in sets)
                classes[member] = classes.get(member, 0) | 1 << card
            for cards in classes.values():
                variables[Counter(word, cards)] = range(cards.bit_count() + 1)
        return variables

    def _range(self, counter: Counter, constants: list[int]) -> range | list[int]:
        if counter == SEATS:
            return range(2, 9)  # the two tables need not have as many
        bounds = counted(counter).span(counter, GameTerms(seats=8, tricks=self.most, ranks=len(RANKS)))
        if bounds is not None:
            return bounds
        near = {number + step for number in constants for step in (-1, 0, 1)} | {0, 1, 2, 3, 7}
        return sorted(near if counter == BALANCE else {number for number in near if number >= 0})


def terms(typed: Typed) -> Terms | None:
    """A canonical number as a sum, without what is multiplied by 0; None where it is no such sum."""
    if SEATS in counters(typed):
        return None
    added = linear(typed, 0)
    if added is None:
        return None
    found: Terms = {}
    for counter, times in added.items():
        singles: list[Counter | None] = [counter]
        if counter is not None and is_additive(counter):
            singles = [Counter(counter.word, 1 << card) for card in cards_of(counter.cards)]
        for single in singles:
            found[single] = found.get(single, 0) + times
    return {counter: times for counter, times in found.items() if times}


def _reader(variables: Mapping[Counter, int]) -> Callable[[Counter], int]:
    def read(counter: Counter) -> int:
        word = counted(counter)
        if isinstance(word, Derived):
            return word.work_out(counter, read, GameTerms(seats=8, tricks=len(RANKS), ranks=len(RANKS)))
        if is_additive(counter):
            return sum(
                number for one, number in variables.items() if one.word == counter.word and one.cards & counter.cards
            )
        return variables[counter]

    return read
