"""Where two games on the same seed part: the first decision with other legal actions, or the first other payment.

Contracts that belong together are played deal by deal, round after round, in the order of the first ruleset's session.
Every decision is drawn by card from the seed and the deal's number, so that both games stay one as long as they can.
The number of deals is bounded: nothing is said about deals that were not played.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from lorumdsl.cards import cards_of
from lorumdsl.compare.canonical import local, universal
from lorumdsl.compare.located_rules import LocatedRules
from lorumdsl.compare.matching import Match
from lorumdsl.compare.pair import Pair
from lorumdsl.compare.payouts import Paid, told_pay
from lorumdsl.engine.program import PASS
from lorumdsl.language.phrase import Argument, Phrase, Seat, say
from lorumdsl.model.clause import Clause
from lorumdsl.table.actions import Action, IllegalAction
from lorumdsl.table.deal import Deal

ROUNDS = 10
"""How often each contract is dealt."""


@dataclass(frozen=True, slots=True)
class Turn:
    """What one game has at the parting, and the rule that makes the difference there; `value` is a list of actions
    or the pay of each seat."""

    value: list[str] | list[int]
    text: Argument
    clause: Clause | None
    reason: Argument | None = None


@dataclass(frozen=True, slots=True)
class Parting:
    """`kind` is `cards`, `turn`, `legal` or `payment`; `seat` and `action` count from 1, 0 where nobody is to move."""

    kind: str
    seed: int
    deal: int
    contracts: tuple[str, str]
    seat: int
    action: int
    a: Turn
    b: Turn
    text: Phrase


@dataclass(frozen=True, slots=True)
class Games:
    """How many deals were compared, and where they part, if they do."""

    deals: int
    parting: Parting | None


def play_both(pair: Pair, seed: int = 0, rounds: int = ROUNDS) -> Games:
    """Play until the two games part. Raises ImpossibleDeal for a seed that cannot be."""
    played = 0
    for number, match in enumerate(_programme(pair, rounds), 1):
        parting = _play(pair, match, seed, number)
        if parting is not None:
            return Games(number, parting)
        played = number
    return Games(played, None)


def _programme(pair: Pair, rounds: int) -> Iterator[Match]:
    """What is dealt, in order: the contracts of the first session, then those that are only defined."""
    matches = {match.a.id: match for match in pair.matches}
    order = dict.fromkeys([*pair.a.ruleset.schedule.contracts, *matches])
    for _ in range(rounds):
        yield from (matches[contract] for contract in order if contract in matches)


def _play(pair: Pair, match: Match, seed: int, number: int) -> Parting | None:
    a = Deal(pair.a.rules, match.a.id, seed, number=number)
    b = Deal(pair.b.rules, match.b.id, seed, number=number)

    def part(kind: str, mine: Turn, theirs: Turn, joint: str = "instead") -> Parting:
        deciding = kind == "legal"
        place, seat = (len(a.history) + 1, a.turn or 0) if deciding else (0, 0)
        said = say(joint, now=theirs.text, before=mine.text)
        told = say("parting-at-the-end", number=number, contract=match.name, told=said)
        if deciding:
            told = say("parting", number=number, contract=match.name, action=place, seat=Seat(seat), told=said)
        return Parting(kind, seed, number, (match.a.id, match.b.id), seat, place, mine, theirs, told)

    hands = [_hands(deal) for deal in (a, b)]
    if hands[0] != hands[1]:
        counts = [len(deal.hands) * deal.hands[0].bit_count() for deal in (a, b)]
        told = [say("dealt-to", cards=count, seats=deal.seats) for count, deal in zip(counts, (a, b), strict=True)]
        dealt = [[deal.deck.format_cards(hand) for hand in deal.hands] for deal in (a, b)]
        sides = [Turn(cards, words, None) for cards, words in zip(dealt, told, strict=True)]
        return part("cards", sides[0], sides[1])
    chance = Random(f"{seed}:{number}")
    while True:
        if a.turn != b.turn:
            turns = [_turn(deal) for deal in (a, b)]
            return part("turn", turns[0], turns[1])
        if a.over:
            break
        legal = [{_universal(deal, action): action for action in deal.legal()} for deal in (a, b)]
        if legal[0].keys() != legal[1].keys():
            mine = _allowed(a, sorted(legal[1].keys() - legal[0].keys()))
            theirs = _allowed(b, sorted(legal[0].keys() - legal[1].keys()))
            return part("legal", mine, theirs)
        chosen = sorted(legal[0])[chance.randrange(len(legal[0]))]
        a.play(legal[0][chosen])
        b.play(legal[1][chosen])
    if (a.pay, a.pot) != (b.pay, b.pot):
        paid = [_payment(edition, deal, a.cost != b.cost) for edition, deal in ((pair.a, a), (pair.b, b))]
        return part("payment", paid[0], paid[1], "instead-of")
    return None


def _hands(deal: Deal) -> list[int]:
    return [universal(hand, deal.deck) for hand in deal.hands]


def _universal(deal: Deal, action: Action) -> int:
    """An action in numbers that are the same for every deck; a pass comes last."""
    return PASS if action.code == PASS else next(cards_of(universal(1 << action.code, deal.deck)))


def _turn(deal: Deal) -> Turn:
    if deal.turn is None:
        return Turn([], Phrase("end-of-deal"), deal.contract.clause)
    legal = [str(action) for action in deal.legal()]
    return Turn(legal, say("turn-of", seat=Seat(deal.turn)), deal.contract.clause)


def _allowed(deal: Deal, refused: list[int]) -> Turn:
    """What may be played, and why what only the other game allows may not."""
    legal = [str(action) for action in deal.legal()]
    clause: Clause | None = deal.contract.clause
    reason: Argument | None = None
    if refused:
        code = refused[0]
        action = "pass" if code == PASS else deal.deck.format_card(next(cards_of(local(1 << code, deal.deck))))
        try:
            deal.play(action)
        except IllegalAction as refusal:
            clause, reason = refusal.clause or clause, refusal.reason
    return Turn(legal, " ".join(legal), clause, reason)


def _payment(edition: LocatedRules, deal: Deal, by_cost: bool) -> Turn:
    """What was paid, and the rule: the cost where that is what differs, else the first payment."""
    clause = edition.ruleset.payout(deal.contract.payout).clause
    if by_cost:
        clause = replace(deal.contract.clause, span=edition.side(deal.contract.clause, "cost", None).span)
    elif deal.transfers:
        clause = deal.transfers[0].clause
    return Turn(list(deal.pay), told_pay(Paid(deal.pay, deal.pot, clause), edition.ruleset), clause)
