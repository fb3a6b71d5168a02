"""A contract of a ruleset into its Program."""

from __future__ import annotations

from lorumdsl.cards import Deck, cards_of
from lorumdsl.compiler.emit import Emitter
from lorumdsl.compiler.restrictions import forbid_rows
from lorumdsl.engine import program as pg
from lorumdsl.engine.program import Program
from lorumdsl.expr.word import Terms
from lorumdsl.model.contracts import AnyContract, ChainContract, CountContract, Kind, LayoutContract, TrickContract
from lorumdsl.model.payouts import Party, Payout
from lorumdsl.model.ruleset import Ruleset

KINDS = {Kind.TRICK: pg.TRICK, Kind.CHAIN: pg.CHAIN, Kind.LAYOUT: pg.LAYOUT, Kind.COUNT: pg.COUNT}
PARTIES = {Party.ALL: pg.ALL, Party.TAKERS: pg.TAKERS, Party.WINNER: pg.WINNER, Party.POT: pg.POT}
OPPOSITES = {Party.ALL: pg.EACH_OTHER, Party.TAKERS: pg.NOT_TAKERS, Party.WINNER: pg.NOT_WINNER}


def assemble(ruleset: Ruleset, contract: AnyContract) -> Program:
    """The program that plays and settles one contract."""
    deck, payout = ruleset.deck, ruleset.payout(contract.payout)
    emitter = Emitter(Terms(ruleset.seats, pg.MOST_TRICKS, len(deck.ranks)))  # a case may set up longer hands
    cases, payments = _payout_rows(payout, emitter)
    trick = contract if isinstance(contract, TrickContract) else None
    chain = contract if isinstance(contract, ChainContract) else None
    count = contract if isinstance(contract, CountContract) else None
    missing = deck.stripped if isinstance(contract, LayoutContract) and contract.missing_laid else 0
    present = deck.cards | missing
    width = len(deck.ranks)
    forbid = forbid_rows(trick.restrictions, emitter) if trick else []
    pack = list(cards_of(deck.cards))
    vector = Program([0] * pg.CODE)
    vector[pg.KIND] = KINDS[contract.kind]
    vector[pg.SEATS], vector[pg.HAND_SIZE] = ruleset.seats, ruleset.hand_size
    vector[pg.FOLLOWS] = int(trick is None or trick.follows)
    vector[pg.KEEPS_OWN] = int(trick is not None and trick.keeps_own)
    vector[pg.HOLDER], vector[pg.LIMIT] = (int(chain.holder), chain.limit) if chain else (0, 0)
    vector[pg.MISSING] = missing
    if contract.opening is not None:
        vector[pg.OPENER], vector[pg.OPENINGS] = contract.opening.holder, contract.opening.cards
    vector[pg.COST_CODE] = emitter.emit(contract.cost)
    vector[pg.STOP_CODE] = emitter.emit(trick.stop if trick else None)
    vector[pg.TAKERS_CODE] = emitter.emit(payout.takers)
    vector[pg.SCORE_CODE] = emitter.emit(payout.score)
    vector[pg.CARDS], vector[pg.SUIT_COUNT] = len(pack), len(deck.suits)
    vector[pg.PACK : pg.PACK + len(pack)] = pack
    for suit in range(len(deck.suits)):
        vector[pg.SUITS + suit] = deck.suit_set(suit)
    by_rank = dict(count.values) if count else {}
    for card in range(deck.size):
        vector[pg.SUIT_OF + card] = deck.suit_set(card // width)
        vector[pg.RANK_OF + card] = _rank(deck, card % width) & present
        vector[pg.STRENGTH + card] = card % width
        vector[pg.AFTER + card] = _after(deck, contract, card) & present
        vector[pg.VALUES + card] = by_rank.get(card % width, 0)
    vector += emitter.code
    goals = count.thresholds if count else ()
    vector[pg.THRESHOLD_COUNT] = len(goals)
    vector[pg.THRESHOLDS], _ = _append(vector, [goal for goal, _ in goals])
    vector[pg.PRICES], _ = _append(vector, [price for _, price in goals])
    vector[pg.FORBID], vector[pg.FORBID_END] = _append(vector, forbid)
    for row in range(0, len(forbid), pg.FORBID_WIDTH):
        slot = pg.LEAD_TRICKS if forbid[row + pg.FORBID_WHEN] == pg.LEAD else pg.LATER_TRICKS
        vector[slot] |= forbid[row + pg.FORBID_TRICKS]
    vector[pg.CASES], vector[pg.CASES_END] = _append(vector, cases)
    vector[pg.PAYMENTS], vector[pg.PAYMENTS_END] = _append(vector, payments)
    vector[pg.TABLES], _ = _append(vector, emitter.tables)
    return vector


def _append(vector: Program, part: list[int]) -> tuple[int, int]:
    """Put a part at the end; where it begins and ends."""
    begin = len(vector)
    vector += part
    return begin, len(vector)


def _rank(deck: Deck, rank: int) -> int:
    """All cards of a rank, stripped ones too."""
    return sum(1 << suit * len(deck.ranks) + rank for suit in range(len(deck.suits)))


def _after(deck: Deck, contract: AnyContract, card: int) -> int:
    """The cards that a card opens."""
    width = len(deck.ranks)
    suit, rank = divmod(card, width)
    if isinstance(contract, ChainContract):
        if rank + 1 == width and not contract.wrap:
            return 0
        following = (rank + 1) % width
        return 1 << suit * width + following if contract.same_suit else _rank(deck, following)
    opened = 0
    if isinstance(contract, LayoutContract):
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
