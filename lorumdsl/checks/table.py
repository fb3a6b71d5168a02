"""The deck deals out evenly, in packets that fit."""

from __future__ import annotations

from collections.abc import Iterator

from lorumdsl.diagnostics.codes import PACKETS_DO_NOT_FIT, UNEVEN_DEAL
from lorumdsl.diagnostics.diagnostic import Diagnostic
from lorumdsl.model.ruleset import Ruleset


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
    if ruleset.deck.cards.bit_count() % ruleset.seats:
        return  # how many cards make a hand is not known yet
    if packets and sum(packets) != ruleset.hand_size:
        message = f"packets of {' '.join(map(str, packets))} make {sum(packets)} cards, a hand has {ruleset.hand_size}"
        hint = f"let the packets add up to {ruleset.hand_size}"
        yield Diagnostic(PACKETS_DO_NOT_FIT, ruleset.places.packets, message, hint)
