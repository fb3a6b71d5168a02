"""Each row of a key says the truth: schema, builder, program, play, `diff`, rulebook and sums are held against it.

The rulesets are made from the rows, so a new row is tested without being added here.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from typing import Any

import pytest

from lorumdsl import Deal, simulate
from lorumdsl.bots import make_bot
from lorumdsl.bots.match import play_deal
from lorumdsl.compare import keys as compared
from lorumdsl.compare.located_rules import LocatedRules
from lorumdsl.compare.rulesets import compare_rulesets
from lorumdsl.compiler.rules import Rules
from lorumdsl.engine import program as pg
from lorumdsl.language.catalogue import LANGUAGES
from lorumdsl.language.translator import Translator
from lorumdsl.loading.load import load_text
from lorumdsl.model.contracts import CLASSES, Kind
from lorumdsl.model.key import NO_SLOT, Apart, Joins, Matters
from lorumdsl.model.sorts import Claim, Cost, Expression, Part, keys_of
from lorumdsl.rulebook import keys as told
from lorumdsl.rulebook.chapters import build
from lorumdsl.rulebook.markdown import markdown
from lorumdsl.schema.store import load_schema
from lorumdsl.source.reader import read_text
from lorumdsl.table.outcome import revoke
from tests.unit.model.keyed import ROWS, Row, in_a_sum, loaded, pairs, with_value

DEFINITIONS = load_schema("ruleset")["$defs"]
rows = pytest.mark.parametrize("row", ROWS, ids=str)


# --- the schema -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", Kind)
def test_a_contract_may_write_its_rows_and_nothing_else(kind: Kind) -> None:
    keys = {key.name for _, key in keys_of(CLASSES[kind]) if not key.part}
    assert DEFINITIONS[f"{kind}-contract"]["properties"].keys() == {"kind", *keys}


@pytest.mark.parametrize("row", [row for row in ROWS if isinstance(row.key, Part)], ids=str)
def test_a_part_may_write_its_rows_and_its_source(row: Row) -> None:
    keys = {key.last for _, key in keys_of(CLASSES[row.kind]) if key.part == row.key.name}
    assert DEFINITIONS[row.key.name]["properties"].keys() == {"source", *keys}


# --- reading and compiling ------------------------------------------------------------------------------


@rows
def test_a_value_is_read_and_shown_as_it_was_written(row: Row) -> None:
    for value in row.values:
        rules = with_value(row, value)
        again = load_text(rules.text, "plain.yaml")
        assert again.programs == rules.programs
        assert bare(row.value(again)) == bare(row.value(rules))


@rows
def test_another_value_is_another_contract(row: Row) -> None:
    fields = [row.field]
    if isinstance(row.key, Part):  # a part is what stands in it
        fields = [field for field, key in keys_of(CLASSES[row.kind]) if key.part == row.key.name]
    for a, b in differing(row):
        contracts = [rules.ruleset.contract(row.kind) for rules in (a, b)]
        assert any(bare(getattr(contracts[0], field)) != bare(getattr(contracts[1], field)) for field in fields)


@rows
def test_another_value_fills_the_slots_of_its_row_otherwise(row: Row) -> None:
    for a, b in differing(row):
        programs = [rules.programs[row.kind] for rules in (a, b)]
        inner = [key for _, key in keys_of(CLASSES[row.kind]) if key.part == row.key.name]
        fills = any(key.slot != NO_SLOT or key.shapes for key in (row.key, *inner))
        assert (programs[0] != programs[1]) is fills
        changed = {region(place) for place in range(pg.CODE) if programs[0][place] != programs[1][place]}
        assert changed <= {place for key in (row.key, *inner) for place in (key.slot, *key.shapes)} | MOVING
        slots = [program[row.key.slot] for program in programs]
        if row.key.slot != NO_SLOT and isinstance(row.key, Cost | Expression):
            assert slots[1], "a place in the program"
        elif row.key.slot != NO_SLOT:
            assert slots[0] != slots[1]


MOVING = {
    pg.COST_CODE, pg.STOP_CODE, pg.TAKERS_CODE, pg.SCORE_CODE, pg.THRESHOLDS, pg.THRESHOLD_COUNT, pg.PRICES, pg.FORBID,
    pg.FORBID_END, pg.CASES, pg.CASES_END, pg.PAYMENTS, pg.PAYMENTS_END, pg.TABLES,
}  # fmt: skip
"""Where parts of varying length begin and end, which another value moves."""
PER_CARD = (pg.SUIT_OF, pg.RANK_OF, pg.STRENGTH, pg.AFTER, pg.VALUES, pg.PACK, pg.SUITS)


def region(place: int) -> int:
    """A slot of the program, or the part with an int for each card that a place belongs to."""
    return max((begin for begin in PER_CARD if begin <= place), default=place)


# --- playing --------------------------------------------------------------------------------------------


@rows
def test_it_matters_to_what_its_row_says_card_by_card_and_in_bulk(row: Row) -> None:
    """`simulate` plays whole tricks in one loop, a deal goes card by card: both must obey the key."""
    changes = row.key.matters in (Matters.PLAY, Matters.PRICE)
    for a, b in differing(row):
        if row.key.matters is not Matters.SIGHT:  # who does not see his cards names them by their places
            assert (singles(a.text, row.kind) != singles(b.text, row.kind)) is changes
        assert (bulk(a.text, row.kind) != bulk(b.text, row.kind)) is changes


@pytest.mark.parametrize("row", [row for row in ROWS if row.key.matters is Matters.SIGHT], ids=str)
def test_a_seat_sees_something_else(row: Row) -> None:
    for a, b in differing(row):
        views = [str(Deal(rules, row.kind, seed=1).view(1)) for rules in (a, b)]
        assert views[0] != views[1]


@pytest.mark.parametrize("row", [row for row in ROWS if row.key.matters is Matters.AWARD], ids=str)
def test_a_revoke_costs_something_else(row: Row) -> None:
    costs = [revoke(with_value(row, value), row.kind, 1).cost for value in row.values]
    assert all(sum(cost) == max(cost) > 0 for cost in costs)
    assert len(set(costs)) == len(costs)


@lru_cache(maxsize=512)
def singles(text: str, contract: str) -> list[Any]:
    """How some deals go that are played card by card."""
    rules = loaded(text)
    bots = [make_bot("random", 1) for _ in range(4)]
    deals = [play_deal(rules, contract, seed, 1, bots) for seed in range(30)]
    return [(str(deal.history), deal.cost, deal.pay, deal.pot) for deal in deals]


@lru_cache(maxsize=512)
def bulk(text: str, contract: str) -> str:
    run = simulate(loaded(text), contract=contract, deals=400, seed=1, backend="plain")
    return str(run.summary() | {"seconds": None})


# --- telling --------------------------------------------------------------------------------------------


@rows
def test_diff_names_the_key_and_nothing_else(row: Row) -> None:
    key = row.key
    by = key.differs.by if isinstance(key.differs, Apart) else key.name
    for a, b in differing(row):
        comparison = compare_rulesets(LocatedRules(a), LocatedRules(b))
        found = {one.where.removeprefix(f"contracts.{row.kind}.") for one in comparison.differences}
        if key.matters is Matters.WORDS:
            assert not found
            assert bool(comparison.besides) is (key.topic != "notes")
        else:
            assert found
            assert all(one.startswith((key.name, by)) for one in found), found
            assert not comparison.besides


@rows
def test_the_rulebook_tells_another_value_otherwise_in_every_language(row: Row) -> None:
    for a, b in differing(row):
        for language in LANGUAGES:
            assert book(a.text, language) != book(b.text, language), language


@lru_cache(maxsize=1024)
def book(text: str, language: str) -> str:
    node, _ = read_text(text, "plain.yaml")
    assert node is not None
    return markdown(build(loaded(text), node), Translator(language))


@rows
def test_what_is_told_or_compared_apart_has_a_way_of_its_own(row: Row) -> None:
    names = {key.name for _, key in keys_of(CLASSES[row.kind])}
    for said, ways in ((row.key.told, told.APART), (row.key.differs, compared.APART)):
        if isinstance(said, Apart):
            assert said.by in names
            assert said.by != row.key.name or said.by in ways


def test_no_way_of_its_own_is_idle() -> None:
    for ways, apart in (
        (told.APART, [row.key.told for row in ROWS]),
        (compared.APART, [row.key.differs for row in ROWS]),
    ):
        assert ways.keys() == {one.by for one in apart if isinstance(one, Apart)} & ways.keys()
        assert ways.keys() <= {row.key.name for row in ROWS}


# --- sums -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", [row for row in ROWS if row.kind is Kind.TRICK], ids=str)
def test_a_sum_comes_by_the_key_as_its_row_says(row: Row) -> None:
    for value in row.values:
        rules = in_a_sum(row, value)
        whole, part, other = (rules.ruleset.contract(name) for name in ("summed", "trick", "king"))
        mine, theirs, others = (getattr(one, row.field) for one in (whole, part, other))
        match row.key.joins:
            case Joins.OWN:
                silent = getattr(in_a_sum(row).ruleset.contract("summed"), row.field)
                assert bare(mine) == bare(silent)
            case Joins.FIRST:
                assert bare(mine) == bare(theirs)
            case Joins.UNION:
                assert Counter(map(str, mine)) == Counter(map(str, (*theirs, *others)))
            case Joins.SUM if isinstance(row.key, Claim):  # of a part without a claim nothing is known
                assert mine == (None if None in (theirs, others) else theirs + others)
            case Joins.SUM:
                assert str(theirs) in str(mine)
            case Joins.NEVER:
                pytest.fail("a trick contract may be part of a sum")


# --- what they share ------------------------------------------------------------------------------------


def bare(value: Any) -> str:
    """A value without the places in the text where it stands."""
    return re.sub(r"Span\([^()]*\)", "", repr(value))


def differing(row: Row) -> list[tuple[Rules, Rules]]:
    """Pairs whose difference is told; a claim is held against another claim."""
    found = list(pairs(row))
    return found[len(row.values) :] if isinstance(row.key, Claim) else found
