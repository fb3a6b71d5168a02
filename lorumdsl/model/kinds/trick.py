"""Trick contracts: how cards are followed, seen and kept, what may not be played, what a sum adds up."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from lorumdsl.cards import CardSet
from lorumdsl.engine import program as pg
from lorumdsl.expr.ast import Cards, Type, Typed
from lorumdsl.expr.word import Context
from lorumdsl.model import sorts
from lorumdsl.model.clause import Clause
from lorumdsl.model.contract import Contract, Kind
from lorumdsl.model.key import NO_SLOT, Apart, Contrast, Joins, Matters, Message, Sides, Statement, contract_class, rule


class Moment(StrEnum):
    """When a restriction on cards applies: leading, following suit, discarding on another suit."""

    LEAD = "lead"
    FOLLOW = "follow"
    DISCARD = "discard"


@dataclass(frozen=True, slots=True)
class Restriction:
    """Cards that may not be played while `active` holds (None: always), less those in `exempt`."""

    moment: Moment
    cards: Cards
    active: Typed | None
    exempt: Cards
    clause: Clause


@contract_class
class TrickContract(Contract):
    kind = Kind.TRICK
    goes_out = False
    passes: ClassVar[bool] = False
    pass_cost: ClassVar[int] = 0
    pass_clause: ClassVar[None] = None
    thresholds: ClassVar[tuple[()]] = ()

    parts: tuple[str, ...] = rule(sorts.Parts(
        name="sum",
        meaning="Contracts whose costs are added up and whose restrictions all hold; such a contract has no `cost` of"
        " its own.",
        example="[reds, obers, king]", default="none",
        matters=Matters.PRICE, slot=NO_SLOT, shapes=(pg.COST_CODE, pg.FORBID), joins=Joins.OWN,
        topic="cost", told=Message("trick-sum", None), differs=Apart("cost"),
        samples=(["king"], ["king", "spades"]), beside={"cost": None},
    ))  # fmt: skip
    blind: bool = rule(sorts.Switch(
        name="hand", off="own", on="blind", usual=False, idle=sorts.never,
        meaning="own: a seat sees its own cards. blind: a seat sees the cards of the others and not its own.",
        example="", default="own",
        matters=Matters.SIGHT, slot=NO_SLOT, shapes=(), joins=Joins.OWN,
        topic="play", told=Sides(None, "trick-blind"), differs=Contrast("hand-own", "hand-blind"),
        samples=("blind",), beside={"follow": "none"},
    ))  # fmt: skip
    follows: bool = rule(sorts.Switch(
        name="follow", off="none", on="suit", usual=True, idle=sorts.never,
        meaning="suit: a seat that has the led suit must play it. none: any card may be played.",
        example="", default="suit",
        matters=Matters.PLAY, slot=pg.FOLLOWS, shapes=(), joins=Joins.OWN,
        topic="play", told=Sides("trick-no-follow", None), differs=Contrast("follow-none", "follow-suit"),
        samples=("none",), beside={},
    ))  # fmt: skip
    keeps_own: bool = rule(sorts.Switch(
        name="unfollowed", off="leader's card wins", on="each keeps its own", usual=False, idle=sorts.never,
        meaning="What becomes of a trick in which nobody followed suit: the leader's card wins it, or each seat keeps"
        " its own card.",
        example="", default="leader's card wins",
        matters=Matters.PLAY, slot=pg.KEEPS_OWN, shapes=(), joins=Joins.OWN,
        topic="play", told=Sides(None, "trick-keeps-own"), differs=Contrast("unfollowed-leader", "unfollowed-own"),
        samples=("each keeps its own",), beside={},
    ))  # fmt: skip
    trump: CardSet | None = rule(sorts.Cards(
        name="trump", usual=None,
        meaning="Cards that beat those of the suit led: the highest of them in a trick takes it.",
        example="hearts", default="none",
        matters=Matters.PLAY, slot=pg.TRUMP, shapes=(), joins=Joins.FIRST,
        topic="play", told=Message("trick-trump", None), differs=Message("trump", "trump-none"),
        samples=("hearts", "clubs"), beside={},
    ))  # fmt: skip
    stop: Typed | None = rule(sorts.Expression(
        name="stop", type=Type.CONDITION, context=Context.STOP,
        meaning="The deal ends after a trick when this is true for any seat.",
        example="taken(K♥) == 1", default="played to the last card",
        matters=Matters.PLAY, slot=pg.STOP_CODE, shapes=(), joins=Joins.OWN,
        topic="stop", told=Statement("trick-stop", None), differs=Message("stop", "stop-never"),
        samples=("taken(K♥) == 1", "trick == 3"), beside={},
    ))  # fmt: skip
    restrictions: tuple[Restriction, ...] = rule(sorts.Restrictions(
        name="forbid",
        meaning="Restrictions on what may be led, followed with or discarded: a list, or a mapping that gives each a"
        " name, so that variants can add and replace single ones.",
        example="[{lead: hearts, while: trick == 1}]", default="none",
        matters=Matters.PLAY, slot=NO_SLOT, shapes=(pg.FORBID, pg.LEAD_TRICKS, pg.LATER_TRICKS),
        joins=Joins.UNION,
        topic="restriction", told=Apart("forbid"), differs=Apart("cost"),
        samples=([{"lead": "hearts"}], {"first": {"discard": "hearts", "while": "trick <= 3"}}), beside={},
    ))  # fmt: skip
