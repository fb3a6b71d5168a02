"""Count contracts: what each rank adds to the running total, and which totals cost something to reach."""

from __future__ import annotations

from typing import ClassVar

from lorumdsl.engine import program as pg
from lorumdsl.model import sorts
from lorumdsl.model.contract import Kind, WithoutTricks
from lorumdsl.model.key import NO_SLOT, Joins, Matters, Message, Statement, contract_class, rule


@contract_class
class CountContract(WithoutTricks):
    kind = Kind.COUNT
    goes_out = False
    passes: ClassVar[bool] = False
    pass_cost: ClassVar[int] = 0
    pass_clause: ClassVar[None] = None

    values: tuple[tuple[int, int], ...] = rule(sorts.RankTable(
        name="values", each="value", some="count-no-value",
        meaning="What each rank adds to the running total; ranks left out add 0.",
        meaning_of_each="What a card of this rank adds to the total.",
        example="{A: 11, K: 4, 10: 1}", default=None,
        matters=Matters.PLAY, slot=NO_SLOT, shapes=(pg.VALUES,), joins=Joins.NEVER,
        topic="count", told=Message("count-values", None), differs=Message("value", "value-none"),
        samples=({"A": 11, "K": 4},), beside={},
    ))  # fmt: skip
    thresholds: tuple[tuple[int, int], ...] = rule(sorts.GoalTable(
        name="thresholds", each="threshold",
        meaning="Totals to reach, and what the seat is charged that brings the total there.",
        meaning_of_each="What crossing this threshold costs.",
        example="{25: 1, 50: 2}", default=None,
        matters=Matters.PRICE, slot=NO_SLOT, shapes=(pg.THRESHOLDS, pg.PRICES), joins=Joins.NEVER,
        topic="count", told=Statement("count-thresholds", None), differs=Message("threshold", "threshold-none"),
        samples=({20: 1, 40: 2}, {20: 3}), beside={},
    ))  # fmt: skip
