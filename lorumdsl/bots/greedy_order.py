"""Chains played in order, greedily: try each start on a few deals of the cards that are not seen.

Once such a chain runs nobody has much to choose, so a start is worth what comes of it when the cards
run their course. Starts are rare, hardly more than one in a deal, which pays for trying them out.
"""

from __future__ import annotations

from random import Random

from lorumdsl.bots.observation import unseen_cards
from lorumdsl.cards import CardSet, cards_of
from lorumdsl.engine import state as st
from lorumdsl.engine.evaluate import evaluate
from lorumdsl.engine.program import Program
from lorumdsl.table.actions import Action
from lorumdsl.table.view import View

TRIED = 12  # deals


def choose_in_order(view: View, program: Program, draw: Random) -> Action:
    """The action to play; of cards that open the same cards the lowest."""
    starts: dict[CardSet, Action] = {}
    for action in view.legal:
        starts.setdefault(program.after[action.code], action)
    if len(starts) == 1:
        return view.legal[0]
    worth = dict.fromkeys(starts.values(), 0)
    unseen = list(cards_of(unseen_cards(view, program)))
    for _ in range(TRIED):
        draw.shuffle(unseen)
        hands = _dealt(view, unseen)
        for action in worth:
            worth[action] += outcome(program, list(hands), list(view.passes), view.seat - 1, action.code)
    return max(worth, key=worth.__getitem__)


def _dealt(view: View, unseen: list[int]) -> list[CardSet]:
    """Hands of the right sizes: those seen as they are, the others from the cards in their order."""
    hands, first = [], 0
    for hand, size in zip(view.hands, view.sizes, strict=True):
        if hand is None:
            hand = sum(1 << card for card in unseen[first : first + size])
            first += size
        hands.append(hand)
    return hands


def outcome(program: Program, hands: list[CardSet], passes: list[int], seat: int, card: int) -> int:
    """What a seat (from 0) has of playing a card, hands being known: what the others owe if it goes out, else
    what it owes, as a loss. Everybody plays the lowest card that fits. `hands` and `passes` are used up."""
    player, length = seat, 0
    while True:
        hands[player] &= ~(1 << card)
        if not hands[player]:
            break
        length += 1
        opened = program.after[card] if length != program.limit else 0
        fitting = 0
        if opened:
            for _ in range(program.seats):  # the last player is asked last
                player = player + 1 if player + 1 < program.seats else 0
                fitting = hands[player] & opened
                if fitting:
                    break
                passes[player] += 1
        if not fitting:  # the last player starts anew
            length, fitting = 0, hands[player]
        card = (fitting & -fitting).bit_length() - 1
    state = st.new_state()
    state[st.HAND : st.HAND + program.seats] = hands
    state[st.PASSES : st.PASSES + program.seats] = passes
    if player != seat:
        return -evaluate(program, state, program.cost_code, seat)
    return sum(evaluate(program, state, program.cost_code, other) for other in range(program.seats) if other != seat)
