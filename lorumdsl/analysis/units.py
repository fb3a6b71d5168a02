"""What is counted, in words: chips that are paid, or points that are scored, of which the fewest may win."""

from __future__ import annotations

from lorumdsl.compiler.rules import Rules
from lorumdsl.model.ruleset import Unit


def noun(unit: str) -> str:
    """What a seat gets in a deal.

    >>> noun("chips"), noun("points")
    ('pay', 'points')
    """
    return "points" if unit == Unit.POINTS else "pay"


def told(rules: Rules) -> str:
    """`pays chips`, or `scores points of which the fewest win`."""
    bank, schedule = rules.ruleset.bank, rules.ruleset.schedule
    return f"{'scores' if bank.is_scored else 'pays'} {bank.unit}" + (
        "" if schedule.most_wins else " of which the fewest win"
    )


def more(rules: Rules, who: str) -> str:
    """By how much the pay of somebody is larger."""
    return f"how many points more {who} scores" if rules.ruleset.bank.is_scored else f"how much more {who} is paid"


def better(rules: Rules, who: str) -> str:
    """By how much somebody is better off, which may be by less."""
    if rules.ruleset.schedule.most_wins:
        return more(rules, who)
    is_scored = rules.ruleset.bank.is_scored
    return f"how many points fewer {who} scores" if is_scored else f"how much less {who} is paid"


def is_one_unit(a: Rules, b: Rules) -> bool:
    """Whether a difference between what two rulesets pay says who gains."""
    ours, theirs = a.ruleset, b.ruleset
    return ours.bank.is_scored == theirs.bank.is_scored and ours.schedule.most_wins == theirs.schedule.most_wins
