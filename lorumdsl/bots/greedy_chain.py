"""Chains, greedily: start so that most own cards go before somebody else gets to start.

Every card that is still out is known, if not who holds it. Where its holder plays the next card, a start
can be followed for as long as that leaves no choice: cards that nobody can continue, and runs that end
with an own card, bring the start back. Chains played in order are another matter: see greedy_order.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from lorumdsl.bots.greedy_order import choose_in_order
from lorumdsl.bots.observation import own_cards, unseen_cards
from lorumdsl.cards import CardSet, cards_of
from lorumdsl.engine.program import Program
from lorumdsl.table.actions import Action
from lorumdsl.table.view import View

MOST_RUNS = 40  # followed for one action
OUT_FIRST = 100.0  # worth more than any number of cards
START_LOST = -2.0
START_KEPT = 1.5


@dataclass(slots=True)
class Chains:
    """Looks ahead over starts; `runs` counts down what may still be followed."""

    program: Program
    runs: int = MOST_RUNS

    def best_start(self, own: CardSet, out: CardSet) -> tuple[float, int]:
        """The value of the best start and its card; the hand is not empty."""
        return max((self.start(card, own, out), -card) for card in cards_of(own))

    def start(self, card: int, own: CardSet, out: CardSet) -> float:
        """What is won, in cards, by playing that card now and going on as well as can be seen."""
        self.runs -= 1
        program, others = self.program, self.program.seats - 1
        own &= ~(1 << card)
        gone, length, mine = 1.0, 1, True
        while own and length != program.limit:
            following = program.after[card] & (own | out)
            if not following:
                break
            if following & (following - 1) and following & out:
                return gone + START_LOST  # somebody has a choice
            card = (following & -following).bit_length() - 1
            length += 1
            mine = bool(own >> card & 1)
            gone += 1.0 if mine else -1.0 / others
            own &= ~(1 << card)
            out &= ~(1 << card)
        if not own:
            return gone + OUT_FIRST
        if not mine:
            return gone + START_LOST
        return gone + (self.best_start(own, out)[0] if self.runs > 0 else START_KEPT)


def choose_chain_card(view: View, program: Program, draw: Random) -> Action:
    """The card to play."""
    if not program.holder:
        return choose_in_order(view, program, draw)
    own, out = own_cards(view), unseen_cards(view, program)
    chains = Chains(program)
    return max(view.legal, key=lambda action: chains.start(action.code, own, out))
