"""Some action is always legal, and every deal ends; a layout with somebody out.

An argument for each kind of contract. Layouts need one about the cards: from every rank that suits can start on,
those are followed that open each other. The cards that are never opened are dead; a deal is stuck for good when
every seat holds one, and such a deal is dealt and played here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import assert_never

from lorumdsl.cards import CardSet, cards_of
from lorumdsl.diagnostics.codes import GETS_STUCK
from lorumdsl.model.contracts import ChainContract, CountContract, LayoutContract, TrickContract
from lorumdsl.proofs.casefile import case_text
from lorumdsl.proofs.proof import Proof, Verdict
from lorumdsl.proofs.sampling import plays
from lorumdsl.proofs.settlements import Subject
from lorumdsl.table.deal import Deal


def endings(subject: Subject) -> Iterator[Proof]:
    contract, cards = subject.contract, len(subject.program.pack)
    claim = "some action is always legal, and every deal ends"
    proof = Proof(contract.id, claim, Verdict.PROVED, "", contract.place)
    match contract:
        case LayoutContract():
            yield _layout(subject, contract, proof)
            return
        case ChainContract(holder=True):
            detail = f"every action plays one of {cards} cards; where the next one is gone, the last player starts anew"
        case ChainContract():
            detail = f"who can play must; when all have passed, the last player starts anew with one of {cards} cards"
        case TrickContract() | CountContract():
            lifted = ", and a restriction that would leave no card is lifted" if contract.restrictions else ""
            detail = f"every action plays one of {cards} cards{lifted}"
        case _:
            assert_never(contract)
    yield replace(proof, detail=detail)


def dead_cards(subject: Subject) -> dict[int, CardSet]:
    """By place of the rank that suits start on: the cards that can then never be laid."""
    program, deck = subject.program, subject.rules.ruleset.deck
    dead = {}
    for rank in range(len(deck.ranks)):
        if not _starts(subject, rank):
            continue
        reached = fresh = program.rank_of[rank]
        while fresh:
            opened = 0
            for card in cards_of(fresh):
                opened |= program.after[card]
            fresh = opened & ~reached
            reached |= fresh
        dead[rank] = deck.cards & ~reached
    return dead


def gets_stuck(subject: Subject) -> bool:
    """Whether a deal can come to a stand with cards in every hand."""
    match subject.contract:
        case LayoutContract():
            return any(_can_stick(subject, rank, dead) for rank, dead in dead_cards(subject).items())
        case TrickContract() | ChainContract() | CountContract():
            return False
        case _:
            assert_never(subject.contract)


def _can_stick(subject: Subject, rank: int, dead: CardSet) -> bool:
    """Whether every seat can hold a dead card, the first one besides what it begins with."""
    first = _first_cards(subject, rank)
    room = subject.program.tricks - first.bit_count()
    return dead.bit_count() >= subject.program.seats and (room > 0 or first & dead != 0)


def _starts(subject: Subject, rank: int) -> CardSet:
    """The cards of a rank that may be laid first."""
    cards = subject.rules.ruleset.deck.rank_set(rank)
    return cards & subject.program.openings if subject.program.opener else cards


def _first_cards(subject: Subject, rank: int) -> CardSet:
    """What the seat that begins holds if that rank is laid first: such a card, and the one that lets it begin."""
    starts, opener = _starts(subject, rank), subject.program.opener
    return opener | (opener & starts or starts & -starts)


def _layout(subject: Subject, contract: LayoutContract, proof: Proof) -> Proof:
    dead = dead_cards(subject)
    rank = max(dead, key=lambda place: (_can_stick(subject, place, dead[place]), dead[place].bit_count()))
    most, seats = dead[rank].bit_count(), subject.program.seats
    if most == 0:
        return replace(proof, detail="from every rank all suits are laid to the end, and who can lay must")
    if not gets_stuck(subject):
        cards = "1 card" if most == 1 else f"{most} cards"
        detail = f"at most {cards} can never be laid, so that one of {seats} seats holds none such and goes out"
        return replace(proof, detail=detail)
    deal, hands = _stuck(subject, rank, dead[rank])
    assert deal.out is None
    start = subject.rules.ruleset.deck.ranks[rank]
    return replace(
        proof,
        verdict=Verdict.REFUTED,
        detail=f"when suits start on {start}, {most} cards can never be laid; if every seat has one, nobody goes out",
        counterexample=case_text(
            subject.rules,
            f"{subject.contract.id}: before all have passed somebody can lay a card",
            f"suits start on {start}; every seat holds a card that can never be laid, and the deal is stuck",
            {"contract": subject.contract.id, "hands": hands, "plays": plays(deal)[:-1]},
            {"illegal": "pass"},
        ),
        code=GETS_STUCK,
        hint=_remedy(subject, contract),
    )


def _stuck(subject: Subject, rank: int, dead: CardSet) -> tuple[Deal, list[str]]:
    """A deal in which every seat holds a dead card, played until nobody can go on."""
    deck, seats = subject.rules.ruleset.deck, subject.program.seats
    first = _first_cards(subject, rank)
    start = next(cards_of(first & deck.rank_set(rank)))
    others = [*cards_of(dead & ~first), *cards_of(deck.cards & ~dead & ~first)]
    hands = [[*cards_of(first)], *([others.pop(0)] for _ in range(seats - 1))]
    if not first & dead:
        hands[0].append(others.pop(0))
    rest = others
    for hand in hands:
        while len(hand) < subject.program.tricks:
            hand.append(rest.pop(0))
    texts = [" ".join(map(deck.format_card, sorted(hand))) for hand in hands]
    deal = Deal(subject.rules, subject.contract.id, hands=texts)
    deal.play(deck.format_card(start))
    while not deal.over:
        deal.play(deal.legal()[0])
    return deal, texts


def _remedy(subject: Subject, contract: LayoutContract) -> str:
    if subject.rules.ruleset.deck.stripped and not contract.missing_laid:
        return "write `missing: count as laid`"
    return "write `wrap: true`, or `build: both ways`"
