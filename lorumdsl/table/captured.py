"""What was captured in a deal of tricks, written into its state as people counted it: cards, tricks, single tricks."""

from __future__ import annotations

from collections.abc import Sequence

from lorumdsl.cards import CardSet
from lorumdsl.engine import state as st
from lorumdsl.engine.evaluate import evaluate
from lorumdsl.expr.ast import LAST_TRICK, Counter, counters
from lorumdsl.expr.vocabulary import TRICKS, counted
from lorumdsl.expr.word import Parameter
from lorumdsl.language.phrase import Phrase, Seat, say
from lorumdsl.table.counters import Counts, follows, format_counter, is_of_cards, needed_counters
from lorumdsl.table.deal import Deal
from lorumdsl.table.hands import ImpossibleDeal
from lorumdsl.table.piles import Quota, TooManyWays, share_out


def place_captures(deal: Deal, given: Counts, piles: list[CardSet] | None) -> None:
    """Raises ImpossibleDeal for what cannot be; `piles` are the captured cards, where they are listed."""
    _place_cards(deal, given, piles)
    _place_tricks(deal, given)
    _check_end(deal, given, piles is not None)


def _place_cards(deal: Deal, given: Counts, piles: list[CardSet] | None) -> None:
    """Captured cards: as listed, or any that agree with the counts."""
    quotas = {one: Quota(one.cards, tuple(numbers)) for one, numbers in given.items() if is_of_cards(one)}
    asked = {counter.cards for counter in needed_counters(deal.rules, deal.contract.id) if is_of_cards(counter)}
    ends_early = deal.contract.stop is not None
    for counter, quota in quotas.items():
        there, placed = quota.cards.bit_count(), sum(quota.counts)
        if placed > there or (placed < there and not ends_early):
            what = format_counter(deal.rules, counter)
            raise ImpossibleDeal(say("cards-add-up", counter=what, placed=placed, there=there))
    if piles is None:
        piles = _any_piles(deal, list(quotas.values()), given.get(TRICKS))
    else:
        captured = sum(piles)
        for cards in asked if not ends_early else ():
            if cards & ~captured:
                raise ImpossibleDeal(say("not-in-a-pile", cards=deal.deck.format_cards(cards & ~captured)))
    for counter, quota in quotas.items():
        for seat, count in enumerate(quota.counts):
            if (piles[seat] & quota.cards).bit_count() != count:
                what = format_counter(deal.rules, counter)
                raise ImpossibleDeal(say("pile-differs", counter=what, number=count, seat=Seat(seat + 1)))
    deal.state[st.TAKEN : st.TAKEN + deal.seats] = piles


def _any_piles(deal: Deal, quotas: list[Quota], tricks: Sequence[int] | None) -> list[CardSet]:
    """Piles that agree with what was counted."""
    room = None
    if tricks is not None and not deal.program.keeps_own:
        room = [number * deal.seats for number in tricks]  # a trick has a card of every seat
    try:
        piles = share_out(quotas, deal.seats, room)
    except TooManyWays:
        raise ImpossibleDeal(Phrase("counts-too-many")) from None
    if piles is None:
        _compare_room(quotas, room)
        raise ImpossibleDeal(Phrase("no-sharing"))
    return piles


def _compare_room(quotas: list[Quota], room: list[int] | None) -> None:
    """The plain case of cards that cannot be shared out: more in one pile than its tricks hold."""
    for seat, most in enumerate(room or ()):
        captured = max(quota.counts[seat] for quota in quotas)
        if captured > most:
            raise ImpossibleDeal(say("captures-too-many-cards", seat=Seat(seat + 1), cards=captured, most=most))


def _place_tricks(deal: Deal, given: Counts) -> None:
    """Numbers of tricks and the winners of single ones."""
    state, hand_size = deal.state, deal.program.tricks
    ends_early = deal.contract.stop is not None
    state[st.TRICK] = hand_size + 1
    tricks = given.get(TRICKS)
    if tricks is not None:
        played = sum(tricks)
        if played > hand_size or (played < hand_size and not ends_early):
            raise ImpossibleDeal(say("tricks-add-up", placed=played, tricks=hand_size))
        state[st.TRICK] = played + 1
        state[st.TRICKS : st.TRICKS + deal.seats] = list(tricks)
    for counter, winners in given.items():
        if counted(counter).takes is not Parameter.TRICK:
            continue
        number = state[st.TRICK] - 1 if counter.number == LAST_TRICK else counter.number
        if sorted(winners) != [0] * (deal.seats - 1) + [1]:
            raise ImpossibleDeal(say("one-winner", counter=format_counter(deal.rules, counter)))
        if not 1 <= number <= hand_size:
            raise ImpossibleDeal(say("no-trick", trick=number, tricks=hand_size))
        winner = list(winners).index(1)
        if state[st.WON + number] not in (-1, winner):
            raise ImpossibleDeal(say("two-winners", trick=number))
        state[st.WON + number] = winner
    if tricks is not None:
        _compare_tricks(deal)


def _compare_tricks(deal: Deal) -> None:
    """Piles and won tricks must fit the number of tricks."""
    keeps_own = deal.program.keeps_own != 0
    for seat in range(deal.seats):
        tricks = deal.state[st.TRICKS + seat]
        named = deal.state[st.WON : st.STACK].count(seat)
        captured = deal.state[st.TAKEN + seat].bit_count()
        if named > tricks:
            raise ImpossibleDeal(say("named-tricks", seat=Seat(seat + 1), named=named, tricks=tricks))
        if captured > tricks * deal.seats and not keeps_own:
            raise ImpossibleDeal(say("captures-too-many", seat=Seat(seat + 1), cards=captured, tricks=tricks))


def _check_end(deal: Deal, given: Counts, listed: bool) -> None:
    """A deal may end before its last trick only where the contract's condition for that holds."""

    def is_counted(part: Counter) -> bool:
        return part in given or (listed and is_of_cards(part))

    stop = deal.contract.stop
    if stop is None or not all(follows(one, is_counted) for one in counters(stop)):
        return
    captured = sum(deal.state[st.TAKEN : st.TAKEN + deal.seats])
    asked = [*needed_counters(deal.rules, deal.contract.id), *given]
    early = any(counter.cards & ~captured for counter in asked)
    early = early or sum(given.get(TRICKS, [deal.program.tricks])) < deal.program.tricks
    stop_code = deal.program.stop_code
    if early and not any(evaluate(deal.program, deal.state, stop_code, seat) for seat in range(deal.seats)):
        raise ImpossibleDeal(say("not-stopped", contract=deal.contract.id))
