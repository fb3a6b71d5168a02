"""Texts of expressions: what belongs together, and what a text that is none is told."""

from __future__ import annotations

import time

import pytest

from lorumdsl.diagnostics import codes
from lorumdsl.expr.ast import Call, CardName, Name, Number, Operation, Parsed
from lorumdsl.expr.parser import DEEPEST, LONGEST, SyntaxFault, parse


def grouped(node: Parsed) -> str:
    """The tree with all its parentheses."""
    if isinstance(node, Number):
        return str(node.value)
    if isinstance(node, Name):
        return node.text
    if isinstance(node, CardName):
        return f"<{node.text}>"
    if isinstance(node, Call):
        return f"{node.function.text}[{', '.join(map(grouped, node.arguments))}]"
    if len(node.operands) == 1:
        return f"({node.operator} {grouped(node.operands[0])})"
    if node.operator == "if":
        then, condition, otherwise = map(grouped, node.operands)
        return f"({then} if {condition} else {otherwise})"
    return f"({f' {node.operator} '.join(map(grouped, node.operands))})"


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("a + b * c", "(a + (b * c))"),
        ("a - b - c", "((a - b) - c)"),
        ("a // b * c", "((a // b) * c)"),
        ("-a * b", "((- a) * b)"),
        ("a - -b", "(a - (- b))"),
        ("--a", "(- (- a))"),
        ("a & b + c", "(a & (b + c))"),
        ("a | b & c", "(a | (b & c))"),
        ("a | b - c", "(a | (b - c))"),
        ("a < b | c", "(a < (b | c))"),
        ("not a == b", "(not (a == b))"),
        ("not not a", "(not (not a))"),
        ("not a and b", "((not a) and b)"),
        ("a or b and c", "(a or (b and c))"),
        ("a or b or c", "((a or b) or c)"),
        ("a if b or c else d", "(a if (b or c) else d)"),
        ("a if b else c if d else e", "(a if b else (c if d else e))"),
        ("(a if b else c) if d else e", "((a if b else c) if d else e)"),
        ("(a + b) * c", "((a + b) * c)"),
        ("a ≤ b", "(a <= b)"),
        ("a ≥ b", "(a >= b)"),
        ("a ≠ b", "(a != b)"),
        ("min(a, b + 1, 3)", "min[a, (b + 1), 3]"),
        ("f()", "f[]"),
        ("2*taken(O♠)", "(2 * taken[<O♠>])"),
        ("a\n  + b", "(a + b)"),
        ("if_ + iffy + or1", "((if_ + iffy) + or1)"),
        ("no-tricks", "(no - tricks)"),
        ("zöld | ász_7", "(zöld | ász_7)"),
    ],
)
def test_operators_bind_as_a_reader_expects(text: str, tree: str) -> None:
    assert grouped(parse(text)) == tree


@pytest.mark.parametrize(
    "text",
    [
        "K♥",
        "k♥",
        "K ♥",
        "K♥\ufe0f",
        "10♥",
        "7h",
        "10h",
        "10H",
        "K of hearts",
        "10 of hearts",
        "K  of  hearts",
        "K of x",
    ],
)
def test_a_card_is_one_word(text: str) -> None:
    assert parse(f"({text})") == CardName(text, 1, len(text) + 1)


@pytest.mark.parametrize("text", ["Kh", "Th", "K", "♥", "hearts", "K2", "_", "of"])
def test_what_might_be_another_word_stays_a_name(text: str) -> None:
    assert parse(text) == Name(text, 0, len(text))


def test_a_tree_remembers_where_its_parts_stand() -> None:
    text = "1 + (taken(K♥) - 22)"
    tree = parse(text)
    assert isinstance(tree, Operation)
    difference = tree.operands[1]
    assert (tree.start, tree.end) == (0, len(text))
    assert text[difference.start : difference.end] == "taken(K♥) - 22"
    assert isinstance(difference, Operation)
    assert [text[part.start : part.end] for part in difference.operands] == ["taken(K♥)", "22"]


def test_an_operation_begins_with_the_parenthesis_of_its_first_part() -> None:
    assert (parse("(a) + (b)").start, parse("(a) + (b)").end) == (0, 9)


