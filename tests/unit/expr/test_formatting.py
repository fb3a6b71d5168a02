"""Typed trees as text that people read and the parser reads back."""

from __future__ import annotations

import pytest

from lorumdsl.cards import german_32
from lorumdsl.expr.ast import Cards, Constant, Counter, Operator, Type, Typed
from lorumdsl.expr.formatting import format_typed
from lorumdsl.expr.word import Context
from tests.unit.expr.conftest import DECKS, Resolve

WANTED = {Context.COST: Type.NUMBER, Context.RESTRICTION: Type.CONDITION, Context.RESTRICTION_CARDS: Type.CARDS}


@pytest.mark.parametrize(
    ("context", "written", "formatted"),
    [
        (Context.COST, "10*taken(Kh)", "10 * taken(K♥)"),
        (Context.COST, "(left)+ (passes *2)", "left + passes * 2"),
        (Context.COST, "(left+passes)*-2", "(left + passes) * -2"),
        (Context.COST, "left-(passes-1)", "left - (passes - 1)"),
        (Context.COST, "-(left+1)", "-(left + 1)"),
        (Context.COST, "--left", "--left"),
        (Context.COST, "1 if left else 2 if passes>1 else 3", "1 if left != 0 else 2 if passes > 1 else 3"),
        (Context.COST, "(1 if left else 2)*min(left,3)", "(1 if left != 0 else 2) * min(left, 3)"),
        (Context.COST, "won(1)+won(last)", "won(1) + won(last)"),
        (Context.COST, "taken(hearts|K)", "taken(hearts | K)"),
        (Context.COST, "taken(diamonds|rank(10))", "taken(bells | rank(10))"),
        (Context.COST, "taken(O - hearts)", "taken(O♣ | O♠ | O♦)"),
        (Context.RESTRICTION, "played(hearts)", "played(hearts) != 0"),
        (Context.RESTRICTION, "not(trick==1 or trick>3)and seats<5", "not (trick == 1 or trick > 3) and seats < 5"),
        (Context.RESTRICTION, "2 > 1", "1 == 1"),
        (Context.RESTRICTION, "2 < 1", "1 == 0"),
        (Context.RESTRICTION_CARDS, "hand", "acorns | leaves | bells | hearts"),
        (Context.RESTRICTION_CARDS, "singletons & O", "O & singletons"),
        (Context.RESTRICTION_CARDS, "(O | K) - singletons", "(O | K) - singletons"),
        (Context.RESTRICTION_CARDS, "hearts | O & singletons", "hearts | (hearts | O) & singletons"),
        (Context.RESTRICTION_CARDS, "hearts & O - O", "acorns - acorns"),
    ],
)
def test_an_expression_is_written_in_the_words_of_the_deck(
    context: Context, written: str, formatted: str, resolve_text: Resolve
) -> None:
    typed, found = resolve_text(written, WANTED[context], context)
    assert found == []
    assert typed is not None
    assert format_typed(typed, german_32) == formatted
    assert resolve_text(formatted, WANTED[context], context) == (typed, [])


def test_cards_that_differ_for_singletons_in_both_ways_read_back(resolve_text: Resolve) -> None:
    cards = Cards(0b0011, 0b0110)
    assert resolve_text(format_typed(cards, german_32), Type.CARDS, Context.RESTRICTION_CARDS) == (cards, [])


@pytest.mark.parametrize("deck", DECKS)
def test_the_pack_that_is_dealt_is_written_as_its_suits(deck: str, resolve_text: Resolve) -> None:
    dealt = DECKS[deck].cards
    text = format_typed(Cards(dealt, dealt), DECKS[deck])
    assert text.count("|") == 3
    assert resolve_text(text, Type.CARDS, Context.CARDS, deck) == (Cards(dealt, dealt), [])


LEAVES = {Type.NUMBER: Counter("left"), Type.CONDITION: Operator("==", (Counter("left"), Constant(1)), Type.CONDITION)}
OPERATORS = {  # operator: types of its operands, type of the whole
    **dict.fromkeys(("+", "-", "*", "min", "max"), ((Type.NUMBER,) * 2, Type.NUMBER)),
    **dict.fromkeys(("==", "!=", "<", "<=", ">", ">="), ((Type.NUMBER,) * 2, Type.CONDITION)),
    **dict.fromkeys(("and", "or"), ((Type.CONDITION,) * 2, Type.CONDITION)),
    "//": ((Type.NUMBER,), Type.NUMBER),  # what it divides by is never an operator
    "neg": ((Type.NUMBER,), Type.NUMBER),
    "not": ((Type.CONDITION,), Type.CONDITION),
    "if": ((Type.NUMBER, Type.CONDITION, Type.NUMBER), Type.NUMBER),
}


def with_operand(sign: str, place: int, operand: Typed) -> Operator:
    """An operator on plain counters, but for one of its operands."""
    types, result = OPERATORS[sign]
    operands: list[Typed] = [LEAVES[kind] for kind in types]
    operands[place] = operand
    if sign == "//":
        operands.append(Counter("seats"))
    return Operator(sign, tuple(operands), result)


PAIRS = [
    (outer, place, inner)
    for outer, (types, _) in OPERATORS.items()
    for place, kind in enumerate(types)
    for inner, (_, result) in OPERATORS.items()
    if result == kind
]


def nested(outer: str, place: int, inner: str) -> Operator:
    return with_operand(outer, place, with_operand(inner, 0, LEAVES[OPERATORS[inner][0][0]]))


@pytest.mark.parametrize(("outer", "place", "inner"), PAIRS)
def test_every_operator_inside_every_other_reads_back(
    outer: str, place: int, inner: str, resolve_text: Resolve
) -> None:
    typed = nested(outer, place, inner)
    assert resolve_text(format_typed(typed, german_32), typed.type, Context.COST) == (typed, [])


IN_PARENTHESES = [
    pair for pair in PAIRS if not {"min", "max"} & set(pair) and "(" in format_typed(nested(*pair), german_32)
]


@pytest.mark.parametrize(("outer", "place", "inner"), IN_PARENTHESES)
def test_no_parentheses_are_written_that_say_nothing(outer: str, place: int, inner: str, resolve_text: Resolve) -> None:
    typed = nested(outer, place, inner)
    bare = format_typed(typed, german_32).translate({ord("("): None, ord(")"): None})
    assert resolve_text(bare, typed.type, Context.COST) != (typed, [])
