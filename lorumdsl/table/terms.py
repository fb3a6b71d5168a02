"""What a contract decides about its counters: how far they go, and which things there are to be got."""

from __future__ import annotations

from lorumdsl.compiler.rules import Rules
from lorumdsl.expr.word import Terms
from lorumdsl.table.thresholds import reachable


def terms_of(rules: Rules, contract: str) -> Terms:
    """The terms of a contract of a ruleset, by its id."""
    program = rules.programs[contract]
    return Terms(
        seats=program.seats,
        tricks=program.tricks,
        ranks=len(rules.ruleset.deck.ranks),
        prices=tuple(price for _, price in reachable(program)),
        ends_early=program.stop_code != 0,
    )
