"""Layouts, greedily: lay what opens the way to own cards, hold back what only opens it to others.

A card that opens nothing is a free move, kept for when all else would help others.
"""

from __future__ import annotations

from lorumdsl.bots.observation import own_cards, unseen_cards
from lorumdsl.cards import CardSet, cards_of
from lorumdsl.engine.program import Program
from lorumdsl.table.actions import Action
from lorumdsl.table.view import View

THEIRS = 0.6  # what a card of somebody else counts for, against one of one's own
FADE = 0.7  # each foreign card in between makes what lies behind it less likely to be reached


def way(program: Program, first: CardSet, own: CardSet, out: CardSet) -> float:
    """What is opened by opening the cards `first`: own cards count for, others against, far ones less."""
    value, seen = 0.0, first
    ends = [(card, 1.0) for card in cards_of(first)]
    while ends:
        card, weight = ends.pop()
        if own >> card & 1:
            value += weight
        elif out >> card & 1:
            value -= THEIRS * weight
            weight *= FADE
        elif not program.missing >> card & 1:
            continue  # laid already
        following = program.after[card] & ~seen
        seen |= following
        ends += [(after, weight) for after in cards_of(following)]
    return value


def start_value(program: Program, card: int, own: CardSet, out: CardSet) -> float:
    """What is opened by starting the layout with a card: the ways of all suits from its rank."""
    own &= ~(1 << card)
    rank = program.rank_of[card] & ~(1 << card)
    return way(program, program.after[card], own, out) + sum(
        way(program, 1 << other, own, out) for other in cards_of(rank)
    )


def choose_layout_card(view: View, program: Program) -> Action:
    """The card to lay; a pass is never a choice."""
    own, out = own_cards(view), unseen_cards(view, program)
    if view.open == sum(program.suits):
        return max(view.legal, key=lambda action: start_value(program, action.code, own, out))
    return max(view.legal, key=lambda action: way(program, program.after[action.code] & ~view.open, own, out))
