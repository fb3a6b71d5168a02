"""Every threshold of a count contract can be reached; LRM422 says so beforehand, here is the deal that shows it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from lorumdsl.proofs.casefile import case_text
from lorumdsl.proofs.proof import Proof, Verdict
from lorumdsl.proofs.sampling import SEED, plays, step
from lorumdsl.proofs.settlements import Subject
from lorumdsl.table.deal import Deal


def thresholds(subject: Subject) -> Iterator[Proof]:
    contract, program = subject.contract, subject.program
    if not contract.thresholds:
        return
    whole = sum(program.values[card] for card in program.pack)
    wild = [threshold for threshold, _ in contract.thresholds if threshold > whole]
    claim = "every threshold can be reached"
    detail = f"all cards are played, and together they count {whole}"
    proof = Proof(contract.id, claim, Verdict.PROVED, detail, contract.place)
    if wild:
        detail = f"the count never reaches {wild[0]}: the whole pack counts {whole}"
        case = _played_out(subject, wild[0], whole)
        yield replace(proof, verdict=Verdict.REFUTED, detail=detail, counterexample=case)
    else:
        yield proof


def _played_out(subject: Subject, threshold: int, whole: int) -> str:
    deal = Deal(subject.rules, subject.contract.id, SEED)
    hands = [deal.deck.format_cards(hand) for hand in deal.hands]
    while not deal.over:
        step(deal)
    body = {"contract": subject.contract.id, "hands": hands, "plays": plays(deal)}
    name = f"{subject.contract.id}: the count reaches {threshold}"
    return case_text(subject.rules, name, f"with every card played it is {whole}", body, {"total": threshold})
