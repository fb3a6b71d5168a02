"""Whether all seats of a chain in order can pass in a row, after which its last player starts anew.

With a whole pack and without end the next card is always there: every rank has been asked for equally often. Otherwise
a deal in which everybody passes is looked for among deals played at random.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import assert_never

from lorumdsl.diagnostics.codes import ALL_MAY_PASS
from lorumdsl.engine.program import PASS
from lorumdsl.model.contracts import ChainContract, CountContract, LayoutContract, TrickContract
from lorumdsl.proofs.casefile import case_text
from lorumdsl.proofs.proof import Proof, Verdict
from lorumdsl.proofs.sampling import DEALS, SEED, plays, step
from lorumdsl.proofs.settlements import Subject
from lorumdsl.table.deal import Deal
from lorumdsl.table.events import ChainEnded


def passing(subject: Subject) -> Iterator[Proof]:
    contract = subject.contract
    match contract:
        case ChainContract(holder=False):
            yield _in_order(subject, contract)
        case TrickContract() | ChainContract() | LayoutContract() | CountContract():
            return
        case _:
            assert_never(contract)


def _in_order(subject: Subject, contract: ChainContract) -> Proof:
    claim = "never does everybody pass in a row"
    proof = Proof(contract.id, claim, Verdict.PROVED, "", contract.pass_clause.span)
    deck = subject.rules.ruleset.deck
    sizes = {deck.rank_set(rank).bit_count() for rank in range(len(deck.ranks))}
    cards = len(subject.program.pack)
    endless = contract.limit == 0 or contract.limit >= cards
    if not contract.same_suit and contract.wrap and endless and len(sizes) == 1:
        number = sizes.pop()
        detail = f"every rank has {number} cards and is asked for in turn, so one is in a hand until the last is played"
        return replace(proof, detail=detail)
    for number in range(1, DEALS + 1):
        deal = Deal(subject.rules, contract.id, SEED, number=number)
        hands = [deal.deck.format_cards(hand) for hand in deal.hands]
        while not deal.over:
            step(deal)
            if _all_passed(deal):
                return _refuted(subject, proof, deal, hands)
    detail = f"it did not happen in {DEALS} deals played at random"
    return replace(proof, verdict=Verdict.SAMPLED, detail=detail, deals=DEALS, seed=SEED)


def _all_passed(deal: Deal) -> bool:
    return deal.events[-1:] == [ChainEnded(deal.turn or 0)] and deal.history[-1].action.code == PASS


def _refuted(subject: Subject, proof: Proof, deal: Deal, hands: list[str]) -> Proof:
    played = plays(deal)
    last = next(action for action in reversed(played) if not action.endswith("pass"))
    return replace(
        proof,
        verdict=Verdict.REFUTED,
        detail=f"all seats may pass in a row, as after {last.split(':')[1]} in one deal; then its player starts anew",
        counterexample=case_text(
            subject.rules,
            f"{subject.contract.id}: the last of all seats can go on",
            f"nobody holds a card that follows {last.split(':')[1]}",
            {"contract": subject.contract.id, "hands": hands, "plays": played[:-1]},
            {"illegal": "pass"},
        ),
        code=ALL_MAY_PASS,
        hint="nothing is wrong with that, if it is meant",
    )
