"""Differences in the session: which contracts, in what order, who deals and chooses, how long, who wins."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from lorumdsl.compare.difference import Difference
from lorumdsl.compare.pair import Pair
from lorumdsl.expr.ast import Typed
from lorumdsl.language.phrase import Listed, Phrase, say
from lorumdsl.model.contracts import AnyContract
from lorumdsl.model.ruleset import Ruleset, Schedule
from lorumdsl.phrases.costs import condition
from lorumdsl.phrases.courses import course

SWITCHES = (  # attribute, key, and what is said of it when it is off and when it is on
    ("chosen", "choice", ("choice-in-turn", "choice-of-dealer")),
    ("dealer_holds", "dealer", ("dealer-moves-on", "dealer-keeps-cycle")),
    ("most_wins", "wins", ("least-wins", "most-wins")),
    ("extra_deal", "ties", ("tie-is-shared", "tie-is-played-off")),
    ("doubling", "doubling", ("doubling-by-nobody", "doubling-by-dealer")),
)


def schedule_differences(pair: Pair) -> Iterator[Difference]:
    yield from _contracts(pair)
    a, b = pair.a.ruleset.schedule, pair.b.ruleset.schedule
    clauses = a.clause, b.clause
    yield from _order(pair)
    for attribute, key, messages in SWITCHES:
        words = Phrase(messages[getattr(a, attribute)]), Phrase(messages[getattr(b, attribute)])
        yield from pair.instead("schedule", key, clauses, (str(words[0]), str(words[1])), words, f"diff-{key}")
    cycles = say("cycles-counted", number=a.cycles), say("cycles-counted", number=b.cycles)
    yield from pair.instead("schedule", "cycles", clauses, (a.cycles, b.cycles), cycles, "diff-cycles")
    shifts = _shift(pair.a.ruleset), _shift(pair.b.ruleset)
    comparable = a.dealer_holds == b.dealer_holds or a.shift != b.shift
    if comparable and max(a.cycles, b.cycles) > 1:
        words = say("dealer-shifted", seats=shifts[0]), say("dealer-shifted", seats=shifts[1])
        yield from pair.instead("schedule", "shift", clauses, shifts, words, "diff-shift")
    if not pair.same(a.ends, b.ends):
        mine, theirs = _ends(a.ends, pair.a.ruleset), _ends(b.ends, pair.b.ruleset)
        text = say("instead-of", now=theirs, before=mine)
        yield pair.differ("schedule", "ends", clauses, (str(mine), str(theirs)), text, (mine, theirs))


def _contracts(pair: Pair) -> Iterator[Difference]:
    """Contracts that only one of the two plays, or only one has."""
    mine, theirs = pair.a.ruleset, pair.b.ruleset
    schedules = mine.schedule.clause, theirs.schedule.clause
    for contract in mine.contracts:
        if pair.in_b(contract.id) is None:
            clauses = contract.clause, schedules[1]
            told = _in_a_line(contract, mine)
            text = say("diff-only-has", ruleset=pair.a.name, contract=contract.id, told=told)
            yield pair.differ("contract", "", clauses, (contract.id, None), text, (told, Phrase("none")))
    matched = {match.b.id for match in pair.matches}
    for contract in theirs.contracts:
        if contract.id not in matched:
            clauses = schedules[0], contract.clause
            told = _in_a_line(contract, theirs)
            text = say("diff-only-has", ruleset=pair.b.name, contract=contract.id, told=told)
            found = pair.differ("contract", "", clauses, (None, contract.id), text, (Phrase("none"), told))
            yield replace(found, where=contract.clause.path)
    for match in pair.matches:
        times = mine.schedule.contracts.count(match.a.id), theirs.schedule.contracts.count(match.b.id)
        if times[0] != times[1]:
            counts = say("times-in-cycle", number=times[0]), say("times-in-cycle", number=times[1])
            yield from pair.instead(
                "schedule", "contracts", schedules, times, counts, "diff-times", contract=match.name
            )


def _order(pair: Pair) -> Iterator[Difference]:
    """The order of the contracts that both play; where the dealer chooses, there is none."""
    a, b = pair.a.ruleset.schedule, pair.b.ruleset.schedule
    if a.chosen or b.chosen:
        return
    counterparts = [(contract, pair.in_b(contract)) for contract in a.contracts]
    mine = [(one, other) for one, other in counterparts if other in b.contracts]
    back = {other: one for one, other in counterparts}
    theirs = [back[contract] for contract in b.contracts if contract in back]
    first, second = [one for one, _ in mine], theirs
    if sorted(first) != sorted(second) or first == second:
        return
    named = [str(pair.in_b(contract)) for contract in second]
    yield from pair.instead("order", "contracts", (a.clause, b.clause), (first, named), message="diff-order")


def _in_a_line(contract: AnyContract, ruleset: Ruleset) -> Phrase:
    if contract.thresholds:
        marks = [say("price-at", price=price, goal=goal) for goal, price in contract.thresholds]
        return say("contract-that-charges", prices=Listed(tuple(marks)))
    return say(f"contract-of-{contract.kind}", course=course(ruleset, contract))


def _shift(ruleset: Ruleset) -> int:
    """How many seats on the first dealer of the next cycle sits, once round the table being none."""
    schedule: Schedule = ruleset.schedule
    natural = 1 if schedule.dealer_holds else len(schedule.contracts)
    return (natural if schedule.shift is None else schedule.shift) % ruleset.seats


def _ends(ends: Typed | None, ruleset: Ruleset) -> Phrase:
    if ends is None:
        return Phrase("session-full")
    return say("session-until", condition=condition(ruleset, ends))
