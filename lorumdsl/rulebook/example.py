"""Worked examples of a contract, settled by the engine: what everybody counted, what everybody pays or gets.

The counts are laid out so that they differ from seat to seat: first all but one seat take something, then two,
one, all. Where no such deal can be, one that was played card by card stands in. An example stays if it shows a
case of the payout, a way of sharing or of scoring, that those before it did not.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from lorumdsl.cards import cards_of
from lorumdsl.engine.program import Program
from lorumdsl.expr.ast import LAST_TRICK, Counter
from lorumdsl.expr.vocabulary import CROSSED, LEFT, PASSES, TRICKS, counted
from lorumdsl.expr.word import Parameter
from lorumdsl.language.phrase import Argument, Listed, Phrase, say
from lorumdsl.model.contracts import AnyContract, ChainContract, CountContract, LayoutContract, TrickContract
from lorumdsl.model.payouts import Party
from lorumdsl.model.ruleset import Unit
from lorumdsl.phrases.costs import noun
from lorumdsl.rulebook.document import Table
from lorumdsl.rulebook.writer import Writer
from lorumdsl.table.counters import needed_counters
from lorumdsl.table.deal import Deal
from lorumdsl.table.hands import ImpossibleDeal
from lorumdsl.table.outcome import counts_of, finish
from lorumdsl.table.thresholds import reachable

POT_BEFORE = 10
"""What lies in the pot before an example in which the pot is paid out."""

Counts = dict[Counter, tuple[int, ...]]


def examples(writer: Writer, contract: AnyContract, briefly: bool) -> Table | None:
    """The examples as a table, a row each; one row if `briefly`, or if the payout knows one case only."""
    counters = needed_counters(writer.rules, contract.id)
    if not counters:
        return None
    payout = writer.ruleset.payout(contract.payout)
    emptied = any(payment.giver is Party.POT for case in payout.cases for payment in case.payments)
    pot = POT_BEFORE if emptied else 0
    rows: list[tuple[Argument, ...]] = []
    shown: set[frozenset[tuple[str, int]]] = set()
    for counts, deal in _deals(writer, contract, counters, pot):
        sort = _sort(deal)
        if sort not in shown:
            shown.add(sort)
            rows.append(_row(writer, counters, counts, deal, pot))
        if briefly or (len(payout.cases) <= 1 and payout.score in (None, Counter("cost"))):
            break
    if not rows:
        return None
    seats = [Phrase(f"player-{seat}") for seat in range(1, writer.ruleset.seats + 1)]
    head: list[Argument] = [*seats]
    if writer.ruleset.bank.unit is not Unit.POINTS:
        head.append(Phrase("pot"))
    paid = "points" if writer.ruleset.bank.unit is Unit.POINTS else "payment"
    caption = say("examples", number=len(rows), counted=_counted(writer, counters), paid=paid)
    return Table(caption, tuple(head), tuple(rows))


def _deals(writer: Writer, contract: AnyContract, counters: list[Counter], pot: int) -> Iterator[tuple[Counts, Deal]]:
    """Finished deals, those with few takers last but one."""
    seats = writer.ruleset.seats
    for takers in dict.fromkeys((max(seats - 1, 1), 2, 1, seats)):
        counts = _counts(writer, contract, counters, takers)
        try:
            yield counts, finish(writer.rules, contract.id, counts, pot=pot)
        except ImpossibleDeal:
            yield _played(writer, contract, counters, takers, pot)


def _counts(writer: Writer, contract: AnyContract, counters: list[Counter], takers: int) -> Counts:
    """Numbers that share out what is counted among the first seats, as many as there are takers."""
    seats = writer.ruleset.seats
    program = writer.rules.programs[contract.id]
    left = tuple(min(number, program.tricks) for number in (2, 0, 3, 5, 1, 4, 2, 6)[:seats])
    match contract:
        case TrickContract():
            return _captured(program, counters, takers)
        case CountContract():
            charged = [0] * seats
            for place, (_, price) in enumerate(reachable(program)):
                charged[place * 2 % takers] += price
            return {CROSSED: tuple(charged)}
        case ChainContract():
            passes = (1, 0, 2, 1, 0, 1, 3, 2)[:seats]
        case LayoutContract():  # everybody has one action a turn
            passes = tuple(1 + cards - (1 if seat > 1 else 0) for seat, cards in enumerate(left))
        case _:
            assert_never(contract)
    known = {LEFT: left, PASSES: passes}
    return {counter: known[counter] for counter in counters}


def _captured(program: Program, counters: list[Counter], takers: int) -> Counts:
    """What the first seats captured, as many as there are takers."""
    seats = program.seats
    single = [counter for counter in counters if _is_single_card(counter)]
    counts: Counts = {}
    for counter in counters:
        if counter in single:
            seat = single.index(counter) * takers // len(single)
            counts[counter] = tuple(int(place == seat) for place in range(seats))
        elif counted(counter).takes is Parameter.TRICK:
            number = program.tricks if counter.number == LAST_TRICK else counter.number
            counts[counter] = tuple(int(place == number % takers) for place in range(seats))
        else:
            whole = program.tricks if counter == TRICKS else counter.cards.bit_count()
            counts[counter] = _shared(whole, takers, seats)
    return counts


def _shared(whole: int, takers: int, seats: int) -> tuple[int, ...]:
    """8 as 3 3 2 0, 5 3 0 0, 8 0 0 0 or 2 2 2 2."""
    if takers == 2 and whole > 3:
        return (whole // 2 + 1, whole - whole // 2 - 1, *[0] * (seats - 2))
    more = whole % takers
    return tuple(whole // takers + (seat < more) if seat < takers else 0 for seat in range(seats))


def _played(writer: Writer, contract: AnyContract, counters: list[Counter], seed: int, pot: int) -> tuple[Counts, Deal]:
    """A deal played with the first legal card each time."""
    deal = Deal(writer.rules, contract.id, seed=seed, pot=pot)
    while not deal.over:
        deal.play(deal.legal()[0])
    return {counter: counts_of(deal, counter) for counter in counters}, deal


def _sort(deal: Deal) -> frozenset[tuple[str, int]]:
    """What an example shows: the payments made, and among how many they were shared."""
    receivers: dict[str, set[int]] = {}
    for transfer in deal.transfers:
        receivers.setdefault(transfer.clause.path, set()).add(transfer.receiver)
    if deal.program.score_code:
        return frozenset({("cost scored", int(deal.pay == deal.cost))})
    return frozenset((path, len(seats)) for path, seats in receivers.items())


def _counted(writer: Writer, counters: list[Counter]) -> Argument:
    if _are_single_cards(counters):
        return Phrase("cards-taken")
    return Listed(tuple(noun(writer.ruleset, counter) for counter in counters), "list-plus", "list-plus")


def _row(writer: Writer, counters: list[Counter], counts: Counts, deal: Deal, pot: int) -> tuple[Argument, ...]:
    row: list[Argument] = []
    for seat in range(deal.seats):
        if _are_single_cards(counters):
            taken = [counter for counter in counters if counts[counter][seat]]
            counted = " ".join(writer.ruleset.deck.format_card(next(cards_of(one.cards))) for one in taken) or "–"
        else:
            counted = " + ".join(str(counts[counter][seat]) for counter in counters)
        row.append(f"{counted} → {_signed(writer, deal.pay[seat])}")
    if writer.ruleset.bank.unit is not Unit.POINTS:
        row.append(f"{pot} → {deal.pot}")
    return tuple(row)


def _are_single_cards(counters: list[Counter]) -> bool:
    return all(map(_is_single_card, counters))


def _is_single_card(counter: Counter) -> bool:
    return counted(counter).takes is Parameter.CARDS and counter.cards.bit_count() == 1


def _signed(writer: Writer, number: int) -> str:
    """`+8`, `−3`, `0`; points are scored, so they bear no plus."""
    plus = "" if writer.ruleset.bank.unit is Unit.POINTS else "+"
    return f"−{-number}" if number < 0 else f"{plus}{number}" if number else "0"
