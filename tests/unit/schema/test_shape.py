"""Each row breaks a good file in one place: exactly one finding must come of it, with code, place and remedy."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from lorumdsl.diagnostics.codes import (
    MISSING_KEY,
    ODD_NAME,
    OUT_OF_RANGE,
    REPEATED_ITEM,
    UNKNOWN_KEY,
    UNKNOWN_WORD,
    WRONG_LENGTH,
    WRONG_SHAPE,
    WRONG_TYPE,
)
from lorumdsl.diagnostics.diagnostic import Code, Diagnostic, Span
from lorumdsl.schema import check_shape
from lorumdsl.schema.store import PLACES
from lorumdsl.source.nodes import Entry, Mapping, Node, Scalar, Sequence
from lorumdsl.source.reader import read_text
from tests.unit.schema.samples import CASES, CLAUSES, PATCH, RULESET, RULINGS

SMALL = """\
lorum: 1
id: house
name: {en: House, hu: Ház}
seats: 4
direction: clockwise
deck: german-32
deal: {packets: [2, 2, 2, 2], cut: none, first: dealer}
bank: {unit: chips}
session: {contracts: [reds], choice: fixed, dealer: holds the cycle, cycles: 4, wins: most, ties: share}
payouts:
  paid: {cases: [{otherwise: true, pay: [{from: all, to: pot, amount: cost}]}]}
contracts:
  reds: {kind: trick, payout: paid, cost: tricks}
  chained: {kind: chain, payout: paid, next: {suit: same, wrap: true}, turn: holder}
  piles: {kind: layout, payout: paid, build: up, wrap: true, pass: {cost: 1}}
  counted: {kind: count, payout: paid, values: {A: 11}, thresholds: {25: 1}}
