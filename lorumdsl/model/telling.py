"""A clause told in words: where it stands in the ruleset, what it rules, which texts say so.

`tell` puts the three together: `portuguese, reds, restriction heart-lead: hearts may not be led to the first
trick (howto, 'contrato 1', reds-lead; ruling 36)`. Nothing here is worked out before somebody asks.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby

from lorumdsl.model.clause import RULING, WHOLE, Citation, Clause
from lorumdsl.model.contracts import AnyContract, ChainContract, TrickContract
from lorumdsl.model.ruleset import Ruleset
from lorumdsl.model.sentences import (
    chain_sentence,
    course_sentence,
    opening_sentence,
    pass_sentence,
    payment_sentence,
    restriction_sentence,
    revoke_sentence,
)
from lorumdsl.model.words import ordinal

PARTS = {"next": "how a chain goes on", "opening": "who begins", "pass": "passing", "revoke": "revoke"}
WHOLES = {"ruleset": "in general", "deal": "dealing", "bank": "bank", "bank.rebuy": "buying", "session": "session"}

_CONTRACT = re.compile(r"contracts\.([^.]+)(?:\.(next|opening|pass|revoke)|\.forbid(?:\[(\d+)\]|\.(.+)))?")
_PAYOUT = re.compile(r"payouts\.([^.]+)(?:\.cases\[(\d+)\](?:\.pay\[(\d+)\])?)?")


def tell(clause: Clause, ruleset: Ruleset) -> str:
    """Where a clause stands, what it rules and on which texts it rests."""
    rule, cited = sentence(clause, ruleset), cite(clause.citations, ruleset)
    told = whereabouts(clause, ruleset) + (f": {rule}" if rule else "")
    return f"{told} ({cited})" if cited else told


def origin(clause: Clause, ruleset: Ruleset) -> str:
    """Where a clause stands and on which texts it rests."""
    cited = cite(clause.citations, ruleset)
    return "; ".join(part for part in (whereabouts(clause, ruleset), cited) if part)


def sentence(clause: Clause, ruleset: Ruleset) -> str:
    """What a clause rules, in a sentence; empty for clauses that decide neither actions nor payments."""
    payments = [
        payment_sentence(payment, case, payout, ruleset)
        for payout in ruleset.payouts
        for case in payout.cases
        for payment in case.payments
        if payment.clause == clause
    ]
    if payments:
        return payments[0]
    for contract in ruleset.contracts:
        found = _contract_sentence(clause, contract, ruleset)
        if found:
            return found
    return ""


def whereabouts(clause: Clause, ruleset: Ruleset) -> str:
    """`portuguese, reds, restriction heart-lead`; parts that stand alone are not numbered."""
    return ", ".join((ruleset.id, *_steps(clause.path, ruleset)))


def cite(citations: Sequence[Citation], ruleset: Ruleset) -> str:
    """`howto, 'contrato 1', reds-lead; ruling 36`: source, place in its text, clauses there; then rulings."""
    parts = []
    texts = [citation for citation in citations if citation.source != RULING]
    for (source, place), there in groupby(texts, key=lambda citation: (citation.source, _place(citation, ruleset))):
        ids = ["as a whole" if citation.clause == WHOLE else citation.clause for citation in there]
        parts.append(", ".join((source, *([f"'{place}'"] if place else []), *ids)))
    rulings = [citation.clause for citation in citations if citation.source == RULING]
    if rulings:
        parts.append(f"ruling{'s' * (len(rulings) > 1)} {', '.join(rulings)}")
    return "; ".join(parts)


def quote(citation: Citation, ruleset: Ruleset) -> str:
    """What a cited clause or ruling says, with its place; the title of a source that is cited as a whole."""
    statement = ruleset.statement(citation)
    if statement is None:
        return next((source.title for source in ruleset.sources if source.id == citation.source), "")
    if citation.source == RULING:
        return f"{statement.place}{'' if statement.place.endswith('?') else ':'} {statement.says}"
    return f"{statement.says} ({statement.place})"


def _place(citation: Citation, ruleset: Ruleset) -> str:
    statement = ruleset.statement(citation)
    return statement.place if statement else ""


def _contract_sentence(clause: Clause, contract: AnyContract, ruleset: Ruleset) -> str:
    if contract.clause == clause:
        return course_sentence(contract, ruleset)
    if contract.award_clause == clause and contract.award is not None:
        return revoke_sentence(contract.award, ruleset)
    if contract.opening is not None and contract.opening.clause == clause:
        return opening_sentence(contract.opening, ruleset)
    if isinstance(contract, TrickContract):
        for restriction in contract.restrictions:
            if restriction.clause == clause:
                return restriction_sentence(restriction, ruleset)
    if isinstance(contract, ChainContract) and contract.next_clause == clause:
        return chain_sentence(contract, ruleset)
    if getattr(contract, "pass_clause", None) == clause:
        return pass_sentence(contract, ruleset.bank.unit)
    return ""


def _steps(path: str, ruleset: Ruleset) -> list[str]:
    """The parts of a clause's path as people say them."""
    found = _CONTRACT.fullmatch(path)
    if found:
        contract, part, place, name = found.groups()
        steps = [contract, PARTS[part]] if part else [contract]
        if place:
            steps.append(f"{ordinal(int(place) + 1)} restriction")
        return [*steps, f"restriction {name}"] if name else steps
    found = _PAYOUT.fullmatch(path)
    if found:
        payout_id, case, payment = found.groups()
        cases = next((payout.cases for payout in ruleset.payouts if payout.id == payout_id), ())
        steps = [f"payout {payout_id}"]
        if case and len(cases) > 1:
            steps.append(f"{ordinal(int(case) + 1)} case")
        if payment and case and int(case) < len(cases) and len(cases[int(case)].payments) > 1:
            steps.append(f"{ordinal(int(payment) + 1)} payment")
        return steps
    if path.startswith("variants."):
        return [f"variant {path.removeprefix('variants.')}"]
    return [WHOLES.get(path, path)]
