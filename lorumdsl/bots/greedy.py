"""The greedy bot: plays every kind of contract sensibly, from the rules alone and one action ahead.

It knows no ruleset: what is worth avoiding comes out of the cost of the contract, what can follow out
of its program. It neither tries for a sweep nor hinders one.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import assert_never

from lorumdsl.bots.greedy_chain import choose_chain_card
from lorumdsl.bots.greedy_count import choose_count_card
from lorumdsl.bots.greedy_layout import choose_layout_card
from lorumdsl.bots.greedy_trick import choose_trick_card
from lorumdsl.bots.hand_value import prospects
from lorumdsl.bots.prices import Stake, stake_of
from lorumdsl.cards import CardSet
from lorumdsl.compiler.rules import Rules
from lorumdsl.model.contracts import ChainContract, CountContract, LayoutContract, TrickContract
from lorumdsl.table.actions import Action
from lorumdsl.table.view import View

WORTH_DOUBLING = 0.75  # standard deviations above most hands


class GreedyBot:
    """The seed matters where there is nothing to go by, and for deals that are tried out."""

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)
        self._rules: Rules | None = None
        self._stakes: dict[str, Stake] = {}

    def choose_action(self, view: View, rules: Rules) -> Action:
        if view.hands[view.seat - 1] is None:
            # A blind seat may not know what it plays, though the list of legal actions would tell.
            return self._random.choice(view.legal)
        if len(view.legal) == 1:
            return view.legal[0]
        stake = self._stake(rules, view.contract)
        match stake.contract:
            case TrickContract():
                return choose_trick_card(view, stake)
            case ChainContract():
                return choose_chain_card(view, stake.program, self._random)
            case LayoutContract():
                return choose_layout_card(view, stake.program)
            case CountContract():
                return choose_count_card(view, stake)
            case _:
                assert_never(stake.contract)

    def choose_contract(self, hand: CardSet, offered: Sequence[str], rules: Rules) -> str:
        return max(offered, key=lambda contract: self._prospects(hand, contract, rules))

    def choose_doubling(self, hand: CardSet, contract: str, rules: Rules) -> bool:
        return self._prospects(hand, contract, rules) > WORTH_DOUBLING

    def _prospects(self, hand: CardSet, contract: str, rules: Rules) -> float:
        stake = self._stake(rules, contract)
        return 0.0 if stake.contract.blind else prospects(hand, stake, self._random)

    def _stake(self, rules: Rules, contract: str) -> Stake:
        """The stake of a contract, worked out once for the rules in play."""
        if self._rules is not rules:
            self._rules, self._stakes = rules, {}
        if contract not in self._stakes:
            self._stakes[contract] = stake_of(rules, contract)
        return self._stakes[contract]
