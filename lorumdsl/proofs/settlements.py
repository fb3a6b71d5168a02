"""Outcomes settled by the engine: what every seat pays, what the pot holds, which case applied, what was left over.

The contract's own program pays them out on a scratch state, so that what is proven is what is played.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from lorumdsl.compiler.rules import Rules
from lorumdsl.engine import program as pg, state as st
from lorumdsl.engine.deal import clear
from lorumdsl.engine.evaluate import evaluate
from lorumdsl.engine.settle import party, pay_out
from lorumdsl.expr.ast import Cards, Constant, Counter, Operator, Typed, constants, counters
from lorumdsl.model.contracts import AnyContract
from lorumdsl.model.payouts import Party, Payout
from lorumdsl.model.ruleset import Unit
from lorumdsl.proofs.outcome import Outcome, Outcomes
from lorumdsl.proofs.outcomes import few_outcomes, list_outcomes
from lorumdsl.table.counters import needed_counters
from lorumdsl.table.deal import Deal
from lorumdsl.table.hands import ImpossibleDeal
from lorumdsl.table.outcome import finish
from lorumdsl.table.transfers import log_room

POTS = (0, 7, 24)
"""What lies in the pot before the deal, where that can make a difference."""


FEW = 8
"""So many outcomes stand for all where all are paid alike."""


@dataclass(frozen=True, slots=True)
class Lost:
    """A payment that is owed and that nobody gets; `owed` by seat, the pot last."""

    payment: int
    owed: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Settlement:
    """One outcome with its payments."""

    outcome: Outcome
    factor: int
    before: int
    pay: tuple[int, ...]
    pot: int
    lowest: int  # what the pot held at the worst moment
    case: int  # the first case that holds; -1 under points
    holds: tuple[bool, ...]  # by case: whether its condition holds
    left_over: tuple[tuple[int, int], ...]  # (payment, amount) of each split that left something to the pot
    lost: tuple[Lost, ...]  # payments that find nobody to receive them
    negative: tuple[Lost, ...]  # payments of which some seat owes less than nothing


class Subject:
    """A contract with its payout, and everything that claims about its settlement ask for; worked out once."""

    def __init__(self, rules: Rules, contract: AnyContract) -> None:
        self.rules = rules
        self.contract = contract
        self.payout: Payout = rules.ruleset.payout(contract.payout)
        self.program = rules.programs[contract.id]
        self.payments = rules.payments(contract.id)
        self.needed = needed_counters(rules, contract.id)

    @property
    def pays(self) -> bool:
        """Whether something moves between seats and pot; points are only written down."""
        return self.rules.ruleset.bank.unit is not Unit.POINTS and self.payout.score is None

    @cached_property
    def expressions(self) -> list[Typed]:
        whens = [case.when for case in self.payout.cases if case.when is not None]
        takers = [self.payout.takers] if self.payout.takers is not None else []
        return [*takers, *whens, *(payment.amount for payment in self.payments)]

    @cached_property
    def reads(self) -> set[str]:
        return {counter.word for typed in self.expressions for counter in counters(typed)}

    @property
    def only_costs(self) -> bool:
        return self.reads <= {"cost", "total", "takers", "pot", "seats"}

    @cached_property
    def is_plain(self) -> bool:
        """Whether every outcome is paid alike: no conditions, no splits; then a few outcomes stand for all."""
        split = any(payment.split for payment in self.payments)
        chosen = any(_chooses(payment.amount) for payment in self.payments)
        return len(self.payout.cases) == 1 and not split and not chosen and self.payout.takers is None

    @cached_property
    def outcomes(self) -> Outcomes:
        if self.is_plain:
            return few_outcomes(self.rules, self.contract, FEW)
        return list_outcomes(self.rules, self.contract, self.only_costs)

    @cached_property
    def settlements(self) -> list[Settlement]:
        """All outcomes settled, single and doubled, with several pots where the pot is read."""
        listed = self.outcomes.listed
        factors = (1, 2) if self.rules.ruleset.schedule.doubling else (1,)
        pots = self._pots() if "pot" in self.reads or any(one.giver is Party.POT for one in self.payments) else [0]
        found = [self._settle(one, factor, pot) for one in listed for factor in factors for pot in pots]
        return [one for one in found if one is not None]

    def _pots(self) -> list[int]:
        """Pots that are tried: some of all sizes, and those on both sides of each number that the payout names."""
        named = {number for typed in self.expressions for number in constants(typed)}
        return sorted({*POTS, *(number + step for number in named for step in (-1, 0, 1) if number + step >= 0)})

    def given(self, outcome: Outcome) -> dict[Counter, tuple[int, ...]]:
        """An outcome as case files write it."""
        return self.outcomes.given(outcome, self.needed)

    def can_be(self, outcome: Outcome) -> bool:
        """Whether a score sheet accepts the outcome."""
        try:
            finish(self.rules, self.contract.id, self.given(outcome))
        except ImpossibleDeal:
            return False
        return True

    def paid_by(self, found: Settlement, case: int) -> tuple[int, ...]:
        """What each seat would get if that case had been the first to hold."""
        state = self._state(found.outcome)
        assert state is not None  # it has been settled before
        row = case * pg.CASE_WIDTH
        alone = [0, *self.program.cases[row + pg.CASE_FIRST : row + pg.CASE_WIDTH]]
        self._pay(self.program.with_cases(alone), state, found.outcome, found.factor, found.before)
        return tuple(state[st.PAY : st.PAY + self.program.seats])

    @staticmethod
    def _pay(program: pg.Program, state: list[int], outcome: Outcome, factor: int, pot: int) -> None:
        state[st.POT] = pot
        for seat, cost in enumerate(outcome.costs):
            state[st.COST + seat] = cost * factor
        pay_out(program, state)

    def _settle(self, outcome: Outcome, factor: int, pot: int) -> Settlement | None:
        program, seats = self.program, self.program.seats
        state = self._state(outcome)
        if state is None:
            return None
        self._pay(program, state, outcome, factor, pot)
        after = state[st.POT]
        state[st.POT] = pot  # conditions were asked before anything was paid
        whens = program.cases[pg.CASE_WHEN :: pg.CASE_WIDTH]
        holds = tuple(when == 0 or evaluate(program, state, when, 0) != 0 for when in whens)
        case = holds.index(True) if True in holds else -1
        return Settlement(
            outcome,
            factor,
            pot,
            tuple(state[st.PAY : st.PAY + seats]),
            after,
            self._lowest(state, pot),
            case,
            holds,
            tuple(self._left_over(state)),
            tuple(self._lost(state, case)),
            tuple(Lost(payment, owed) for payment, owed in self._owed(state, case) if min(owed) < 0),
        )

    def _state(self, outcome: Outcome) -> list[int] | None:
        if not self.only_costs:
            try:
                deal: Deal = finish(self.rules, self.contract.id, self.given(outcome))
            except ImpossibleDeal:
                return None
            return deal.state
        state = st.new_state(log_room(self.program.seats, self.payments))
        clear(state)
        state[st.OUT] = outcome.winner
        return state

    def _lowest(self, state: list[int], pot: int) -> int:
        """The least that lay in the pot while it was paid, payment after payment."""
        held = lowest = pot
        for row in range(st.SIZE, st.SIZE + st.LOG_WIDTH * state[st.LOG], st.LOG_WIDTH):
            held += state[row + st.LOG_AMOUNT] * (state[row + st.LOG_TO] == self.program.seats)
            held -= state[row + st.LOG_AMOUNT] * (state[row + st.LOG_FROM] == self.program.seats)
            lowest = min(lowest, held)
        return lowest

    def _left_over(self, state: list[int]) -> list[tuple[int, int]]:
        """What splits gave to the pot because it did not divide, read off the log of transfers."""
        over: dict[int, int] = {}
        for row in range(st.SIZE, st.SIZE + st.LOG_WIDTH * state[st.LOG], st.LOG_WIDTH):
            payment = state[row + st.LOG_PAYMENT]
            splits = self.payments[payment].split and self.payments[payment].receiver is not Party.POT
            if splits and state[row + st.LOG_TO] == self.program.seats:
                over[payment] = over.get(payment, 0) + state[row + st.LOG_AMOUNT]
        return list(over.items())

    def _lost(self, state: list[int], case: int) -> Iterator[Lost]:
        """Payments of a case that somebody owes and nobody receives: no seat pays itself."""
        for payment, owed in self._owed(state, case):
            target = self.program.payments[payment * pg.PAYMENT_WIDTH + pg.PAY_TO]
            if target == pg.POT or self.payments[payment].split:
                continue
            receivers = party(self.program, state, target)
            lost = tuple(due if receivers & ~(1 << seat) == 0 else 0 for seat, due in enumerate(owed))
            if any(lost):
                yield Lost(payment, lost)

    def _owed(self, state: list[int], case: int) -> Iterator[tuple[int, tuple[int, ...]]]:
        """What each payment of a case takes from each seat, and behind them from the pot."""
        program = self.program
        row = case * pg.CASE_WIDTH
        for payment in range(*program.cases[row + pg.CASE_FIRST : row + pg.CASE_WIDTH] if case >= 0 else (0,)):
            place = payment * pg.PAYMENT_WIDTH
            source, amount = program.payments[place + pg.PAY_FROM], program.payments[place + pg.PAY_AMOUNT]
            givers = party(program, state, source) if source != pg.POT else 1 << program.seats
            yield (
                payment,
                tuple(
                    evaluate(program, state, amount, seat % program.seats) if givers >> seat & 1 else 0
                    for seat in range(program.seats + 1)
                ),
            )


def _chooses(typed: Typed) -> bool:
    """Whether an amount is worked out one way or another, so that single outcomes may stand apart."""
    if isinstance(typed, Constant | Counter | Cards):
        return False
    assert isinstance(typed, Operator)
    return typed.operator not in ("+", "-", "*", "neg") or any(map(_chooses, typed.operands))
