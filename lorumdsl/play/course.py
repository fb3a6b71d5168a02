"""What has happened in a deal, read from a view alone: tricks, the chain, the piles, the running count.

Seats count from 1, in order of play. A view of a deal that began in its middle is not understood.
"""

from __future__ import annotations

from dataclasses import dataclass

from lorumdsl.cards import Card, Deck
from lorumdsl.engine.program import PASS, Program
from lorumdsl.engine.trick import beats
from lorumdsl.table.view import View


@dataclass(frozen=True, slots=True)
class Play:
    """A card played by a seat; None for a pass."""

    seat: int
    card: Card | None


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick, its plays in order. `winner` is None while it lies on the table; `followed` says whether
    anybody but the leader has played the led suit."""

    number: int
    plays: tuple[Play, ...]
    winner: int | None
    followed: bool


def plays_of(view: View, since: int = 0) -> list[Play]:
    """The plays of the history, from that place on."""
    return [Play(seat, None if action.code == PASS else action.code) for seat, action in view.history[since:]]


def tricks_of(view: View, program: Program) -> list[Trick]:
    """All tricks of a trick contract; the last may lie on the table still."""
    plays = plays_of(view)
    return [
        _trick(number, plays[start : start + program.seats], program)
        for number, start in enumerate(range(0, len(plays), program.seats), 1)
    ]


def _trick(number: int, plays: list[Play], program: Program) -> Trick:
    cards = [(1 << play.card, play.seat) for play in plays if play.card is not None]
    led = program.suit_of[cards[0][0].bit_length() - 1]
    best = winner = 0
    for card, seat in cards:
        if beats(program.trump, led, best, card):
            best, winner = card, seat
    followed = any(led & card for card, _ in cards[1:])
    return Trick(number, tuple(plays), winner if len(plays) == program.seats else None, followed)


def chains_of(view: View, program: Program) -> list[list[Play]]:
    """All plays of a chain contract, parted into chains; passes stand in the chain in which they were made."""
    chains: list[list[Play]] = []
    length, last = 0, -1
    for play in plays_of(view):
        if play.card is not None:
            goes_on = last >= 0 and length != program.limit and program.after[last] >> play.card & 1
            if not goes_on:
                chains.append([])
                length = 0
            length, last = length + 1, play.card
        chains[-1].append(play)
    return chains


def is_free(view: View, program: Program) -> bool:
    """Whether any card may be played next: a chain or layout has yet to be begun."""
    cards = [action.code for _, action in view.history if action.code != PASS]
    return not cards or bool(view.open & ~program.after[cards[-1]])


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


def counts_of(view: View, program: Program) -> list[tuple[int, int]]:
    """(count, what the seat is charged) after each play of a count contract."""
    counts, count = [], 0
    for play in plays_of(view):
        charge, count = charge_of(program, count, play.card if play.card is not None else -1)
        counts.append((count, charge))
    return counts


def charge_of(program: Program, count: int, card: Card) -> tuple[int, int]:
    """(what a seat is charged that plays a card at that count, the count after it); -1 is no card."""
    after = count + (program.values[card] if card >= 0 else 0)
    thresholds = zip(program.thresholds, program.prices, strict=True)
    return sum(price for reach, price in thresholds if count < reach <= after), after
