"""Expressions that no list of terms can say are written as formulas, and mean what they say."""

from __future__ import annotations

import pytest

from lorumdsl.diagnostics.diagnostic import Span
from lorumdsl.expr.ast import Type
from lorumdsl.expr.names import Scope
from lorumdsl.expr.typing import resolve
from lorumdsl.expr.word import Context
from lorumdsl.language.translator import Translator
from lorumdsl.loading.load import load
from lorumdsl.phrases.costs import condition, price
from lorumdsl.source.nodes import Scalar

NOWHERE = Span("", 1, 1, 1, 1)
COSTS = [
    ("taken(hearts)", "1 chip for each heart taken"),
    ("2*taken(hearts) + taken(hearts)", "3 chips for each heart taken"),
    ("taken(O) - taken(O)", "0 chips"),
    ("3 + tricks", "3 chips in any case and 1 chip for each trick"),
    ("taken(hearts | O♣)", "1 chip for each card taken of these: hearts and O♣"),
    ("4*won(1) + 4*won(last)", "4 chips for the first trick and 4 chips for the last trick"),
    ("8 - tricks", "8 − [tricks taken]"),
    ("(tricks + 1) * (tricks - 1)", "([tricks taken] + 1) × ([tricks taken] − 1)"),
    ("tricks - (tricks - 1)", "1 chip in any case"),
    ("max(tricks - 2, 0)", "the largest of ([tricks taken] − 2; 0)"),
    ("tricks // 2", "([tricks taken] ÷ 2, rounded down)"),
    ("10 if tricks == 2 else tricks*tricks", "10 if tricks taken = 2, otherwise [tricks taken] × [tricks taken]"),
]  # fmt: skip
CONDITIONS = [
    ("cost > 0", "their cost is above 0"),
    ("cost > 1", "cost > 1"),
    ("not (cost > 1 and tricks == 0)", "not (cost > 1 and tricks taken = 0)"),
    ("cost > 1 or cost < 0 and tricks == 2", "cost > 1 or cost < 0 and tricks taken = 2"),
    ("(cost > 1 or cost < 0) and tricks == 2", "(cost > 1 or cost < 0) and tricks taken = 2"),
]


def told(text: str, wanted: Type, context: Context) -> str:
    ruleset = load("hungarian").ruleset
    typed, found = resolve(Scalar(text, NOWHERE), wanted, context, Scope(ruleset.deck, dict(ruleset.sets)))
    assert typed is not None, found
    phrase = price(ruleset, typed) if wanted is Type.NUMBER else condition(ruleset, typed)
    return Translator("en").say(phrase)


@pytest.mark.parametrize(("text", "words"), COSTS)
def test_a_cost_in_words(text: str, words: str) -> None:
    assert told(text, Type.NUMBER, Context.COST) == words


@pytest.mark.parametrize(("text", "words"), CONDITIONS)
def test_a_condition_in_words(text: str, words: str) -> None:
    assert told(text, Type.CONDITION, Context.TAKERS) == words
