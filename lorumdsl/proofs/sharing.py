"""Outcomes in which things are shared out: each card, trick and threshold that a contract counts goes to one seat.

Cards that no counter tells apart are alike, and so are seats. Things are given to the seats one after another, and
equal outcomes are merged after every one of them, so that eight hearts make 15 outcomes in place of 65,536.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import assert_never

from lorumdsl.compiler.rules import Rules
from lorumdsl.expr.ast import LAST_TRICK, Counter, Typed, counters
from lorumdsl.expr.linear import linear
from lorumdsl.expr.vocabulary import SEATS, TRICKS, counted
from lorumdsl.expr.word import Derived, InPlay, Laid, Parameter, Settled, Shared, Terms, Thing
from lorumdsl.model.contracts import AnyContract
from lorumdsl.proofs.outcome import Outcome, Outcomes, Seat, cost_of, outcome_of
from lorumdsl.table.counters import follows
from lorumdsl.table.terms import terms_of


def shared_outcomes(
    rules: Rules, contract: AnyContract, read: tuple[Counter, ...], only_costs: bool, most: int
) -> Outcomes:
    """All outcomes, or a few of them where there are too many. `only_costs` as for `list_outcomes`."""
    pieces = list(_pieces(rules, contract, read))
    terms = terms_of(rules, contract.id)
    found = _share_out(pieces, terms, contract, read, most)
    if found is None and only_costs and (key := _by_cost(contract.cost, read, terms)) is not None:
        found = _share_out(pieces, terms, contract, read, most, key)
    if found is None:
        return few_shared_outcomes(rules, contract, read)
    ends = (outcome_of(rules, contract, read, state[rules.ruleset.seats - 1 :: -1]) for state in found)
    return Outcomes(read, tuple(ends), True)


def few_shared_outcomes(rules: Rules, contract: AnyContract, read: tuple[Counter, ...]) -> Outcomes:
    """A few outcomes that surely can be: everything to one seat, everything as even as it goes."""
    seats, nothing = rules.ruleset.seats, (0,) * len(read)
    pieces = list(_pieces(rules, contract, read))
    found: list[Outcome] = []
    for takers in range(1, seats + 1):
        shared = [nothing] * seats
        for place, piece in enumerate(pieces):
            taker = place % takers
            shared[taker] = tuple(map(sum, zip(shared[taker], piece.adds, strict=True)))
        found.append(outcome_of(rules, contract, read, shared))
    return Outcomes(read, tuple(found), False)


@dataclass(frozen=True, slots=True)
class _Piece:
    """Something that exactly one seat gets, and what it adds to each counter; `optional` if nobody need get it."""

    adds: Seat
    optional: bool


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


def _may_end(
    contract: AnyContract, read: Sequence[Counter], state: tuple[Seat, ...], nothing: Seat, terms: Terms
) -> bool:
    """Whether all was played, or what ends the deal early came about."""
    if state[-1] == nothing or contract.stop is None:
        return True
    if not all(follows(one, read.__contains__) for one in counters(contract.stop)):
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
