"""Differences in who pays whom: the same finished deals, with the same costs, are settled under both payouts.

Payouts that pay alike are equal whatever they are called and however they are written. Where two differ, the smallest
outcome in which they do is told. Where no outcome of one can be one of the other, as with more seats, only payouts
that are written alike are equal.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from lorumdsl.compare.canonical import universal
from lorumdsl.compare.difference import Difference
from lorumdsl.compare.located_rules import LocatedRules
from lorumdsl.compare.matching import Match
from lorumdsl.compare.pair import Pair
from lorumdsl.engine import state as st
from lorumdsl.engine.deal import clear
from lorumdsl.engine.settle import pay_out
from lorumdsl.expr.ast import Typed, constants, counters
from lorumdsl.language.phrase import Argument, Listed, Phrase, Seat, say
from lorumdsl.model.clause import Clause
from lorumdsl.model.contracts import AnyContract
from lorumdsl.model.payouts import Party, Payout
from lorumdsl.model.ruleset import Ruleset
from lorumdsl.phrases.payments import payment, score
from lorumdsl.proofs.outcome import Outcome
from lorumdsl.proofs.settlements import Subject
from lorumdsl.proofs.telling import told_outcome
from lorumdsl.table.hands import ImpossibleDeal
from lorumdsl.table.outcome import finish
from lorumdsl.table.transfers import log_room

FROM_COSTS = {"cost", "total", "takers", "pot", "seats"}
POTS = (0, 7)


@dataclass(frozen=True, slots=True)
class Paid:
    """What one payout makes of an outcome."""

    pay: tuple[int, ...]
    into_pot: int
    clause: Clause  # of the first payment that was made, else of the payout


@dataclass(frozen=True, slots=True)
class Parted:
    """An outcome that two payouts settle otherwise; `when` says it in words."""

    size: tuple[int, ...]
    when: Argument
    a: Paid
    b: Paid


def payout_differences(pair: Pair) -> Iterator[Difference]:
    """Contracts for which the same two payouts differ are told together."""
    groups: dict[tuple[str, str], list[tuple[Match, Parted | None]]] = {}
    for match in pair.matches:
        payouts = pair.a.ruleset.payout(match.a.payout), pair.b.ruleset.payout(match.b.payout)
        if _written(payouts[0], pair, 0) == _written(payouts[1], pair, 1):
            continue
        if not _comparable(pair, *payouts):
            groups.setdefault((match.a.payout, match.b.payout), []).append((match, None))
            continue
        parted = _first_parted(pair, match)
        if parted is not None:
            groups.setdefault((match.a.payout, match.b.payout), []).append((match, parted))
    for (mine, theirs), found in groups.items():
        names = Listed(tuple(match.name for match, _ in found))
        parted = found[0][1]
        if parted is None:
            yield _by_rules(pair, names, pair.a.ruleset.payout(mine), pair.b.ruleset.payout(theirs))
            continue
        words = told_pay(parted.a, pair.a.ruleset), told_pay(parted.b, pair.b.ruleset)
        message = "diff-paid-in-several" if len(found) > 1 else "diff-paid"
        text = say(message, contracts=names, contract=found[0][0].name, when=parted.when, now=words[1], before=words[0])
        clauses = parted.a.clause, parted.b.clause
        yield replace(
            pair.differ("payout", "", clauses, (list(parted.a.pay), list(parted.b.pay)), text, words),
            where=f"contracts.{found[0][0].a.id}.payout",
        )


def told_pay(paid: Paid, ruleset: Ruleset) -> Argument:
    """`P1 gets 24, P2, P3 and P4 pay 8 each`."""
    seats: dict[int, list[Argument]] = {}
    for seat, amount in enumerate(paid.pay, 1):
        if amount:
            seats.setdefault(amount, []).append(Seat(seat))
    scored = ruleset.bank.is_scored
    told: list[Argument] = []
    for amount, who in seats.items():
        does = "score" if scored else "get" if amount > 0 else "pay"
        number = amount if scored else abs(amount)
        told.append(say(f"seats-{does}", seats=Listed(tuple(who)), several=int(len(who) > 1), number=str(number)))
    if paid.into_pot:
        told.append(say("pot-gets" if paid.into_pot > 0 else "pot-pays", number=str(abs(paid.into_pot))))
    if not told:
        return Phrase("nobody-scores" if scored else "nobody-pays")
    return Listed(tuple(told), "list-comma")


def _by_rules(pair: Pair, names: Listed, mine: Payout, theirs: Payout) -> Difference:
    words = _rules(mine, pair.a.ruleset), _rules(theirs, pair.b.ruleset)
    text = say("in-contract", contract=names, told=say("instead-of", now=words[1], before=words[0]))
    return pair.differ("payout", "", (mine.clause, theirs.clause), (str(words[0]), str(words[1])), text, words)


def _rules(payout: Payout, ruleset: Ruleset) -> Argument:
    scored = score(ruleset, payout)
    if scored is not None:
        return scored
    told = [payment(ruleset, payout, case, paid) for case in payout.cases for paid in case.payments]
    return Listed(tuple(told), "list-semicolon", "list-semicolon") if told else Phrase("nobody-pays")


def _written(payout: Payout, pair: Pair, side: int) -> object:
    """A payout as it is written, without ids, places and names of parties that say the same."""
    deck = (pair.a, pair.b)[side].ruleset.deck

    def plain(typed: Typed | None) -> Typed | None:
        return None if typed is None else pair.ground.canonical(typed, deck)

    cases = [
        (plain(case.when), [
            (one.giver, one.receiver, plain(one.amount), one.split, one.remainder if one.split else Party.POT)
            for one in case.payments
        ])
        for case in payout.cases
    ]  # fmt: skip
    return plain(payout.takers), cases, plain(payout.score)


def _comparable(pair: Pair, mine: Payout, theirs: Payout) -> bool:
    """Whether an outcome of one ruleset can be settled under the other."""
    a, b = pair.a.ruleset, pair.b.ruleset
    if a.seats != b.seats:
        return False
    alike = len(a.deck.ranks) == len(b.deck.ranks) and universal(a.deck.full, a.deck) == universal(b.deck.full, b.deck)
    return alike or _reads(mine) | _reads(theirs) <= FROM_COSTS


def _first_parted(pair: Pair, match: Match) -> Parted | None:
    """The smallest outcome of either contract that is settled otherwise by the other's payout."""
    found: list[Parted] = []
    for edition, contract in ((pair.a, match.a), (pair.b, match.b)):
        subject = Subject(edition.rules, contract)
        reads = _reads(pair.a.ruleset.payout(match.a.payout)) | _reads(pair.b.ruleset.payout(match.b.payout))
        pots = _pots(pair, match) if "pot" in reads or _touches_pot(pair, match) else POTS[:1]
        for outcome in subject.outcomes.listed:
            base = _base(subject, outcome, reads <= FROM_COSTS)
            for pot in pots if base is not None else ():
                assert base is not None
                mine = _paid(pair.a, match.a, base, outcome, pot)
                theirs = _paid(pair.b, match.b, base, outcome, pot)
                if (mine.pay, mine.into_pot) != (theirs.pay, theirs.into_pot):
                    takers = sum(cost > 0 for cost in outcome.costs)
                    size = (pot, sum(outcome.costs), takers, *outcome.costs)
                    when = told_outcome(subject, outcome)
                    when = say("and-pot-holds", when=when, number=str(pot)) if pot else when
                    found.append(Parted(size, when, mine, theirs))
    return min(found, key=lambda parted: parted.size, default=None)


