"""A finished deal from what people counted: `taken(hearts)` 3 3 2 0, cards left, tricks.

Only numbers that can have come about are accepted: the cards of a set are all in somebody's pile, every
trick has one winner, one seat went out. What the contract's costs and payout do not ask for may be left out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lorumdsl.cards import CardSet, cards_of
from lorumdsl.compiler.rules import Rules
from lorumdsl.engine import state as st
from lorumdsl.engine.evaluate import evaluate
from lorumdsl.expr.ast import LAST_TRICK, Constant, Counter
from lorumdsl.expr.typing import counters
from lorumdsl.expr.vocabulary import CROSSED, LEFT, PASSES, SEATS, TRICKS, counted, counted_by_people
from lorumdsl.expr.word import Parameter
from lorumdsl.language.phrase import Argument, Phrase, Seat, say
from lorumdsl.model.contracts import ChainContract, CountContract, LayoutContract, TrickContract
from lorumdsl.table.counters import format_counter
from lorumdsl.table.deal import Deal
from lorumdsl.table.hands import ImpossibleDeal, check_seat, parse_hands
from lorumdsl.table.piles import Quota, TooManyWays, share_out
from lorumdsl.table.terms import terms_of
from lorumdsl.table.thresholds import divides, reachable

Counts = Mapping[Counter, Sequence[int]]


def needed_counters(rules: Rules, contract: str) -> list[Counter]:
    """What has to be counted to settle a contract, each counter once."""
    chosen = rules.ruleset.contract(contract)
    payout = rules.ruleset.payout(chosen.payout)
    found: dict[Counter, None] = {}
    for expression in (chosen.cost, *payout.expressions):
        found.update(dict.fromkeys(part for counter in counters(expression) for part in counted_by_people(counter)))
    if isinstance(chosen, ChainContract | LayoutContract):
        found.setdefault(LEFT)  # tells who went out
    return list(found)


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
    _place(deal, given, taken is not None, piles)
    deal.state[st.OVER] = 1
    return deal


def check_so_far(rules: Rules, contract: str, given: Counts) -> None:
    """Nothing if some finished deal agrees with what has been counted so far, else ImpossibleDeal."""
    deal = Deal(rules, contract, hands=[""] * rules.ruleset.seats)
    _check_numbers(deal, given)
    _check_kind(deal, given)
    _place(deal, given, False, None)


def _place(deal: Deal, given: Counts, listed: bool, piles: list[CardSet] | None) -> None:
    """Write what was counted into the state; whatever cannot be is refused."""
    if isinstance(deal.contract, TrickContract):
        _place_cards(deal, given, piles)
        _place_tricks(deal, given)
        _check_end(deal, given, listed)
    elif listed:
        raise ImpossibleDeal(say("no-captures", contract=deal.contract.id))
    if isinstance(deal.contract, ChainContract | LayoutContract):
        _place_hands(deal, given)
    if isinstance(deal.contract, CountContract):
        _place_crossed(deal, given)


def revoke(rules: Rules, contract: str, offender: int, *, pot: int = 0, factor: int = 1) -> Deal:
    """The deal in which a seat (from 1) was found to have revoked: it owes the award, the others nothing."""
    deal = Deal(rules, contract, hands=[""] * rules.ruleset.seats, pot=pot, factor=factor)
    award = deal.contract.award
    if not isinstance(award, Constant):
        raise ImpossibleDeal(say("no-award", contract=contract))
    check_seat(offender, deal.seats)
    deal.settle_at([award.value * factor if seat == offender else 0 for seat in range(1, deal.seats + 1)])
    return deal


def _is_of_cards(counter: Counter) -> bool:
    """Whether people count cards of their piles by it."""
    return counted(counter).takes is Parameter.CARDS


def _is_known(counter: Counter, given: Counts, listed: bool) -> bool:
    """Whether a counter follows from what was counted, or from the piles where they are listed."""
    parts = counted_by_people(counter)
    return all(part in given or (listed and _is_of_cards(part)) for part in parts) if parts else counter == SEATS


def _written(deal: Deal, counter: Counter) -> str:
    return format_counter(deal.rules, counter)


def _check_numbers(deal: Deal, given: Counts) -> None:
    for counter, numbers in given.items():
        if len(numbers) != deal.seats:
            what, number = _written(deal, counter), len(numbers)
            raise ImpossibleDeal(say("numbers-for-seats", counter=what, number=number, seats=deal.seats))
        if any(number < 0 for number in numbers):
            raise ImpossibleDeal(say("counter-negative", counter=_written(deal, counter)))


def _require(deal: Deal, given: Counts, piles: list[CardSet] | None) -> None:
    """Everything that the settlement reads must be known."""
    for counter in needed_counters(deal.rules, deal.contract.id):
        if counter not in given and not (_is_of_cards(counter) and piles is not None):
            raise ImpossibleDeal(say("counter-missing", counter=_written(deal, counter), contract=deal.contract.id))


def _check_kind(deal: Deal, given: Counts) -> None:
    """Each kind of contract has counters of its own."""
    for counter in given:
        if counter not in counted_by_people(counter) or deal.contract.kind not in counted(counter).kinds:
            what, kind = _written(deal, counter), str(deal.contract.kind)
            raise ImpossibleDeal(say("counter-misplaced", counter=what, contract=deal.contract.id, kind=kind))


def _place_cards(deal: Deal, given: Counts, piles: list[CardSet] | None) -> None:
    """Captured cards: as listed, or any that agree with the counts."""
    quotas = [Quota(counter.cards, tuple(numbers)) for counter, numbers in given.items() if _is_of_cards(counter)]
    asked = {counter.cards for counter in needed_counters(deal.rules, deal.contract.id) if _is_of_cards(counter)}
    ends_early = isinstance(deal.contract, TrickContract) and deal.contract.stop is not None
    for quota in quotas:
        there, placed = quota.cards.bit_count(), sum(quota.counts)
        if placed > there or (placed < there and not ends_early):
            what = _written(deal, Counter("taken", quota.cards))
            raise ImpossibleDeal(say("cards-add-up", counter=what, placed=placed, there=there))
    listed = piles is not None
    if piles is None:
        tricks = given.get(TRICKS)
        room = None
        if tricks is not None and not deal.program.keeps_own:
            room = [number * deal.seats for number in tricks]  # a trick has a card of every seat
        try:
            shared = share_out(quotas, deal.seats, room)
        except TooManyWays:
            raise ImpossibleDeal(Phrase("counts-too-many")) from None
        if shared is None:
            _compare_room(quotas, room)
            raise ImpossibleDeal(Phrase("no-sharing"))
        piles = shared
    captured = sum(piles)
    for cards in asked if listed and not ends_early else ():
        if cards & ~captured:
            raise ImpossibleDeal(say("not-in-a-pile", cards=deal.deck.format_cards(cards & ~captured)))
    for quota in quotas:
        for seat, count in enumerate(quota.counts):
            if (piles[seat] & quota.cards).bit_count() != count:
                what = _written(deal, Counter("taken", quota.cards))
                raise ImpossibleDeal(say("pile-differs", counter=what, number=count, seat=Seat(seat + 1)))
    deal.state[st.TAKEN : st.TAKEN + deal.seats] = piles


def _compare_room(quotas: list[Quota], room: list[int] | None) -> None:
    """The plain case of cards that cannot be shared out: more in one pile than its tricks hold."""
    for seat, most in enumerate(room or ()):
        captured = max(quota.counts[seat] for quota in quotas)
        if captured > most:
            raise ImpossibleDeal(say("captures-too-many-cards", seat=Seat(seat + 1), cards=captured, most=most))


def _place_tricks(deal: Deal, given: Counts) -> None:
    """Numbers of tricks and the winners of single ones."""
    state, hand_size = deal.state, deal.program.tricks
    ends_early = deal.program.stop_code != 0
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
            raise ImpossibleDeal(say("one-winner", counter=_written(deal, counter)))
        if not 1 <= number <= hand_size:
            raise ImpossibleDeal(say("no-trick", trick=number, tricks=hand_size))
        winner = list(winners).index(1)
        if state[st.WON + number] not in (-1, winner):
            raise ImpossibleDeal(say("two-winners", trick=number))
        state[st.WON + number] = winner
    if tricks is not None:
        _compare_tricks(deal)


def _check_end(deal: Deal, given: Counts, listed: bool) -> None:
    """A deal may end before its last trick only where the contract's condition for that holds."""
    stop = deal.contract.stop if isinstance(deal.contract, TrickContract) else None
    known = stop is not None and all(_is_known(one, given, listed) for one in counters(stop))
    if not known:
        return
    captured = sum(deal.state[st.TAKEN : st.TAKEN + deal.seats])
    asked = [*needed_counters(deal.rules, deal.contract.id), *given]
    early = any(counter.cards & ~captured for counter in asked)
    early = early or sum(given.get(TRICKS, [deal.program.tricks])) < deal.program.tricks
    stop_code = deal.program.stop_code
    if early and not any(evaluate(deal.program, deal.state, stop_code, seat) for seat in range(deal.seats)):
        raise ImpossibleDeal(say("not-stopped", contract=deal.contract.id))


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


