"""Which contracts belong together: those of one id; of the others, those that are most alike.

A contract is only taken for another of its kind under a new name if it counts the same things, or goes on in the same
way; names have a small say.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import assert_never

from lorumdsl.compare.canonical import Ground
from lorumdsl.expr.ast import Typed, counters
from lorumdsl.model.contracts import AnyContract, ChainContract, CountContract, LayoutContract, TrickContract
from lorumdsl.model.ruleset import Ruleset

ENOUGH = 2.0


@dataclass(frozen=True, slots=True)
class Match:
    """Two contracts that are one and the same to people who play."""

    a: AnyContract
    b: AnyContract

    @property
    def is_renamed(self) -> bool:
        return self.a.id != self.b.id

    @property
    def name(self) -> str:
        return f"{self.a.id}/{self.b.id}" if self.is_renamed else self.a.id


def match_contracts(a: Ruleset, b: Ruleset, ground: Ground) -> tuple[Match, ...]:
    """The pairs, in the order of the first ruleset."""
    others = {contract.id: contract for contract in b.contracts}
    found = [Match(contract, others[contract.id]) for contract in a.contracts if contract.id in others]
    left = [contract for contract in a.contracts if contract.id not in others]
    right = [contract for contract in b.contracts if contract.id not in {match.a.id for match in found}]
    graded = [(_likeness(one, a, other, b, ground), one, other) for one in left for other in right]
    for likeness, one, other in sorted(graded, key=lambda grade: (-grade[0], grade[1].id, grade[2].id)):
        if likeness >= ENOUGH and one in left and other in right:
            found.append(Match(one, other))
            left.remove(one)
            right.remove(other)
    order = {contract.id: place for place, contract in enumerate(a.contracts)}
    return tuple(sorted(found, key=lambda match: order[match.a.id]))


def _likeness(one: AnyContract, a: Ruleset, other: AnyContract, b: Ruleset, ground: Ground) -> float:
    """How much two contracts have in common; the same whichever stands first."""
    if one.kind is not other.kind:
        return 0
    mine, theirs = ground.canonical(one.cost, a.deck), ground.canonical(other.cost, b.deck)
    names = _words(one), _words(other)
    likeness = len(names[0] & names[1]) / max(1, len(names[0] | names[1]))
    match one:
        case TrickContract():
            things = _counted(mine), _counted(theirs)
            common = len(things[0] & things[1]) / max(1, len(things[0] | things[1]))
            alike = _alike(one, other, "follows", "blind", "keeps_own") / 4
            return likeness + 3 * common + ground.same(mine, theirs) + alike if common > 0.5 else 0
        case ChainContract():
            return likeness + _alike(one, other, "same_suit", "holder", "limit")
        case LayoutContract():
            return likeness + ENOUGH + _alike(one, other, "up", "down", "wrap") / 4
        case CountContract():
            return likeness + ENOUGH
        case _:
            assert_never(one)


def _alike(one: AnyContract, other: AnyContract, *fields: str) -> int:
    """In how many of these fields two contracts of one kind are the same."""
    return sum(getattr(one, field) == getattr(other, field) for field in fields)


def _counted(cost: Typed) -> set[object]:
    """What a cost counts: each card by itself, tricks, single tricks."""
    counted: set[object] = set()
    for counter in counters(cost):
        cards = counter.cards
        counted |= {card for card in range(cards.bit_length()) if cards >> card & 1} if cards else {counter}
    return counted


def _words(contract: AnyContract) -> set[str]:
    """The words of its id and its English name."""
    return set(re.findall(r"\w+", f"{contract.id} {contract.names}".lower().replace("-", " ")))
