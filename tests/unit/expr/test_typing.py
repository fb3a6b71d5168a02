"""Names and types: what an expression means, and every finding at its place."""

from __future__ import annotations

import pytest

from lorumdsl.cards import german_32, set_of
from lorumdsl.diagnostics import codes
from lorumdsl.diagnostics.diagnostic import Code
from lorumdsl.expr.ast import Cards, Constant, Counter, Operator, Type, Typed, counters
from lorumdsl.expr.hints import MOST_SETS, known_here
from lorumdsl.expr.names import Scope
from lorumdsl.expr.vocabulary import Context as At
from lorumdsl.source.nodes import Value
from tests.unit.expr.conftest import Resolve

NUMBER, CONDITION, CARDS = Type.NUMBER, Type.CONDITION, Type.CARDS
TRICK, LEFT, SEATS = Counter("trick"), Counter("left"), Counter("seats")


def cards(text: str) -> int:
    found = [german_32.parse_card(card) for card in text.split()]
    assert None not in found
    return set_of(card for card in found if card is not None)


HEARTS, OBERS, ALL = german_32.suit_set(3), german_32.rank_set(5), german_32.cards


@pytest.mark.parametrize(
    ("text", "mask"),
    [
        ("hearts", HEARTS),
        ("Hearts", HEARTS),
        ("♥", HEARTS),
        ("♥\ufe0f", HEARTS),
        ("bells", german_32.suit_set(2)),
        ("diamonds", german_32.suit_set(2)),
        ("O", OBERS),
        ("Q", OBERS),
        ("obers", OBERS),
        ("rank(O)", OBERS),
        ("rank(10)", german_32.rank_set(3)),
        ("rank(T)", german_32.rank_set(3)),
        ("K♥", cards("K♥")),
        ("K♥\ufe0f", cards("K♥")),
        ("Kh", cards("K♥")),
        ("K of hearts", cards("K♥")),
        ("Th", cards("10♥")),
        ("10 of hearts", cards("10♥")),
        ("10h", cards("10♥")),
        ("Qs", cards("O♠")),
        ("zöld", 2),
        ("hearts | O", HEARTS | OBERS),
        ("hearts & O", cards("O♥")),
        ("hearts - O", HEARTS & ~OBERS),
        ("O - K♥ | K♥", OBERS | cards("K♥")),
        ("hearts if 1 < 2 else O", HEARTS),
    ],
)
@pytest.mark.parametrize("context", [At.CARDS, At.RESTRICTION_CARDS])
def test_card_sets_become_masks(text: str, mask: int, context: At, resolve_text: Resolve) -> None:
    assert resolve_text(text, CARDS, context) == (Cards(mask, mask), [])


@pytest.mark.parametrize(
    ("text", "other", "single"),
    [
        ("singletons", 0, ALL),
        ("hand", ALL, ALL),
        ("hand - singletons", ALL, 0),
        ("obers - singletons", OBERS, 0),
        ("obers & singletons", 0, OBERS),
        ("hearts | singletons", HEARTS, ALL),
        ("hearts - (singletons - K♥)", HEARTS, cards("K♥")),
    ],
)
def test_singletons_tell_cards_alone_in_their_suit_from_the_rest(
    text: str, other: int, single: int, resolve_text: Resolve
) -> None:
    assert resolve_text(text, CARDS, At.RESTRICTION_CARDS) == (Cards(other, single), [])


def number(sign: str, *operands: Typed) -> Operator:
    return Operator(sign, operands, NUMBER)


def condition(sign: str, *operands: Typed) -> Operator:
    return Operator(sign, operands, CONDITION)


