"""What a contract costs, for people who are about to play it: `1 chip for each heart taken, 8 chips in all`."""

from __future__ import annotations

from lorumdsl.expr.ast import Counter
from lorumdsl.language.phrase import Argument, say
from lorumdsl.model.contracts import AnyContract
from lorumdsl.model.ruleset import Ruleset
from lorumdsl.phrases.costs import amount, price
from lorumdsl.phrases.courses import thresholds


def contract_cost(ruleset: Ruleset, contract: AnyContract) -> Argument:
    """What a seat owes under a contract, and what all seats owe together where that is always the same."""
    cost = price(ruleset, contract.cost)
    if contract.cost == Counter("crossed"):
        cost = thresholds(ruleset, contract) or cost
    return cost if contract.total is None else say("in-all", cost=cost, amount=amount(ruleset, contract.total))
