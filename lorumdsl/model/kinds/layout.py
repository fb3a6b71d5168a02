"""Layout contracts: which way piles grow, what stripped cards do to them, what a pass costs."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from lorumdsl.cards import Deck
from lorumdsl.engine import program as pg
from lorumdsl.model import sorts
from lorumdsl.model.clause import Clause
from lorumdsl.model.contract import Kind, WithoutTricks
from lorumdsl.model.key import NO_SLOT, Apart, Contrast, Joins, Matters, Sides, contract_class, rule


class Build(StrEnum):
    """Which way piles grow from the rank they start at."""

    UP = "up"
    DOWN = "down"
    BOTH = "both ways"


def is_whole(deck: Deck) -> bool:
    """Whether no card is stripped from a deck."""
    return not deck.stripped


@contract_class
class LayoutContract(WithoutTricks):
    kind = Kind.LAYOUT
    goes_out = True
    passes: ClassVar[bool] = True
    thresholds: ClassVar[tuple[()]] = ()

    build: Build = rule(sorts.Choice(
        name="build", words=Build, usual=Build.UP,
        meaning="up: piles grow upwards from the rank they start at. down: downwards. both ways: both.",
        example="up", default=None,
        matters=Matters.PLAY, slot=NO_SLOT, shapes=(pg.AFTER,), joins=Joins.NEVER,
        topic="layout", told=Apart("build"),
        differs={Build.UP: "build-up", Build.DOWN: "build-down", Build.BOTH: "build-both"},
        samples=("down", "both ways"), beside={},
    ))  # fmt: skip
    wrap: bool = rule(sorts.Switch(
        name="wrap", off=False, on=True, usual=False, idle=sorts.never,
        meaning="true: after the highest rank follows the lowest, so 7 stands above A. false: the highest rank is the"
        " end.",
        example="true", default=None,
        matters=Matters.PLAY, slot=NO_SLOT, shapes=(pg.AFTER,), joins=Joins.NEVER,
        topic="layout", told=Apart("build"), differs=Contrast("wrap-not", "wrap"),
        samples=(True,), beside={},
    ))  # fmt: skip
    missing_laid: bool = rule(sorts.Switch(
        name="missing", off="block", on="count as laid", usual=False, idle=is_whole,
        meaning="What a card that was stripped from the deck does to its pile. count as laid: the pile goes on past it."
        " block: the pile stops there.",
        example="", default="block",
        matters=Matters.PLAY, slot=NO_SLOT, shapes=(pg.MISSING, pg.AFTER, pg.RANK_OF), joins=Joins.NEVER,
        topic="layout",
        told=Sides("missing-blocks", "missing-laid"), differs=Contrast("missing-blocks", "missing-laid"),
        samples=("count as laid",), beside={},
    ))  # fmt: skip
    pass_clause: Clause = rule(sorts.Part(
        name="pass",
        meaning="What it costs a seat each time it cannot play and passes. A seat that can play must.",
        example="{cost: 1}", default=None,
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

    @property
    def up(self) -> bool:
        return self.build is not Build.DOWN

    @property
    def down(self) -> bool:
        return self.build is not Build.UP
