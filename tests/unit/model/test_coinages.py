"""Names that a patch brings in: one that nothing uses, and that looks like one that was there, is a slip."""

from __future__ import annotations

import pytest

from lorumdsl.diagnostics.codes import MISSPELT_DEFINITION, UNUSED
from lorumdsl.diagnostics.diagnostic import Diagnostic, RulesetError
from lorumdsl.loading.examine import check_text
from lorumdsl.loading.load import load_text

HEAD = "lorum: 1\nid: house\nextends: hungarian\n"
TO_THE_POT = "{cases: [{otherwise: true, pay: [{from: all, to: pot, amount: 2*cost}]}]}"
QUADS = "{kind: chain, next: {suit: same, wrap: true}, turn: holder, limit: 3, payout: to-the-winner}"


def variant(name: str, changes: str, extends: str = "") -> str:
    above = f"extends: {extends}, " if extends else ""
    return f"  {name}: {{kind: house, {above}changes: {changes}}}\n"


def found(text: str) -> list[Diagnostic]:
    return [one for one in check_text(HEAD + text, "house.yaml") if one.code in (MISSPELT_DEFINITION, UNUSED)]


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        (f"payouts: {{to-the-pto: {TO_THE_POT}}}\n", "to-the-pot"),
        (f"contracts: {{quadz: {QUADS}}}\n", "quads"),
        (f"variants:\n{variant('dear', f'{{payouts: {{to-the-pto: {TO_THE_POT}}}}}')}", "to-the-pot"),
        (f"variants:\n{variant('three', f'{{contracts: {{quadz: {QUADS}}}}}')}", "quads"),
    ],
)
def test_a_change_under_a_misspelt_name_is_an_error_with_the_name_that_was_meant(written: str, meant: str) -> None:
    (slip,) = found(written)
    assert (slip.code, slip.hint) == (MISSPELT_DEFINITION, f"did you mean `{meant}`?")
    assert slip.span.line == 4 + ("variants" in written)
    assert [place.message for place in slip.related] == [f"`{meant}` is defined here"]
    assert slip.related[0].span.file.endswith("hungarian.yaml")


def test_a_misspelt_word_of_cards_is_found_in_a_variant() -> None:
    text = f"""\
sets: {{monkeys: K♥ | K♠}}
contracts: {{hairy-monkey: {{cost: 5*taken(monkeys), total: 10}}}}
variants:
{variant("red", "{sets: {monkesy: K♥ | K♦}}")}"""
    (slip,) = found(text)
    assert (slip.code, slip.span.line, slip.hint) == (MISSPELT_DEFINITION, 7, "did you mean `monkeys`?")


def test_rules_with_such_a_slip_are_not_played() -> None:
    with pytest.raises(RulesetError, match="to-the-pto"):
        load_text(f"{HEAD}payouts: {{to-the-pto: {TO_THE_POT}}}\n", "house.yaml")


def test_a_variant_that_extends_another_may_misspell_what_that_one_brings_in() -> None:
    uses = f"{{payouts: {{dear-monkey: {TO_THE_POT}}}, contracts: {{hairy-monkey: {{payout: dear-monkey}}}}}}"
    more = f"{{payouts: {{dear-monky: {TO_THE_POT}}}}}"
    (slip,) = found(f"variants:\n{variant('dear', uses)}{variant('dearer', more, 'dear')}")
    assert (slip.code, slip.span.line, slip.hint) == (MISSPELT_DEFINITION, 6, "did you mean `dear-monkey`?")


def test_another_name_that_a_variant_brings_in_and_does_not_use_is_a_warning() -> None:
    (idle,) = found(f"variants:\n{variant('dear', f'{{payouts: {{double: {TO_THE_POT}}}}}')}")
    assert (idle.code, idle.span.line) == (UNUSED, 5)


def test_a_new_name_that_is_used_may_look_like_another() -> None:
    changes = f"{{payouts: {{to-the-pots: {TO_THE_POT}}}, contracts: {{hairy-monkey: {{payout: to-the-pots}}}}}}"
    assert found(f"variants:\n{variant('dear', changes)}") == []
    assert (
        found(f"payouts: {{to-the-pots: {TO_THE_POT}}}\ncontracts: {{hairy-monkey: {{payout: to-the-pots}}}}\n") == []
    )


def test_what_a_variant_no_longer_uses_is_no_slip_of_the_house_that_brought_it_in() -> None:
    house = f"payouts: {{to-the-pots: {TO_THE_POT}}}\ncontracts: {{hairy-monkey: {{payout: to-the-pots}}}}\n"
    text = f"{house}variants:\n{variant('back', '{contracts: {hairy-monkey: {payout: to-the-pot}}}')}"
    assert found(text) == []
