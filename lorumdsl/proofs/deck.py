"""The cards deal out evenly, every card named exists, and the deck fits the engine's words.

Earlier stages refuse a ruleset of which this does not hold (LRM306, LRM401), so here it is only put on record.
"""

from __future__ import annotations

from collections.abc import Iterator

from lorumdsl.compiler.rules import Rules
from lorumdsl.engine.program import PASS
from lorumdsl.proofs.proof import Proof, Verdict


def deck(rules: Rules) -> Iterator[Proof]:
    ruleset = rules.ruleset
    cards, seats = ruleset.deck.cards.bit_count(), ruleset.seats
    fits = cards == seats * ruleset.hand_size and ruleset.deck.size <= PASS
    assert fits, "an uneven deal has been refused before"
    claim = "the cards deal out evenly, every card named exists, the deck fits the engine"
    detail = f"{cards} cards make {ruleset.hand_size} for each of {seats} seats; the engine takes up to {PASS} cards"
    yield Proof(None, claim, Verdict.PROVED, detail, ruleset.places.deck)
