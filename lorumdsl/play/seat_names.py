"""What the seats are called in a game: the player is `you`."""

from __future__ import annotations

from collections.abc import Sequence

from lorumdsl.language.phrase import Phrase, Seat

YOU = Phrase("you")
Name = Phrase | Seat
Names = Sequence[Name]  # the first seat first


def is_you(name: Name) -> int:
    """By which messages choose the form of a verb."""
    return int(name == YOU)
