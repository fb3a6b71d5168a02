"""A payout in words: who counts as a taker, then case by case who pays whom how much."""

from __future__ import annotations

from lorumdsl.language.phrase import Phrase, say
from lorumdsl.model.payouts import Payout
from lorumdsl.phrases.costs import condition
from lorumdsl.phrases.payments import nothing_paid, payment, score
from lorumdsl.rulebook.document import Sentence
from lorumdsl.rulebook.writer import Writer


def payout_sentences(writer: Writer, payout: Payout) -> list[Sentence]:
    """The whole payout; its own clause is cited by the first sentence, that of a case with the case."""
    first: list[Phrase] = []
    name, note = writer.remarks.name("payouts", payout.id), writer.remarks.note("payouts", payout.id)
    if name:
        first.append(say("payout-name", name=name))
    if note:
        first.append(note)
    scored = score(writer.ruleset, payout)
    if scored is not None:
        first.append(say("statement", told=scored))
    if payout.takers is not None:
        first.append(say("takers", condition=condition(writer.ruleset, payout.takers)))
    sentences = [Sentence(phrase) for phrase in first]
    if first:
        sentences[-1] = writer.sentence(first[-1], payout.clause)
    for case in payout.cases:
        for number, paid in enumerate(case.payments):
            clauses = [payout.clause] if not sentences else []
            clauses += [case.clause, paid.clause]
            sentences.append(writer.statement(payment(writer.ruleset, payout, case, paid, then=number > 0), *clauses))
        if not case.payments:
            sentences.append(writer.statement(nothing_paid(writer.ruleset, payout, case), case.clause))
    return sentences
