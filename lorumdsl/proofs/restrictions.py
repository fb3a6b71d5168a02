"""Every restriction can matter: in some position it bars a card that could otherwise be played.

By argument where cards and trick numbers decide, which is nearly always. What depends on cards played before is
looked for in deals played at random; if it does not come up there, nothing is claimed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from lorumdsl.cards import CardSet, cards_of
from lorumdsl.diagnostics.codes import RESTRICTION_IDLE
from lorumdsl.engine import program as pg, state as st
from lorumdsl.engine.step import opens
from lorumdsl.engine.trick import forbidden
from lorumdsl.model.contracts import Restriction
from lorumdsl.phrases.restrictions import restriction as told
from lorumdsl.proofs.casefile import case_text
from lorumdsl.proofs.proof import Proof, Verdict
from lorumdsl.proofs.sampling import DEALS, SEED, step
from lorumdsl.proofs.settlements import Subject
from lorumdsl.table.deal import Deal

Row = list[int]


def restrictions(subject: Subject) -> Iterator[Proof]:
    contract = subject.contract
    # A sum takes over restrictions of its parts, and one of them may well cover another.
    if contract.parts or not contract.restrictions:
        return
    count = len(contract.restrictions)
    claim = "every restriction can bar a card" if count > 1 else "its restriction can bar a card"
    proof = Proof(contract.id, claim, Verdict.PROVED, "", contract.place)
    width = pg.FORBID_WIDTH
    rows = [subject.program.forbid[start : start + width] for start in range(0, count * width, width)]
    unsure = []
    for place, row in enumerate(rows):
        restriction = contract.restrictions[place]
        reason = _idle(subject, row) or _covered(place, rows)
        if reason:
            sentence = told(subject.rules.ruleset, restriction)
            yield replace(
                proof,
                verdict=Verdict.REFUTED,
                detail=f"it makes no difference that {sentence}: {reason}",
                span=restriction.clause.span,
                counterexample=_position(subject, restriction, row),
                code=RESTRICTION_IDLE,
                hint="look at its condition, or take it out",
            )
            count = 0
        elif not _is_plain(subject, row):
            unsure.append(place)
    missing = _not_met(subject, unsure)
    if count and missing:
        detail = f"{len(missing)} of {count} barred nothing in {DEALS} deals played at random"
        yield replace(proof, verdict=Verdict.SAMPLED, detail=detail, deals=DEALS, seed=SEED)
    elif count:
        yield replace(proof, detail="some hand has such a card at that time, and another that must be played")


def _idle(subject: Subject, row: Row) -> str:
    """Why a restriction never bars a card, by its cards and tricks alone."""
    deck = subject.rules.ruleset.deck.cards
    cards = (row[pg.FORBID_OTHER] | row[pg.FORBID_SINGLE]) & deck
    if not cards:
        return "no such card is dealt"
    # In the last trick every hand has one card, and what would leave no card is lifted.
    if row[pg.FORBID_WHEN] == pg.LEAD and subject.program.opener and row[pg.FORBID_TRICKS] & _before_last(subject) == 2:
        return "the opening says what is led to the first trick"
    if not row[pg.FORBID_TRICKS] & _before_last(subject):
        last = row[pg.FORBID_TRICKS] >> subject.program.tricks & 1
        return "in the last trick nobody has another card" if last else "there is no such trick in a deal"
    if not _alternative(subject, row):
        return "who has such a card never has another to play, and what would leave no card is lifted"
    return ""


def _before_last(subject: Subject) -> int:
    return (1 << subject.program.tricks) - 2


def _alternative(subject: Subject, row: Row) -> bool:
    """Whether somebody can hold a barred card and another that may be played in its place."""
    program, deck = subject.program, subject.rules.ruleset.deck.cards
    barred = (row[pg.FORBID_OTHER] | row[pg.FORBID_SINGLE]) & deck
    free = deck & ~(row[pg.FORBID_OTHER] & row[pg.FORBID_SINGLE])
    when = row[pg.FORBID_WHEN]
    for suit in program.suits:
        among: CardSet = deck
        if when == pg.DISCARD:
            among = deck & ~suit
            others = among if program.follows else deck
        elif when == pg.FOLLOW:
            among = suit
            others = suit if program.follows else deck
        else:
            others = deck
        one, other = barred & among, free & others
        if one and other and (one | other).bit_count() > 1:
            return True
    return False


def _covered(place: int, rows: list[Row]) -> str:
    """Whether another restriction bars the same cards whenever this one is in force.

    One that bars more covers nothing: it is lifted for a hand of its cards alone, in which this one still holds.
    """
    mine = rows[place]
    for other, row in enumerate(rows):
        if other == place or row[pg.FORBID_WHEN] != mine[pg.FORBID_WHEN] or (row == mine and other > place):
            continue
        cards = mine[pg.FORBID_OTHER] ^ row[pg.FORBID_OTHER] or mine[pg.FORBID_SINGLE] ^ row[pg.FORBID_SINGLE]
        first_lead = mine[pg.FORBID_WHEN] == pg.LEAD and mine[pg.FORBID_TRICKS] & ~3 == 0
        lifted = row[pg.FORBID_LIFT] & ~mine[pg.FORBID_LIFT] and not first_lead
        if not cards and not lifted and not row[pg.FORBID_CODE] and not mine[pg.FORBID_TRICKS] & ~row[pg.FORBID_TRICKS]:
            return "another restriction bars the same cards at that time"
    return ""


def _is_plain(subject: Subject, row: Row) -> bool:
    """Whether cards and trick numbers say it all: no code, and nothing played can have lifted it by then."""
    free = row[pg.FORBID_WHEN] == pg.LEAD and not subject.program.opener
    first_lead = free and row[pg.FORBID_TRICKS] >> 1 & 1
    return not row[pg.FORBID_CODE] and (not row[pg.FORBID_LIFT] or bool(first_lead))


def _not_met(subject: Subject, places: list[int]) -> set[int]:
    """Those of the restrictions that never barred a card of the seat to move in deals played at random."""
    missing = set(places)
    for number in range(1, DEALS + 1):
        if not missing:
            break
        deal = Deal(subject.rules, subject.contract.id, SEED, number=number)
        while not deal.over and missing:
            hand = deal.state[st.HAND + deal.state[st.TURN]]
            for place in () if opens(deal.program, deal.state) else list(missing):
                barred = forbidden(deal.program, deal.state, place) & hand
                if barred and hand & ~barred:
                    missing.discard(place)
            step(deal)
    return missing


def _position(subject: Subject, restriction: Restriction, row: Row) -> str | None:
    """A lead that would have to be refused, and is not; None where no lead shows it."""
    program, deck = subject.program, subject.rules.ruleset.deck
    cards = list(cards_of((row[pg.FORBID_OTHER] | row[pg.FORBID_SINGLE]) & deck.cards))
    last = row[pg.FORBID_TRICKS] >> program.tricks & 1
    if row[pg.FORBID_WHEN] != pg.LEAD or not cards or not last or row[pg.FORBID_TRICKS] & _before_last(subject):
        return None
    others = [card for card in program.pack if card != cards[0]][: program.seats - 1]
    hands = [deck.format_card(card) for card in [cards[0], *others]]
    return case_text(
        subject.rules,
        f"{subject.contract.id}: {told(subject.rules.ruleset, restriction)}",
        "in the last trick there is no other card to lead",
        {"contract": subject.contract.id, "trick": program.tricks, "hands": hands},
        {"illegal": hands[0]},
    )
