"""Typed trees back to text that a person can read and the parser reads back to the same tree."""

from __future__ import annotations

from lorumdsl.cards import CardSet, Deck, cards_of
from lorumdsl.expr.ast import LAST_TRICK, Cards, Constant, Counter, Operator, Type, Typed
from lorumdsl.expr.vocabulary import counted
from lorumdsl.expr.word import Parameter

LEVELS = {  # how tightly an operator binds
    "if": 1, "or": 2, "and": 3, "not": 4,
    **dict.fromkeys(("==", "!=", "<", "<=", ">", ">="), 5),
    "|": 6, "&": 7, "+": 8, "-": 8, "*": 9, "//": 9, "neg": 10,
}  # fmt: skip
ATOM = 11


def format_typed(typed: Typed, deck: Deck) -> str:
    """The expression as text, in the names of the deck.

    >>> from lorumdsl.cards import german_32
    >>> format_typed(Operator("*", (Constant(10), Counter("taken", 1 << 30)), Type.NUMBER), german_32)
    '10 * taken(K♥)'
    """
    return _written(typed, deck)[0]


def format_set(cards: CardSet, deck: Deck) -> str:
    """A card set as an expression: whole suits, then whole ranks, then single cards."""
    return _set(cards, deck)[0]


def _written(typed: Typed, deck: Deck) -> tuple[str, int]:
    """The text and how tightly it holds together."""
    if isinstance(typed, Constant):
        if typed.type == Type.CONDITION:
            return ("1 == 1" if typed.value else "1 == 0"), LEVELS["=="]
        return str(typed.value), ATOM if typed.value >= 0 else LEVELS["neg"]
    if isinstance(typed, Counter):
        return _counter(typed, deck), ATOM
    if isinstance(typed, Cards):
        return _cards(typed, deck)
    return _operator(typed, deck)


def _counter(counter: Counter, deck: Deck) -> str:
    match counted(counter).takes:
        case Parameter.TRICK:
            return f"{counter.word}({'last' if counter.number == LAST_TRICK else counter.number})"
        case Parameter.CARDS:
            return f"{counter.word}({format_set(counter.cards, deck)})"
        case Parameter.RANK | Parameter.NUMBERS | None:
            return counter.word


def _operator(typed: Operator, deck: Deck) -> tuple[str, int]:
    sign = typed.operator
    if sign in ("min", "max"):
        return f"{sign}({', '.join(format_typed(operand, deck) for operand in typed.operands)})", ATOM
    level = LEVELS[sign]
    if sign == "if":
        then, condition, otherwise = typed.operands
        left, middle = _inside(then, level + 1, deck), _inside(condition, level + 1, deck)
        return f"{left} if {middle} else {_inside(otherwise, level, deck)}", level
    if len(typed.operands) == 1:
        mark = "-" if sign == "neg" else f"{sign} "
        return mark + _inside(typed.operands[0], level, deck), level
    # Comparisons do not chain; the others group from the left.
    first = level + 1 if level == LEVELS["=="] else level
    texts = [_inside(typed.operands[0], first, deck)]
    texts += [_inside(operand, level + 1, deck) for operand in typed.operands[1:]]
    return f" {sign} ".join(texts), level


def _inside(typed: Typed, least: int, deck: Deck) -> str:
    """The text of an operand, in parentheses if it holds together less tightly than its place demands."""
    return _hold(_written(typed, deck), least)


def _hold(written: tuple[str, int], least: int) -> str:
    text, level = written
    return text if level >= least else f"({text})"


def _cards(cards: Cards, deck: Deck) -> tuple[str, int]:
    if cards.single == cards.other:
        return _set(cards.other, deck)
    other, single = _set(cards.other, deck), _set(cards.single, deck)
    alone = _hold(single, LEVELS["&"]) + " & singletons"
    if cards.other == 0:
        return alone, LEVELS["&"]
    if cards.other & ~cards.single == 0:
        return f"{other[0]} | {alone}", LEVELS["|"]
    rest = _hold(other, LEVELS["-"]) + " - singletons"
    return (rest, LEVELS["-"]) if cards.single == 0 else (f"{rest} | {alone}", LEVELS["|"])


def _set(cards: CardSet, deck: Deck) -> tuple[str, int]:
    names = []
    left = cards
    for place in range(len(deck.suits)):
        suit = deck.suit_set(place)
        if suit and suit & ~cards == 0:
            names.append(deck.suit_name(place))
            left &= ~suit
    for place, symbol in enumerate(deck.ranks):
        rank = deck.rank_set(place)
        if rank & left and rank & ~cards == 0 and rank.bit_count() > 1:
            names.append(f"rank({symbol})" if symbol.isdecimal() else symbol)
            left &= ~rank
    names += [deck.format_card(card) for card in cards_of(left)]
    if not names:
        return f"{deck.suit_name(0)} - {deck.suit_name(0)}", LEVELS["-"]  # nothing; no word says it
    return " | ".join(names), ATOM if len(names) == 1 else LEVELS["|"]
