"""The whole ruleset: table, deck, bank, session, payouts, contracts, variants on offer."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from lorumdsl.cards import Deck
from lorumdsl.diagnostics.diagnostic import Span
from lorumdsl.expr.ast import Cards, Typed
from lorumdsl.language.phrase import Names
from lorumdsl.model.clause import RULING, Citation, Clause, Statement
from lorumdsl.model.contracts import AnyContract
from lorumdsl.model.payouts import Payout


class Unit(StrEnum):
    """What is kept count of. Points are scored; the others move between seats and the pot."""

    CHIPS = "chips"
    BEANS = "beans"
    COINS = "coins"
    POINTS = "points"


@dataclass(frozen=True, slots=True)
class Rebuy:
    """After a deal, a seat with fewer than `below` gets `amount` more for `price`, as often as needed."""

    below: int
    amount: int
    price: int
    clause: Clause


@dataclass(frozen=True, slots=True)
class Bank:
    unit: Unit
    start: int
    rebuy: Rebuy | None
    leftover_shared: bool  # the winners share what lies in the pot at the end; else it stays there
    clause: Clause

    @property
    def is_scored(self) -> bool:
        """Whether seats are given points; else what they pay and get moves between them and the pot."""
        return self.unit is Unit.POINTS


@dataclass(frozen=True, slots=True)
class DealCustoms:
    """Customs of dealing that people are told: packets, who cuts, who leads (always the seat after the dealer)."""

    packets: tuple[int, ...]
    cut: str
    first: str
    clause: Clause


@dataclass(frozen=True, slots=True)
class Schedule:
    """Which contracts are played, in what order, who deals, who wins."""

    contracts: tuple[str, ...]
    chosen: bool  # the dealer chooses among what is left of the cycle; else the order is fixed
    dealer_holds: bool  # one dealer for a whole cycle; else the deal moves after every deal
    cycles: int
    shift: int | None  # how many seats after a cycle's first dealer the next cycle's sits; None: as it falls
    most_wins: bool
    extra_deal: bool  # a tie for first place is played off; else it is shared
    doubling: bool
    ends: Typed | None  # ends the session after the deal in which it holds for some seat
    clause: Clause


@dataclass(frozen=True, slots=True)
class Source:
    """A text that the ruleset follows; `statements` is the list of its clauses, None where none is given."""

    id: str
    title: str
    statements: tuple[Statement, ...] | None = field(repr=False)


@dataclass(frozen=True, slots=True)
class Variant:
    """A named patch that the ruleset offers; `kind` is `house` or `reading`."""

    id: str
    names: Names
    kind: str
    clause: Clause


@dataclass(frozen=True, slots=True)
class Places:
    """Where values stand that findings point to."""

    deck: Span
    seats: Span
    packets: Span


@dataclass(frozen=True, slots=True)
class Ruleset:
    """A ruleset with `extends` and the chosen variants already merged in."""

    id: str
    reference: str
    names: Names
    seats: int
    clockwise: bool
    deck: Deck
    sets: tuple[tuple[str, Cards], ...]
    card_names: tuple[tuple[str, Names], ...]  # by suit or rank word
    deal: DealCustoms
    bank: Bank
    schedule: Schedule
    payouts: tuple[Payout, ...]
    contracts: tuple[AnyContract, ...]
    sources: tuple[Source, ...]
    rulings: tuple[Statement, ...] = field(repr=False)
    variants: tuple[Variant, ...]
    places: Places

    @property
    def hand_size(self) -> int:
        return self.deck.cards.bit_count() // self.seats

    def contract(self, contract_id: str) -> AnyContract:
        """The contract with that id; KeyError if there is none."""
        for contract in self.contracts:
            if contract.id == contract_id:
                return contract
        raise KeyError(contract_id)

    def payout(self, payout_id: str) -> Payout:
        """The payout with that id; KeyError if there is none."""
        for payout in self.payouts:
            if payout.id == payout_id:
                return payout
        raise KeyError(payout_id)

    def statement(self, citation: Citation) -> Statement | None:
        """What a cited clause or ruling says; None for a source cited as a whole or without a list of clauses."""
        listed: tuple[Statement, ...] = self.rulings if citation.source == RULING else ()
        for source in self.sources:
            if source.id == citation.source:
                listed = source.statements or ()
        return next((statement for statement in listed if statement.id == citation.clause), None)
