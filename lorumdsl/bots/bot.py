"""What a bot is: something that chooses, given what its seat may see and nothing more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from lorumdsl.cards import CardSet
from lorumdsl.compiler.rules import Rules
from lorumdsl.table.actions import Action
from lorumdsl.table.view import View


class Bot(Protocol):
    """A player. Equal views, asked for in the same order, get equal answers from bots of the same seed."""

    def choose_action(self, view: View, rules: Rules) -> Action:
        """One of `view.legal`, which is not empty."""

    def choose_contract(self, hand: CardSet, offered: Sequence[str], rules: Rules) -> str:
        """One of the contracts on offer, of which there is at least one; `hand` are the chooser's own cards."""

    def choose_doubling(self, hand: CardSet, contract: str, rules: Rules) -> bool:
        """Whether to double the costs of a contract, in rulesets where the dealer may."""