@pytest.mark.parametrize(
    ("value", "wanted", "context", "typed"),
    [
        (3, NUMBER, At.COST, Constant(3)),
        (-3, NUMBER, At.COST, Constant(-3)),
        ("3", NUMBER, At.COST, Constant(3)),
        ("1,000,000".replace(",", ""), NUMBER, At.COST, Constant(1_000_000)),
        ("2*3 + 4//3 - -1", NUMBER, At.COST, Constant(8)),
        ("-7 // 2", NUMBER, At.COST, Constant(-4)),
        ("min(3, 1 + 1, 5) * max(2, 3)", NUMBER, At.COST, Constant(6)),
        ("2 if 3 > 4 else left", NUMBER, At.COST, LEFT),
        ("1 == 1", CONDITION, At.CASE, Constant(1, CONDITION)),
        ("not 1 <= 1 or 2 != 2", CONDITION, At.CASE, Constant(0, CONDITION)),
        (3, CONDITION, At.CASE, Constant(1, CONDITION)),
        (0, CONDITION, At.CASE, Constant(0, CONDITION)),
        ("trick", CONDITION, At.RESTRICTION, condition("!=", TRICK, Constant(0))),
        ("not trick", CONDITION, At.RESTRICTION, condition("not", condition("!=", TRICK, Constant(0)))),
        ("trick ≥ 2", CONDITION, At.RESTRICTION, condition(">=", TRICK, Constant(2))),
        ("-left", NUMBER, At.COST, number("neg", LEFT)),
        ("left - 1", NUMBER, At.COST, number("-", LEFT, Constant(1))),
        ("left // seats", NUMBER, At.COST, number("//", LEFT, SEATS)),
        ("left // (5 - 2)", NUMBER, At.COST, number("//", LEFT, Constant(3))),
        ("min(left, seats, 9)", NUMBER, At.COST, number("min", LEFT, SEATS, Constant(9))),
        ("2 if left else 0", NUMBER, At.COST,
         number("if", Constant(2), condition("!=", LEFT, Constant(0)), Constant(0))),
        ("trick if trick > 2 else trick == 1", CONDITION, At.STOP,
         condition("if", condition("!=", TRICK, Constant(0)), condition(">", TRICK, Constant(2)),
                   condition("==", TRICK, Constant(1)))),
        ("(trick if seats else 2) > 1", CONDITION, At.STOP,
         condition(">", number("if", TRICK, condition("!=", SEATS, Constant(0)), Constant(2)), Constant(1))),
        ("taken(hearts - K♥)", NUMBER, At.COST, Counter("taken", cards=HEARTS & ~cards("K♥"))),
        ("won(1 + 2)", NUMBER, At.COST, Counter("won", number=3)),
        ("won(16)", NUMBER, At.COST, Counter("won", number=16)),
        ("won(last)", NUMBER, At.COST, Counter("won", number=-1)),
    ],
)  # fmt: skip
def test_numbers_and_conditions_become_trees(
    value: Value, wanted: Type, context: At, typed: Typed, resolve_text: Resolve
) -> None:
    assert resolve_text(value, wanted, context) == (typed, [])


