"""How a deal can end, as far as its settlement tells outcomes apart.

Outcomes are those that a score sheet accepts; nobody asks whether every one of them can be reached by play.
"""

from __future__ import annotations

from typing import assert_never

from lorumdsl.compiler.rules import Rules
from lorumdsl.expr.ast import Counter, counters
from lorumdsl.expr.vocabulary import counted_by_people
from lorumdsl.model.contracts import AnyContract, ChainContract, CountContract, LayoutContract, TrickContract
from lorumdsl.proofs.going_out import outcomes_of_going_out
from lorumdsl.proofs.outcome import Outcomes
from lorumdsl.proofs.sharing import few_shared_outcomes, shared_outcomes
from lorumdsl.table.counters import needed_counters

MOST = 600
"""So many different outcomes of a contract are looked at, and no more."""


def list_outcomes(rules: Rules, contract: AnyContract, only_costs: bool, most: int = MOST) -> Outcomes:
    """The outcomes of a contract. `only_costs` says that its payout reads nothing but what seats owe: outcomes
    in which they owe the same may then be merged where there are too many to look at each."""
    read = _read(rules, contract)
    match contract:
        case ChainContract() | LayoutContract():
            return outcomes_of_going_out(rules, contract, read, most)
        case TrickContract() | CountContract():
            return shared_outcomes(rules, contract, read, only_costs, most)
        case _:
            assert_never(contract)


def few_outcomes(rules: Rules, contract: AnyContract, most: int) -> Outcomes:
    """A few outcomes that surely can be, for payouts that treat all alike."""
    read = _read(rules, contract)
    match contract:
        case ChainContract() | LayoutContract():
            return outcomes_of_going_out(rules, contract, read, most)
        case TrickContract() | CountContract():
            return few_shared_outcomes(rules, contract, read)
        case _:
            assert_never(contract)


def _read(rules: Rules, contract: AnyContract) -> tuple[Counter, ...]:
    """What people count at the end of a deal: what settles it, and what says whether it may have ended early."""
    asked = counters(contract.stop) if contract.stop is not None else ()
    stop = [part for one in asked for part in counted_by_people(one)]
    return tuple(dict.fromkeys([*needed_counters(rules, contract.id), *stop]))