def _place_hands(deal: Deal, given: Counts) -> None:
    """Cards left and passes; the seat with none left went out."""
    left = given.get(LEFT)
    if left is None:
        return
    hand_size = deal.program.tricks
    if list(left).count(0) != 1:
        raise ImpossibleDeal(Phrase("one-empty-hand"))
    if max(left) > hand_size:
        raise ImpossibleDeal(say("left-too-many", left=max(left), most=hand_size))
    winner = list(left).index(0)
    deal.state[st.OUT] = winner
    pack = list(cards_of(deal.deck.cards))
    for seat, number in enumerate(left):
        deal.state[st.HAND + seat] = sum(1 << card for card in pack[:number])
        pack = pack[number:]
    passes = given.get(PASSES)
    if passes is None:
        return
    deal.state[st.PASSES : st.PASSES + deal.seats] = list(passes)
    if isinstance(deal.contract, LayoutContract):
        begins = range(deal.seats) if deal.contract.opening else (0,)  # who held the card that begins is not told
        if any(_due(left, passes[winner], winner, seat) == list(passes) for seat in begins):
            return
        for seat, (number, due) in enumerate(zip(passes, _due(left, passes[winner], winner, 0), strict=True)):
            if number != due:
                went_out: dict[str, Argument] = {"winner": Seat(winner + 1), "passes": passes[winner]}
                told = say("passes-due", seat=Seat(seat + 1), left=left[seat], due=due, number=number, **went_out)
                raise ImpossibleDeal(say("if-began", refusal=told, seat=Seat(1)) if deal.contract.opening else told)


def _due(left: Sequence[int], of_winner: int, winner: int, begins: int) -> list[int]:
    """How often each seat has passed in a layout, where all have one action a turn, whether a card or a pass."""
    seats = len(left)
    last_turn = [(seat - begins) % seats <= (winner - begins) % seats for seat in range(seats)]
    return [of_winner + cards - (0 if had else 1) for cards, had in zip(left, last_turn, strict=True)]


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
