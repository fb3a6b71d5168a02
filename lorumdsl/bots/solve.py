"""Endgames with open cards, solved exactly: what each legal action leads to when nobody errs.

Everybody sees all hands and plays for the best pay of his own, which each knows of the others; of actions
that pay a seat the same it takes the first, in the order of `Deal.legal`. Positions are remembered by all
that what follows may depend on, so the answer is exact. Its price grows steeply with the cards left.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass
from types import MappingProxyType

from lorumdsl.cards import cards_of
from lorumdsl.engine import state as st
from lorumdsl.engine.program import CHAIN, COUNT, LAYOUT, TRICK, Program
from lorumdsl.engine.settle import settle
from lorumdsl.engine.step import apply, legal
from lorumdsl.table.actions import Action, actions_of
from lorumdsl.table.deal import Deal

MOST_CARDS: Mapping[int, int] = MappingProxyType({TRICK: 16, COUNT: 16, CHAIN: 28, LAYOUT: 28})
"""By kind, in all hands together: what takes about a second. Chains and layouts leave little choice."""

Pay = tuple[int, ...]


class TooManyCards(ValueError):
    """A position with more cards in hands than were allowed."""


@dataclass(frozen=True, slots=True)
class Line:
    """An action and the pay of each seat that it leads to, P1 first."""

    action: Action
    pay: Pay


def solve(deal: Deal, *, against: bool = False, most_cards: int | None = None) -> tuple[Line, ...]:
    """A line for each legal action of the seat to move, in the order of `Deal.legal`.

    With `against` the others play to hurt the seat to move, whatever that costs them: its pay is then what
    it can be sure of. Raises ValueError once the deal is over, and TooManyCards where more are left than
    `most_cards`, by default MOST_CARDS of the contract's kind.
    """
    if deal.over:
        raise ValueError("the deal is over: there is nothing to solve")
    left = sum(hand.bit_count() for hand in deal.hands)
    most = MOST_CARDS[deal.program.kind] if most_cards is None else most_cards
    if left > most:
        raise TooManyCards(f"{left} cards are left in the hands: more than {most} are not solved")
    sense = 1 if deal.rules.ruleset.schedule.most_wins else -1
    solver = _Solver(deal.program, sense, deal.state[st.TURN] if against else None)
    actions = actions_of(deal.deck, legal(deal.program, deal.state))
    return tuple(Line(action, solver.after(copy(deal).state, action.code)) for action in actions)


class _Solver:
    """Backward induction over states; `hero` is the seat (from 0) that all others play against, if any."""

    def __init__(self, program: Program, sense: int, hero: int | None) -> None:
        self._program, self._sense, self._hero = program, sense, hero
        self._known: dict[tuple[int, ...], Pay] = {}
        rows = (st.HAND, st.TAKEN, st.TABLE, st.TRICKS, st.PASSES, st.CROSSED)
        self._slots = [slot for slot in range(st.LOG) if slot not in (st.LAST, st.BEST, st.BEST_SEAT)]
        self._slots += [row + seat for row in rows for seat in range(program.seats)]
        self._slots += range(st.WON, st.STACK)

    def after(self, state: list[int], action: int) -> Pay:
        """The pay of each seat after an action, which is carried out on the state given."""
        apply(self._program, state, action)
        if state[st.OVER]:
            settle(self._program, state)
            return tuple(state[st.PAY : st.PAY + self._program.seats])
        key = self._key(state)
        if key not in self._known:
            self._known[key] = self._best(state)
        return self._known[key]

    def _best(self, state: list[int]) -> Pay:
        """What the seat to move plays for; the first of equals."""
        seat, sense = state[st.TURN], self._sense
        if self._hero is not None and seat != self._hero:
            seat, sense = self._hero, -sense
        found = [self.after(list(state), action) for action in cards_of(legal(self._program, state))]
        return max(found, key=lambda pay: sense * pay[seat])

    def _key(self, state: list[int]) -> tuple[int, ...]:
        """All that play or pay may still depend on."""
        last, best = state[st.LAST], (state[st.BEST], state[st.BEST_SEAT])
        if self._program.kind == TRICK:
            last, best = -1, best if state[st.PLACED] else (0, 0)
        return (last, *best, *(state[slot] for slot in self._slots))
