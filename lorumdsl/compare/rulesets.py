"""Two rulesets compared in the words of the game: every rule that differs, with both places and both sources.

Models are compared, not files: what is written in another order or under another name and means the same is equal.
"""

from __future__ import annotations

from dataclasses import dataclass

from lorumdsl.compare.canonical import Ground, universal
from lorumdsl.compare.contracts import contract_differences
from lorumdsl.compare.difference import Difference
from lorumdsl.compare.incidental import besides
from lorumdsl.compare.located_rules import LocatedRules
from lorumdsl.compare.matching import match_contracts
from lorumdsl.compare.pair import Pair
from lorumdsl.compare.payouts import payout_differences
from lorumdsl.compare.schedule import schedule_differences
from lorumdsl.compare.table import table_differences
from lorumdsl.language.phrase import Phrase


@dataclass(frozen=True, slots=True)
class Comparison:
    """`differences` are those in the rules; `besides` says what else differs."""

    pair: Pair
    differences: tuple[Difference, ...]
    besides: tuple[Phrase, ...]

    @property
    def renamed(self) -> tuple[tuple[str, str], ...]:
        """Contracts that have other ids, in both."""
        return tuple((match.a.id, match.b.id) for match in self.pair.matches if match.is_renamed)


def compare_rulesets(a: LocatedRules, b: LocatedRules) -> Comparison:
    pair = pair_of(a, b)
    found = [*table_differences(pair), *schedule_differences(pair)]
    for match in pair.matches:
        found += contract_differences(pair, match)
    found += payout_differences(pair)
    return Comparison(pair, tuple(found), tuple(besides(pair)))


def pair_of(a: LocatedRules, b: LocatedRules) -> Pair:
    """The two with what they have in common."""
    cards = universal(a.ruleset.deck.cards, a.ruleset.deck) & universal(b.ruleset.deck.cards, b.ruleset.deck)
    ground = Ground(cards, max(a.ruleset.hand_size, b.ruleset.hand_size))
    return Pair(a, b, ground, match_contracts(a.ruleset, b.ruleset, ground))
