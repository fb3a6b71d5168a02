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
from typing import assert_never

from lorumdsl.compiler.rules import Rules
from lorumdsl.compiler.value import value
from lorumdsl.expr.ast import LAST_TRICK, Constant, Counter, Operator, Typed
from lorumdsl.expr.typing import counters
from lorumdsl.expr.vocabulary import LEFT, PASSES, SEATS, TRICKS, counted, counted_by_people, reading
from lorumdsl.expr.word import Derived, InPlay, Laid, Parameter, Settled, Shared, Terms, Thing
from lorumdsl.model.contracts import AnyContract, ChainContract, LayoutContract, TrickContract
from lorumdsl.table.outcome import needed_counters
from lorumdsl.table.terms import terms_of

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
    terms = terms_of(rules, contract.id)
    found = _share_out(pieces, terms, contract, read, most)
    if found is None and only_costs and (key := _by_cost(contract.cost, read, terms)) is not None:
        found = _share_out(pieces, terms, contract, read, most, key)
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
    terms = terms_of(rules, contract.id)
    costs = tuple(cost_of(contract.cost, read, seat, terms) for seat in seats)
    repeats = [list(seats).count(seat) for seat in set(seats)]
    ways = factorial(len(seats)) // prod(map(factorial, repeats)) if winner < 0 else 1
    return Outcome(tuple(seats), costs, winner, ways)


def cost_of(cost: Typed, read: Sequence[Counter], seat: Seat, terms: Terms) -> int:
    """What a seat owes that counts so much."""
    return value(cost, reading(dict(zip(read, seat, strict=True)), terms))


def linear(typed: Typed, seats: int) -> dict[Counter | None, int] | None:
    """A number as a sum of counters, each times a fixed number (None: the number added); None if it is no such sum."""
    if isinstance(typed, Constant):
        return {None: typed.value}
    if isinstance(typed, Counter):
        return {None: seats} if typed == SEATS else {typed: 1}
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
    return [part for one in counters(stop) for part in counted_by_people(one)] if stop is not None else []


def _pieces(rules: Rules, contract: AnyContract, read: Sequence[Counter]) -> Iterator[_Piece]:
    """Each thing that some counter counts, with what it adds to all of them."""
    terms = terms_of(rules, contract.id)
    adds: dict[Thing, list[int]] = {}
    for place, counter in enumerate(read):
        word = counted(counter)
        match word:
            case Shared():
                for thing, number in word.things(counter, terms).items():
                    adds.setdefault(thing, [0] * len(read))[place] += number
            case Laid() | Derived() | Settled() | InPlay():
                raise TypeError(f"{word.name} is not shared out in a {contract.kind} contract")
            case _:
                assert_never(word)
    # Tricks that are asked for by their number come first, cards that add alike stand together.
    of_kind = {kind: place for place, kind in enumerate(("trick", "threshold", "card"))}
    ordered = sorted(adds, key=lambda thing: (of_kind[thing[0]], _order(thing, adds[thing])))
    for thing in ordered:
        yield _Piece(tuple(adds[thing]), terms.ends_early and thing != ("trick", LAST_TRICK))


def _order(thing: Thing, adds: list[int]) -> tuple[int, list[int], int]:
    kind, number = thing
    return (-sum(adds), [], number) if kind == "trick" else (0, adds if kind == "card" else [], number)


def _share_out(
    pieces: Sequence[_Piece],
    terms: Terms,
    contract: AnyContract,
    read: Sequence[Counter],
    most: int,
    key: Callable[[Seat], int] | None = None,
) -> list[tuple[Seat, ...]] | None:
    """Every way to give the pieces to seats, alike ones once; None for more than `most`. A seat after the last
    stands for nobody: it keeps what a deal that ended early left over."""
    seats, nothing = terms.seats, (0,) * len(read)
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
    ended = [state for state in found.values() if _may_end(contract, read, state, nothing, terms)]
    possible = [state for state in ended if key is not None or _fits(read, state[:seats], seats)]
    return possible if len(possible) <= most else None


def is_known(counter: Counter, read: Sequence[Counter]) -> bool:
    """Whether a counter follows from those that are read."""
    parts = counted_by_people(counter)
    return all(part in read for part in parts) if parts else counter == SEATS


def _may_end(
    contract: AnyContract, read: Sequence[Counter], state: tuple[Seat, ...], nothing: Seat, terms: Terms
) -> bool:
    """Whether all was played, or what ends the deal early came about."""
    if state[-1] == nothing or not isinstance(contract, TrickContract) or contract.stop is None:
        return True
    if not all(is_known(one, read) for one in counters(contract.stop)):
        return True  # it asks for the course of the deal, of which outcomes know nothing
    return any(cost_of(contract.stop, read, seat, terms) for seat in state[:-1])


def _fits(read: Sequence[Counter], state: Sequence[Seat], seats: int) -> bool:
    """Whether nobody captured more cards than lie in his tricks."""
    if TRICKS not in read:
        return True
    tricks = read.index(TRICKS)
    cards = [place for place, one in enumerate(read) if counted(one).takes is Parameter.CARDS]
    return all(max((seat[place] for place in cards), default=0) <= seats * seat[tricks] for seat in state)


def _by_cost(cost: Typed, read: Sequence[Counter], terms: Terms) -> Callable[[Seat], int] | None:
    """What a seat owes so far, where that is a plain sum of things and so can be merged before all are shared out."""
    if linear(cost, terms.seats) is None or not all(one in read or one == SEATS for one in counters(cost)):
        return None
    return lambda seat: cost_of(cost, read, seat, terms)


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
    ends: Iterator[tuple[int, list[int], list[int]]] = _ends(rules, contract, PASSES in read)
    for winner, left, passes in ends:
        if len(listed) == most:
            return Outcomes(read, tuple(listed), False)
        known = {LEFT: left, PASSES: passes}
        seats = [tuple(known[one][seat] for one in read) for seat in range(rules.ruleset.seats)]
        listed.append(outcome_of(rules, contract, read, seats, winner))
    # How often seats pass in a chain has no bound that outcomes know of.
    free = isinstance(contract, ChainContract) and not contract.holder and PASSES in read
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
