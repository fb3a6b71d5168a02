"""Payments as phrases: `if there is just one taker, each untouched player pays 1 chip to the taker`."""

from __future__ import annotations

from lorumdsl.expr.ast import Constant, Counter, Operator, Type
from lorumdsl.language.phrase import NOTHING, Phrase, say
from lorumdsl.model.payouts import Case, Party, Payment, Payout
from lorumdsl.model.ruleset import Ruleset
from lorumdsl.phrases.costs import condition, due, price

ONE_TAKER = Operator("==", (Counter("takers"), Constant(1)), Type.CONDITION)


def payment(ruleset: Ruleset, payout: Payout, case: Case, paid: Payment, *, then: bool = False) -> Phrase:
    """In which case who pays whom how much; `then` where it follows another payment of its case."""
    when = Phrase("then") if then else _case(ruleset, payout, case)
    if (paid.giver, paid.receiver, paid.amount) == (Party.POT, Party.WINNER, Counter("pot")):
        return say("winner-takes-pot", when=when)
    giver, receiver = _party(payout, paid.giver, paid.receiver), _party(payout, paid.receiver, paid.giver)
    amount = due(ruleset, paid.amount)
    if not paid.split:
        lone = int(case.when == ONE_TAKER)
        to = say(f"to-{receiver}", lone=lone) if receiver == "takers" else Phrase(f"to-{receiver}")
        return say("pays", when=when, giver=Phrase(f"giver-{giver}"), receiver=to, amount=amount)
    rest = Phrase("rest-winner" if paid.remainder is Party.WINNER else "rest-pot")
    shared = Phrase(f"shared-{receiver}")
    return say("pays-shared", when=when, giver=Phrase(f"giver-{giver}"), receiver=shared, amount=amount, rest=rest)


def nothing_paid(ruleset: Ruleset, payout: Payout, case: Case) -> Phrase:
    """A case in which nobody pays."""
    return say("pays-nothing", when=_case(ruleset, payout, case))


def score(ruleset: Ruleset, payout: Payout) -> Phrase | None:
    """What everybody scores; None where it is paid instead."""
    if payout.score is None:
        return None
    if payout.score == Counter("cost"):
        return Phrase("scores-cost")
    return say("scores", price=price(ruleset, payout.score))


def _case(ruleset: Ruleset, payout: Payout, case: Case) -> Phrase:
    """`if there is just one taker, `, `otherwise, `, or nothing where there is one case only."""
    if case.when is not None:
        return say("case-if", condition=condition(ruleset, case.when))
    return Phrase("case-otherwise") if len(payout.cases) > 1 else NOTHING


def _party(payout: Payout, party: Party, opposite: Party) -> str:
    """One end in words; `others` are whoever is not at the other end."""
    if party is not Party.OTHERS:
        return str(party)
    if opposite is Party.ALL:
        return "each-other"
    if opposite is Party.TAKERS or (opposite is Party.POT and payout.takers is not None):
        return "not-takers"
    return "not-winner"
