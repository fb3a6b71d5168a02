"""The deck fits the engine and deals out evenly."""

from __future__ import annotations

from collections.abc import Iterator

from lorumdsl.cards import MOST_CARDS
from lorumdsl.codes import PACKETS_DO_NOT_FIT, TOO_MANY_CARDS, UNEVEN_DEAL
from lorumdsl.diagnostics import Diagnostic
from lorumdsl.model.ruleset import Ruleset
from lorumdsl.program import MOST_TRICKS


def deck_too_large(ruleset: Ruleset) -> Iterator[Diagnostic]:
    deck = ruleset.deck
    if deck.size > MOST_CARDS:
        message = f"a deck of {deck.size} cards is too large"
        yield Diagnostic(TOO_MANY_CARDS, ruleset.places.deck, message, f"the engine plays up to {MOST_CARDS} cards")
    elif ruleset.hand_size > MOST_TRICKS:
        message = f"hands of {ruleset.hand_size} cards are too long"
        yield Diagnostic(TOO_MANY_CARDS, ruleset.places.deck, message, f"the engine plays up to {MOST_TRICKS} tricks")


def uneven_deal(ruleset: Ruleset) -> Iterator[Diagnostic]:
    """Every seat gets as many cards; a finding also where nothing is left to deal."""
    cards, seats = ruleset.deck.cards.bit_count(), ruleset.seats
    over = cards % seats
    if over or not cards:
        message = f"{cards} cards cannot be dealt to {seats} seats evenly"
        hint = f"strip {over} card{'s' if over > 1 else ''}, or change the seats" if cards else "strip fewer cards"
        yield Diagnostic(UNEVEN_DEAL, ruleset.places.seats, message, hint)


def packets_that_do_not_fit(ruleset: Ruleset) -> Iterator[Diagnostic]:
    packets = ruleset.deal.packets
    if packets and sum(packets) != ruleset.hand_size:
        message = f"packets of {' '.join(map(str, packets))} make {sum(packets)} cards, a hand has {ruleset.hand_size}"
        hint = f"let the packets add up to {ruleset.hand_size}"
        yield Diagnostic(PACKETS_DO_NOT_FIT, ruleset.places.packets, message, hint)