"""


def shape(text: str, schema: str = "ruleset") -> list[Diagnostic]:
    node, _ = read_text(text, "house.yaml")
    assert node is not None
    return check_shape(node, schema)


# what is replaced, by what, code, line, column, part of message and hint
ROWS: list[tuple[str, str, Code, int, int, str, str]] = [
    # keys
    ("seats: 4", "seast: 4", UNKNOWN_KEY, 4, 1, "`seast` in a ruleset", "did you mean `seats`?"),
    ("unit: chips", "unti: chips", UNKNOWN_KEY, 8, 8, "`unti` in `bank`", "did you mean `unit`?"),
    ("to: pot", "ot: pot", UNKNOWN_KEY, 11, 54, "`ot` in a payment", "did you mean `to`?"),
    ("kind: trick", "kidn: trick", UNKNOWN_KEY, 13, 10, "`kidn` in a contract", "did you mean `kind`?"),
    ("cost: tricks", "cost: 1, sotp: 0", UNKNOWN_KEY, 13, 46, "`sotp` in a trick", "did you mean `stop`?"),
    ("cost: tricks", "cost: 1, build: up", UNKNOWN_KEY, 13, 46, "in a trick contract", "belongs to layout contracts"),
    ("cost: tricks", "cost: 1, pass: {cost: 1}", UNKNOWN_KEY, 13, 46, "`pass`", "chain contracts and layout contracts"),
    ("cost: tricks", "cost: 1, limti: 4", UNKNOWN_KEY, 13, 46, "`limti`", "did you mean `limit`? it belongs to chain"),
    ("turn: holder", "turn: holder, wrap: true", UNKNOWN_KEY, 14, 86, "`wrap`", "write it under `next`"),
    ("build: up", "build: up, follow: none", UNKNOWN_KEY, 15, 50, "layout contract", "belongs to trick contracts"),
    ("cost: tricks", "cost: 1, seats: 4", UNKNOWN_KEY, 13, 46, "`seats`", "belongs to a ruleset; is it indented"),
    ("wins: most", "wins: most, colour: red", UNKNOWN_KEY, 9, 93, "`colour` in `session`", "`doubling`, `ends`"),
    ("unit: chips", "unit: chips, Unit: x", UNKNOWN_KEY, 8, 21, "`Unit`", "`unit`? there is one already"),
    ("seats: 4\n", "", MISSING_KEY, 1, 1, "`seats` in a ruleset", "add `seats: 4`"),
    ("unit: chips", "", MISSING_KEY, 8, 1, "`unit` in `bank`", "one of `chips`, `beans`"),
    ("kind: trick, ", "", MISSING_KEY, 13, 3, "`kind` in a contract", "one of `trick`, `chain`"),
    ("payout: paid, cost: tricks", "cost: tricks", MISSING_KEY, 13, 3, "`payout`", "add `payout: avoid-or-sweep`"),
    (", wrap: true}", "}", MISSING_KEY, 14, 40, "`wrap` in `next`", "add `wrap: true`"),
    ("from: all, ", "", MISSING_KEY, 11, 42, "`from` in a payment", "one of `all`, `others`"),
    ("otherwise: true, ", "", MISSING_KEY, 11, 18, "`when` or `otherwise`", "add `when: takers == 1`"),
    ("{cases: [{otherwise: true, pay: [{from: all, to: pot, amount: cost}]}]}", "{}", MISSING_KEY, 11, 3,
     "`cases` or `score` in a payout", "add `cases: ["),
    ("otherwise: true", "when: 1, otherwise: true", WRONG_SHAPE, 11, 28, "exclude each other", "keep one"),
    ("cost: tricks", "cost: tricks, sum: [a]", WRONG_SHAPE, 13, 51, "`cost` and `sum`", "keep one"),
    # types
    ("seats: 4", "seats: four", WRONG_TYPE, 4, 8, "expected a whole number, found text `four`", "for example 4"),
    ("seats: 4", 'seats: "4"', WRONG_TYPE, 4, 8, "found text `4`", "write 4 without quotes"),
    ("seats: 4", "seats: 4.0", WRONG_TYPE, 4, 8, "found the number `4.0`", "for example 4"),
    ("seats: 4", "seats:", WRONG_TYPE, 4, 1, "`seats` has no value", "give it a value"),
    ("lorum: 1", 'lorum: "1"', WRONG_TYPE, 1, 8, "expected `1`", "write 1 without quotes"),
    ("hu: Ház", "hu: 4", WRONG_TYPE, 3, 23, "`hu`: expected text", 'put it in quotes: "4"'),
    ("deck: german-32", "deck: 32", WRONG_TYPE, 6, 7, "expected a deck", "for example german-32"),
    ("[2, 2, 2, 2]", "[2, two]", WRONG_TYPE, 7, 21, "item 2 of `packets`: expected a whole", ""),
    ("contracts: [reds]", "contracts: reds", WRONG_TYPE, 9, 22, "expected a list, found text", "even of one: [reds]"),
    ("cost: tricks", "cost: [tricks]", WRONG_TYPE, 13, 43, "expected an expression, found a list", "taken(hearts)"),
    ("cost: tricks", "cost: 1, forbid: {lead: O}", WRONG_TYPE, 13, 55, "`lead` says something", "`- {lead: …}`"),
    ("cost: tricks", "cost: 1, forbid: [no hearts]", WRONG_TYPE, 13, 55, "keys with values, found text", "`lead`, "),
    ("  reds: {kind: trick, payout: paid, cost: tricks}", "  cost: tricks\n  total: 8", WRONG_TYPE, 13, 3,
     "`cost` says something about a contract", "`NAME: {cost: …}`"),
    ("wrap: true}", "wrap: 1}", WRONG_TYPE, 14, 65, "expected true or false, found the number", "for example true"),
    ("wrap: true}", "wrap: oN}", WRONG_TYPE, 14, 65, "found text `oN`", "write true"),
    ("{kind: trick, payout: paid, cost: tricks}", "[]", WRONG_TYPE, 13, 9, "values, found a list", "dashes"),
    ("build: up", "build: [up]", WRONG_TYPE, 15, 46, "expected one of `up`, `down`, `both ways`", ""),
    ("pass: {cost: 1}", "pass: 1", WRONG_TYPE, 15, 68, "expected keys with values", "{cost: 1}"),
    ("contracts: [reds]", "contracts: reds piles", WRONG_TYPE, 9, 22, "a list", "[reds, piles]"),
    ("contracts: [reds]", "contracts: {reds: {cost: 1}}", WRONG_TYPE, 9, 22, "a list", "at the left margin"),
    ("[2, 2, 2, 2]", "3-2-3", WRONG_TYPE, 7, 17, "a list", "[3, 2, 3]"),
    ("pay: [{from: all, to: pot, amount: cost}]", "pay: {from: all, to: pot, amount: cost}", WRONG_TYPE, 11, 41,
     "a list", "put a dash or brackets"),
    ("pay: [{from: all, to: pot, amount: cost}]", "pay: all pay", WRONG_TYPE, 11, 41, "a list", "[{from: others"),
    ("wrap: true}", "wrap: true}, limit: none", WRONG_TYPE, 14, 79, "`limit`", "for none, write null"),
    ("cycles: 4", "cycles: unlimited", WRONG_TYPE, 9, 78, "a whole number", "for example 4"),
    ("contracts: [reds]", "contracts: [reds piles]", ODD_NAME, 9, 23, "`reds piles`", "[reds, piles]"),
    ("id: house", "id: house\nbank.unit: chips", UNKNOWN_KEY, 3, 1, "`bank.unit`", "`bank: {unit: …}`"),
    ("cycles: 4", "cycles: 4 rounds", WRONG_TYPE, 9, 78, "a whole number", "only the number: 4"),
    ("[2, 2, 2, 2]", "– 2 – 2", WRONG_TYPE, 7, 17, "a list", "the hyphen of the keyboard"),
    ("otherwise: true", 'otherwise: "yes"', WRONG_TYPE, 11, 30, "expected `true`", "write true"),
    # words
    ("lorum: 1", "lorum: 2", UNKNOWN_WORD, 1, 8, "unknown word `2` for `lorum`", "always `1`"),
    ("german-32", "german-23", UNKNOWN_WORD, 6, 7, "`german-23`", "did you mean `german-32`?"),
    ("kind: trick", "kind: trik", UNKNOWN_WORD, 13, 16, "`trik` for `kind`", "did you mean `trick`?"),
    ("cut: none", "cut: nobody", UNKNOWN_WORD, 7, 36, "`nobody`", "known are `left of dealer`"),
    ("otherwise: true", "otherwise: false", UNKNOWN_WORD, 11, 30, "`false` for `otherwise`", "always `true`"),
    ("to: pot", "to: pott", UNKNOWN_WORD, 11, 58, "`pott`", "did you mean `pot`?"),
    ("suit: same", "suit: Same", UNKNOWN_WORD, 14, 53, "`Same`", "did you mean `same`?"),
    # ranges, names, lists
    ("seats: 4", "seats: 9", OUT_OF_RANGE, 4, 8, "9 is more than 8", "from 2 to 8"),
    ("cycles: 4", "cycles: 0", OUT_OF_RANGE, 9, 78, "0 is less than 1", "from 1 to 1000"),
    ("pass: {cost: 1}", "pass: {cost: -1}", OUT_OF_RANGE, 15, 75, "-1 is less than 0", "from 0 to 1000000"),
    ("id: house", "id: My House", ODD_NAME, 2, 5, "`My House` cannot be a name", "lower-case letters"),
    ("id: house", "id: Házi Lórum!", ODD_NAME, 2, 5, "`Házi Lórum!`", "write `hazi-lorum`"),
    ("  piles:", "  reds_:", ODD_NAME, 15, 3, "`reds_`", "did you mean `reds`?"),
    ("seats: 4", "seats: 4\nreds: {cost: 1}", UNKNOWN_KEY, 5, 1, "`reds`", "indent it under `contracts:`"),
    ("cost: tricks", "cost: 1, lead: hearts", UNKNOWN_KEY, 13, 46, "`lead`", "`forbid: [{lead: …}]`"),
    ("cut: none", "cut: left", UNKNOWN_WORD, 7, 36, "`left`", "did you mean `left of dealer`?"),
    ("build: up", "build: both", UNKNOWN_WORD, 15, 46, "`both`", "did you mean `both ways`?"),
    ("  piles:", "  Piles:", ODD_NAME, 15, 3, "`Piles` cannot be a name in `contracts`", "such as no-tricks"),
    ("hu: Ház", "HU: Ház", ODD_NAME, 3, 19, "`HU`", "language code"),
    ("{25: 1}", "{0: 1}", ODD_NAME, 16, 70, "`0` cannot be a name in `thresholds`", "1 or more"),
    ("seats: 4", "seats: 4\nsets: {my-reds: O}", ODD_NAME, 5, 8, "`my-reds`", "without hyphens"),
    ("seats: 4", "seats: 4\nsources: {ruling: {title: x}}", ODD_NAME, 5, 11, "`ruling`", "kept for rulings"),
    ("contracts: [reds]", "contracts: [reds, reds]", REPEATED_ITEM, 9, 29, "item 2 of `contracts` repeats", ""),
    ("contracts: [reds]", "contracts: []", WRONG_LENGTH, 9, 22, "`contracts` is empty", "[hearts, obers"),
    ("values: {A: 11}", "values: {}", WRONG_LENGTH, 16, 48, "`values` is empty", "{A: 11"),
    ("cost: tricks", 'cost: ""', WRONG_LENGTH, 13, 43, "`cost` is empty", "taken(hearts)"),
    # patches of variants
    ("seats: 4", "seats: 4\nvariants: {v: {kind: house, changes: {setas: 3}}}", UNKNOWN_KEY, 5, 39, "setas", "`seats`"),
    ("seats: 4", "seats: 4\nvariants: {v: {kind: house, changes: {seats: [3]}}}", WRONG_TYPE, 5, 46, "a list", ""),
    ("seats: 4", "seats: 4\nvariants: {v: {kind: house, changes: {id: x}}}", UNKNOWN_KEY, 5, 39, "`id`", "ruleset"),
    ("seats: 4", "seats: 4\nvariants: {v: {changes: {}}}", MISSING_KEY, 5, 12, "`kind` in a variant", "`reading`"),
    ("seats: 4", "seats: 4\nvariants: {v: {kind: house, seats: 3}}", UNKNOWN_KEY, 5, 29, "variant", "under `changes`"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("old", "new", "code", "line", "column", "message", "hint"), ROWS, ids=[row[1][:40] for row in ROWS]
)
def test_one_mistake_in_a_ruleset_is_one_finding_where_it_stands(
    old: str, new: str, code: Code, line: int, column: int, message: str, hint: str
) -> None:
    assert old in SMALL
    found = shape(SMALL.replace(old, new, 1))
    assert [(one.code, one.span.line, one.span.column) for one in found] == [(code, line, column)], found
    assert message in found[0].message
    assert hint in found[0].hint


OTHER_ROWS: list[tuple[str, str, str, str, Code, int, int, str]] = [
    ("cases", CASES, "contract: king", "contrat: king", UNKNOWN_KEY, 8, 3, "did you mean `contract`?"),
    ("cases", CASES, "  trick: 7", "  turn: 7", UNKNOWN_KEY, 10, 3, "write it under `expect`"),
    ("cases", CASES, "    turn: 3", "    balances: [3]", UNKNOWN_KEY, 19, 5, "belongs to session cases"),
    ("cases", CASES, "  contract: king\n", "", MISSING_KEY, 4, 3, "add `contract: hearts`"),
    ("cases", CASES, "  hands: [K♥ 7s, 9c 8d, Tc 9d, A♥ 7c]\n", "", MISSING_KEY, 16, 3, "add `hands: "),
    ("cases", CASES, "  hands: [K♥ 7s, ", "  hands: [[K♥, 7s], ", WRONG_TYPE, 9, 11, 'with spaces: "K♥ 7s"'),
    ("cases", CASES, "    turn: 3", "    turn: P3", WRONG_TYPE, 19, 11, "only the number: 3"),
    ("cases", CASES, "cost: [0, 0, 0, 0]", "cost: [0, x, 0, 0]", WRONG_TYPE, 29, 15, ""),
    ("cases", CASES, "P1: [P2, P3, P4]", "S1: [P2, P3, P4]", ODD_NAME, 32, 12, "P1, P2"),
    ("cases", CASES, "dealer: S4", "dealer: P4", ODD_NAME, 49, 13, "S1, S2"),
    ("cases", CASES, "leader: 2", "leader: 0", OUT_OF_RANGE, 14, 11, "from 1 to 8"),
    ("cases", CASES, "error: true", "error: false", UNKNOWN_WORD, 41, 19, "always `true`"),
    ("cases", CASES, "  session:", "  sesion:", UNKNOWN_KEY, 43, 3, "did you mean `session`?"),
    ("sources", CLAUSES, "says: 1 chip", "say: 1 chip", UNKNOWN_KEY, 6, 33, "did you mean `says`?"),
    ("sources", CLAUSES, "title: Guide to Lórum\n", "", MISSING_KEY, 1, 1, "add `title: "),
    ("sources", RULINGS, "confidence: high", "confidence: hihg", UNKNOWN_WORD, 4, 44, "did you mean `high`?"),
    ("sources", RULINGS, "  22:", "  A22:", ODD_NAME, 5, 3, "cited by its number"),
    ("ruleset-file", PATCH, "id: sunday\n", "", MISSING_KEY, 1, 1, "add `id: hungarian`"),
    ("ruleset-file", PATCH, "build: null", "build: up", UNKNOWN_KEY, 8, 24, "belongs to layout contracts"),
    ("ruleset-file", PATCH, "stop: null", "stpo: null", UNKNOWN_KEY, 7, 21, "did you mean `stop`?"),
    ("ruleset-file", PATCH, "total: 10", "total: ten", WRONG_TYPE, 7, 17, "for example 8"),
]  # fmt: skip


@pytest.mark.parametrize(("schema", "text", "old", "new", "code", "line", "column", "hint"), OTHER_ROWS)
def test_a_mistake_in_any_other_file_is_found_where_it_stands(
    schema: str, text: str, old: str, new: str, code: Code, line: int, column: int, hint: str
) -> None:
    assert old in text
    found = [one for one in shape(text.replace(old, new, 1), schema) if one.span.line == line]
    assert [(one.code, one.span.column) for one in found] == [(code, column)], found
    assert hint in found[0].hint


def test_a_complete_ruleset_must_not_remove_anything() -> None:
    found = shape(SMALL.replace("cost: tricks", "cost: tricks, follow: null"))
    assert [(one.code, one.span.line) for one in found] == [(WRONG_TYPE, 13)]


def test_several_mistakes_are_all_reported_in_the_order_of_the_file() -> None:
    text = SMALL.replace("seats: 4", "seats: 9").replace("id: house", "id: 4").replace("build: up", "build: upp")
    assert [one.span.line for one in shape(text)] == [2, 4, 15]


def test_a_house_rule_that_forgot_extends_is_told_so_once() -> None:
    (found,) = shape("lorum: 1\nid: house\nname: House\ncontracts: {reds: {cost: tricks}}\n")
    assert (found.code, found.span.line) == (MISSING_KEY, 1)
    assert "`seats`, `direction`" in found.message
    assert "add `extends: hungarian`" in found.hint


def test_a_slip_in_extends_is_all_that_is_told() -> None:
    (found,) = shape("lorum: 1\nid: house\nextend: hungarian\n")
    assert (found.code, found.hint) == (UNKNOWN_KEY, "did you mean `extends`?")


def test_a_case_without_a_contract_is_called_by_its_number() -> None:
    (found,) = shape("lorum-cases: 1\ncases:\n- {name: x, expect: {turn: 1}}\n", "cases")
    assert "in item 1 of `cases`" in found.message


def test_a_repeated_item_points_to_the_first() -> None:
    (found,) = shape(SMALL.replace("contracts: [reds]", "contracts: [reds, piles, reds]"))
    assert found.related[0].span.column == 23


# --- anything at all -----------------------------------------------------------------------------------

keys_of_the_language = ["lorum", "id", "contracts", "payouts", "kind", "cases", "pay", "source", "changes", "variants"]
keys_of_the_language += ["reds", "expect", "session", "rulings", "clauses", "extends", "sum", "cost", "deck", "name"]
scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.sampled_from(
    ["trick", "chain", "hungarian", "points", "reds", ""]
)  # fmt: skip
anything = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(keys_of_the_language) | st.text(max_size=3), inner, max_size=4)
    ),
    max_leaves=25,
)
HERE = Span("any.yaml", 1, 1, 1, 2)


def as_node(value: object, spans: list[Span]) -> Node:
    """Nodes for plain data, each key and value on a line of its own."""

    def span() -> Span:
        spans.append(Span("any.yaml", len(spans) + 1, 1, len(spans) + 1, 2))
        return spans[-1]

    if isinstance(value, dict):
        here = span()
        return Mapping({key: Entry(key, span(), as_node(inner, spans)) for key, inner in value.items()}, here)
    if isinstance(value, list):
        here = span()
        return Sequence(tuple(as_node(inner, spans) for inner in value), here)
    assert value is None or isinstance(value, str | int | float)
    return Scalar(value, span())


@pytest.mark.parametrize("schema", [*PLACES, "record"])
@given(st.dictionaries(st.sampled_from(keys_of_the_language) | st.text(max_size=3), anything, max_size=6))
def test_no_data_breaks_the_check_and_every_finding_has_a_place(schema: str, data: dict[str, object]) -> None:
    spans: list[Span] = []
    node = as_node(data, spans)
    assert isinstance(node, Mapping)
    first = check_shape(node, schema)
    assert all(one.span in spans and one.message for one in first)
    assert first == check_shape(node, schema)


def test_a_long_list_of_odd_items_takes_no_time() -> None:
    items = ", ".join(f"{number}, {{a: {number}}}" for number in range(8000))
    assert shape(SMALL.replace("contracts: [reds]", f"contracts: [{items}]"))


def test_the_sample_with_every_key_has_the_right_shape() -> None:
    assert shape(RULESET) == []
