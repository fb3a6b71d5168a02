"""Every equal split is whole, or the ruleset says where the remainder goes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from lorumdsl.diagnostics.codes import SPLIT_REMAINDER
from lorumdsl.diagnostics.diagnostic import Related
from lorumdsl.model.payouts import Party
from lorumdsl.phrases.costs import amount
from lorumdsl.proofs.casefile import case_text, outcome_body
from lorumdsl.proofs.conservation import looked_at
from lorumdsl.proofs.proof import Proof, Verdict
from lorumdsl.proofs.settlements import Settlement, Subject
from lorumdsl.proofs.telling import in_doubled, told_outcome


def splits(subject: Subject) -> Iterator[Proof]:
    if not subject.pays:
        return
    for place, payment in enumerate(subject.payments):
        if not payment.split or payment.receiver is Party.POT:
            continue
        claim = "what is split equally divides, or the ruleset says where the rest goes"
        proof = Proof(subject.contract.id, claim, Verdict.PROVED, "", payment.clause.span, code=SPLIT_REMAINDER)
        if payment.says_remainder:
            yield replace(proof, detail=f"the rest goes to the {payment.remainder}, as the ruleset says")
            continue
        uneven = [one for one in subject.settlements if dict(one.left_over).get(place)]
        possible = next((one for one in uneven if subject.can_be(one.outcome)), None)
        if possible:
            yield _refuted(subject, proof, possible, dict(possible.left_over)[place])
        elif subject.outcomes.complete and not uneven:
            yield replace(proof, detail=looked_at(subject))
        else:
            detail = f"{looked_at(subject)}: nothing was left over"
            yield replace(proof, verdict=Verdict.SAMPLED, detail=detail, deals=len(subject.settlements), code=None)


def _refuted(subject: Subject, proof: Proof, found: Settlement, rest: int) -> Proof:
    contract, ruleset = subject.contract.id, subject.rules.ruleset
    when = in_doubled(told_outcome(subject, found.outcome), found.factor)
    case = case_text(
        subject.rules,
        f"{contract}: nothing is left over when it is split",
        f"{amount(ruleset, rest)} cannot be shared equally, and the ruleset does not say where they go",
        outcome_body(subject.rules, contract, subject.given(found.outcome), pot=found.before, factor=found.factor),
        {"pot": found.pot - rest},
    )
    return replace(
        proof,
        verdict=Verdict.REFUTED,
        detail=f"the split leaves {amount(ruleset, rest)} over when {when}",
        counterexample=case,
        related=(Related(subject.contract.cost_place, "the cost that is paid so"),),
        hint="say `remainder: pot` or `remainder: winner`, or change the costs",
    )