FINDINGS: list[tuple[str, Type, At, Code, str, str]] = [  # marked text, wanted, place, code, message, hint
    # names
    ("«trikcs»", NUMBER, At.COST, codes.UNKNOWN_NAME, "no word `trikcs`", "did you mean `tricks`?"),
    ("«Tricks»", NUMBER, At.COST, codes.UNKNOWN_NAME, "no word `Tricks`", "did you mean `tricks`?"),
    ("taken(«heats»)", NUMBER, At.COST, codes.UNKNOWN_NAME, "no word `heats`", "did you mean `hearts`?"),
    ("taken(«ober»)", NUMBER, At.COST, codes.UNKNOWN_NAME, "no word `ober`", "did you mean `obers`?"),
    ("«takn»(hearts)", NUMBER, At.COST, codes.UNKNOWN_NAME, "no function `takn`", "did you mean `taken`?"),
    ("«xyzzy»(hearts)", NUMBER, At.COST, codes.UNKNOWN_NAME, "no function", "functions here are `taken`"),
    ("«xyzzy»", NUMBER, At.COST, codes.UNKNOWN_NAME, "no word `xyzzy`", "known here are `taken`"),
    ("taken(«piros»)", NUMBER, At.COST, codes.UNKNOWN_NAME, "no word `piros`", "are written `hearts`"),
    ("taken(«Eichel»)", NUMBER, At.COST, codes.UNKNOWN_NAME, "no word `Eichel`", "are written `acorns`"),
    ("«kings» | O", CARDS, At.CARDS, codes.UNKNOWN_NAME, "no word `kings`", "are written `K`"),
    ("«tens»", CARDS, At.CARDS, codes.UNKNOWN_NAME, "no word `tens`", "are written `rank(10)`"),
    ("taken(«B»)", NUMBER, At.COST, codes.UNKNOWN_NAME, "no word `B`", "are written `U`"),
    ("«xyzzy»", CARDS, At.CARDS, codes.UNKNOWN_NAME, "no word `xyzzy`", "`hearts`"),
    ("won(«lst»)", NUMBER, At.COST, codes.UNKNOWN_NAME, "no word `lst`", "did you mean `last`?"),
    ("won(«xyzzy»)", NUMBER, At.COST, codes.UNKNOWN_NAME, "no word `xyzzy`", "a number from 1"),
    ("«X»", CARDS, At.CARDS, codes.UNKNOWN_NAME, "no word `X`", "known here are"),
    ("«no-tricks»", NUMBER, At.COST, codes.UNKNOWN_NAME, "no word `no-tricks`", "no hyphen"),
    ("1 + «hairy-monkey»", NUMBER, At.COST, codes.UNKNOWN_NAME, "no word `hairy-monkey`", "`hairy_monkey`"),
    ("«low-cards»", CARDS, At.CARDS, codes.UNKNOWN_NAME, "no word `low-cards`", "did you mean `low_cards`?"),
    ("«herats»-K♥", CARDS, At.CARDS, codes.UNKNOWN_NAME, "no word `herats`", "did you mean `hearts`?"),
    # places
    ("1 + «pot»", NUMBER, At.COST, codes.NOT_AVAILABLE, "the cost of a contract", "an amount, `score` or `ends`"),
    ("«left» == 0", CONDITION, At.STOP, codes.NOT_AVAILABLE, "`left` is not available in `stop`", "the cost"),
    ("«taken»(hearts) == 0", CONDITION, At.CASE, codes.NOT_AVAILABLE, "`taken`", "`stop`"),
    ("taken(«singletons»)", NUMBER, At.COST, codes.NOT_AVAILABLE, "a fixed card set", "a restriction"),
    ("obers - «hand»", CARDS, At.CARDS, codes.NOT_AVAILABLE, "a fixed card set", "a restriction"),
    ("«last»", NUMBER, At.COST, codes.NOT_AVAILABLE, "stands in `won` only", "`won(last)`"),
    ("won(«last» - 1)", NUMBER, At.COST, codes.NOT_AVAILABLE, "stands in `won` only", "`won(last)`"),
    ("won(«trick»)", NUMBER, At.STOP, codes.NOT_AVAILABLE, "the number of a trick", "`while`"),
    # types
    ("«hearts»", NUMBER, At.COST, codes.EXPRESSION_TYPE, "expected a number, found a card set", "`taken(hearts)`"),
    ("2 * («K♥»)", NUMBER, At.COST, codes.EXPRESSION_TYPE, "expected a number, found a card set", "`taken(K♥)`"),
    ("«hearts»", CONDITION, At.RESTRICTION, codes.EXPRESSION_TYPE, "expected a condition", "`played(hearts)`"),
    ("«left > 1»", NUMBER, At.COST, codes.EXPRESSION_TYPE, "found a condition", "`1 if left > 1 else 0`"),
    ("1 + («left > 1»)", NUMBER, At.COST, codes.EXPRESSION_TYPE, "found a condition", "`1 if left > 1 else 0`"),
    ("«10»", CARDS, At.CARDS, codes.EXPRESSION_TYPE, "expected a card set, found a number", "`rank(10)`"),
    ("hearts - «3»", CARDS, At.CARDS, codes.EXPRESSION_TYPE, "expected a card set, found a number", "`rank(3)`"),
    ("«3» - hearts", CARDS, At.CARDS, codes.EXPRESSION_TYPE, "expected a card set, found a number", "`rank(3)`"),
    ("«hearts - O»", NUMBER, At.COST, codes.EXPRESSION_TYPE, "found a card set", "`taken(hearts - O)`"),
    ("«hearts» + O", NUMBER, At.COST, codes.EXPRESSION_TYPE, "found a card set", "`taken(hearts)`"),
    ("taken(«hearts» + O)", NUMBER, At.COST, codes.EXPRESSION_TYPE, "found a card set", "write `hearts | O`"),
    ("taken(«O♥» or O♦)", NUMBER, At.COST, codes.EXPRESSION_TYPE, "found a card set", "write `O♥ | O♦`"),
    ("taken(«hearts» and O)", NUMBER, At.COST, codes.EXPRESSION_TYPE, "found a card set", "write `hearts & O`"),
    ("«hearts» == 1", CONDITION, At.STOP, codes.EXPRESSION_TYPE, "found a card set", "count cards"),
    ("trick and «hearts»", CONDITION, At.STOP, codes.EXPRESSION_TYPE, "found a card set", "`&`"),
    ("not «hearts»", CONDITION, At.STOP, codes.EXPRESSION_TYPE, "found a card set", "`hand - …`"),
    ("hearts | «trick»", CARDS, At.STOP, codes.EXPRESSION_TYPE, "found a number", "`|`"),
    ("1 if «hearts» else 2", NUMBER, At.COST, codes.EXPRESSION_TYPE, "expected a condition", "`taken(hearts)`"),
    ("1 if left else «hearts»", NUMBER, At.COST, codes.EXPRESSION_TYPE, "expected a number", "`taken(hearts)`"),
    ("«hearts if trick == 1 else O»", CARDS, At.STOP, codes.EXPRESSION_TYPE, "depend on what happens", "`while`"),
    ("(«1» if trick else hearts) - O", CARDS, At.STOP, codes.EXPRESSION_TYPE, "expected a card set", "`rank(1)`"),
    # arguments
    ("«taken»", NUMBER, At.COST, codes.WRONG_ARGUMENTS, "`taken` needs a card set", "`taken(hearts)`"),
    ("«taken()»", NUMBER, At.COST, codes.WRONG_ARGUMENTS, "takes a card set, found nothing", "`|`"),
    ("1 + «taken(K, O)»", NUMBER, At.COST, codes.WRONG_ARGUMENTS, "takes a card set, found 2", "`|`"),
    ("«tricks(1)»", NUMBER, At.COST, codes.WRONG_ARGUMENTS, "`tricks` takes nothing", "`tricks`"),
    ("«hearts(1)»", CARDS, At.CARDS, codes.WRONG_ARGUMENTS, "`hearts` is no function", "`taken`"),
    ("«min(left)»", NUMBER, At.COST, codes.WRONG_ARGUMENTS, "two or more numbers, found one", "min(seats, 3)"),
    ("«max()»", NUMBER, At.COST, codes.WRONG_ARGUMENTS, "two or more numbers, found nothing", "max(0, seats - 3)"),
    ("won(«0»)", NUMBER, At.COST, codes.WRONG_ARGUMENTS, "number of a trick or `last`, found `0`", "from 1"),
    ("won(«-1»)", NUMBER, At.COST, codes.WRONG_ARGUMENTS, "found `-1`", "from 1"),
    ("won(«17»)", NUMBER, At.COST, codes.WRONG_ARGUMENTS, "found `17`", "at most 16"),
    ("won(«hearts»)", NUMBER, At.COST, codes.WRONG_ARGUMENTS, "found `hearts`", "from 1"),
    ("won(«1 == 1»)", NUMBER, At.COST, codes.WRONG_ARGUMENTS, "found `1 == 1`", "from 1"),
    ("«won(1, 2)»", NUMBER, At.COST, codes.WRONG_ARGUMENTS, "found 2", "`won(1)`"),
    ("rank(«K♥»)", CARDS, At.CARDS, codes.WRONG_ARGUMENTS, "`rank` takes a rank", "7 8 9 10 U O K A"),
    # cards
    ("taken(«2h»)", NUMBER, At.COST, codes.UNKNOWN_CARD, "`2h` is not in this deck", "7 8 9 10 U O K A"),
    ("«5 of hearts»", CARDS, At.CARDS, codes.UNKNOWN_CARD, "not in this deck", "7 8 9 10 U O K A"),
    ("«K of heart»", CARDS, At.CARDS, codes.UNKNOWN_CARD, "`K of heart` is no card", "hearts"),
    ("«R♥»", CARDS, At.CARDS, codes.UNKNOWN_CARD, "`R♥` is no card", "did you mean `K♥`?"),
    ("«Bs»", CARDS, At.CARDS, codes.UNKNOWN_NAME, "no word `Bs`", "known here are"),
    ("«D♣»", CARDS, At.CARDS, codes.UNKNOWN_CARD, "`D♣` is no card", "did you mean `O♣`?"),
    ("«X♥»", CARDS, At.CARDS, codes.UNKNOWN_CARD, "`X♥` is no card", "7 8 9 10 U O K A"),
    ("rank(«3»)", CARDS, At.CARDS, codes.UNKNOWN_CARD, "no rank `3`", "7 8 9 10 U O K A"),
    ("rank(«hearts»)", CARDS, At.CARDS, codes.UNKNOWN_CARD, "no rank `hearts`", "7 8 9 10 U O K A"),
    # numbers
    ("left // «0»", NUMBER, At.COST, codes.DIVISOR, "`0` cannot divide", "above 0, or by `seats`"),
    ("left // («1 - 3»)", NUMBER, At.COST, codes.DIVISOR, "`1 - 3` cannot divide", "`seats`"),
    ("3 // «left»", NUMBER, At.COST, codes.DIVISOR, "`left` cannot divide", "`seats`"),
    ("3 // «-seats»", NUMBER, At.COST, codes.DIVISOR, "`-seats` cannot divide", "`seats`"),
    ("1«,»5*tricks", NUMBER, At.COST, codes.EXPRESSION_SYNTAX, "`,` cannot stand here", "whole numbers only"),
    ("1«,»500*tricks", NUMBER, At.COST, codes.EXPRESSION_SYNTAX, "`,` cannot stand here", "`1500`"),
    ("taken(«K♥» and K♦)", NUMBER, At.COST, codes.EXPRESSION_TYPE, "expected a condition", "write `K♥ | K♦`"),
    ("taken(«hearts» and K)", NUMBER, At.COST, codes.EXPRESSION_TYPE, "expected a condition", "write `hearts & K`"),
    ("1 + «1000001»", NUMBER, At.COST, codes.CONSTANT_TOO_LARGE, "`1000001` is larger", "1,000,000"),
    ("left + «1000*1001»", NUMBER, At.COST, codes.CONSTANT_TOO_LARGE, "`1000*1001` is larger", "1,000,000"),
    # syntax
    ("left «=» 0", NUMBER, At.COST, codes.EXPRESSION_SYNTAX, "`=`", "`==`"),
    ("«»", NUMBER, At.COST, codes.EXPRESSION_SYNTAX, "empty", ""),
]  # fmt: skip


