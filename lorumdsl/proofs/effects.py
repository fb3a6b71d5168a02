"""Every contract is played, every payout used, every word for cards means some, and every cost can be due.

What nobody names is LRM407 and reported before; here it is put on record. A set without cards and a cost that is
always 0 come to light only when cards and outcomes are looked at.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from lorumdsl.compiler.rules import Rules
from lorumdsl.diagnostics.codes import NO_EFFECT
from lorumdsl.expr.ast import Counter
from lorumdsl.expr.linear import linear
from lorumdsl.expr.vocabulary import counted
from lorumdsl.expr.word import Parameter
from lorumdsl.proofs.outcomes import list_outcomes
from lorumdsl.proofs.proof import Proof, Verdict
from lorumdsl.proofs.settlements import Subject


def effects(rules: Rules, subjects: Mapping[str, Subject]) -> Iterator[Proof]:
    """`subjects` are all contracts by id."""
    ruleset = rules.ruleset
    claim = "every contract, payout, cost and set of cards can matter"
    proof = Proof(None, claim, Verdict.PROVED, "", ruleset.places.deck)
    played = _played(rules)
    idle = [contract.id for contract in ruleset.contracts if contract.id not in played]
    used = {subject.contract.payout for subject in subjects.values()}
    idle += [payout.id for payout in ruleset.payouts if payout.id not in used]
    empty = [word for word, cards in ruleset.sets if not (cards.other | cards.single) & ruleset.deck.cards]
    free = [subject for subject in subjects.values() if not _can_be_due(subject)]
    for word in empty:
        detail = f"the set `{word}` holds no card of this deck"
        hint = "look at its expression, or take it out"
        yield replace(proof, verdict=Verdict.REFUTED, detail=detail, code=NO_EFFECT, hint=hint)
    for subject in free:
        yield replace(
            proof,
            contract=subject.contract.id,
            verdict=Verdict.REFUTED,
            detail="nobody ever owes anything",
            span=subject.contract.place,
            code=NO_EFFECT,
            hint="look at its cost",
        )
    if idle:
        yield replace(proof, verdict=Verdict.REFUTED, detail=f"nothing uses {', '.join(idle)}")
    elif not empty and not free:
        detail = f"all {len(subjects)} contracts are played or part of one that is, and each can cost something"
        yield replace(proof, detail=detail)


def _played(rules: Rules) -> set[str]:
    """The contracts of the schedule and those that they are sums of."""
    played: set[str] = set()
    waiting = list(rules.ruleset.schedule.contracts)
    while waiting:
        contract = rules.ruleset.contract(waiting.pop())
        if contract.id not in played:
            played.add(contract.id)
            waiting += contract.parts
    return played


def _can_be_due(subject: Subject) -> bool:
    """Whether a seat owes something in some outcome; a sum of counters that are counted surely can be something."""
    terms = linear(subject.contract.cost, subject.program.seats)
    if terms is not None:
        return any(times and (one is None or _counts_something(one)) for one, times in terms.items())
    outcomes = list_outcomes(subject.rules, subject.contract, True)
    return any(any(outcome.costs) for outcome in outcomes.listed) or not outcomes.complete


def _counts_something(counter: Counter) -> bool:
    """Whether a counter can be other than 0: a set without cards has nothing to count."""
    return counted(counter).takes is not Parameter.CARDS or counter.cards != 0
