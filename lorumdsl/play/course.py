"""What has happened in a deal, read from the events of a view: tricks, the chain, the piles.

Seats count from 1, in order of play. Of a deal that was set up midway, only what has happened since is known.
"""

from __future__ import annotations

from dataclasses import dataclass

from lorumdsl.cards import Card, Deck
from lorumdsl.engine.program import PASS, Program
from lorumdsl.table.events import ChainEnded, Move, TrickTaken
from lorumdsl.table.view import View


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick, its moves in order. `winner` is None while it lies on the table; `kept` if each seat keeps its card."""

    number: int
    moves: tuple[Move, ...]
    winner: int | None
    kept: bool


def tricks_of(view: View, since: int = 0) -> list[Trick]:
    """The tricks of a trick contract that were completed since that place of the events, and the one on the table."""
    tricks: list[Trick] = []
    moves: list[Move] = []
    for place, event in enumerate(view.events):
        if isinstance(event, Move):
            moves.append(event)
        elif isinstance(event, TrickTaken):
            if place >= since:
                tricks.append(Trick(event.number, tuple(moves), event.seat, event.kept))
            moves = []
    if moves:
        tricks.append(Trick(view.trick, tuple(moves), None, False))
    return tricks


def last_chain(view: View) -> list[Move]:
    """The moves of a chain contract since the last chain ended; passes are among them."""
    moves: list[Move] = []
    for event in view.events:
        if isinstance(event, Move):
            moves.append(event)
        elif isinstance(event, ChainEnded):
            moves = []
    return moves


def pile_of(view: View, deck: Deck, suit: int) -> list[Card]:
    """The cards of a suit that lie in the layout, in the order of its pile, past the top if need be."""
    cards = deck.suit_set(suit)
    played = [move.action.code for move in view.history if move.action.code != PASS]
    laid = sorted(card for card in played if cards >> card & 1)
    width = len(deck.ranks)
    # A pile has no gaps, so it begins with the card whose lower neighbour, in a circle, does not lie there.
    first = next((place for place, card in enumerate(laid) if _below(card, width) not in laid), 0)
    return laid[first:] + laid[:first]


def _below(card: Card, width: int) -> Card:
    return card - 1 if card % width else card + width - 1


def charge_of(program: Program, count: int, card: Card) -> tuple[int, int]:
    """(what a seat is charged that plays a card at that count, the count after it)."""
    after = count + program.values[card]
    thresholds = zip(program.thresholds, program.prices, strict=True)
    return sum(price for reach, price in thresholds if count < reach <= after), after
