"""The referee: revokes in a deal that was played with real cards, where nobody refuses an illegal card.

In go the hands as dealt and every play in order, legal or not; the seed plays no part. Only failing to
follow suit is a revoke; another illegal play is named with its reason. An award is given in contracts
that have one, and nothing is assumed about what would have been played instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from lorumdsl.cards import Card, CardSet, cards_of
from lorumdsl.compiler.rules import Rules
from lorumdsl.engine import state as st
from lorumdsl.engine.program import PASS
from lorumdsl.engine.step import apply, legal
from lorumdsl.language.phrase import Argument, Called, Phrase, Row, Seat, say
from lorumdsl.phrases.cards import suit
from lorumdsl.table.actions import UnknownAction, format_action, parse_action
from lorumdsl.table.deal import Deal
from lorumdsl.table.outcome import revoke
from lorumdsl.table.reasons import why_illegal


@dataclass(frozen=True, slots=True)
class Revoke:
    """`seat` (of the deal, from 1) played `card` to a trick although it could have followed with `could`.

    `led` are the cards of the led suit. It came to light in trick `shown_in`, when the seat played `shown`
    of that suit; both are None if it has not.
    """

    seat: int
    trick: int
    play: int
    card: Card
    led: CardSet
    could: CardSet
    shown_in: int | None = None
    shown: Card | None = None


@dataclass(frozen=True, slots=True)
class Irregularity:
    """Another illegal play: number of the play from 1, the seat, what was played and why it may not be."""

    play: int
    seat: int
    action: str
    reason: Argument


@dataclass(frozen=True, slots=True)
class Review:
    """What the referee found. `stopped` says that the deal could not be followed to the end of the plays."""

    revokes: list[Revoke]
    irregularities: list[Irregularity]
    stopped: bool

    @property
    def clean(self) -> bool:
        return not self.revokes and not self.irregularities


def review(rules: Rules, contract: str, hands: Sequence[str], plays: Sequence[str]) -> Review:
    """Find every revoke of a deal. Raises KeyError for an unknown contract, ImpossibleDeal for impossible hands."""
    deal = Deal(rules, contract, hands=hands)
    revokes: list[Revoke] = []
    irregular: list[Irregularity] = []

    def stop(place: int, seat: int, action: str, reason: Argument) -> Review:
        return Review(revokes, [*irregular, Irregularity(place, seat, action, reason)], True)

    for place, action in enumerate(plays, 1):
        state, seat = deal.state, deal.state[st.TURN] + 1
        if deal.over:
            return stop(place, seat, action, say("over-after-plays", number=place - 1))
        try:
            code = parse_action(deal.deck, action)
        except UnknownAction as error:
            return stop(place, seat, action, error.phrase)
        if code == PASS or not state[st.HAND + seat - 1] >> code & 1:
            if legal(deal.program, state) >> code & 1:
                apply(deal.program, state, code)  # a pass where one may pass
                continue
            return stop(place, seat, format_action(deal.deck, code), _reason(deal, code))
        revokes = [_come_to_light(found, seat, state[st.TRICK], code) for found in revokes]
        could = could_follow(deal, code)
        if could:
            revokes.append(Revoke(seat, state[st.TRICK], place, code, state[st.LED], could))
        elif not legal(deal.program, state) >> code & 1:
            irregular.append(Irregularity(place, seat, deal.deck.format_card(code), _reason(deal, code)))
            if deal.contract.goes_out:
                return Review(revokes, irregular, True)  # a card that does not fit leads nowhere
        apply(deal.program, state, code)
    return Review(revokes, irregular, False)


def could_follow(deal: Deal, card: int) -> CardSet:
    """The cards with which the seat to move could have followed suit instead; empty if the card is no revoke."""
    state, program = deal.state, deal.program
    if deal.over or not program.follows or not state[st.PLACED]:
        return 0
    hand = state[st.HAND + state[st.TURN]]
    if card == PASS or not hand >> card & 1 or state[st.LED] >> card & 1:
        return 0
    return hand & state[st.LED]


def why_revoke(deal: Deal, action: str) -> Phrase | None:
    """`a revoke, P2 could have followed …` if that action of the seat to move would be a revoke, else None."""
    try:
        code = parse_action(deal.deck, action)
    except UnknownAction:
        return None
    could = could_follow(deal, code)
    if not could:
        return None
    seat, cards = Seat(deal.state[st.TURN] + 1), deal.deck.format_cards(could)
    return say("could-have-followed", seat=seat, trick=deal.state[st.TRICK], cards=cards)


def adjudicate(rules: Rules, contract: str, offender: int, *, pot: int = 0, factor: int = 1) -> Deal:
    """The settlement of a deal in which a seat (from 1) is found to have revoked: it owes the deal's whole total.

    Raises ImpossibleDeal where the contract has no award.
    """
    return revoke(rules, contract, offender, pot=pot, factor=factor)


def suit_led(rules: Rules, found: Revoke) -> Called:
    """The suit that was not followed."""
    return suit(rules.ruleset, next(cards_of(found.led)) // len(rules.ruleset.deck.ranks))


def _come_to_light(found: Revoke, seat: int, trick: int, card: Card) -> Revoke:
    if found.seat != seat or found.shown is not None or not found.led >> card & 1:
        return found
    return Revoke(found.seat, found.trick, found.play, found.card, found.led, found.could, trick, card)


def _reason(deal: Deal, code: int) -> Argument:
    reason, clause = why_illegal(deal.rules.ruleset, deal.contract, deal.program, deal.state, code)
    return Row((reason, f" [{clause}]")) if clause else reason
