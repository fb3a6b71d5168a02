"""What has happened in a deal, read from a view alone: tricks, the chain, the piles, the running count.

Seats count from 1, in order of play. Of a deal that was set up midway, only what has happened since is known.
"""

from __future__ import annotations

from dataclasses import dataclass

from lorumdsl.cards import Card, Deck
from lorumdsl.engine.program import PASS, Program
from lorumdsl.table.events import ChainEnded, CountRaised, Move, TrickTaken
from lorumdsl.table.view import View


@dataclass(frozen=True, slots=True)
class Play:
    """A card played by a seat; None for a pass."""

    seat: int
    card: Card | None


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick, its plays in order. `winner` is None while it lies on the table; `kept` if each seat keeps its card."""

    number: int
    plays: tuple[Play, ...]
    winner: int | None
    kept: bool


def plays_of(view: View, since: int = 0) -> list[Play]:
    """The plays of the history, from that place on."""
    return [_play(move) for move in view.history[since:]]


def _play(move: Move) -> Play:
    return Play(move.seat, None if move.action.code == PASS else move.action.code)


def tricks_of(view: View) -> list[Trick]:
    """All tricks of a trick contract; the last may lie on the table still."""
    tricks: list[Trick] = []
    plays: list[Play] = []
    for event in view.events:
        if isinstance(event, Move):
            plays.append(Play(event.seat, event.action.code))
        elif isinstance(event, TrickTaken):
            tricks.append(Trick(event.number, tuple(plays), event.seat, event.kept))
            plays = []
    if plays:
        tricks.append(Trick(view.trick, tuple(plays), None, False))
    return tricks


def chains_of(view: View) -> list[list[Play]]:
    """All plays of a chain contract, parted into chains; passes stand in the chain in which they were made."""
    chains: list[list[Play]] = []
    begins = True
    for event in view.events:
        if isinstance(event, Move):
            if begins:
                chains.append([])
            chains[-1].append(_play(event))
        begins = isinstance(event, ChainEnded)
    return chains


def is_free(view: View) -> bool:
    """Whether any card may be played next, in a chain contract."""
    return not view.events or isinstance(view.events[-1], ChainEnded)


def pile_of(view: View, deck: Deck, suit: int) -> list[Card]:
    """The cards of a suit that lie in the layout, in the order of its pile, past the top if need be."""
    cards = deck.suit_set(suit)
    laid = sorted(play.card for play in plays_of(view) if play.card is not None and cards >> play.card & 1)
    width = len(deck.ranks)
    # A pile has no gaps, so it begins with the card whose lower neighbour, in a circle, does not lie there.
    first = next((place for place, card in enumerate(laid) if _below(card, width) not in laid), 0)
    return laid[first:] + laid[:first]


def _below(card: Card, width: int) -> Card:
    return card - 1 if card % width else card + width - 1


def counts_of(view: View) -> list[tuple[int, int]]:
    """(count, what the seat is charged) after each play of a count contract."""
    return [(event.count, event.charge) for event in view.events if isinstance(event, CountRaised)]


def charge_of(program: Program, count: int, card: Card) -> tuple[int, int]:
    """(what a seat is charged that plays a card at that count, the count after it); -1 is no card."""
    after = count + (program.values[card] if card >= 0 else 0)
    thresholds = zip(program.thresholds, program.prices, strict=True)
    return sum(price for reach, price in thresholds if count < reach <= after), after
