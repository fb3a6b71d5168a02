"""What happens in a deal, in order: what seats do, and what comes of it.

Events are read off the state around each action, so that whoever tells, proves or thinks about a deal need not
know how it is played. Everybody at the table sees them. Seats count from 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple, assert_never

from lorumdsl.cards import CardSet
from lorumdsl.engine import state as st
from lorumdsl.engine.program import Program
from lorumdsl.engine.step import apply
from lorumdsl.model.contracts import AnyContract, ChainContract, CountContract, LayoutContract, TrickContract
from lorumdsl.table.actions import Action


class Move(NamedTuple):
    """A seat has played a card or passed."""

    seat: int
    action: Action


@dataclass(frozen=True, slots=True)
class ShowedOut:
    """A seat has no card of the suit led, which it had to follow; `suit` are all cards of it."""

    seat: int
    suit: CardSet


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A trick is complete: its number, who has won it, and its cards; `kept` if each seat keeps the card it played,
    since nobody followed."""

    number: int
    seat: int
    cards: CardSet
    kept: bool


@dataclass(frozen=True, slots=True)
class ChainEnded:
    """The chain goes no further; `seat` begins a new one with any card."""

    seat: int


@dataclass(frozen=True, slots=True)
class CountRaised:
    """The running count after a card of a seat, and what the seat is charged for the thresholds that it reached."""

    seat: int
    count: int
    charge: int


Event = Move | ShowedOut | TrickTaken | ChainEnded | CountRaised


def moves(events: Iterable[Event]) -> Iterator[Move]:
    """What seats have done."""
    return (event for event in events if isinstance(event, Move))


def carry_out(contract: AnyContract, program: Program, state: list[int], action: Action, events: list[Event]) -> None:
    """Let the seat to move do what it may do, and add what happens to the events."""
    code, seat = action.code, state[st.TURN]
    events.append(Move(seat + 1, action))
    match contract:
        case TrickContract():
            number, led, table = state[st.TRICK], state[st.LED], state[st.TABLE : st.TABLE + program.seats]
            apply(program, state, code)
            if led and not led >> code & 1 and program.follows:
                events.append(ShowedOut(seat + 1, led))
            if state[st.TRICK] != number:
                events.append(_taken(program, state, number, sum(table) | 1 << code, led or program.suit_of[code]))
        case ChainContract():
            apply(program, state, code)
            if not state[st.OPEN] and not state[st.OVER]:
                events.append(ChainEnded(state[st.TURN] + 1))
        case LayoutContract():
            apply(program, state, code)
        case CountContract():
            before = state[st.CROSSED + seat]
            apply(program, state, code)
            events.append(CountRaised(seat + 1, state[st.COUNT], state[st.CROSSED + seat] - before))
        case _:
            assert_never(contract)


def _taken(program: Program, state: list[int], number: int, cards: CardSet, suit: CardSet) -> TrickTaken:
    kept = program.keeps_own != 0 and (cards & suit).bit_count() == 1
    return TrickTaken(number, state[st.WON + number] + 1, cards, kept)
