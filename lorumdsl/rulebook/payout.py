"""A payout in words: who counts as a taker, then case by case who pays whom how much."""

from __future__ import annotations

from lorumdsl.expr.ast import Constant, Counter, Operator, Type
from lorumdsl.model.payouts import Case, Party, Payment, Payout
from lorumdsl.rulebook.document import Sentence
from lorumdsl.rulebook.phrase import NOTHING, Argument, Phrase, say
from lorumdsl.rulebook.sums import condition, due, price
from lorumdsl.rulebook.writer import Writer


def payout_sentences(writer: Writer, payout: Payout) -> list[Sentence]:
    """The whole payout; its own clause is cited by the first sentence, that of a case with the case."""
    first: list[Phrase] = []
    name, note = writer.remarks.name("payouts", payout.id), writer.remarks.note("payouts", payout.id)
    if name:
        first.append(say("payout-name", name=name))
    if note:
        first.append(note)
    if payout.score is not None:
        plain = payout.score == Counter("cost")
        first.append(Phrase("scores-cost") if plain else say("scores", price=price(writer.ruleset, payout.score)))
    if payout.takers is not None:
        first.append(say("takers", condition=condition(writer.ruleset, payout.takers)))
    sentences = [Sentence(phrase) for phrase in first]
    if first:
        sentences[-1] = writer.sentence(first[-1], payout.clause)
    for place, case in enumerate(payout.cases):
        for number, payment in enumerate(case.payments):
            clauses = [payout.clause] if not sentences else []
            clauses += [case.clause, payment.clause]
            sentences.append(writer.sentence(_payment(writer, payout, place, number), *clauses))
        if not case.payments:
            sentences.append(writer.sentence(say("pays-nothing", when=_case(writer, payout, case)), case.clause))
    return sentences


def _case(writer: Writer, payout: Payout, case: Case) -> Phrase:
    """`If there is just one taker, `, `Otherwise, `, or nothing where there is one case only."""
    if case.when is not None:
        return say("case-if", condition=condition(writer.ruleset, case.when))
    return Phrase("case-otherwise") if len(payout.cases) > 1 else NOTHING


def _payment(writer: Writer, payout: Payout, place: int, number: int) -> Phrase:
    case = payout.cases[place]
    payment = case.payments[number]
    when: Argument = _case(writer, payout, case) if number == 0 else Phrase("then")
    if (payment.giver, payment.receiver, payment.amount) == (Party.POT, Party.WINNER, Counter("pot")):
        return say("winner-takes-pot", when=when)
    giver, receiver = _ends(payout, payment)
    amount = due(writer.ruleset, payment.amount)
    if not payment.split:
        lone = case.when == Operator("==", (Counter("takers"), Constant(1)), Type.CONDITION)
        to = say(f"to-{receiver}", lone=int(lone)) if receiver == "takers" else Phrase(f"to-{receiver}")
        return say("pays", when=when, giver=Phrase(f"giver-{giver}"), receiver=to, amount=amount)
    rest = Phrase("rest-winner" if payment.remainder is Party.WINNER else "rest-pot")
    shared = Phrase(f"shared-{receiver}")
    return say("pays-shared", when=when, giver=Phrase(f"giver-{giver}"), receiver=shared, amount=amount, rest=rest)


def _ends(payout: Payout, payment: Payment) -> tuple[str, str]:
    """Both ends in words; `others` are whoever is not at the other end."""
    giver, receiver = payment.giver, payment.receiver
    return _party(payout, giver, receiver), _party(payout, receiver, giver)


def _party(payout: Payout, party: Party, opposite: Party) -> str:
    if party is not Party.OTHERS:
        return str(party)
    if opposite is Party.ALL:
        return "each-other"
    if opposite is Party.TAKERS or (opposite is Party.POT and payout.takers is not None):
        return "not-takers"
    return "not-winner"
