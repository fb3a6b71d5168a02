"""Outcomes of chains and layouts: one seat goes out, the others have cards left, and some have passed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from typing import assert_never

from lorumdsl.compiler.rules import Rules
from lorumdsl.expr.ast import Counter
from lorumdsl.expr.vocabulary import LEFT, PASSES
from lorumdsl.model.contracts import ChainContract, LayoutContract
from lorumdsl.proofs.outcome import Outcome, Outcomes, outcome_of

MOST_PASSES = 2  # of a seat in a chain that are looked at: how often seats pass there has no bound

End = tuple[int, list[int], list[int]]  # the seat that went out; cards left and passes of each seat


def outcomes_of_going_out(
    rules: Rules, contract: ChainContract | LayoutContract, read: tuple[Counter, ...], most: int
) -> Outcomes:
    passing = PASSES in read
    match contract:
        case ChainContract(holder=False) if passing:
            ends, bounded = _in_chain(rules), False
        case ChainContract():
            ends, bounded = _without_passes(rules), True
        case LayoutContract():
            ends, bounded = _in_layout(rules) if passing else _without_passes(rules), True
        case _:
            assert_never(contract)
    listed: list[Outcome] = []
    for winner, left, passes in ends:
        if len(listed) == most:
            return Outcomes(read, tuple(listed), False)
        known = {LEFT: left, PASSES: passes}
        seats = [tuple(known[one][seat] for one in read) for seat in range(rules.ruleset.seats)]
        listed.append(outcome_of(rules, contract, read, seats, winner))
    return Outcomes(read, tuple(listed), bounded)


def _cards_of_others(rules: Rules) -> Iterator[tuple[int, ...]]:
    """What the seats have left that did not go out; seats are alike."""
    return combinations_with_replacement(range(1, rules.ruleset.hand_size + 1), rules.ruleset.seats - 1)


def _without_passes(rules: Rules) -> Iterator[End]:
    for others in _cards_of_others(rules):
        yield 0, [0, *others], [0] * rules.ruleset.seats


def _in_chain(rules: Rules) -> Iterator[End]:
    for others in _cards_of_others(rules):
        for passes in product(range(MOST_PASSES + 1), repeat=rules.ruleset.seats):
            yield 0, [0, *others], list(passes)


def _in_layout(rules: Rules) -> Iterator[End]:
    seats, cards = rules.ruleset.seats, rules.ruleset.hand_size
    for others in _cards_of_others(rules):
        for winner in range(seats):
            left = [*others[:winner], 0, *others[winner:]]
            # Somebody lays a card in every round, so the winner cannot pass more often than the others lay.
            for own in range(cards * (seats - 1) - sum(others) + 1):
                yield winner, left, [own + left[seat] - int(seat > winner) for seat in range(seats)]
