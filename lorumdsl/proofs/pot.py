"""The pot is collected by the end of the session, or the ruleset says what becomes of it.

Every contract either leaves the pot alone, may add to it, or empties it whatever it holds. With a fixed order the last
contract of a cycle that may add must be followed by one that empties; where the dealer chooses, any order is possible.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from lorumdsl.compiler.rules import Rules
from lorumdsl.diagnostics.codes import POT_LEFT
from lorumdsl.expr.ast import Counter
from lorumdsl.phrases.costs import amount
from lorumdsl.proofs.casefile import case_text, given_rows
from lorumdsl.proofs.endings import gets_stuck
from lorumdsl.proofs.proof import Proof, Verdict
from lorumdsl.proofs.settlements import Settlement, Subject
from lorumdsl.table.entry import Entry, book
from lorumdsl.table.hands import ImpossibleDeal
from lorumdsl.table.session import Session

MOST_DEALS = 64  # a counterexample is a session that people can read


def pot(rules: Rules, subjects: Mapping[str, Subject]) -> Iterator[Proof]:
    """`subjects` are all contracts by id."""
    ruleset, schedule = rules.ruleset, rules.ruleset.schedule
    if not any(subject.pays for subject in subjects.values()):
        return
    claim = "the pot is collected by the end of the session"
    proof = Proof(None, claim, Verdict.PROVED, "", schedule.clause.span, code=POT_LEFT)
    played = [subjects[contract] for contract in dict.fromkeys(schedule.contracts)]
    adding = [subject.contract.id for subject in played if may_add(subject)]
    emptying = [subject.contract.id for subject in played if empties(subject)]
    unsure = [subject.contract.id for subject in played if not (subject.is_plain or subject.outcomes.complete)]
    if ruleset.bank.leftover_shared:
        yield replace(proof, detail="the winners share what is left, as the ruleset says")
        return
    if not adding:
        yield replace(proof, detail="no contract pays into the pot")
        return
    reason = _collected(rules, adding, emptying)
    stuck = [contract for contract in emptying if gets_stuck(subjects[contract])]
    if reason and stuck:
        # A finding of its own says so; once that is seen to, the pot is collected.
        detail = f"{', '.join(stuck)} can get stuck, and then nobody takes it"
        yield replace(proof, verdict=Verdict.REFUTED, detail=detail, code=None)
        return
    if reason and unsure:
        tried = sum(len(subjects[contract].settlements) for contract in unsure)
        detail = f"{reason}, as far as the outcomes of {', '.join(unsure)} were looked at"
        yield replace(proof, verdict=Verdict.SAMPLED, detail=detail, deals=tried)
    elif reason:
        yield replace(proof, detail=reason)
    else:
        yield _refuted(rules, subjects, proof, adding, emptying)


def may_add(subject: Subject) -> bool:
    """Whether some outcome leaves more in the pot than was there."""
    return subject.pays and not empties(subject) and any(one.pot > one.before for one in subject.settlements)


def empties(subject: Subject) -> bool:
    """Whether the pot is empty after every outcome, whatever it held."""
    pots = {one.before for one in subject.settlements}
    return subject.pays and len(pots) > 1 and not any(one.pot for one in subject.settlements)


def _collected(rules: Rules, adding: list[str], emptying: list[str]) -> str:
    """Why the pot is empty after the last deal; empty where it need not be."""
    schedule = rules.ruleset.schedule
    if schedule.chosen or schedule.ends is not None:
        return ""
    last = max(place for place, contract in enumerate(schedule.contracts) if contract in adding)
    after = [contract for contract in schedule.contracts[last + 1 :] if contract in emptying]
    if not after:
        return ""
    playoff = "; a deal that plays off a tie may fill it again" if schedule.extra_deal else ""
    return f"every cycle ends with {after[-1]}, after which it is empty{playoff}"


def _refuted(
    rules: Rules, subjects: Mapping[str, Subject], proof: Proof, adding: list[str], emptying: list[str]
) -> Proof:
    schedule = rules.ruleset.schedule
    if schedule.ends is not None and not schedule.chosen and _ordered(schedule.contracts, adding, emptying):
        detail = "the session may end before the pot is collected"
    elif schedule.chosen:
        detail = f"the pot is not collected if {adding[-1]} is chosen last"
    else:
        detail = f"the pot is not collected after {max(adding, key=schedule.contracts.index)}"
    case, rest = _session(rules, subjects, adding, emptying)
    if rest:
        detail += f": {amount(rules.ruleset, rest)} may be left in it"
    hint = "end with a contract whose winner takes the pot, or say `bank: {leftover: winners share}`"
    return replace(proof, verdict=Verdict.REFUTED, detail=detail, counterexample=case, hint=hint)


def _ordered(contracts: tuple[str, ...], adding: list[str], emptying: list[str]) -> bool:
    last = max(contracts.index(contract) for contract in adding)
    return any(contract in emptying for contract in contracts[last + 1 :])


def _session(
    rules: Rules, subjects: Mapping[str, Subject], adding: list[str], emptying: list[str]
) -> tuple[str | None, int]:
    """A session that ends with something in the pot, as a case file, and how much that is."""
    session = Session(rules)
    rows: list[dict[str, object]] = []
    while not session.over and len(rows) < MOST_DEALS:
        offered = session.offered()
        contract = next((one for one in offered if one in emptying), "") if len(offered) > 1 else offered[0]
        contract = contract or next((one for one in offered if one not in adding), offered[-1])
        given = _ending(subjects[contract])
        if given is None:
            return None, 0
        try:
            result = book(session, Entry(contract, tuple(_by_table(session, given).items())))
        except ImpossibleDeal:
            return None, 0
        rows.append({"contract": contract, "given": given_rows(rules, _at(result.dealer, session.seats, given))})
    if not session.over or session.pot == 0:
        return None, 0
    note = f"{amount(rules.ruleset, session.pot)} lie in the pot when the session is over"
    expect = {"over": True, "pot": 0}
    return case_text(rules, "the pot is collected by the end", note, {"session": rows}, expect), session.pot


def _ending(subject: Subject) -> dict[Counter, tuple[int, ...]] | None:
    """The outcome that leaves most in the pot, of those that can be."""
    ends = sorted(subject.settlements, key=_leaves_most)
    return next((subject.given(one.outcome) for one in ends if subject.can_be(one.outcome)), None)


def _leaves_most(settled: Settlement) -> int:
    return settled.before - settled.pot


def _by_table(session: Session, given: dict[Counter, tuple[int, ...]]) -> dict[Counter, tuple[int, ...]]:
    return _at(session.dealer, session.seats, given)


def _at(dealer: int, seats: int, given: dict[Counter, tuple[int, ...]]) -> dict[Counter, tuple[int, ...]]:
    """Numbers by seat of the deal as numbers by table seat; P1 is the seat after the dealer."""
    return {one: tuple(numbers[(seat - dealer) % seats] for seat in range(seats)) for one, numbers in given.items()}
