"""How a deal can end, as far as its settlement tells outcomes apart.

Cards that no counter tells apart are alike, and so are seats: an outcome is a collection of seats, each with the
numbers that are read of it. What is shared out (cards, tricks, thresholds) is given to the seats one piece after
another, and equal outcomes are merged after every piece, so that eight hearts make 15 outcomes in place of 65,536.
Outcomes are those that a score sheet accepts; nobody asks whether every one of them can be reached by play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement, product
from math import factorial, prod

from lorumdsl.cards import cards_of
from lorumdsl.compiler.rules import Rules
from lorumdsl.compiler.value import value
from lorumdsl.expr.ast import LAST_TRICK, Constant, Counter, Operator, Typed
from lorumdsl.expr.typing import counters
from lorumdsl.model.contracts import AnyContract, ChainContract, CountContract, LayoutContract, TrickContract
from lorumdsl.table.outcome import needed_counters
from lorumdsl.table.thresholds import reachable

MOST = 600
"""So many different outcomes of a contract are looked at, and no more."""

Seat = tuple[int, ...]
"""What is counted of one seat, in the order of `Outcomes.counters`."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """A finished deal: what each seat counts and owes, P1 first; `ways` is for how many deals' ends it stands."""

    seats: tuple[Seat, ...]
    costs: tuple[int, ...]
    winner: int = -1
    ways: int = 1


@dataclass(frozen=True, slots=True)
class Outcomes:
    """All outcomes of a contract; `complete` is false where there are more of them than are looked at."""

    counters: tuple[Counter, ...]
    listed: tuple[Outcome, ...]
    complete: bool

    @property
    def ways(self) -> int:
        return sum(outcome.ways for outcome in self.listed)

    def given(self, outcome: Outcome, needed: Sequence[Counter]) -> dict[Counter, tuple[int, ...]]:
        """An outcome as case files write it."""
        places = {counter: place for place, counter in enumerate(self.counters)}
        return {one: tuple(seat[places[one]] for seat in outcome.seats) for one in needed}


def list_outcomes(rules: Rules, contract: AnyContract, only_costs: bool, most: int = MOST) -> Outcomes:
    """The outcomes of a contract. `only_costs` says that its payout reads nothing but what seats owe: outcomes
    in which they owe the same may then be merged where there are too many to look at each."""
    read = tuple(dict.fromkeys([*needed_counters(rules, contract.id), *_stop_counters(contract)]))
    if isinstance(contract, ChainContract | LayoutContract):
        return _laying(rules, contract, read, most)
    pieces = list(_pieces(rules, contract, read))
    found = _share_out(pieces, rules.ruleset.seats, contract, read, most)
    if found is None and only_costs:
        found = _share_out(pieces, rules.ruleset.seats, contract, read, most, _by_cost(contract.cost, read, rules))
    if found is None:
        return Outcomes(read, tuple(_corners(pieces, rules, contract, read)), False)
    ends = (outcome_of(rules, contract, read, state[rules.ruleset.seats - 1 :: -1]) for state in found)
    return Outcomes(read, tuple(ends), True)


def few_outcomes(rules: Rules, contract: AnyContract, most: int) -> Outcomes:
    """A few outcomes that surely can be, for payouts that treat all alike."""
    read = tuple(dict.fromkeys([*needed_counters(rules, contract.id), *_stop_counters(contract)]))
    if isinstance(contract, ChainContract | LayoutContract):
        return _laying(rules, contract, read, most)
    pieces = list(_pieces(rules, contract, read))
    return Outcomes(read, tuple(_corners(pieces, rules, contract, read)), False)


def outcome_of(
    rules: Rules, contract: AnyContract, read: Sequence[Counter], seats: Sequence[Seat], winner: int = -1
) -> Outcome:
    """The outcome in which seats count so much."""
    costs = tuple(cost_of(contract.cost, read, seat, rules.ruleset.seats) for seat in seats)
    repeats = [list(seats).count(seat) for seat in set(seats)]
    ways = factorial(len(seats)) // prod(map(factorial, repeats)) if winner < 0 else 1
    return Outcome(tuple(seats), costs, winner, ways)


