"""Every case of a payout can be the one that applies: some outcome fulfils it, and no case above takes them all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from lorumdsl.diagnostics.codes import CASE_IDLE
from lorumdsl.model.payouts import Payout
from lorumdsl.proofs.casefile import case_text, outcome_body
from lorumdsl.proofs.proof import Proof, Verdict
from lorumdsl.proofs.settlements import Settlement, Subject
from lorumdsl.proofs.telling import told_outcome


def cases(payout: Payout, subjects: Sequence[Subject]) -> Iterator[Proof]:
    """`subjects` are the contracts that are settled by the payout."""
    paying = [subject for subject in subjects if subject.pays]
    if not paying or len(payout.cases) < 2:
        return
    claim = f"every case of payout {payout.id} applies to some outcome"
    complete = all(subject.is_plain or subject.outcomes.complete for subject in paying)
    contracts = ", ".join(subject.contract.id for subject in paying)
    idle = 0
    for place, case in enumerate(payout.cases):
        if any(one.case == place for subject in paying for one in subject.settlements):
            continue
        idle += 1
        if complete:
            proof = Proof(None, claim, Verdict.REFUTED, "", case.clause.span, code=CASE_IDLE)
            yield _idle(payout, place, paying, proof)
    detail = f"the outcomes of {contracts} were looked at"
    if not idle:
        yield Proof(None, claim, Verdict.PROVED, detail, payout.clause.span)
    elif not complete:
        tried = sum(len(subject.settlements) for subject in paying)
        detail = f"{detail}, as far as there are not too many; {idle} of the cases did not come up"
        yield Proof(None, claim, Verdict.SAMPLED, detail, payout.clause.span, deals=tried)


def _idle(payout: Payout, place: int, subjects: Sequence[Subject], proof: Proof) -> Proof:
    ordinal = f"case {place + 1} of payout {payout.id}"
    for subject in subjects:
        for found in subject.settlements:
            if found.holds[place] and payout.cases[place].when is not None and subject.can_be(found.outcome):
                detail = f"{ordinal} never applies: where its condition holds, case {found.case + 1} comes first"
                same = subject.paid_by(found, place) == found.pay
                case = None if same else _shadowed(subject, found, place)
                return replace(proof, detail=detail, counterexample=case, hint="put it above the other, or take it out")
    if payout.cases[place].when is None:
        detail = f"{ordinal} never applies: the cases above it take every outcome"
        return replace(proof, detail=detail, hint="let it be the `otherwise` in place of the case above it")
    return replace(proof, detail=f"{ordinal} never applies: no outcome fulfils its condition", hint="take it out")


def _shadowed(subject: Subject, found: Settlement, place: int) -> str:
    """A case that expects what the shadowed case would pay."""
    contract = subject.contract.id
    return case_text(
        subject.rules,
        f"{contract}: case {place + 1} of payout {subject.payout.id} applies",
        f"its condition holds when {told_outcome(subject, found.outcome)}, but case {found.case + 1} comes first",
        outcome_body(subject.rules, contract, subject.given(found.outcome), pot=found.before, factor=found.factor),
        {"pay": list(subject.paid_by(found, place))},
    )