@pytest.mark.parametrize(("marked", "wanted", "context", "code", "message", "hint"), FINDINGS)
def test_a_finding_has_its_code_its_place_and_a_remedy(
    marked: str, wanted: Type, context: At, code: Code, message: str, hint: str, resolve_text: Resolve
) -> None:
    start, end = marked.index("«"), marked.index("»") - 1
    typed, found = resolve_text(marked.replace("«", "").replace("»", ""), wanted, context)
    assert typed is None
    assert [one.code for one in found] == [code]
    assert message in found[0].message
    assert hint in found[0].hint
    if marked != "«»":
        assert (found[0].span.column, found[0].span.end_column) == (start + 1, end + 1)


def test_all_findings_of_an_expression_are_reported(resolve_text: Resolve) -> None:
    text = "taken(heats) + pot * trikcs // left + taken(2h, singletons) + won(0)"
    _, found = resolve_text(text, NUMBER, At.COST)
    assert sorted((text[one.span.column - 1 : one.span.end_column - 1], one.code.name) for one in found) == [
        ("0", "wrong-arguments"),
        ("2h", "unknown-card"),
        ("heats", "unknown-name"),
        ("left", "divisor-not-a-positive-number"),
        ("pot", "name-not-available-here"),
        ("singletons", "name-not-available-here"),
        ("taken(2h, singletons)", "wrong-arguments"),
        ("trikcs", "unknown-name"),
    ]