def cost_of(cost: Typed, read: Sequence[Counter], seat: Seat, seats: int) -> int:
    """What a seat owes that counts so much."""
    counted = dict(zip(read, seat, strict=True)) | {Counter("seats"): seats}
    return value(cost, lambda counter: counted[counter])


def linear(typed: Typed, seats: int) -> dict[Counter | None, int] | None:
    """A number as a sum of counters, each times a fixed number (None: the number added); None if it is no such sum."""
    if isinstance(typed, Constant):
        return {None: typed.value}
    if isinstance(typed, Counter):
        return {None: seats} if typed.word == "seats" else {typed: 1}
    if not isinstance(typed, Operator) or typed.operator not in ("+", "-", "*", "neg"):
        return None
    parts = [linear(operand, seats) for operand in typed.operands]
    terms = [part for part in parts if part is not None]
    if len(terms) < len(parts):
        return None
    if typed.operator == "*":
        fixed = [part for part in terms if set(part) <= {None}]
        if len(fixed) < len(terms) - 1:
            return None
        rest = next((part for part in terms if not set(part) <= {None}), {None: 1})
        factor = prod(part.get(None, 0) for part in fixed)
        return {counter: factor * times for counter, times in rest.items()}
    total: dict[Counter | None, int] = {}
    for place, part in enumerate(terms):
        sign = -1 if typed.operator == "neg" or (typed.operator == "-" and place) else 1
        for counter, times in part.items():
            total[counter] = total.get(counter, 0) + sign * times
    return total


# --- what is shared out -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Piece:
    """Something that exactly one seat gets, and what it adds to each counter; `optional` if nobody need get it."""

    adds: Seat
    optional: bool


def _stop_counters(contract: AnyContract) -> list[Counter]:
    stop = contract.stop if isinstance(contract, TrickContract) else None
    return [one for one in counters(stop) if one.word in ("taken", "tricks", "won")] if stop is not None else []


def _pieces(rules: Rules, contract: AnyContract, read: Sequence[Counter]) -> Iterator[_Piece]:
    program = rules.programs[contract.id]
    early = isinstance(contract, TrickContract) and contract.stop is not None
    if isinstance(contract, CountContract):
        for _, price in reachable(program):
            yield _Piece(tuple(price if one.word == "crossed" else 0 for one in read), False)
        return
    named = {one.number for one in read if one.word == "won"}
    if LAST_TRICK in named and not early:
        named.discard(program.tricks)  # it is the last one
    for number in sorted(named):
        last = {number, program.tricks} if number == LAST_TRICK and not early else {number}
        adds = tuple(int(one.word == "tricks" or (one.word == "won" and one.number in last)) for one in read)
        yield _Piece(adds, early and number != LAST_TRICK)
    if Counter("tricks") in read:
        for _ in range(program.tricks - len(named)):
            yield _Piece(tuple(int(one.word == "tricks") for one in read), early)
    captured = 0
    for one in read:
        captured |= one.cards if one.word == "taken" else 0
    cards = [tuple(one.cards >> card & 1 if one.word == "taken" else 0 for one in read) for card in cards_of(captured)]
    yield from (_Piece(adds, early) for adds in sorted(cards))


def _share_out(
    pieces: Sequence[_Piece],
    seats: int,
    contract: AnyContract,
    read: Sequence[Counter],
    most: int,
    key: Callable[[Seat], int] | None = None,
) -> list[tuple[Seat, ...]] | None:
    """Every way to give the pieces to seats, alike ones once; None for more than `most`. A seat after the last
    stands for nobody: it keeps what a deal that ended early left over."""
    nothing = (0,) * len(read)
    found: dict[object, tuple[Seat, ...]] = {(): (nothing,) * (seats + 1)}
    for piece in pieces:
        grown: dict[object, tuple[Seat, ...]] = {}
        for state in found.values():
            for place in range(seats + 1 if piece.optional else seats):
                if place and place < seats and state[place] == state[place - 1]:
                    continue  # seats that are alike
                seat = tuple(map(sum, zip(state[place], piece.adds, strict=True)))
                changed = (*state[:place], seat, *state[place + 1 :])
                ordered = (*sorted(changed[:seats]), changed[seats])
                name: object = ordered if key is None else (*sorted(map(key, ordered[:seats])), ordered[seats])
                grown.setdefault(name, ordered)
        if len(grown) > 4 * most:
            return None
        found = grown
    ended = [state for state in found.values() if _may_end(contract, read, state, nothing)]
    possible = [state for state in ended if key is not None or _fits(read, state[:seats], seats)]
    return possible if len(possible) <= most else None