FAULTS = [  # text with the place marked, part of the message, part of the hint
    ("a «=» b", "no part", "`==`"),
    ("a «=>» b", "no part", "`>=`"),
    ("a «<>» b", "no part", "`!=`"),
    ("a «&&» b", "no part", "`and`"),
    ("a «||» b", "no part", "`or`"),
    ("«!»a", "no part", "`not`"),
    ("a «×» b", "no part", "`*`"),
    ("a «/» b", "no part", "`//`"),
    ("a «**» b", "no part", "multiplication"),
    ("1«.»5", "no part", "whole numbers"),
    ("a «−» b", "no part", "`-`"),
    ("a «?» b : c", "no part", "if CONDITION else"),
    ("«'»hearts'", "no part", "without quotes"),
    ("a«\u200b»b", "U+200B", ""),
    ("a«\ufe0f»", "U+FE0F", "accent"),
    ("a«\u0301»sz", "U+0301", "accent"),
    ("«0 < x < 3»", "chained", "`0 < x and x < 3`"),
    ("1 + («a == (b) == c»)", "chained", "`a == (b) and (b) == c`"),
    ("a if b «then» c", "`then`", "if CONDITION else"),
    ("«king of hearts»", "no notation of a card", "`K♥`"),
    ("1 + taken(«makk felső»)", "no notation of a card", "`O♣`"),
    ("taken(«Herz König»)", "no notation of a card", "`K♥`"),
    ("«dame ♥»", "no notation of a card", "`Q♥`"),
    ("hearts «of» clubs", "`of`", "K of hearts"),
    ("a == 1 and «then» b", "`then`", "leave it out"),
    ("«if» a > 4 then 10 else 2", "in the middle", "`10 if a > 4 else 2`"),
    ("20 «x» taken(a)", "`x` is no part", "`*` to multiply"),
    ("1 «per» heart", "`per`", "`2*taken(hearts)`"),
    ("«twenty for the king of hearts»", "no expression", "`10*taken(K♥) + tricks`"),
    ("«20 taken»(a)", "missing between", "`20 * taken(…)`"),
    ("20*«taken K♥»", "not followed by `(`", "`taken(K♥)`"),
    ("«“»2*taken(a)”", "no part", "straight quote"),
    ("«1♥»", "missing between", "the ace is written `A♥`"),
    ("a «is» b", "`is`", "`==`"),
    ("a «adn» b", "`adn`", "did you mean `and`?"),
    ("a «nad» b", "`nad`", "did you mean `and`?"),
    ("«»", "empty", ""),
    ("  «»", "empty", ""),
    ("a «+»", "missing after `+`", ""),
    ("a «and»", "missing after `and`", ""),
    ("(a «|»)", "missing after `|`", ""),
    ("«if» a", "cannot stand here", "if CONDITION else"),
    ("a «if» b", "has no `else`", "if CONDITION else"),
    ("(a «if» b)", "has no `else`", "if CONDITION else"),
    ("min(a «if» b, c)", "has no `else`", "if CONDITION else"),
    ("(a)«if» b", "has no `else`", "if CONDITION else"),
    ("a «else» b", "cannot stand here", "if CONDITION else"),
    ("«*» a", "missing before `*`", ""),
    ("a + «*» b", "missing before `*`", ""),
    ("«(»a", "never closed", "`)`"),
    ("a + min(b, «(»c", "never closed", "`)`"),
    ("a«)»", "closes nothing", ""),
    ("«()»", "nothing between", ""),
    ("«)»", "missing before", ""),
    ("«7x»", "neither a number nor a word", "`7*x`"),
    ("«7if» a else b", "neither a number nor a word", "`7 if`"),
    ("«1_000»", "neither a number nor a word", "`1000`"),
    ("1«,»000", "`,` cannot stand", "`1000`"),
    ("a«,» b", "`,` cannot stand", "`min`"),
    ("«7 y»", "missing between `7` and `y`", "`7 * y`"),
    ("«2 (»a)", "missing between", "`2 * (…)`"),
    ("«11♥»", "missing between", "rank then suit"),
    ("«K h»", "missing between", "`Kh`"),
    ("«hearts obers»", "missing between `hearts` and `obers`", "a formula"),
    ("a == «not» b", "cannot stand after `==`", "parentheses"),
    ("«a not» b", "missing between", ""),
    ("«٣»", "cannot stand here", "0 to 9"),
]


@pytest.mark.parametrize(("marked", "message", "hint"), FAULTS)
def test_a_text_that_is_no_expression_is_told_why_and_where(marked: str, message: str, hint: str) -> None:
    start, end = marked.index("«"), marked.index("»") - 1
    with pytest.raises(SyntaxFault) as caught:
        parse(marked.replace("«", "").replace("»", ""))
    fault = caught.value
    assert message in fault.message
    assert hint in fault.hint
    assert (fault.start, fault.end) == (start, end)
    assert fault.code is codes.EXPRESSION_SYNTAX
    assert str(fault) == fault.message


@pytest.mark.parametrize("text", ["(" * LONGEST, "-" * LONGEST, "not " * 500, "f(" * 1000, "1+" * 1000, ")" * LONGEST])
def test_a_text_of_nothing_but_openings_is_a_plain_fault(text: str) -> None:
    with pytest.raises(SyntaxFault):
        parse(text)


def test_a_text_may_be_2000_characters_long_and_no_longer() -> None:
    parse("a".ljust(LONGEST))
    with pytest.raises(SyntaxFault, match="2,001") as caught:
        parse("a".ljust(LONGEST + 1))
    assert caught.value.code is codes.EXPRESSION_TOO_LONG


@pytest.mark.parametrize(
    ("opening", "closing", "levels"),
    [("-", "", 1), ("1+", "", 1), ("min(", ")", 1), ("1 if x else ", "", 2), ("2*(", ")", 1)],
)
def test_an_expression_may_be_100_levels_deep_and_no_deeper(opening: str, closing: str, levels: int) -> None:
    most = (DEEPEST - 1) // levels
    parse(opening * most + "x" + closing * most)
    with pytest.raises(SyntaxFault) as caught:
        parse(opening * (most + 1) + "x" + closing * (most + 1))
    assert caught.value.code is codes.EXPRESSION_TOO_DEEP


def test_parentheses_alone_make_nothing_deeper() -> None:
    assert parse("(" * 900 + "a" + ")" * 900) == Name("a", 900, 901)


@pytest.mark.slow
def test_a_line_is_read_in_less_than_a_millisecond() -> None:
    line = "taken(O♣) + 2*taken(O♠) + 3*taken(O♦) + 4*taken(O♥)"
    parse(line)
    times = []
    for _ in range(50):
        start = time.perf_counter()
        parse(line)
        times.append(time.perf_counter() - start)
    assert min(times) < 0.001