def test_what_stands_inside_a_misspelt_function_is_read_too(resolve_text: Resolve) -> None:
    _, found = resolve_text("takn(heats)", NUMBER, At.COST)
    assert [one.span.column for one in found] == [1, 6]


def test_a_part_with_a_finding_causes_no_second_one(resolve_text: Resolve) -> None:
    _, found = resolve_text("not (taken(heats) + 1 == min(2, 3, left - 1))", CONDITION, At.TAKERS)
    assert len(found) == 1


@pytest.mark.parametrize("card", ["7♦", "7d", "7 of bells", "8 of diamonds"])
def test_a_stripped_card_cannot_be_named(card: str, resolve_text: Resolve) -> None:
    _, found = resolve_text(f"taken({card})", NUMBER, At.COST, "stripped")
    assert [(one.code, one.span.column) for one in found] == [(codes.UNKNOWN_CARD, 7)]
    assert "stripped" in found[0].message


def test_suits_and_ranks_leave_stripped_cards_out(resolve_text: Resolve) -> None:
    typed, _ = resolve_text("bells | rank(7)", CARDS, At.CARDS, "stripped")
    assert isinstance(typed, Cards)
    assert typed.other.bit_count() == 9


def test_a_rank_of_another_pack_is_named_as_such(resolve_text: Resolve) -> None:
    assert resolve_text("rank(2)", CARDS, At.CARDS, "french-52")[1] == []
    _, found = resolve_text("rank(2)", CARDS, At.CARDS)
    assert found[0].message == "this deck has no rank `2`"


