"""The package and the second player on the same deals: which game is which contract, one notation for both."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import lorumdsl
from lorumdsl.compiler.rules import Rules
from lorumdsl.engine.bits import nth, popcount
from lorumdsl.engine.step import apply, legal
from lorumdsl.loading.load import load_text
from tests.reference.counter import Game, Telling
from tests.reference.games import (
    HUNGARIAN,
    MISSING_OF_THREE,
    SWITCH_GAMES,
    SWITCHES,
    THREE_SEAT_GAMES,
    THREE_SEATS,
)

FAMILIES: dict[str, dict[str, Game]] = {
    "hungarian": HUNGARIAN,
    "switches": SWITCH_GAMES,
    "three-seats": THREE_SEAT_GAMES,
}
CONTRACTS = [(family, contract) for family, games in FAMILIES.items() for contract in games]
LETTERS = str.maketrans({"♣": "c", "♠": "s", "♦": "d", "♥": "h", "O": "Q", "U": "J"})


@cache
def rules_of(family: str) -> Rules:
    texts = {"switches": SWITCHES, "three-seats": THREE_SEATS}
    return load_text(texts[family], family) if family in texts else lorumdsl.load(family)


def plain(text: object) -> str:
    """An action of the package in the notation of the second player: `O♥` → `Qh`, `10♣` → `Tc`."""
    return str(text).replace("10", "T").translate(LETTERS)


def hands_of(deal: lorumdsl.Deal) -> list[set[str]]:
    return [set(plain(deal.deck.format_cards(hand)).split()) for hand in deal.hands]


def telling(family: str, contract: str, deal: lorumdsl.Deal) -> Telling:
    """The second player's telling of a deal that has just been dealt."""
    gone = MISSING_OF_THREE if family == "three-seats" else set()
    return Telling(FAMILIES[family][contract], hands_of(deal), gone)


def engine_sequences(rules: Rules, contract: str, hands: Sequence[str], depth: int) -> list[int]:
    """How many sequences of 1, 2, … `depth` actions the engine allows from these hands."""
    deal = lorumdsl.Deal(rules, contract, hands=hands)
    counts = [0] * depth
    _count(deal, list(deal.state), counts, 0)
    while counts and counts[-1] == 0:
        counts.pop()
    return counts


def _count(deal: lorumdsl.Deal, state: list[int], counts: list[int], made: int) -> None:
    deal.state[:] = state
    if deal.over or made == len(counts):
        return
    choices = legal(deal.program, deal.state)
    counts[made] += popcount(choices)
    for place in range(popcount(choices)):
        after = list(state)
        apply(deal.program, after, nth(choices, place))
        if made + 1 < len(counts):
            _count(deal, after, counts, made + 1)
