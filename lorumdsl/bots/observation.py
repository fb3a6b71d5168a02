"""What a seat sees, put in the terms that bots think in."""

from __future__ import annotations

from lorumdsl.cards import CardSet
from lorumdsl.engine.program import PASS, Program
from lorumdsl.table.events import ShowedOut, TrickTaken
from lorumdsl.table.view import View


def own_cards(view: View) -> CardSet:
    """The hand of the seat; empty where it may not see it."""
    return view.hands[view.seat - 1] or 0


def played_cards(view: View) -> CardSet:
    """The cards that seats have played since the deal was set up."""
    return sum(1 << action.code for _, action in view.history if action.code != PASS)


def unseen_cards(view: View, program: Program) -> CardSet:
    """The cards that are neither in the seat's hand nor among those played: other hands hold them."""
    return sum(program.suits) & ~own_cards(view) & ~played_cards(view)


def void_suits(view: View) -> list[CardSet]:
    """The suits of which each seat, from 0, has shown that it has none, as cards."""
    void = [0] * len(view.sizes)
    for event in view.events:
        if isinstance(event, ShowedOut):
            void[event.seat - 1] |= event.suit
    return void


def tricks_won(view: View) -> list[tuple[int, int]]:
    """(number of the trick, seat from 0 that won it) of the tricks that were seen."""
    return [(event.number, event.seat - 1) for event in view.events if isinstance(event, TrickTaken)]


def is_followed(view: View) -> bool:
    """Whether somebody has followed in the trick on the table."""
    return (sum(view.table) & view.led).bit_count() > 1
