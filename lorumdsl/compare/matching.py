"""Which contracts belong together: those of one id; of the others, those that are most alike.

A contract is only taken for another of its kind under a new name if it counts the same things, or goes on in the same
way; names have a small say.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from lorumdsl.compare.canonical import Ground
from lorumdsl.expr.ast import Typed
from lorumdsl.expr.typing import counters
from lorumdsl.model.contracts import AnyContract, ChainContract, LayoutContract, TrickContract
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
    if isinstance(one, TrickContract) and isinstance(other, TrickContract):
        things = _counted(mine), _counted(theirs)
        common = len(things[0] & things[1]) / max(1, len(things[0] | things[1]))
        alike = [one.follows == other.follows, one.blind == other.blind, one.keeps_own == other.keeps_own]
        return likeness + 3 * common + ground.same(mine, theirs) + sum(alike) / 4 if common > 0.5 else 0
    if isinstance(one, ChainContract) and isinstance(other, ChainContract):
        alike = [one.same_suit == other.same_suit, one.holder == other.holder, one.limit == other.limit]
        return likeness + sum(alike)
    if isinstance(one, LayoutContract) and isinstance(other, LayoutContract):
        alike = [one.up == other.up, one.down == other.down, one.wrap == other.wrap]
        return likeness + ENOUGH + sum(alike) / 4
    return likeness + ENOUGH


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
