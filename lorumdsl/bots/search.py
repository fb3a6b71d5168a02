"""The search bot: plays any rules by trying actions out on deals that agree with what it has seen.

It knows a contract by its program alone. A contract is chosen and doubled by what a search expects of the
hand, against what it expects of hands drawn at random.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean

from lorumdsl.bots.budget import Budget, parse_budget
from lorumdsl.bots.greedy import GreedyBot
from lorumdsl.bots.knowledge import known_from, known_hand
from lorumdsl.bots.searcher import Searcher
from lorumdsl.cards import CardSet, set_of
from lorumdsl.compiler.rules import Rules
from lorumdsl.table.actions import Action
from lorumdsl.table.view import View

COMPARED = 16  # hands
MOST_APPRAISING = 1000  # iterations for a hand
PACE = {"compiled": 100, "plain": 1}  # iterations a millisecond that a choice of contract is reckoned with
WORTH_DOUBLING = 0.25  # standard deviations of pay


class SearchBot:
    """All chance comes from the seed, so that equal views get equal answers unless time is the budget.

    A hand that its seat does not see is played by place, and there all places are alike. Where a deal was
    set up midway, so that its history does not explain it, the greedy bot is asked.
    """

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        self._random = Random(seed)
        self._greedy = GreedyBot(seed)
        self._budget = budget or Budget()
        self._searcher: Searcher | None = None
        self._usual: dict[str, float] = {}

    def choose_action(self, view: View, rules: Rules) -> Action:
        if view.hands[view.seat - 1] is None:
            return self._random.choice(view.legal)
        searcher = self._for(rules)
        if not searcher.is_choice(view.contract, (action.code for action in view.legal)):
            return view.legal[0]
        known = known_from(view, rules.programs[view.contract])
        if known is None:
            return self._greedy.choose_action(view, rules)
        visits = searcher.search(view.contract, known, self._random, self._budget, to_choose=True).visits
        return max(view.legal, key=lambda action: visits.get(action.code, 0))

    def choose_contract(self, hand: CardSet, offered: Sequence[str], rules: Rules) -> str:
        return max(offered, key=lambda contract: self._prospects(hand, contract, rules))

    def choose_doubling(self, hand: CardSet, contract: str, rules: Rules) -> bool:
        if rules.ruleset.contract(contract).blind:
            return False
        return self._margin(hand, contract, rules) > WORTH_DOUBLING

    def _prospects(self, hand: CardSet, contract: str, rules: Rules) -> float:
        """How much better the dealer is off under the contract than with most hands; 0 where it may not look."""
        if rules.ruleset.contract(contract).blind:
            return 0.0
        here = self._margin(hand, contract, rules)
        if contract not in self._usual:
            pack, size = rules.programs[contract].pack, hand.bit_count()
            hands = [set_of(self._random.sample(pack, size)) for _ in range(COMPARED)]
            self._usual[contract] = fmean(self._margin(other, contract, rules) for other in hands)
        return here - self._usual[contract]

    def _margin(self, hand: CardSet, contract: str, rules: Rules) -> float:
        """What the dealer may expect beyond the mean of the others, in standard deviations of pay."""
        searcher = self._for(rules)
        most = self._budget.iterations or searcher.iterations
        if self._budget.milliseconds is not None:
            most = self._budget.milliseconds * PACE[searcher.backend.name]
        dealer = rules.ruleset.seats - 1
        known = known_hand(hand, dealer, rules.programs[contract])
        found = searcher.search(contract, known, self._random, Budget(iterations=min(MOST_APPRAISING, most)))
        return (found.earned[dealer] - fmean(found.earned[:dealer])) / found.deviation

    def _for(self, rules: Rules) -> Searcher:
        """The searcher for the rules in play."""
        if self._searcher is None or self._searcher.rules is not rules:
            self._searcher, self._usual = Searcher(rules), {}
        return self._searcher


def search_bot(budget: str, seed: int) -> SearchBot:
    """The bot for a budget as text, empty for the usual one. ValueError for what is no budget."""
    return SearchBot(seed, parse_budget(budget) if budget else None)
