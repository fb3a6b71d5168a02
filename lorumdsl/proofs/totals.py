"""The declared `total` is what the costs of all seats always add up to.

By linearity where the cost is a sum of counters: whoever takes them, all hearts are eight hearts. Otherwise every
outcome is added up, alike ones once; deals are played at random only where there are too many.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import assert_never

from lorumdsl.diagnostics.codes import TOTAL_WRONG
from lorumdsl.engine.program import PASS
from lorumdsl.expr.ast import Counter
from lorumdsl.expr.linear import linear
from lorumdsl.expr.vocabulary import counted
from lorumdsl.expr.word import Derived, InPlay, Laid, Settled, Shared
from lorumdsl.proofs.casefile import case_text, outcome_body
from lorumdsl.proofs.outcome import Outcome, Outcomes
from lorumdsl.proofs.outcomes import list_outcomes
from lorumdsl.proofs.proof import Proof, Verdict
from lorumdsl.proofs.sampling import DEALS, SEED, plays, random_deals
from lorumdsl.proofs.settlements import Subject
from lorumdsl.proofs.telling import told_outcome
from lorumdsl.table.counters import format_counter
from lorumdsl.table.deal import Deal
from lorumdsl.table.terms import terms_of


def totals(subject: Subject) -> Iterator[Proof]:
    contract = subject.contract
    if contract.total is None:
        return
    claim = f"the costs of all seats add up to {contract.total}"
    proof = Proof(contract.id, claim, Verdict.PROVED, "", contract.place, code=TOTAL_WRONG)
    by_sum = _by_sum(subject)
    if by_sum is not None and by_sum[0] == contract.total:
        yield replace(proof, detail=by_sum[1])
        return
    # The payout may read costs only; what the total needs is the costs.
    outcomes = list_outcomes(subject.rules, contract, True)
    wrong = [one for one in outcomes.listed if sum(one.costs) != contract.total]
    wrong.sort(key=lambda one: (-one.costs.count(0), -one.ways))
    for outcome in wrong:
        if subject.can_be(outcome):
            yield _refuted(subject, proof, outcome, outcomes)
            return
    if outcomes.complete and not wrong:
        number = len(outcomes.listed)
        detail = f"{number} outcome{'s' * (number > 1)} added up, standing for all {outcomes.ways:,}"
        yield replace(proof, detail=detail)
        return
    yield _sampled(subject, proof)


def _by_sum(subject: Subject) -> tuple[int, str] | None:
    """What a cost that is a plain sum of counters adds up to over all seats, and why; None if it is none."""
    contract, ruleset = subject.contract, subject.rules.ruleset
    terms = linear(contract.cost, ruleset.seats)
    if terms is None or contract.stop is not None:
        return None
    total, reasons = 0, []
    for counter, times in terms.items():
        if counter is None:
            total += times * ruleset.seats
            continue
        whole = _whole(subject, counter)
        if whole is None:
            return None
        total += times * whole
        reasons.append(f"{format_counter(subject.rules, counter)} adds up to {whole} over all seats")
    return total, ", ".join(reasons)


def _whole(subject: Subject, counter: Counter) -> int | None:
    """What a counter adds up to over all seats in a deal that is played out; None if that varies."""
    word = counted(counter)
    match word:
        case Shared():
            return sum(word.things(counter, terms_of(subject.rules, subject.contract.id)).values())
        case Laid() | Derived() | Settled() | InPlay():
            return None
        case _:
            assert_never(word)


def _refuted(subject: Subject, proof: Proof, outcome: Outcome, outcomes: Outcomes) -> Proof:
    contract = subject.contract
    found = sum(outcome.costs)
    detail = f"the costs add up to {found} and not to {contract.total} when {told_outcome(subject, outcome)}"
    most = outcome.costs.index(max(outcome.costs))
    claimed = list(outcome.costs)
    claimed[most] += (contract.total or 0) - found
    note = f"the costs {' '.join(map(str, outcome.costs))} add up to {found}; the total is declared as {contract.total}"
    case = case_text(
        subject.rules,
        f"{contract.id}: {proof.claim}",
        note,
        outcome_body(subject.rules, contract.id, subject.given(outcome)),
        {"cost": claimed},
    )
    always = outcomes.complete and {sum(one.costs) for one in outcomes.listed} == {found}
    hint = f"write `total: {found}`, or look at the cost" if always else "take `total` out, or look at the cost"
    return replace(proof, verdict=Verdict.REFUTED, detail=detail, counterexample=case, hint=hint)


def _sampled(subject: Subject, proof: Proof) -> Proof:
    """The claim tried in deals played at random."""
    contract = subject.contract
    for number, deal in enumerate(random_deals(subject.rules, contract.id), 1):
        if sum(deal.cost) != contract.total:
            detail = f"the costs {' '.join(map(str, deal.cost))} of deal {number} of seed {SEED} do not add up to it"
            case = _played(subject, proof, deal)
            return replace(proof, verdict=Verdict.REFUTED, detail=detail, counterexample=case)
    detail = f"held in {DEALS} deals played at random; there are too many outcomes to add them all up"
    return replace(proof, verdict=Verdict.SAMPLED, detail=detail, deals=DEALS, seed=SEED, code=None)


def _played(subject: Subject, proof: Proof, deal: Deal) -> str:
    """A deal played to its end, whose costs would have to add up."""
    hands = [0] * deal.seats
    for seat, action in deal.history:
        hands[seat - 1] |= 1 << action.code if action.code != PASS else 0
    held = [deal.deck.format_cards(hand | left) for hand, left in zip(hands, deal.hands, strict=True)]
    most = deal.cost.index(max(deal.cost))
    claimed = list(deal.cost)
    claimed[most] += (subject.contract.total or 0) - sum(deal.cost)
    return case_text(
        subject.rules,
        f"{subject.contract.id}: {proof.claim}",
        f"the costs {' '.join(map(str, deal.cost))} add up to {sum(deal.cost)}",
        {"contract": subject.contract.id, "hands": held, "plays": plays(deal)},
        {"cost": claimed},
    )
