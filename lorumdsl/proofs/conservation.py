"""Nothing is lost or made when a deal is paid: balances and pot never change in sum, and the pot never goes below zero.

Every payment has two ends, which is the argument; the outcomes are paid out all the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from lorumdsl.diagnostics.codes import AMOUNT_BELOW_ZERO, POT_OVERDRAWN
from lorumdsl.diagnostics.diagnostic import Related
from lorumdsl.model.payouts import Party
from lorumdsl.phrases.costs import amount
from lorumdsl.proofs.casefile import case_text, outcome_body
from lorumdsl.proofs.proof import Proof, Verdict
from lorumdsl.proofs.settlements import Settlement, Subject
from lorumdsl.proofs.telling import in_doubled, told_outcome


def conservation(subject: Subject) -> Iterator[Proof]:
    if not subject.pays:
        return
    contract, settled = subject.contract, subject.settlements
    claim = f"{subject.rules.ruleset.bank.unit} only change hands: balances and pot stay the same in sum"
    kept = all(sum(one.pay) + one.pot == one.before for one in settled)
    assert kept, f"{contract.id}: a transfer has lost an end"  # no ruleset can say so: the engine would be wrong
    proof = Proof(
        contract.id, claim, Verdict.PROVED, f"every payment has two ends; {looked_at(subject)}", contract.place
    )
    below = [one for one in subject.settlements if one.negative and subject.can_be(one.outcome)]
    yield _turned_round(subject, proof, below[0]) if below else proof
    if any(payment.giver is Party.POT for payment in subject.payments):
        yield _overdrawn(subject)


def looked_at(subject: Subject) -> str:
    """How many outcomes stand behind a verdict."""
    outcomes, number = subject.outcomes, len(subject.outcomes.listed)
    if subject.is_plain:
        return f"all outcomes are paid alike, {number} of them paid out here"
    if not outcomes.complete:
        return f"{number} outcomes were paid out, and there are more"
    return f"{number} outcome{'s' * (number > 1)} paid out, standing for all {outcomes.ways:,}"


def _turned_round(subject: Subject, proof: Proof, found: Settlement) -> Proof:
    """A payment of less than nothing takes from the seat, or the pot, that it should give to."""
    negative = found.negative[0]
    payment = subject.payments[negative.payment]
    least = amount(subject.rules.ruleset, min(negative.owed))
    when = in_doubled(told_outcome(subject, found.outcome), found.factor)
    contract = subject.contract.id
    case = case_text(
        subject.rules,
        f"{contract}: nobody owes less than nothing",
        f"a payment to `{payment.receiver}` comes to {least}",
        outcome_body(subject.rules, contract, subject.given(found.outcome), pot=found.before, factor=found.factor),
        {"pay": [paid + min(due, 0) for paid, due in zip(found.pay, negative.owed, strict=False)], "pot": found.before},
    )
    return replace(
        proof,
        verdict=Verdict.REFUTED,
        detail=f"a payment to `{payment.receiver}` comes to {least} when {when}",
        span=payment.clause.span,
        counterexample=case if found.pot != found.before or any(due < 0 for due in negative.owed[:-1]) else None,
        related=(Related(subject.contract.cost_place, "the cost that is paid so"),),
        code=AMOUNT_BELOW_ZERO,
        hint="let the amount be 0 at least, as in `max(0, cost)`, or pay the other way in a case of its own",
    )


def _overdrawn(subject: Subject) -> Proof:
    claim = "the pot never pays more than it holds"
    proof = Proof(subject.contract.id, claim, Verdict.PROVED, looked_at(subject), subject.contract.place)
    short = [one for one in subject.settlements if one.lowest < 0 and subject.can_be(one.outcome)]
    if short:
        return _refuted(subject, proof, min(short, key=lambda one: one.pot >= 0))
    complete = subject.is_plain or subject.outcomes.complete
    return proof if complete else replace(proof, verdict=Verdict.SAMPLED, deals=len(subject.settlements))


def _refuted(subject: Subject, proof: Proof, found: Settlement) -> Proof:
    held, short = amount(subject.rules.ruleset, found.before), amount(subject.rules.ruleset, -found.lowest)
    when = in_doubled(told_outcome(subject, found.outcome), found.factor)
    contract = subject.contract.id
    given = subject.given(found.outcome)
    case = case_text(
        subject.rules,
        f"{contract}: {proof.claim}",
        f"the pot holds {held} and pays {short} more",
        outcome_body(subject.rules, contract, given, pot=found.before, factor=found.factor),
        {"pot": 0},
    )
    payment = next(one for one in subject.payments if one.giver is Party.POT)
    return replace(
        proof,
        verdict=Verdict.REFUTED,
        detail=f"the pot holds {held} and pays {short} more than that when {when}",
        span=payment.clause.span,
        counterexample=case if found.pot < 0 else None,  # later payments may hide it
        related=(Related(subject.contract.cost_place, "the cost that is paid so"),),
        code=POT_OVERDRAWN,
        hint="let the amount be `pot`, and let one seat receive it",
    )
