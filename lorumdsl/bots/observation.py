"""What a seat sees, put in the terms that bots think in."""

from __future__ import annotations

from lorumdsl.cards import CardSet
from lorumdsl.engine.program import PASS, Program
from lorumdsl.table.view import View


def own_cards(view: View) -> CardSet:
    """The hand of the seat; empty where it may not see it."""
    return view.hands[view.seat - 1] or 0


def unseen_cards(view: View, program: Program) -> CardSet:
    """The cards that are neither in the seat's hand nor among those played: other hands hold them."""
    out = sum(program.suits) & ~own_cards(view)
    for _, action in view.history:
        if action.code != PASS:
            out &= ~(1 << action.code)
    return out