def _pots(pair: Pair, match: Match) -> list[int]:
    """Pots that are tried: some of all sizes, and those that a number in one of the payouts may tell apart."""
    payouts = pair.a.ruleset.payout(match.a.payout), pair.b.ruleset.payout(match.b.payout)
    numbers = {number for payout in payouts for typed in payout.expressions for number in constants(typed)}
    return sorted({*POTS, *(number + step for number in numbers for step in (-1, 0, 1) if number + step >= 0)})


def _reads(payout: Payout) -> set[str]:
    amounts = [payment.amount for payment in payout.payments]
    read = [payout.takers, payout.score, *(case.when for case in payout.cases), *amounts]
    return {counter.word for typed in read if typed is not None for counter in counters(typed)}


def _touches_pot(pair: Pair, match: Match) -> bool:
    payments = [*pair.a.rules.payments(match.a.id), *pair.b.rules.payments(match.b.id)]
    return any(payment.giver is Party.POT for payment in payments)


def _base(subject: Subject, outcome: Outcome, only_costs: bool) -> list[int] | None:
    """The state of a deal that ended so; None where it cannot have ended so."""
    if not only_costs:
        try:
            return finish(subject.rules, subject.contract.id, subject.given(outcome)).state
        except ImpossibleDeal:
            return None
    state = st.new_state()
    clear(state)
    state[st.OUT] = outcome.winner
    return state


def _paid(edition: LocatedRules, contract: AnyContract, base: list[int], outcome: Outcome, pot: int) -> Paid:
    program, payments = edition.rules.programs[contract.id], edition.rules.payments(contract.id)
    state = st.new_state(log_room(program.seats, payments))
    state[: st.LOG] = base[: st.LOG]
    state[st.HAND : st.SIZE] = base[st.HAND : st.SIZE]
    state[st.POT] = pot
    state[st.COST : st.COST + program.seats] = outcome.costs
    pay_out(program, state)
    clause = edition.ruleset.payout(contract.payout).clause
    if state[st.LOG]:
        clause = payments[state[st.SIZE + st.LOG_PAYMENT]].clause
    return Paid(tuple(state[st.PAY : st.PAY + program.seats]), state[st.POT] - pot, clause)
