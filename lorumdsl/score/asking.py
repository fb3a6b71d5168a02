"""What `lorum score` says before it hears: which deal is next, what was written down of it, the question."""

from __future__ import annotations

from collections.abc import Iterator

from lorumdsl.expr.vocabulary import PASSES
from lorumdsl.language.phrase import Argument, Listed, Phrase, say
from lorumdsl.model.contracts import Kind
from lorumdsl.records.draft import Draft
from lorumdsl.records.questions import Question
from lorumdsl.records.sheet import Sheet
from lorumdsl.score.scorecard import players
from lorumdsl.terminal.excerpt import visible


def opening(sheet: Sheet, draft: Draft) -> Iterator[Argument]:
    """The number, dealer and contract of the deal that is asked about; the session is not over."""
    session = draft.session
    dealer = visible(sheet.players[session.dealer - 1])
    if session.tied:
        names = tuple(visible(sheet.players[seat - 1]) for seat in session.tied)
        yield say("tie-is-played-on", names=Listed(names))
    if draft.contract is None:
        yield say("deal-to-choose", number=session.number, dealer=dealer)
        yield say("on-offer", offered=Listed(tuple(session.offered()), "list-comma"))
    else:
        contract = sheet.rules.ruleset.contract(draft.contract)
        yield say("deal-of-contract", number=session.number, contract=contract.names, dealer=dealer)


def question(sheet: Sheet, draft: Draft) -> Argument:
    """What is asked next."""
    session = draft.session
    if session.over:
        return Phrase("ask-at-the-end")
    if draft.contract is None:
        return say("ask-contract", who=visible(sheet.players[(session.turn or session.dealer) - 1]))
    if draft.doubled is None:
        return say("ask-doubling", who=visible(sheet.players[session.dealer - 1]))
    asked = draft.question
    assert asked is not None
    if asked.one:
        return asked.text
    if asked.whole is not None:
        message = "ask-at-most" if asked.may_be_less else "ask-in-all"
        return say(message, question=asked.text, players=players(sheet), number=asked.whole)
    message = "ask-all-or-one" if one_will_do(draft, asked) else "ask-all"
    return say(message, question=asked.text, players=players(sheet))


def one_will_do(draft: Draft, asked: Question) -> bool:
    """Whether the number of the seat that went out tells all: in a layout everybody has one action a turn."""
    contract = draft.session.rules.ruleset.contract(draft.contract or "")
    return asked.counter == PASSES and contract.kind is Kind.LAYOUT and contract.opening is None
