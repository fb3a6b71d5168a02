"""Random deals and sessions for properties: any shipped ruleset, contract, seed and choices."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random

from hypothesis import settings, strategies as st

import lorumdsl
from lorumdsl.compiler.rules import Rules
from lorumdsl.source.library import ruleset_ids
from tests.reference.side_by_side import FAMILIES, rules_of

VARIANTS = (
    "portuguese+three-players",
    "portuguese+beans",
    "portuguese+beans-sudden-end",
    "portuguese+doubling",
    "portuguese+obers-only-followers",
    "portuguese+reds-until-broken+no-red-discard-on-first-trick",
    "portuguese+short+shift-first-dealer",
    "denexa+open-ape+ten-counts-ten",
)
MANY = settings(max_examples=2 * settings.default.max_examples)
FEW = settings(max_examples=settings.default.max_examples // 2)
OWN = tuple(family for family in FAMILIES if family not in ruleset_ids())


@cache
def rules(reference: str) -> Rules:
    return rules_of(reference) if reference in OWN else lorumdsl.load(reference)


def references() -> list[str]:
    """Every shipped ruleset, the variants that change play or payment, and the test rulesets."""
    known = set(ruleset_ids())
    return [*sorted(known), *(variant for variant in VARIANTS if variant.split("+")[0] in known), *OWN]


@dataclass(frozen=True)
class Choices:
    """Which of the legal actions are taken, from a number: short to print, and it shrinks."""

    number: int

    def start(self) -> Random:
        return Random(self.number)


seeds = st.integers(0, 10**18 - 1)
choices = st.builds(Choices, st.integers(0, 10**6))


@st.composite
def deals(draw: st.DrawFn) -> lorumdsl.Deal:
    """A deal before its first action."""
    chosen = rules(draw(st.sampled_from(references())))
    contract = draw(st.sampled_from(sorted(chosen.programs)))
    number, pot = draw(st.integers(1, 40)), draw(st.sampled_from([0, 0, 10, 36]))
    return lorumdsl.Deal(chosen, contract, draw(seeds), number=number, pot=pot)


@st.composite
def sessions(draw: st.DrawFn) -> lorumdsl.Session:
    """A session before its first deal."""
    return lorumdsl.Session(rules(draw(st.sampled_from(references()))), draw(seeds))


def choose_and_play(session: lorumdsl.Session, chance: Random) -> None:
    """One whole deal of a session, contract and doubling chosen at random where there is a choice."""
    schedule = session.rules.ruleset.schedule
    doubled = schedule.doubling and chance.random() < 0.5
    deal = session.choose(chance.choice(session.offered()), doubled)
    while not deal.over:
        session.play(chance.choice(deal.legal()))
