"""The text of a first case file for a ruleset: for each contract one finished deal and what it pays.

The deals are played by bots and counted as people would count them, so every case passes until a rule changes.
"""

from __future__ import annotations

from typing import Any

from lorumdsl.bots import make_bot
from lorumdsl.bots.match import play_deal
from lorumdsl.cli.new_ruleset import editor_line
from lorumdsl.compiler.rules import Rules
from lorumdsl.engine import state as st
from lorumdsl.expr.ast import LAST_TRICK, Counter
from lorumdsl.source.dump import dump_yaml
from lorumdsl.source.nodes import node_of
from lorumdsl.table.counters import format_counter
from lorumdsl.table.deal import Deal
from lorumdsl.table.outcome import finish, needed_counters

SEED = 1
HEADER = """\
#
# What your rules come to, deal by deal. P1, the first in every list, is next after the dealer. `given` is what
# people count when a deal is over, `pay` what each seat gains or loses by it. Run them with
# `lorum test {house}.cases.yaml`; when you change a rule, change the case that it breaks.

lorum-cases: 1
ruleset: {house}.yaml
"""


def house_cases(house: str, rules: Rules) -> str:
    """A case file for the ruleset `house`, whose rules are those of `rules`."""
    cases = node_of({"cases": [_case(rules, contract) for contract in rules.programs]})
    return editor_line("cases") + "\n" + HEADER.format(house=house) + dump_yaml(cases)


def _case(rules: Rules, contract: str) -> dict[str, Any]:
    """One deal under a contract, with everything that its settlement asks for."""
    deal = play_deal(rules, contract, SEED, 1, [make_bot("greedy", SEED) for _ in range(rules.ruleset.seats)])
    seats, needed = range(deal.seats), needed_counters(rules, contract)
    given = {counter: tuple(_count(deal, counter, seat) for seat in seats) for counter in needed}
    settled = finish(rules, contract, given)
    return {
        "name": f"{contract}, a whole deal",
        "contract": contract,
        "given": {format_counter(rules, counter): list(counts) for counter, counts in given.items()},
        "expect": {"pay": list(settled.pay), "pot": settled.pot},
    }


def _count(deal: Deal, counter: Counter, seat: int) -> int:
    """What a counter of the finished deal stands at."""
    state = deal.state
    if counter.word == "taken":
        return (state[st.TAKEN + seat] & counter.cards).bit_count()
    if counter.word == "won":
        number = state[st.TRICK] - 1 if counter.number == LAST_TRICK else counter.number
        return int(state[st.WON + number] == seat)
    if counter.word == "left":
        return int(state[st.HAND + seat]).bit_count()
    rows = {"tricks": st.TRICKS, "passes": st.PASSES, "crossed": st.CROSSED}
    return int(state[rows[counter.word] + seat])
