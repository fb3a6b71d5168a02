"""A finished deal from what people counted: `taken(hearts)` 3 3 2 0, cards left, tricks.

Only numbers that can have come about are accepted: the cards of a set are all in somebody's pile, every
trick has one winner, one seat went out. What the contract's costs and payout do not ask for may be left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lorumdsl.cards import CardSet
from lorumdsl.compiler.rules import Rules
from lorumdsl.engine import state as st
from lorumdsl.expr.ast import Constant, Counter
from lorumdsl.expr.vocabulary import CROSSED, counted, counted_by_people
from lorumdsl.language.phrase import say
from lorumdsl.model.contracts import ChainContract, CountContract, LayoutContract, TrickContract
from lorumdsl.table.captured import place_captures
from lorumdsl.table.cards_left import check_passes_in_turn, place_cards_left
from lorumdsl.table.counters import Counts, format_counter, is_of_cards, needed_counters
from lorumdsl.table.deal import Deal
from lorumdsl.table.hands import ImpossibleDeal, check_seat, parse_hands
from lorumdsl.table.piles import TooManyWays
from lorumdsl.table.terms import terms_of
from lorumdsl.table.thresholds import divides, reachable


def counts_of(deal: Deal, counter: Counter) -> tuple[int, ...]:
    """What a counter of a finished deal stands at, by seat."""
    terms, row = terms_of(deal.rules, deal.contract.id), counted(counter)
    return tuple(row.read(deal.state, counter, seat, terms) for seat in range(deal.seats))


def finish(
    rules: Rules,
    contract: str,
    given: Counts,
    taken: Sequence[str] | None = None,
    *,
    pot: int = 0,
    factor: int = 1,
) -> Deal:
    """The deal that ended so. `taken` lists captured cards per seat. Raises ImpossibleDeal."""
    deal = Deal(rules, contract, hands=[""] * rules.ruleset.seats, pot=pot, factor=factor)
    piles = parse_hands(deal.deck, taken, deal.seats) if taken is not None else None
    _check_numbers(deal, given)
    _require(deal, given, piles)
    _check_kind(deal, given)
    _place(deal, given, piles)
    deal.state[st.OVER] = 1
    return deal


def check_so_far(rules: Rules, contract: str, given: Counts) -> None:
    """Nothing if some finished deal agrees with what has been counted so far, else ImpossibleDeal."""
    deal = Deal(rules, contract, hands=[""] * rules.ruleset.seats)
    _check_numbers(deal, given)
    _check_kind(deal, given)
    _place(deal, given, None)


def _place(deal: Deal, given: Counts, piles: list[CardSet] | None) -> None:
    """Write what was counted into the state; whatever cannot be is refused."""
    match deal.contract:
        case TrickContract():
            place_captures(deal, given, piles)
            return
        case ChainContract():
            place_cards_left(deal, given)
        case LayoutContract():
            place_cards_left(deal, given)
            check_passes_in_turn(deal, given)
        case CountContract():
            _place_crossed(deal, given)
        case _:
            assert_never(deal.contract)
    if piles is not None:
        raise ImpossibleDeal(say("no-captures", contract=deal.contract.id))


def revoke(rules: Rules, contract: str, offender: int, *, pot: int = 0, factor: int = 1) -> Deal:
    """The deal in which a seat (from 1) was found to have revoked: it owes the award, the others nothing."""
    deal = Deal(rules, contract, hands=[""] * rules.ruleset.seats, pot=pot, factor=factor)
    award = deal.contract.award
    if not isinstance(award, Constant):
        raise ImpossibleDeal(say("no-award", contract=contract))
    check_seat(offender, deal.seats)
    deal.settle_at([award.value * factor if seat == offender else 0 for seat in range(1, deal.seats + 1)])
    return deal


def _check_numbers(deal: Deal, given: Counts) -> None:
    for counter, numbers in given.items():
        if len(numbers) != deal.seats:
            what, number = format_counter(deal.rules, counter), len(numbers)
            raise ImpossibleDeal(say("numbers-for-seats", counter=what, number=number, seats=deal.seats))
        if any(number < 0 for number in numbers):
            raise ImpossibleDeal(say("counter-negative", counter=format_counter(deal.rules, counter)))


def _require(deal: Deal, given: Counts, piles: list[CardSet] | None) -> None:
    """Everything that the settlement reads must be known."""
    for counter in needed_counters(deal.rules, deal.contract.id):
        if counter not in given and not (is_of_cards(counter) and piles is not None):
            raise ImpossibleDeal(
                say("counter-missing", counter=format_counter(deal.rules, counter), contract=deal.contract.id)
            )


def _check_kind(deal: Deal, given: Counts) -> None:
    """Each kind of contract has counters of its own."""
    for counter in given:
        if counter not in counted_by_people(counter) or deal.contract.kind not in counted(counter).kinds:
            what, kind = format_counter(deal.rules, counter), str(deal.contract.kind)
            raise ImpossibleDeal(say("counter-misplaced", counter=what, contract=deal.contract.id, kind=kind))


def _place_crossed(deal: Deal, given: Counts) -> None:
    """What thresholds charged: each reachable one is charged to one seat."""
    if CROSSED not in given:
        return
    charged = list(given[CROSSED])
    prices = [price for _, price in reachable(deal.program)]
    try:
        possible = divides(prices, charged)
    except TooManyWays:
        raise ImpossibleDeal(say("thresholds-too-many", contract=deal.contract.id)) from None
    if not possible:
        raise ImpossibleDeal(say("thresholds-shared", prices=" ".join(map(str, prices))))
    deal.state[st.CROSSED : st.CROSSED + deal.seats] = charged
