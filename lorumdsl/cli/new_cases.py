"""The text of a first case file for a ruleset: for each contract one finished deal and what it pays.

The deals are played by bots and counted as people would count them, so every case passes until a rule changes.
"""

from __future__ import annotations

from typing import Any

from lorumdsl.bots import make_bot
from lorumdsl.bots.match import play_deal
from lorumdsl.cli.new_ruleset import editor_line
from lorumdsl.compiler.rules import Rules
from lorumdsl.source.dump import dump_yaml
from lorumdsl.source.nodes import node_of
from lorumdsl.table.counters import format_counter, needed_counters
from lorumdsl.table.outcome import counts_of, finish

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
    given = {counter: counts_of(deal, counter) for counter in needed_counters(rules, contract)}
    settled = finish(rules, contract, given)
    return {
        "name": f"{contract}, a whole deal",
        "contract": contract,
        "given": {format_counter(rules, counter): list(counts) for counter, counts in given.items()},
        "expect": {"pay": list(settled.pay), "pot": settled.pot},
    }
