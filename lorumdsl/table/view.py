"""What one seat may see. Bots and front ends get this and never the state."""

from __future__ import annotations

from dataclasses import dataclass

from lorumdsl.cards import CardSet
from lorumdsl.table.actions import Action
from lorumdsl.table.events import Event, Move, moves


@dataclass(frozen=True, slots=True)
class View:
    """A deal through the eyes of one seat. Lists have an element per seat, P1 first; seats count from 1.

    `hands` holds None for a hand that is not seen. `best` is the card that takes the trick so far, 0 where none lies
    on the table. `events` is all that has happened. `legal` is empty unless it is this seat's turn; a seat that does
    not see its hand plays by place: `#1` is the first card it was dealt of those it still holds.
    """

    seat: int
    contract: str
    turn: int | None
    hands: tuple[CardSet | None, ...]
    sizes: tuple[int, ...]
    trick: int
    table: tuple[CardSet, ...]
    led: CardSet
    best: CardSet
    taken: tuple[CardSet, ...]
    tricks: tuple[int, ...]
    passes: tuple[int, ...]
    open: CardSet
    count: int
    crossed: tuple[int, ...]
    pot: int
    factor: int
    events: tuple[Event, ...]
    legal: tuple[Action, ...]

    @property
    def history(self) -> tuple[Move, ...]:
        """All actions so far, each with the seat that made it."""
        return tuple(moves(self.events))

    @property
    def sees(self) -> tuple[int, ...]:
        """The seats whose hands are seen."""
        return tuple(seat for seat, hand in enumerate(self.hands, 1) if hand is not None)


def choice_view(
    seat: int, contract: str, hands: tuple[CardSet, ...], open_hand: bool, pot: int, legal: tuple[Action, ...]
) -> View:
    """What a seat sees while the contract or the doubling is still open: its own hand, if it may look at it."""
    nothing = (0,) * len(hands)
    return View(
        seat=seat,
        contract=contract,
        turn=None,
        hands=tuple(hand if open_hand and other == seat else None for other, hand in enumerate(hands, 1)),
        sizes=tuple(hand.bit_count() for hand in hands),
        trick=1,
        table=nothing,
        led=0,
        best=0,
        taken=nothing,
        tricks=nothing,
        passes=nothing,
        open=0,
        count=0,
        crossed=nothing,
        pot=pot,
        factor=1,
        events=(),
        legal=legal,
    )
