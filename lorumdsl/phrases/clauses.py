"""A clause as a phrase: where it stands in the ruleset, what it rules, which texts say so.

`tell` puts the three together: `portuguese, reds, restriction heart-lead: in the first trick, hearts may not be
led (howto, 'contrato 1', reds-lead; ruling 36)`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from typing import assert_never

from lorumdsl.language.phrase import Argument, Listed, Phrase, say
from lorumdsl.model.clause import RULING, WHOLE, Citation, Clause
from lorumdsl.model.contracts import AnyContract, ChainContract, CountContract, LayoutContract, TrickContract
from lorumdsl.model.ruleset import Ruleset
from lorumdsl.phrases.courses import chain, course, opening, passing, revoke
from lorumdsl.phrases.payments import payment
from lorumdsl.phrases.restrictions import restriction

WHOLES = {"ruleset": "ruleset", "deal": "deal", "bank": "bank", "bank.rebuy": "rebuy", "session": "session"}

_CONTRACT = re.compile(r"contracts\.([^.]+)(?:\.(next|opening|pass|revoke)|\.forbid(?:\[(\d+)\]|\.(.+)))?")
_PAYOUT = re.compile(r"payouts\.([^.]+)(?:\.cases\[(\d+)\](?:\.pay\[(\d+)\])?)?")


def tell(ruleset: Ruleset, clause: Clause) -> Argument:
    """Where a clause stands, what it rules and on which texts it rests."""
    where, rule = whereabouts(ruleset, clause), ruled(ruleset, clause)
    return with_sources(where if rule is None else say("clause-rule", where=where, rule=rule), ruleset, clause)


def origin(ruleset: Ruleset, clause: Clause) -> Argument:
    """Where a clause stands and on which texts it rests."""
    where = whereabouts(ruleset, clause)
    if not clause.citations:
        return where
    return Listed((where, cite(ruleset, clause.citations)), "list-semicolon", "list-semicolon")


def with_sources(told: Argument, ruleset: Ruleset, clause: Clause) -> Argument:
    """Something told, and in brackets the texts on which it rests."""
    return say("clause-cited", told=told, cited=cite(ruleset, clause.citations)) if clause.citations else told


def ruled(ruleset: Ruleset, clause: Clause) -> Argument | None:
    """What a clause rules; None for clauses that decide neither actions nor payments."""
    for payout in ruleset.payouts:
        for case in payout.cases:
            for paid in case.payments:
                if paid.clause == clause:
                    return payment(ruleset, payout, case, paid)
    return next((rule for contract in ruleset.contracts if (rule := _in_contract(ruleset, clause, contract))), None)


def whereabouts(ruleset: Ruleset, clause: Clause) -> Listed:
    """`portuguese, reds, restriction heart-lead`; parts that stand alone are not numbered."""
    return Listed((ruleset.id, *_steps(ruleset, clause.path)), "list-comma")


def cite(ruleset: Ruleset, citations: Sequence[Citation]) -> Listed:
    """`howto, 'contrato 1', reds-lead; ruling 36`: source, place in its text, clauses there; then rulings."""
    parts: list[Argument] = []
    texts = [citation for citation in citations if citation.source != RULING]
    for (source, place), there in groupby(texts, key=lambda citation: (citation.source, _place(ruleset, citation))):
        ids = [Phrase("cited-whole") if citation.clause == WHOLE else citation.clause for citation in there]
        quoted = [say("cited-place", place=place)] if place else []
        parts.append(Listed((source, *quoted, *ids), "list-comma"))
    rulings = tuple(citation.clause for citation in citations if citation.source == RULING)
    if rulings:
        parts.append(say("cited-rulings", number=len(rulings), rulings=Listed(rulings, "list-comma")))
    return Listed(tuple(parts), "list-semicolon", "list-semicolon")


def quote(ruleset: Ruleset, citation: Citation) -> str:
    """What a cited clause or ruling says, with its place; the title of a source that is cited as a whole."""
    statement = ruleset.statement(citation)
    if statement is None:
        return next((source.title for source in ruleset.sources if source.id == citation.source), "")
    if citation.source == RULING:
        return f"{statement.place}{'' if statement.place.endswith('?') else ':'} {statement.says}"
    return f"{statement.says} ({statement.place})"


def _place(ruleset: Ruleset, citation: Citation) -> str:
    statement = ruleset.statement(citation)
    return statement.place if statement else ""


def _in_contract(ruleset: Ruleset, clause: Clause, contract: AnyContract) -> Argument | None:
    if contract.clause == clause:
        return course(ruleset, contract)
    if contract.award_clause == clause and contract.award is not None:
        return revoke(ruleset, contract)
    if contract.opening is not None and contract.opening.clause == clause:
        return opening(ruleset, contract.opening)
    match contract:
        case TrickContract():
            return next((restriction(ruleset, rule) for rule in contract.restrictions if rule.clause == clause), None)
        case ChainContract() if contract.next_clause == clause:
            return chain(ruleset, contract)
        case ChainContract() | LayoutContract():
            return passing(ruleset, contract) if contract.pass_clause == clause else None
        case CountContract():
            return None
        case _:
            assert_never(contract)


def _steps(ruleset: Ruleset, path: str) -> list[Argument]:
    """The parts of a clause's path as people say them."""
    found = _CONTRACT.fullmatch(path)
    if found:
        contract, part, place, name = found.groups()
        if part:
            return [contract, Phrase(f"at-{part}")]
        if place:
            return [contract, say("at-restriction", name=int(place) + 1)]
        return [contract, say("at-restriction", name=name)] if name else [contract]
    found = _PAYOUT.fullmatch(path)
    if found:
        payout_id, case, payment = found.groups()
        cases = next((payout.cases for payout in ruleset.payouts if payout.id == payout_id), ())
        steps: list[Argument] = [say("at-payout", name=payout_id)]
        if case and len(cases) > 1:
            steps.append(say("at-case", number=int(case) + 1))
        if payment and case and int(case) < len(cases) and len(cases[int(case)].payments) > 1:
            steps.append(say("at-payment", number=int(payment) + 1))
        return steps
    if path.startswith("variants."):
        return [say("at-variant", name=path.removeprefix("variants."))]
    return [Phrase(f"at-{WHOLES[path]}") if path in WHOLES else path]
