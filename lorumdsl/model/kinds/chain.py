"""Chain contracts: which card comes next, who plays it, how long a chain is, what a pass costs."""

from __future__ import annotations

from typing import ClassVar

from lorumdsl.engine import program as pg
from lorumdsl.model import sorts
from lorumdsl.model.clause import Clause
from lorumdsl.model.contract import Kind, WithoutTricks
from lorumdsl.model.key import (
    NO_SLOT,
    Apart,
    Contrast,
    Joins,
    Matters,
    Message,
    Sides,
    StatementSides,
    contract_class,
    rule,
)


@contract_class
class ChainContract(WithoutTricks):
    kind = Kind.CHAIN
    goes_out = True
    thresholds: ClassVar[tuple[()]] = ()

    next_clause: Clause = rule(sorts.Part(
        name="next",
        meaning="Which card follows in a chain: one rank higher, of the same suit or of any.",
        example="{suit: same, wrap: true}", default=None,
        matters=Matters.PLAY, slot=NO_SLOT, shapes=(pg.AFTER,), joins=Joins.NEVER,
        topic="chain", told=Apart("next.suit"), differs=Apart("next.suit"),
        samples=({"suit": "any", "wrap": False},), beside={},
    ))  # fmt: skip
    same_suit: bool = rule(sorts.Switch(
        name="next.suit", off="any", on="same", usual=True, idle=sorts.never,
        meaning="same: the next card is of the same suit. any: it may be of any suit.",
        example="same", default=None,
        matters=Matters.PLAY, slot=NO_SLOT, shapes=(pg.AFTER,), joins=Joins.NEVER,
        topic="chain", told=StatementSides("chain-next-any", "chain-next-same"),
        differs=Contrast("next-any", "next-same"),
        samples=("any",), beside={},
    ))  # fmt: skip
    wrap: bool = rule(sorts.Switch(
        name="next.wrap", off=False, on=True, usual=False, idle=sorts.never,
        meaning="true: after the highest rank follows the lowest, so 7 stands above A. false: the highest rank is the"
        " end.",
        example="true", default=None,
        matters=Matters.PLAY, slot=NO_SLOT, shapes=(pg.AFTER,), joins=Joins.NEVER,
        topic="chain", told=StatementSides("ends-up", "wraps-up"), differs=Contrast("wrap-not", "wrap"),
        samples=(True,), beside={},
    ))  # fmt: skip
    holder: bool = rule(sorts.Switch(
        name="turn", off="in order", on="holder", usual=True, idle=sorts.never,
        meaning="holder: whoever holds the next card plays it, out of turn too. in order: seats play in order and pass"
        " when they cannot.",
        example="", default=None,
        matters=Matters.PLAY, slot=pg.HOLDER, shapes=(), joins=Joins.NEVER,
        topic="chain", told=Sides(None, "chain-holder"), differs=Contrast("turn-order", "turn-holder"),
        samples=("holder",), beside={},
    ))  # fmt: skip
    pass_clause: Clause = rule(sorts.Part(
        name="pass",
        meaning="What it costs a seat each time it cannot play and passes. A seat that can play must.",
        example="{cost: 1}", default="{cost: 0}",
        matters=Matters.PRICE, slot=NO_SLOT, shapes=(pg.COST_CODE,), joins=Joins.NEVER,
        topic="pass", told=Apart("pass"), differs=Apart("cost"),
        samples=({"cost": 1},), beside={},
    ))  # fmt: skip
    pass_cost: int = rule(sorts.Number(
        name="pass.cost", least=0,
        meaning="What one pass costs, 0 or more. It counts as part of the seat's cost at the end.",
        example="1", default=None,
        matters=Matters.PRICE, slot=NO_SLOT, shapes=(pg.COST_CODE,), joins=Joins.NEVER,
        topic="pass", told=Apart("pass"), differs=Apart("cost"),
        samples=(1, 3), beside={},
    ))  # fmt: skip
    limit: int = rule(sorts.Number(
        name="limit", least=1,
        meaning="How many cards make a chain; its last player starts another.",
        example="4", default="no limit",
        matters=Matters.PLAY, slot=pg.LIMIT, shapes=(), joins=Joins.NEVER,
        topic="chain", told=Message("chain-limit", "chain-no-limit"), differs=Message("limit", "limit-none"),
        samples=(4, 2), beside={},
    ))  # fmt: skip

    @property
    def passes(self) -> bool:
        """Whether a seat may come to pass."""
        return not self.holder