def _may_end(contract: AnyContract, read: Sequence[Counter], state: tuple[Seat, ...], nothing: Seat) -> bool:
    """Whether all was played, or what ends the deal early came about."""
    if state[-1] == nothing or not isinstance(contract, TrickContract) or contract.stop is None:
        return True
    if any(one not in read and one.word != "seats" for one in counters(contract.stop)):
        return True  # it asks for the course of the deal, of which outcomes know nothing
    return any(cost_of(contract.stop, read, seat, len(state) - 1) for seat in state[:-1])


def _fits(read: Sequence[Counter], state: Sequence[Seat], seats: int) -> bool:
    """Whether nobody captured more cards than lie in his tricks."""
    if Counter("tricks") not in read:
        return True
    tricks = read.index(Counter("tricks"))
    cards = [place for place, one in enumerate(read) if one.word == "taken"]
    return all(max((seat[place] for place in cards), default=0) <= seats * seat[tricks] for seat in state)


def _by_cost(cost: Typed, read: Sequence[Counter], rules: Rules) -> Callable[[Seat], int] | None:
    """What a seat owes so far, where that is a plain sum and so can be merged while pieces are still to come."""
    seats = rules.ruleset.seats
    if linear(cost, seats) is None:
        return None
    return lambda seat: cost_of(cost, read, seat, seats)


def _corners(
    pieces: Sequence[_Piece], rules: Rules, contract: AnyContract, read: Sequence[Counter]
) -> Iterator[Outcome]:
    """A few outcomes that surely can be: everything to one seat, everything as even as it goes."""
    seats = rules.ruleset.seats
    nothing = (0,) * len(read)
    for takers in range(1, seats + 1):
        shared = [nothing] * seats
        for place, piece in enumerate(pieces):
            taker = place % takers
            shared[taker] = tuple(map(sum, zip(shared[taker], piece.adds, strict=True)))
        yield outcome_of(rules, contract, read, shared)


# --- chains and layouts -------------------------------------------------------------------------------------


def _laying(rules: Rules, contract: ChainContract | LayoutContract, read: tuple[Counter, ...], most: int) -> Outcomes:
    """One seat goes out, the others have cards left; passes follow in a layout and are free in a chain."""
    listed: list[Outcome] = []
    ends: Iterator[tuple[int, list[int], list[int]]] = _ends(rules, contract, Counter("passes") in read)
    for winner, left, passes in ends:
        if len(listed) == most:
            return Outcomes(read, tuple(listed), False)
        counted = {"left": left, "passes": passes}
        seats = [tuple(counted[one.word][seat] for one in read) for seat in range(rules.ruleset.seats)]
        listed.append(outcome_of(rules, contract, read, seats, winner))
    # How often seats pass in a chain has no bound that outcomes know of.
    free = isinstance(contract, ChainContract) and not contract.holder and Counter("passes") in read
    return Outcomes(read, tuple(listed), not free)


def _ends(
    rules: Rules, contract: ChainContract | LayoutContract, passing: bool
) -> Iterator[tuple[int, list[int], list[int]]]:
    seats, cards = rules.ruleset.seats, rules.ruleset.hand_size
    for others in combinations_with_replacement(range(1, cards + 1), seats - 1):
        if not passing or (isinstance(contract, ChainContract) and contract.holder):
            yield 0, [0, *others], [0] * seats
        elif isinstance(contract, ChainContract):
            for passes in product(range(3), repeat=seats):
                yield 0, [0, *others], list(passes)
        else:
            for winner in range(seats):
                left = [*others[:winner], 0, *others[winner:]]
                # Somebody lays a card in every round, so the winner cannot pass more often than the others lay.
                for own in range(cards * (seats - 1) - sum(others) + 1):
                    yield winner, left, [own + left[seat] - int(seat > winner) for seat in range(seats)]
