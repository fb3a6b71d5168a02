"""Counters by name, `taken(hearts)`, as rulesets, case files and sheets write it; which of them settle a contract."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from lorumdsl.cards import CardSet, cards_of
from lorumdsl.compiler.rules import Rules
from lorumdsl.expr.ast import LAST_TRICK, Counter, Type, counters
from lorumdsl.expr.names import Scope
from lorumdsl.expr.typing import resolve
from lorumdsl.expr.vocabulary import LEFT, SEATS, counted, counted_by_people
from lorumdsl.expr.word import Context, Parameter
from lorumdsl.language.phrase import Phrase, say
from lorumdsl.source.nodes import NOWHERE, Scalar
from lorumdsl.table.hands import ImpossibleDeal

Counts = Mapping[Counter, Sequence[int]]
"""What people counted: for each counter a number a seat."""


def needed_counters(rules: Rules, contract: str) -> list[Counter]:
    """What has to be counted to settle a contract, each counter once."""
    chosen = rules.ruleset.contract(contract)
    payout = rules.ruleset.payout(chosen.payout)
    found: dict[Counter, None] = {}
    for expression in (chosen.cost, *payout.expressions):
        found.update(dict.fromkeys(part for counter in counters(expression) for part in counted_by_people(counter)))
    if chosen.goes_out:
        found.setdefault(LEFT)  # tells who went out
    return list(found)


def follows(counter: Counter, is_counted: Callable[[Counter], bool]) -> bool:
    """Whether a counter is known where these are counted: all that people count for it, or nothing but the seats."""
    parts = counted_by_people(counter)
    return all(map(is_counted, parts)) if parts else counter == SEATS


def is_of_cards(counter: Counter) -> bool:
    """Whether people count cards of their piles by it."""
    return counted(counter).takes is Parameter.CARDS


def parse_counter(rules: Rules, text: str) -> Counter:
    """The counter that a text names in a ruleset's words; ImpossibleDeal if it names none."""
    scope = Scope(rules.ruleset.deck, dict(rules.ruleset.sets))
    typed, found = resolve(Scalar(text, NOWHERE), Type.NUMBER, Context.COST, scope)
    if not isinstance(typed, Counter):
        reason = found[0].said if found else Phrase("counter-none")
        raise ImpossibleDeal(say("counter-unreadable", text=text, reason=reason))
    return typed


def format_counter(rules: Rules, counter: Counter) -> str:
    """`taken(hearts)`, `won(last)`, `left`; reads back to the same counter."""
    match counted(counter).takes:
        case Parameter.CARDS:
            return f"{counter.word}({set_word(rules, counter.cards) or _listed(rules, counter.cards)})"
        case Parameter.TRICK:
            return f"{counter.word}({'last' if counter.number == LAST_TRICK else counter.number})"
        case Parameter.RANK | Parameter.NUMBERS | None:
            return counter.word


def own_word(rules: Rules, cards: CardSet) -> str | None:
    """The word under `sets:` for a card set; None if there is none."""
    return next((word for word, known in rules.ruleset.sets if known.other == known.single == cards), None)


def set_word(rules: Rules, cards: CardSet) -> str | None:
    """What a ruleset calls a card set: a word from `sets:`, or a suit; None if it has no word for it."""
    deck = rules.ruleset.deck
    own = own_word(rules, cards)
    if own is not None:
        return own
    for suit in range(len(deck.suits)):
        if deck.suit_set(suit) == cards:
            return deck.suit_name(suit)
    return None


def _listed(rules: Rules, cards: CardSet) -> str:
    deck = rules.ruleset.deck
    return " | ".join(map(deck.format_card, cards_of(cards))) or f"{deck.format_card(0)} - {deck.format_card(0)}"
