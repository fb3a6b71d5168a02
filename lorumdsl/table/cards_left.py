"""The cards left and the passes of a chain or layout, written into the state of a deal as people counted them."""

from __future__ import annotations

from collections.abc import Sequence

from lorumdsl.cards import cards_of
from lorumdsl.engine import state as st
from lorumdsl.expr.vocabulary import LEFT, PASSES
from lorumdsl.language.phrase import Argument, Phrase, Seat, say
from lorumdsl.table.counters import Counts
from lorumdsl.table.deal import Deal
from lorumdsl.table.hands import ImpossibleDeal


def place_cards_left(deal: Deal, given: Counts) -> None:
    """The seat with no card left went out. Raises ImpossibleDeal for what cannot be."""
    left = given.get(LEFT)
    if left is None:
        return
    hand_size = deal.program.tricks
    if list(left).count(0) != 1:
        raise ImpossibleDeal(Phrase("one-empty-hand"))
    if max(left) > hand_size:
        raise ImpossibleDeal(say("left-too-many", left=max(left), most=hand_size))
    deal.state[st.OUT] = list(left).index(0)
    pack = list(cards_of(deal.deck.cards))
    for seat, number in enumerate(left):
        deal.state[st.HAND + seat] = sum(1 << card for card in pack[:number])
        pack = pack[number:]
    if PASSES in given:
        deal.state[st.PASSES : st.PASSES + deal.seats] = list(given[PASSES])


def check_passes_in_turn(deal: Deal, given: Counts) -> None:
    """In a layout all seats have one action a turn: what was counted says who went out how late."""
    left, passes = given.get(LEFT), given.get(PASSES)
    if left is None or passes is None:
        return
    winner = list(left).index(0)
    begins = range(deal.seats) if deal.contract.opening else (0,)  # who held the card that begins is not told
    if any(_due(left, passes[winner], winner, seat) == list(passes) for seat in begins):
        return
    for seat, (number, due) in enumerate(zip(passes, _due(left, passes[winner], winner, 0), strict=True)):
        if number != due:
            went_out: dict[str, Argument] = {"winner": Seat(winner + 1), "passes": passes[winner]}
            told = say("passes-due", seat=Seat(seat + 1), left=left[seat], due=due, number=number, **went_out)
            raise ImpossibleDeal(say("if-began", refusal=told, seat=Seat(1)) if deal.contract.opening else told)


def _due(left: Sequence[int], of_winner: int, winner: int, begins: int) -> list[int]:
    """How often each seat has passed in a layout, where all have one action a turn, whether a card or a pass."""
    seats = len(left)
    last_turn = [(seat - begins) % seats <= (winner - begins) % seats for seat in range(seats)]
    return [of_winner + cards - (0 if had else 1) for cards, had in zip(left, last_turn, strict=True)]
