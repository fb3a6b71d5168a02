"""Hearts here and hearts in OpenSpiel, card by card: the same seat to move, the same choices, the same points.

In go a reference to the ruleset `hearts` and the options under which OpenSpiel plays the same; out comes a tally, or
a Departure that says where the two part. Deals come from our side, some from a seed and some laid out by hand, for a
moon and a hand of nothing but penalty cards hardly ever come by chance. Cards and seats are mapped one by one.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

from lorumdsl.cards import french_52
from lorumdsl.compiler.rules import Rules
from lorumdsl.table.deal import Deal

SUITS = "cdhs"  # the order of the suits there; a card is its rank times four and its suit
MOST = 26  # OpenSpiel's returns are these less the points
OPTIONS: dict[str, dict[str, bool]] = {
    "hearts": {},
    "hearts+any-club": {"can_lead_any_club": True},
    "hearts+penalties-at-once": {"no_pts_on_first_trick": False},
    "hearts+hearts-at-once": {"must_break_hearts": False},
    "hearts+hearts-alone-break": {"qs_breaks_hearts": False},
    "hearts+jack-of-diamonds": {"jd_bonus": True},
    "hearts+no-tricks-bonus": {"avoid_all_tricks_bonus": True},
    "hearts+penalties-at-once+hearts-at-once": {"no_pts_on_first_trick": False, "must_break_hearts": False},
    "hearts+any-club+hearts-alone-break+jack-of-diamonds": {
        "can_lead_any_club": True, "qs_breaks_hearts": False, "jd_bonus": True,
    },
}  # fmt: skip
"""Under which options of OpenSpiel a choice of variants is the same game; those that are not named stay as they are."""


class Departure(AssertionError):
    """Where the two games part: what was asked, what either said, the hands and what was played before."""


@dataclass(slots=True)
class Tally:
    """How many games agreed, and how often the rare things happened in them."""

    games: int = 0
    decisions: int = 0
    seen: Counter[str] = field(default_factory=Counter)


def there(card: int) -> int:
    """The number that OpenSpiel gives to one of our cards."""
    suit, rank = divmod(card, len(french_52.ranks))
    return rank * 4 + SUITS.index(french_52.suits[suit])


HERE = {there(card): card for card in range(52)}


def play_games(rules: Rules, options: dict[str, bool], games: int, seed: int) -> Tally:
    """Play that many games in lock-step. Raises Departure."""
    import pyspiel

    game = pyspiel.load_game("hearts", {"pass_cards": False, **options})
    tally = Tally()
    for number in range(1, games + 1):
        chance = Random(f"{rules.reference} {seed} {number}")
        sort = ("seeded", "seeded", "strong", "penalties")[number % 4]
        deal = Deal(rules, "hearts", seed, number=number) if sort == "seeded" else _laid_out(rules, sort, chance)
        _play(deal, game.new_initial_state(), number % 4, chance, sort, tally)
    return tally


def _laid_out(rules: Rules, sort: str, chance: Random) -> Deal:
    """A deal in which one seat has the strongest cards, or next to nothing but penalty cards."""
    deck = rules.ruleset.deck
    strength = [card % 13 for card in range(52)]
    if sort == "penalties":
        queen = deck.parse_card("Q♠")
        strength = [13 * (card // 13 == 3 or card == queen) for card in range(52)]
    ranked = sorted(range(52), key=lambda card: (-strength[card], chance.random()))
    best, rest = ranked[:13], ranked[13:]
    if chance.random() < 0.5:  # not quite
        place, other = chance.randrange(13), chance.randrange(39)
        best[place], rest[other] = rest[other], best[place]
    chance.shuffle(rest)
    hands = [best, rest[:13], rest[13:26], rest[26:]]
    chance.shuffle(hands)
    return Deal(rules, "hearts", hands=[" ".join(map(deck.format_card, hand)) for hand in hands])


def _play(deal: Deal, state: Any, shift: int, chance: Random, sort: str, tally: Tally) -> None:
    """One game; our seat P1 is OpenSpiel's seat number `shift`."""
    hands = [deal.held(seat) for seat in range(1, 5)]
    state.apply_action(0)  # no cards are passed
    for place in range(52):
        state.apply_action(there(hands[(place % 4 - shift) % 4][place // 4]))
    bold = sort == "strong" or chance.random() < 0.2
    while not deal.over:
        assert deal.turn is not None
        seat = (deal.turn - 1 + shift) % 4
        _compare(deal, hands, "seat to move", seat, state.current_player())
        legal = [action.code for action in deal.legal()]
        _compare(deal, hands, "choices", sorted(map(there, legal)), sorted(state.legal_actions()))
        tally.decisions += 1
        _note(deal, legal, tally)
        card = max(legal, key=lambda one: (one % 13, one)) if bold and chance.random() < 0.9 else chance.choice(legal)
        deal.play(deal.deck.format_card(card))
        state.apply_action(there(card))
    _compare(deal, hands, "end of the deal", True, state.is_terminal())
    returns = [int(value) for value in state.returns()]
    points = [MOST - returns[(seat + shift) % 4] for seat in range(4)]
    _compare(deal, hands, "points", list(deal.pay), points)
    tally.games += 1
    tally.seen["moons"] += sorted(deal.pay)[1] >= 16


def _compare(deal: Deal, hands: list[list[int]], what: str, ours: object, theirs: object) -> None:
    if ours == theirs:
        return
    told = [f"P{seat}: {' '.join(map(deal.deck.format_card, sorted(hand)))}" for seat, hand in enumerate(hands, 1)]
    played = " ".join(f"P{seat}:{action}" for seat, action in deal.history) or "nothing"
    if what == "choices":
        ours, theirs = (_cards(deal, numbers) for numbers in (ours, theirs))
    lines = [f"{deal.rules.reference}: {what}: here {ours}, there {theirs}", *told, f"played: {played}"]
    raise Departure("\n".join(lines))


def _cards(deal: Deal, numbers: Any) -> str:
    return " ".join(deal.deck.format_card(HERE[number]) for number in numbers) or "none"


def _note(deal: Deal, legal: list[int], tally: Tally) -> None:
    """Count decisions in which a rule of hearts, and not the duty to follow, is at work."""
    held = deal.held(deal.turn or 1)
    leads, first = len(deal.history) % 4 == 0, len(deal.history) < 4
    if leads and not first and len(legal) < len(held):
        tally.seen["leads without hearts"] += 1
    elif leads and not first and all(card // 13 == 3 for card in held):
        tally.seen["leads with hearts only"] += 1
    elif first and not leads:
        led = deal.history[0][1].code // 13
        if all(card // 13 != led for card in held):
            tally.seen["first tricks not followed"] += 1
            penal = all(card // 13 == 3 or deal.deck.format_card(card) == "Q♠" for card in held)
            tally.seen["first tricks of penalty cards only"] += penal
