"""What capturing costs a seat, worked out from the contract's cost and never from its name.

The compiled cost is evaluated on a scratch state that holds the public counters; a price is the
difference that a trick or a card makes to it. "Hearts cost 1, K♥ 10, the last trick 4", and sums of
such contracts, all come out of the ruleset in this way.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from lorumdsl.cards import CardSet
from lorumdsl.compiler.rules import Rules
from lorumdsl.engine import opcodes as op, state as st
from lorumdsl.engine.evaluate import evaluate
from lorumdsl.engine.program import Program
from lorumdsl.model.contracts import AnyContract


@dataclass(frozen=True, slots=True)
class Stake:
    """A contract and what it charges for. `classes` part the pack into cards that no counter of the cost tells apart,
    those left out that it does not count; `sense` is -1 where cost is something to be had, else 1."""

    contract: AnyContract
    program: Program
    classes: tuple[CardSet, ...]
    sense: int

    @property
    def counted(self) -> CardSet:
        return sum(self.classes)


def stake_of(rules: Rules, contract: str) -> Stake:
    """The stake of a contract; KeyError if the ruleset has no such contract."""
    program = rules.programs[contract]
    classes: list[CardSet] = []
    for cards in _counted_sets(program):
        parts = [part for group in classes for part in (group & cards, group & ~cards) if part]
        rest = cards & ~sum(classes)
        classes = [*parts, rest] if rest else parts
    sense = _sense(program, rules.ruleset.schedule.most_wins)
    return Stake(rules.ruleset.contract(contract), program, tuple(classes), sense)


def _counted_sets(program: Program) -> list[CardSet]:
    """The card sets that the cost asks whether the seat captured."""
    found, place = [], program.cost_code
    while program[place] != op.END:
        opcode = program[place]
        if opcode == op.TAKEN:
            found.append(program[place + 1])
        place += 1 + op.OPERANDS.get(opcode, 0)
    return found


def _sense(program: Program, most_wins: bool) -> int:
    """Payments of costs always hurt; points scored by cost help where the most points win."""
    if program.score_code == 0:
        return 1
    state = st.new_state()
    nothing = evaluate(program, state, program.score_code, 0)
    state[st.COST] = state[st.TOTAL] = 1
    change = evaluate(program, state, program.score_code, 0) - nothing
    return -1 if change and (change > 0) == most_wins else 1


class Prices:
    """Prices for one seat (from 0) at one moment of a trick contract.

    `trick` is the number of the current trick and `last` that of the deal's last; `won` gives the winners
    of earlier tricks by number. Prices are multiplied by the stake's sense: a high one is always bad.
    """

    def __init__(
        self,
        stake: Stake,
        seat: int,
        trick: int,
        last: int,
        taken: CardSet = 0,
        tricks: int = 0,
        played: CardSet = 0,
        won: Sequence[tuple[int, int]] = (),
    ) -> None:
        self.stake = stake
        self._seat, self._trick = seat, trick
        self._known: dict[CardSet, int] = {}
        self._state = state = st.new_state()
        state[st.WON : st.STACK] = [-1] * (st.STACK - st.WON)
        # Costs are asked for as they will stand at the end of the deal, so that `won(last)` is the last trick.
        state[st.TRICK] = last + 1
        state[st.FACTOR], state[st.PLAYED] = 1, played
        state[st.TAKEN + seat], state[st.TRICKS + seat] = taken, tricks
        for number, winner in won:
            state[st.WON + number] = winner
        self._now = self._cost()
        self.classes = tuple((cards, self._card(cards)) for cards in stake.classes)
        self.later = self._later(last)

    def _cost(self) -> int:
        return self.stake.sense * evaluate(self.stake.program, self._state, self.stake.program.cost_code, self._seat)

    def _card(self, cards: CardSet) -> int:
        """The price of one more card of a class; 0 if all are taken."""
        slot = st.TAKEN + self._seat
        taken = self._state[slot]
        missing = cards & ~taken
        self._state[slot] = taken | missing & -missing
        price = self._cost() - self._now
        self._state[slot] = taken
        return price

    def _later(self, last: int) -> float:
        """What a later trick without counted cards costs, on average."""
        number = last - self._trick
        if number < 1:
            return 0.0
        slots = slice(st.WON + self._trick + 1, st.WON + last + 1)
        before = self._state[slots]
        self._state[slots] = [self._seat] * number
        self._state[st.TRICKS + self._seat] += number
        price = self._cost() - self._now
        self._state[slots] = before
        self._state[st.TRICKS + self._seat] -= number
        return price / number

    def trick(self, cards: CardSet) -> int:
        """The price of winning the current trick with these cards in it."""
        counted = cards & self.stake.counted
        if counted not in self._known:
            slot, number = st.TAKEN + self._seat, st.WON + self._trick
            taken, winner = self._state[slot], self._state[number]
            self._state[slot], self._state[number] = taken | counted, self._seat
            self._state[st.TRICKS + self._seat] += 1
            self._known[counted] = self._cost() - self._now
            self._state[slot], self._state[number] = taken, winner
            self._state[st.TRICKS + self._seat] -= 1
        return self._known[counted]

    def cards(self, cards: CardSet) -> int:
        """The price of capturing these cards, each as if it were the next one."""
        return sum(price * (cards & group).bit_count() for group, price in self.classes)
