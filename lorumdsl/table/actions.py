"""Actions as people write them, and what happens when one is refused.

An action is a card or a pass. Seats are numbered from 1 wherever people look; P1 is next after the dealer.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from lorumdsl.cards import Deck, cards_of
from lorumdsl.engine.program import PASS
from lorumdsl.language.phrase import Argument, Phrase, say
from lorumdsl.language.refusal import Refusal
from lorumdsl.model.clause import Clause


@dataclass(frozen=True, slots=True, order=True)
class Action:
    """Something a seat can do: `code` is the card's number or PASS, `text` how it is written."""

    code: int
    text: str

    def __str__(self) -> str:
        return self.text


class IllegalAction(Refusal):
    """An action was refused and nothing has changed.

    `reason` says why: the fact, then the rule. `legal` holds what the seat may do, `clause` the rule that
    forbids it, None where no rule of the game decides; `source` says where that clause stands and on which
    texts it rests. Both are phrases: as text they are English.
    """

    def __init__(
        self,
        action: Argument,
        reason: Argument,
        legal: Iterable[Action],
        clause: Clause | None = None,
        source: Argument | None = None,
    ) -> None:
        self.action = action
        self.reason = reason
        self.legal = tuple(legal)
        self.clause = clause
        self.source = source
        why = reason if source is None else say("clause-cited", told=reason, cited=source)
        allowed = " ".join(map(str, self.legal)) or Phrase("none")
        super().__init__(say("action-refused", action=action, reason=why, legal=allowed))

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[object, ...]]:
        return type(self), (self.action, self.reason, self.legal, self.clause, self.source)


class UnknownAction(Refusal):
    """A text that is neither a card of the deck nor a pass."""


def format_action(deck: Deck, code: int) -> str:
    return "pass" if code == PASS else deck.format_card(code)


def parse_action(deck: Deck, text: str) -> int:
    """`K♥`, `Kh`, `pass` as the number of an action; raises UnknownAction."""
    text = text.strip()
    if text.lower() == "pass":
        return PASS
    card = deck.parse_card(text)
    if card is None or not deck.cards >> card & 1:
        raise UnknownAction(say("unknown-action", text=text))
    return card


def actions_of(deck: Deck, mask: int) -> list[Action]:
    """The actions of a set of bits, cards from low to high, a pass last."""
    return [Action(code, format_action(deck, code)) for code in cards_of(mask)]
