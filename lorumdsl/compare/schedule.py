"""Differences in the session: which contracts, in what order, who deals and chooses, how long, who wins."""

from __future__ import annotations

from collections.abc import Iterator

from lorumdsl.compare.difference import Difference
from lorumdsl.compare.pair import Pair
from lorumdsl.expr.ast import Typed
from lorumdsl.language.phrase import Listed
from lorumdsl.model.contracts import AnyContract, CountContract
from lorumdsl.model.ruleset import Ruleset, Schedule
from lorumdsl.phrases.costs import condition
from lorumdsl.phrases.courses import course

SWITCHES = (  # attribute: key, what is said before, what the two settings are called
    ("chosen", "choice", "the next contract is ", ("the one in turn", "what the dealer chooses")),
    ("dealer_holds", "dealer", "the deal moves on ", ("after every deal", "after a whole cycle")),
    ("most_wins", "wins", "who has ", ("least wins", "most wins")),
    ("extra_deal", "ties", "first place is ", ("shared by who is tied", "played off in an extra deal")),
    ("doubling", "doubling", "a deal may be doubled by ", ("nobody", "the dealer")),
)


def schedule_differences(pair: Pair) -> Iterator[Difference]:
    yield from _contracts(pair)
    a, b = pair.a.ruleset.schedule, pair.b.ruleset.schedule
    clauses = a.clause, b.clause
    yield from _order(pair)
    for attribute, key, about, names in SWITCHES:
        values: tuple[bool, bool] = getattr(a, attribute), getattr(b, attribute)
        words = names[values[0]], names[values[1]]
        yield from pair.instead("schedule", key, clauses, (words[0], words[1]), None, about)
    cycles = f"{a.cycles} cycle{'s' * (a.cycles != 1)}", f"{b.cycles} cycle{'s' * (b.cycles != 1)}"
    yield from pair.instead("schedule", "cycles", clauses, (a.cycles, b.cycles), cycles, "a session has ")
    shifts = _shift(pair.a.ruleset), _shift(pair.b.ruleset)
    comparable = a.dealer_holds == b.dealer_holds or a.shift != b.shift
    if comparable and max(a.cycles, b.cycles) > 1:
        words = _moved(shifts[0]), _moved(shifts[1])
        yield from pair.instead("schedule", "shift", clauses, shifts, words, "the next cycle begins ")
    if not pair.same(a.ends, b.ends):
        ends = _ends(a.ends, pair.a.ruleset), _ends(b.ends, pair.b.ruleset)
        yield pair.differ("schedule", "ends", clauses, ends, f"{ends[1]} instead of: {ends[0]}", ends)


def _contracts(pair: Pair) -> Iterator[Difference]:
    """Contracts that only one of the two plays, or only one has."""
    mine, theirs = pair.a.ruleset, pair.b.ruleset
    schedules = mine.schedule.clause, theirs.schedule.clause
    for contract in mine.contracts:
        if pair.in_b(contract.id) is None:
            clauses = contract.clause, schedules[1]
            words = contract_words(contract, mine), "none"
            text = f"only {pair.a.name} has {contract.id}: {words[0]}"
            yield pair.differ("contract", "", clauses, (contract.id, None), text, words)
    matched = {match.b.id for match in pair.matches}
    for contract in theirs.contracts:
        if contract.id not in matched:
            clauses = schedules[0], contract.clause
            words = "none", contract_words(contract, theirs)
            text = f"only {pair.b.name} has {contract.id}: {words[1]}"
            found = pair.differ("contract", "", clauses, (None, contract.id), text, words)
            yield Difference(contract.clause.path, found.kind, found.a, found.b, text)
    for match in pair.matches:
        times = mine.schedule.contracts.count(match.a.id), theirs.schedule.contracts.count(match.b.id)
        if times[0] != times[1]:
            counts = _times(times[0]), _times(times[1])
            yield from pair.instead("schedule", "contracts", schedules, times, counts, f"{match.name} is played ")


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
    orders = ", ".join(first), ", ".join(named)
    text = f"the contracts come in the order {orders[1]} instead of {orders[0]}"
    yield pair.differ("order", "contracts", (a.clause, b.clause), (first, named), text, orders)


def contract_words(contract: AnyContract, ruleset: Ruleset) -> str:
    """A contract in one line."""
    if isinstance(contract, CountContract):
        prices = [f"{price} at {threshold}" for threshold, price in contract.thresholds]
        return f"a count contract that charges {Listed(tuple(prices))}" if prices else "a count contract"
    return f"a {contract.kind} contract, {course(ruleset, contract)}"


def _times(number: int) -> str:
    return {0: "never", 1: "once in a cycle", 2: "twice in a cycle"}.get(number, f"{number} times in a cycle")


def _shift(ruleset: Ruleset) -> int:
    """How many seats on the first dealer of the next cycle sits, once round the table being none."""
    schedule: Schedule = ruleset.schedule
    natural = 1 if schedule.dealer_holds else len(schedule.contracts)
    return (natural if schedule.shift is None else schedule.shift) % ruleset.seats


def _moved(seats: int) -> str:
    return f"{seats} seat{'s' * (seats != 1)} further on" if seats else "with the same dealer"


def _ends(ends: Typed | None, ruleset: Ruleset) -> str:
    if ends is None:
        return "the session runs its full length"
    return f"the session ends once, for some seat, {condition(ruleset, ends)}"
