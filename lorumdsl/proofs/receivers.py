"""What is owed is paid: in no outcome does a payment that somebody makes find nobody to receive it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from lorumdsl.diagnostics.codes import NO_RECEIVER
from lorumdsl.diagnostics.diagnostic import Related
from lorumdsl.proofs.casefile import case_text, outcome_body
from lorumdsl.proofs.conservation import looked_at
from lorumdsl.proofs.proof import Proof, Verdict
from lorumdsl.proofs.settlements import Settlement, Subject
from lorumdsl.proofs.telling import told_outcome


def receivers(subject: Subject) -> Iterator[Proof]:
    if not subject.pays:
        return
    claim = "the payout covers every outcome, and every payment finds somebody to receive it"
    proof = Proof(subject.contract.id, claim, Verdict.PROVED, looked_at(subject), subject.contract.place)
    lost = [one for one in subject.settlements if one.lost and subject.can_be(one.outcome)]
    if lost:
        yield _refuted(subject, proof, lost[0])
    elif subject.is_plain or subject.outcomes.complete:
        yield proof
    else:
        yield replace(proof, verdict=Verdict.SAMPLED, deals=len(subject.settlements))


def _refuted(subject: Subject, proof: Proof, found: Settlement) -> Proof:
    contract = subject.contract.id
    lost = found.lost[0]
    payment = subject.payments[lost.payment]
    when = told_outcome(subject, found.outcome)
    *owed, by_pot = lost.owed
    expected: dict[str, object] = {"pot": found.pot - by_pot}
    if any(owed):
        expected = {"pay": [paid - due for paid, due in zip(found.pay, owed, strict=True)]}
    case = case_text(
        subject.rules,
        f"{contract}: what is owed is paid",
        f"there is no seat of the party `{payment.receiver}`, so nothing is paid",
        outcome_body(subject.rules, contract, subject.given(found.outcome), pot=found.before, factor=found.factor),
        expected,
    )
    return replace(
        proof,
        verdict=Verdict.REFUTED,
        detail=f"a payment to `{payment.receiver}` finds nobody when {when}",
        span=payment.clause.span,
        counterexample=case,
        related=(Related(subject.contract.place, "the contract that is paid so"),),
        code=NO_RECEIVER,
        hint="add a case for this outcome, which says who is paid instead",
    )
