"""Counts, greedily: cross a threshold as cheaply as can be, else as high as is safe, and keep low cards back."""

from __future__ import annotations

from lorumdsl.bots.prices import Stake
from lorumdsl.engine import state as st
from lorumdsl.engine.evaluate import evaluate
from lorumdsl.table.actions import Action
from lorumdsl.table.view import View


def choose_count_card(view: View, stake: Stake) -> Action:
    """The card to play: least cost first, then the highest value, which leaves others close to the threshold."""
    program, seat = stake.program, view.seat - 1
    state = st.new_state()

    def cost(charged: int) -> int:
        state[st.CROSSED + seat] = charged
        return stake.sense * evaluate(program, state, program.cost_code, seat)

    def merit(action: Action) -> tuple[int, int]:
        value = program.values[action.code]
        charged = view.crossed[seat]
        for threshold, price in zip(program.thresholds, program.prices, strict=True):
            if view.count < threshold <= view.count + value:
                charged += price
        return -cost(charged), value

    return max(view.legal, key=merit)
