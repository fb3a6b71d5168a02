"""The random bot: any legal action is as likely as any other."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from lorumdsl.cards import CardSet
from lorumdsl.compiler.rules import Rules
from lorumdsl.table.actions import Action
from lorumdsl.table.view import View


class RandomBot:
    """Chooses everything uniformly, by its own generator: nothing else in the process disturbs it."""

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)

    def choose_action(self, view: View, rules: Rules) -> Action:
        return self._random.choice(view.legal)

    def choose_contract(self, hand: CardSet, offered: Sequence[str], rules: Rules) -> str:
        return self._random.choice(offered)

    def choose_doubling(self, hand: CardSet, contract: str, rules: Rules) -> bool:
        return self._random.random() < 0.5