@pytest.mark.parametrize("value", [True, False, None, 1.5])
def test_other_values_of_yaml_are_no_expressions(value: Value, resolve_text: Resolve) -> None:
    typed, found = resolve_text(value, NUMBER, At.COST)
    assert typed is None
    assert [one.code for one in found] == [codes.EXPRESSION_TYPE]


@pytest.mark.parametrize("value", [1_000_001, -1_000_001, 10**400])
def test_a_whole_number_of_yaml_may_be_too_large(value: int, resolve_text: Resolve) -> None:
    _, found = resolve_text(value, NUMBER, At.COST)
    assert [one.code for one in found] == [codes.CONSTANT_TOO_LARGE]


def test_the_deepest_expression_is_typed_without_a_traceback(resolve_text: Resolve) -> None:
    typed, found = resolve_text("min(1, " * 99 + "left" + ")" * 99, NUMBER, At.COST)
    assert found == []
    assert typed is not None
    assert counters(typed) == [LEFT]


def test_counters_are_listed_once_and_in_order(resolve_text: Resolve) -> None:
    typed, _ = resolve_text("tricks + taken(O) * tricks if won(1) else taken(hearts) - taken(O)", NUMBER, At.COST)
    assert typed is not None
    assert counters(typed) == [
        Counter("tricks"),
        Counter("taken", cards=OBERS),
        Counter("won", number=1),
        Counter("taken", cards=HEARTS),
    ]
    assert counters(Constant(1)) == counters(Cards(1, 1)) == []


def test_a_hint_lists_few_of_many_card_sets() -> None:
    def hint(count: int) -> str:
        return known_here(At.CARDS, Scope(german_32, {f"set{number}": Cards(1, 1) for number in range(count)}))

    assert f"`set{MOST_SETS - 1}`" in hint(MOST_SETS)
    assert "more" not in hint(MOST_SETS)
    assert hint(3000).endswith(f", and {3000 - MOST_SETS:,} more card sets of this ruleset")
    assert len(hint(3000)) < 2 * len(hint(MOST_SETS))
