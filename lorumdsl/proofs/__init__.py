"""What is proven about a ruleset before a card is dealt: one file per claim.

In go compiled rules, out come proofs: `proved`, `refuted` with a counterexample, or `sampled`. What a contract's
settlement comes to is worked out once and kept in `known`, so that variants, which share most of their contracts,
cost next to nothing. The work is bounded: outcomes.MOST outcomes of a contract, playing.DEALS deals of a sample.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from lorumdsl.compiler.rules import Rules
from lorumdsl.model.contracts import AnyContract
from lorumdsl.proofs.cases import cases
from lorumdsl.proofs.conservation import conservation
from lorumdsl.proofs.deck import deck
from lorumdsl.proofs.effects import effects
from lorumdsl.proofs.endings import endings
from lorumdsl.proofs.passing import passing
from lorumdsl.proofs.pot import pot
from lorumdsl.proofs.proof import Proof, Verdict
from lorumdsl.proofs.receivers import receivers
from lorumdsl.proofs.restrictions import restrictions
from lorumdsl.proofs.settlements import Subject
from lorumdsl.proofs.splits import splits
from lorumdsl.proofs.thresholds import thresholds
from lorumdsl.proofs.totals import totals

__all__ = ["Known", "Proof", "Verdict", "prove"]

Claim = Callable[[Subject], Iterator[Proof]]

CLAIMS: tuple[Claim, ...] = (
    totals,
    endings,
    passing,
    conservation,
    receivers,
    splits,
    restrictions,
    thresholds,
)
"""The claims about one contract, in the order in which they are told."""

Known = dict[tuple[object, ...], tuple[Subject, list[Proof]]]
"""Contracts that have been dealt with, by everything that their proofs depend on."""


def prove(rules: Rules, known: Known | None = None) -> list[Proof]:
    """Every claim about the rules; `known` saves work between rulesets that share contracts."""
    known = {} if known is None else known
    proofs = list(deck(rules))
    subjects: dict[str, Subject] = {}
    for contract in rules.ruleset.contracts:
        key = _depends_on(rules, contract)
        if key not in known:
            subject = Subject(rules, contract)
            known[key] = subject, [proof for claim in CLAIMS for proof in claim(subject)]
        subjects[contract.id], found = known[key]
        proofs += found
    proofs += effects(rules, subjects)
    for payout in rules.ruleset.payouts:
        proofs += cases(payout, [subject for subject in subjects.values() if subject.payout == payout])
    return proofs + list(pot(rules, subjects))


def _depends_on(rules: Rules, contract: AnyContract) -> tuple[object, ...]:
    """What a contract's proofs depend on, within the rulesets of one file and its variants."""
    ruleset = rules.ruleset
    payout = ruleset.payout(contract.payout)
    return contract, payout, ruleset.deck, ruleset.seats, ruleset.sets, ruleset.bank.unit, ruleset.schedule.doubling
