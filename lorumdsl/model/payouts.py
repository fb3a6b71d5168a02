"""Payouts: who pays whom when a deal is over, or what each seat scores."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from lorumdsl.expr.ast import Typed
from lorumdsl.model.clause import Clause


class Party(StrEnum):
    """One end of a payment. `others` stands for the seats that are not at the other end."""

    ALL = "all"
    OTHERS = "others"
    TAKERS = "takers"
    WINNER = "winner"
    POT = "pot"


@dataclass(frozen=True, slots=True)
class Payment:
    """Every seat of `giver` pays `amount`, worked out for that seat, to `receiver`.

    Several receivers get the amount each; with `split` the payments are put together and shared
    equally, and what does not divide goes to `remainder`. `says_remainder` is false where the ruleset leaves
    it at the default.
    """

    giver: Party
    receiver: Party
    amount: Typed
    split: bool
    remainder: Party
    says_remainder: bool
    clause: Clause


@dataclass(frozen=True, slots=True)
class Case:
    """Payments that are made when `when` holds; None for `otherwise`."""

    when: Typed | None
    payments: tuple[Payment, ...]
    clause: Clause


@dataclass(frozen=True, slots=True)
class Payout:
    """Either cases, of which the first that holds is paid, or a score for each seat."""

    id: str
    takers: Typed | None
    cases: tuple[Case, ...]
    score: Typed | None
    clause: Clause

    @property
    def payments(self) -> tuple[Payment, ...]:
        """The payments of all cases, in the order in which transfers number them."""
        return tuple(payment for case in self.cases for payment in case.payments)

    @property
    def expressions(self) -> tuple[Typed, ...]:
        """All that is worked out to pay: takers, score, and of each case its condition and amounts."""
        all_of = [self.takers, self.score]
        for case in self.cases:
            all_of += [case.when, *(payment.amount for payment in case.payments)]
        return tuple(typed for typed in all_of if typed is not None)
