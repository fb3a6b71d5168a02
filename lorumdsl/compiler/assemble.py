"""A contract of a ruleset into its Program."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, assert_never

from lorumdsl.cards import Card, CardSet, Deck, cards_of
from lorumdsl.compiler.emit import Emitter
from lorumdsl.compiler.restrictions import forbid_rows
from lorumdsl.engine import program as pg
from lorumdsl.engine.program import Program
from lorumdsl.expr.word import Terms
from lorumdsl.model import sorts
from lorumdsl.model.contracts import AnyContract, ChainContract, CountContract, Kind, LayoutContract, TrickContract
from lorumdsl.model.key import NO_SLOT
from lorumdsl.model.payouts import Party, Payout
from lorumdsl.model.ruleset import Ruleset
from lorumdsl.model.sorts import AnyKey, keys_of

KINDS = {Kind.TRICK: pg.TRICK, Kind.CHAIN: pg.CHAIN, Kind.LAYOUT: pg.LAYOUT, Kind.COUNT: pg.COUNT}
PARTIES = {Party.ALL: pg.ALL, Party.TAKERS: pg.TAKERS, Party.WINNER: pg.WINNER, Party.POT: pg.POT}
OPPOSITES = {Party.ALL: pg.EACH_OTHER, Party.TAKERS: pg.NOT_TAKERS, Party.WINNER: pg.NOT_WINNER}


def _no_cards(_: Card) -> CardSet:
    return 0


def assemble(ruleset: Ruleset, contract: AnyContract) -> Program:
    """The program that plays and settles one contract."""
    deck, payout = ruleset.deck, ruleset.payout(contract.payout)
    emitter = Emitter(Terms(ruleset.seats, pg.MOST_TRICKS, len(deck.ranks)))  # a case may set up longer hands
    cases, payments = _payout_rows(payout, emitter)
    shape = _shape(deck, contract, emitter)
    present = deck.cards | shape.missing
    width = len(deck.ranks)
    pack = list(cards_of(deck.cards))
    vector = Program([0] * pg.CODE)
    vector[pg.KIND] = KINDS[contract.kind]
    vector[pg.SEATS], vector[pg.HAND_SIZE] = ruleset.seats, ruleset.hand_size
    vector[pg.FOLLOWS] = 1  # where there are no tricks, too
    for name, key in keys_of(type(contract)):
        if key.slot != NO_SLOT:
            vector[key.slot] = _number(key, getattr(contract, name), emitter)
    vector[pg.MISSING] = shape.missing
    vector[pg.TAKERS_CODE] = emitter.emit(payout.takers)
    vector[pg.SCORE_CODE] = emitter.emit(payout.score)
    vector[pg.CARDS], vector[pg.SUIT_COUNT] = len(pack), len(deck.suits)
    vector[pg.PACK : pg.PACK + len(pack)] = pack
    for suit in range(len(deck.suits)):
        vector[pg.SUITS + suit] = deck.suit_set(suit)
    for card in range(deck.size):
        vector[pg.SUIT_OF + card] = deck.suit_set(card // width)
        vector[pg.RANK_OF + card] = _rank(deck, card % width) & present
        vector[pg.STRENGTH + card] = card % width
        vector[pg.AFTER + card] = shape.after(card) & present
        vector[pg.VALUES + card] = shape.values.get(card % width, 0)
    vector += emitter.code
    vector[pg.THRESHOLD_COUNT] = len(shape.thresholds)
    vector[pg.THRESHOLDS], _ = _append(vector, [goal for goal, _ in shape.thresholds])
    vector[pg.PRICES], _ = _append(vector, [price for _, price in shape.thresholds])
    vector[pg.FORBID], vector[pg.FORBID_END] = _append(vector, shape.forbid)
    for row in range(0, len(shape.forbid), pg.FORBID_WIDTH):
        slot = pg.LEAD_TRICKS if shape.forbid[row + pg.FORBID_WHEN] == pg.LEAD else pg.LATER_TRICKS
        vector[slot] |= shape.forbid[row + pg.FORBID_TRICKS]
    vector[pg.CASES], vector[pg.CASES_END] = _append(vector, cases)
    vector[pg.PAYMENTS], vector[pg.PAYMENTS_END] = _append(vector, payments)
    vector[pg.TABLES], _ = _append(vector, emitter.tables)
    return vector


def _number(key: AnyKey, value: Any, emitter: Emitter) -> int:
    """What a slot of the program holds for the value of a key."""
    match key:
        case sorts.Switch() | sorts.Number() | sorts.Cards():
            return int(value or 0)
        case sorts.Cost() | sorts.Expression():
            return emitter.emit(value)
        case (
            sorts.Choice() | sorts.Claim() | sorts.RankTable() | sorts.GoalTable() | sorts.Parts()
            | sorts.Restrictions() | sorts.PayoutName()
            | sorts.Part() | sorts.Naming() | sorts.Remark() | sorts.Citing()
        ):  # fmt: skip
            raise TypeError(f"the value of `{key.name}` fills no slot by itself")
        case _:
            assert_never(key)


@dataclass(frozen=True, slots=True)
class _Shape:
    """What keys of a contract come to together, before it is laid out in the vector."""

    after: Callable[[Card], CardSet] = _no_cards  # the cards that a card opens
    missing: CardSet = 0
    forbid: list[int] = field(default_factory=list)
    values: Mapping[int, int] = field(default_factory=dict)  # by place of the rank
    thresholds: tuple[tuple[int, int], ...] = ()


def _shape(deck: Deck, contract: AnyContract, emitter: Emitter) -> _Shape:
    match contract:
        case TrickContract():
            return _Shape(forbid=forbid_rows(contract.restrictions, emitter))
        case ChainContract():
            return _Shape(partial(_next, deck, contract))
        case LayoutContract():
            return _Shape(partial(_neighbours, deck, contract), deck.stripped if contract.missing_laid else 0)
        case CountContract():
            return _Shape(values=dict(contract.values), thresholds=contract.thresholds)
        case _:
            assert_never(contract)


def _append(vector: Program, part: list[int]) -> tuple[int, int]:
    """Put a part at the end; where it begins and ends."""
    begin = len(vector)
    vector += part
    return begin, len(vector)


def _rank(deck: Deck, rank: int) -> int:
    """All cards of a rank, stripped ones too."""
    return sum(1 << suit * len(deck.ranks) + rank for suit in range(len(deck.suits)))


def _next(deck: Deck, contract: ChainContract, card: Card) -> CardSet:
    """The cards that may come after a card in a chain."""
    width = len(deck.ranks)
    suit, rank = divmod(card, width)
    if rank + 1 == width and not contract.wrap:
        return 0
    following = (rank + 1) % width
    return 1 << suit * width + following if contract.same_suit else _rank(deck, following)


def _neighbours(deck: Deck, contract: LayoutContract, card: Card) -> CardSet:
    """The cards that a card of a pile opens."""
    width = len(deck.ranks)
    suit, rank = divmod(card, width)
    opened = 0
    if contract.up and (rank + 1 < width or contract.wrap):
        opened |= 1 << suit * width + (rank + 1) % width
    if contract.down and (rank > 0 or contract.wrap):
        opened |= 1 << suit * width + (rank - 1) % width
    return opened


def _payout_rows(payout: Payout, emitter: Emitter) -> tuple[list[int], list[int]]:
    cases: list[int] = []
    payments: list[int] = []
    for case in payout.cases:
        first = len(payments) // pg.PAYMENT_WIDTH
        for payment in case.payments:
            payments += [
                _party(payment.giver, payment.receiver, payout),
                _party(payment.receiver, payment.giver, payout),
                emitter.emit(payment.amount),
                int(payment.split),
                PARTIES[payment.remainder],
            ]
        cases += [emitter.emit(case.when), first, len(payments) // pg.PAYMENT_WIDTH]
    return cases, payments


def _party(party: Party, other_end: Party, payout: Payout) -> int:
    if party is not Party.OTHERS:
        return PARTIES[party]
    if other_end is Party.POT:
        return pg.NOT_TAKERS if payout.takers is not None else pg.NOT_WINNER
    return OPPOSITES[other_end]
