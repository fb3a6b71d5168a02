"""What contracts of all kinds have: the keys that each of them may write, and where it stands."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from lorumdsl.cards import CardSet
from lorumdsl.diagnostics.diagnostic import Span
from lorumdsl.engine import program as pg
from lorumdsl.expr.ast import Type, Typed
from lorumdsl.expr.word import Context
from lorumdsl.language.phrase import Names
from lorumdsl.model import sorts
from lorumdsl.model.clause import Clause
from lorumdsl.model.key import NO_SLOT, Apart, Joins, Matters, Message, Statement, contract_class, rule


class Kind(StrEnum):
    TRICK = "trick"
    CHAIN = "chain"
    LAYOUT = "layout"
    COUNT = "count"


@dataclass(frozen=True, slots=True)
class Opening:
    """Who begins a deal, and with what: the seat that holds the card `holder`, with one of its cards in `cards`."""

    holder: CardSet
    cards: CardSet
    clause: Clause


@contract_class
class Contract:
    """What all kinds have. `cost` is what a seat owes at the end, `award` what a seat owes that has revoked.
    `goes_out` says whether the first seat without cards ends the deal and has won it."""

    kind: ClassVar[Kind]
    goes_out: ClassVar[bool]

    id: str
    place: Span  # where its name stands
    cost_place: Span  # where its cost stands, its name where that is taken for granted

    names: Names = rule(sorts.Naming(
        name="name",
        meaning="What the contract is called, as text or by language.",
        example="{en: Hearts, hu: Piros}", default="its id",
        matters=Matters.WORDS, slot=NO_SLOT, shapes=(), joins=Joins.OWN,
        topic="names", told=Apart("name"), differs=Apart("name"),
        samples=("Another name", {"en": "One more name", "hu": "Más név"}), beside={},
    ))  # fmt: skip
    note: Names | None = rule(sorts.Remark(
        name="note",
        meaning="A remark for people who read the rules, as text or by language. It changes nothing.",
        example="", default="none",
        matters=Matters.WORDS, slot=NO_SLOT, shapes=(), joins=Joins.OWN,
        topic="notes", told=Apart("note"), differs=Apart("note"),
        samples=("Played on Sundays.", {"en": "Played on Mondays.", "hu": "Hétfőn."}), beside={},
    ))  # fmt: skip
    clause: Clause = rule(sorts.Citing(
        name="source",
        meaning="Where this rule comes from: the id of a source and one of its clauses, several in a list, or `whole`.",
        example="{guide: hearts-payout, ruling: 36}", default="the citation of what encloses it",
        matters=Matters.WORDS, slot=NO_SLOT, shapes=(), joins=Joins.OWN,
        topic="sources", told=Apart("source"), differs=Apart("source"),
        samples=({"ruling": 36}, {"ruling": [21, 36]}), beside={},
    ))  # fmt: skip
    opening_clause: Clause = rule(sorts.Part(
        name="opening",
        meaning="Who begins the deal, and with what.",
        example="{holder: 2♣}", default="the seat next after the dealer begins, as `kind` says",
        matters=Matters.PLAY, slot=NO_SLOT, shapes=(), joins=Joins.FIRST,
        topic="opening", told=Apart("opening"), differs=Apart("opening"),
        samples=({"holder": "K♥"},), beside={},
    ))  # fmt: skip
    opener: CardSet | None = rule(sorts.Cards(
        name="opening.holder",
        meaning="The card whose holder begins: one card, such as 2♣, 2c or 2 of clubs.",
        example="2♣", default=None, usual=None,
        matters=Matters.PLAY, slot=pg.OPENER, shapes=(pg.OPENINGS,), joins=Joins.FIRST,
        topic="opening", told=Apart("opening"), differs=Apart("opening"),
        samples=("K♥", "A♣"), beside={},
    ))  # fmt: skip
    openings: CardSet | None = rule(sorts.Cards(
        name="opening.with",
        meaning="Cards that the holder may begin with, the card itself among them.",
        example="clubs", default="that card alone", usual="opening.holder",
        matters=Matters.PLAY, slot=pg.OPENINGS, shapes=(), joins=Joins.FIRST,
        topic="opening", told=Apart("opening"), differs=Apart("opening"),
        samples=("hearts", "hearts | clubs"), beside={"opening": {"holder": "K♥"}},
    ))  # fmt: skip
    cost: Typed = rule(sorts.Cost(
        name="cost",
        meaning="What a seat owes when the deal is over, worked out for each seat. Trick contracts need it, unless they"
        " are a `sum`; chains and layouts default to the cards left and what passes cost, counts to crossed.",
        example="taken(hearts)", default="as the kind says",
        matters=Matters.PRICE, slot=pg.COST_CODE, shapes=(), joins=Joins.SUM,
        topic="cost", told=Message("cost", None), differs=Apart("cost"),
        samples=("min(seats, 3)", "2"), beside={},
    ))  # fmt: skip
    total: int | None = rule(sorts.Claim(
        name="total",
        meaning="A claim that is proven: the costs of all seats always add up to this number.",
        example="8", default="no claim (for a `sum`, the totals of its parts)",
        matters=Matters.CLAIM, slot=NO_SLOT, shapes=(), joins=Joins.SUM,
        topic="total", told=Message("total", None), differs=Message("total", None),
        samples=(8, 12), beside={},
    ))  # fmt: skip
    payout: str = rule(sorts.PayoutName(
        name="payout",
        meaning="Which of `payouts` turns the costs into payments or points.",
        example="avoid-or-sweep", default=None,
        matters=Matters.PRICE, slot=NO_SLOT, shapes=(pg.CASES, pg.PAYMENTS, pg.TAKERS_CODE, pg.SCORE_CODE),
        joins=Joins.OWN,
        topic="payout", told=Apart("payout"), differs=Apart("payout"),
        samples=("to-the-others",), beside={},
    ))  # fmt: skip
    award_clause: Clause = rule(sorts.Part(
        name="revoke",
        meaning="What a seat owes that is found to have revoked, instead of the deal's own costs.",
        example="{cost: 8}", default="no award; illegal cards are refused",
        matters=Matters.AWARD, slot=NO_SLOT, shapes=(), joins=Joins.OWN,
        topic="revoke", told=Apart("revoke.cost"), differs=Apart("revoke.cost"),
        samples=({"cost": 4},), beside={},
    ))  # fmt: skip
    award: Typed | None = rule(sorts.Expression(
        name="revoke.cost", type=Type.NUMBER, context=Context.CONSTANT,
        meaning="What the seat that revoked owes; the others owe nothing.",
        example="8", default=None,
        matters=Matters.AWARD, slot=NO_SLOT, shapes=(), joins=Joins.OWN,
        topic="revoke", told=Statement("revoke", None), differs=Message("revoke", "revoke-free"),
        samples=(4, 6), beside={},
    ))  # fmt: skip

    @property
    def opening(self) -> Opening | None:
        """Who begins; None where it is the seat after the dealer."""
        if self.opener is None or self.openings is None:
            return None
        return Opening(self.opener, self.openings, self.opening_clause)


class WithoutTricks(Contract):
    """Kinds of contracts in which there are no tricks: what only trick contracts have, they say that they have not."""

    __slots__ = ()

    parts: ClassVar[tuple[str, ...]] = ()
    follows: ClassVar[bool] = False
    blind: ClassVar[bool] = False
    trump: ClassVar[None] = None
    stop: ClassVar[None] = None
    restrictions: ClassVar[tuple[()]] = ()
