"""Differences between two contracts of one kind under one key, by its row."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import assert_never

from lorumdsl.cards import CardSet
from lorumdsl.compare.canonical import RANKS, universal_rank
from lorumdsl.compare.costs import cost_differences
from lorumdsl.compare.difference import Difference
from lorumdsl.compare.matching import Match
from lorumdsl.compare.pair import Pair, of_contract
from lorumdsl.compare.restrictions import order_differences, restriction_differences
from lorumdsl.expr.ast import Constant, Type, Typed
from lorumdsl.language.phrase import Listed, Phrase, say
from lorumdsl.model import sorts
from lorumdsl.model.clause import Clause
from lorumdsl.model.contracts import AnyContract
from lorumdsl.model.key import Apart, Message
from lorumdsl.model.ruleset import Ruleset
from lorumdsl.model.sorts import AnyKey, keys_of
from lorumdsl.phrases.cards import cards as named_cards
from lorumdsl.phrases.costs import amount, price
from lorumdsl.phrases.courses import early_end, opening as told_opening

Differences = Iterator[Difference]
Counted = sorts.Number | sorts.Claim | sorts.RankTable | sorts.GoalTable


def key_differences(pair: Pair, match: Match, name: str, key: AnyKey) -> Differences:
    """What differs in the field `name` of both contracts."""
    if isinstance(key.differs, Apart):
        if key.differs.by == key.name:
            yield from APART[key.name](pair, match)
        return
    a, b = getattr(match.a, name), getattr(match.b, name)
    rulesets = pair.a.ruleset, pair.b.ruleset
    match key:
        case sorts.Switch():
            if a != b and not all(key.idle(ruleset.deck) for ruleset in rulesets):
                sides = {True: Phrase(f"diff-{key.differs.on}"), False: Phrase(f"diff-{key.differs.off}")}
                yield _stated(pair, match, key, sides[a], sides[b])
        case sorts.Choice():
            if a != b:
                yield _stated(pair, match, key, *(Phrase(f"diff-{key.differs[side]}") for side in (a, b)))
        case sorts.Expression():
            if not pair.same(a, b):
                mine, theirs = (_expression(key.differs, *side) for side in zip((a, b), rulesets, strict=True))
                yield _stated(pair, match, key, mine, theirs)
        case sorts.Cards():
            if _meant(pair, a, rulesets[0]) != _meant(pair, b, rulesets[1]):
                mine, theirs = (_cards(key.differs, *side) for side in zip((a, b), rulesets, strict=True))
                yield _stated(pair, match, key, mine, theirs)
        case sorts.Number():
            yield from _counted(pair, match, key, (a, b))
        case sorts.Claim():
            if a is not None and b is not None:
                yield from _counted(pair, match, key, (a, b))
        case sorts.RankTable():
            yield from _ranks(pair, match, key, dict(a), dict(b))
        case sorts.GoalTable():
            prices = dict(a), dict(b)
            for goal in sorted({*prices[0], *prices[1]}):
                values = prices[0].get(goal, 0), prices[1].get(goal, 0)
                yield from _counted(pair, match, key, values, str(goal))
        case (
            sorts.Cost()
            | sorts.Parts()
            | sorts.Restrictions()
            | sorts.PayoutName()
            | sorts.Part()
            | sorts.Naming()
            | sorts.Remark()
            | sorts.Citing()
        ):
            raise TypeError(key.name)  # APART
        case _:
            assert_never(key)


def _clauses(match: Match, key: AnyKey) -> tuple[Clause, Clause]:
    return _clause(match.a, key), _clause(match.b, key)


def _clause(contract: AnyContract, key: AnyKey) -> Clause:
    """The clause of the part of a contract in which a key stands, or of the whole."""
    parts = {part.name: field for field, part in keys_of(type(contract)) if isinstance(part, sorts.Part)}
    clause: Clause = getattr(contract, parts[key.part]) if key.part else contract.clause
    return clause


def _stated(pair: Pair, match: Match, key: AnyKey, mine: Phrase, theirs: Phrase) -> Difference:
    """`this instead of: that`, both being statements."""
    text = of_contract(match.name, say("instead-of", now=theirs, before=mine))
    return pair.differ(key.topic, key.last, _clauses(match, key), (str(mine), str(theirs)), text, (mine, theirs))


def _counted(pair: Pair, match: Match, key: Counted, values: tuple[int, int], inner: str = "") -> Differences:
    """`so much instead of so much`; `inner` is the entry of a table that is meant."""
    told = key.differs
    assert isinstance(told, Message)
    words = _number(told, values[0]), _number(told, values[1])
    path = f"{key.last}.{inner}" if inner else key.last
    about = {"what": inner} if inner else {}
    message = f"diff-{told.id}-about"
    yield from pair.instead(key.topic, path, _clauses(match, key), values, words, message, match.name, **about)


def _number(told: Message, value: int) -> Phrase:
    return Phrase(f"diff-{told.nothing}") if not value and told.nothing else say(f"diff-{told.id}", value=value)


def _expression(told: Message, typed: Typed | None, ruleset: Ruleset) -> Phrase:
    if typed is None:
        return Phrase(f"diff-{told.nothing}")
    if typed.type is Type.CONDITION:
        return say(f"diff-{told.id}", value=early_end(ruleset, typed))
    told_price = amount(ruleset, typed.value) if isinstance(typed, Constant) else price(ruleset, typed)
    return say(f"diff-{told.id}", value=told_price)


def _meant(pair: Pair, cards: CardSet | None, ruleset: Ruleset) -> CardSet | None:
    """A card set in numbers that are the same for both decks."""
    return None if cards is None else pair.ground.set(cards, ruleset.deck)


def _cards(told: Message, cards: CardSet | None, ruleset: Ruleset) -> Phrase:
    if cards is None:
        return Phrase(f"diff-{told.nothing}")
    return say(f"diff-{told.id}", value=named_cards(ruleset, cards))


def _ranks(pair: Pair, match: Match, key: sorts.RankTable, a: dict[int, int], b: dict[int, int]) -> Differences:
    """Ranks of the two decks are held against each other; one that counts nothing may be left out."""
    ranks = pair.a.ruleset.deck.ranks, pair.b.ruleset.deck.ranks
    mine, theirs = (
        {universal_rank(named[rank]): number for rank, number in values.items() if number}
        for named, values in zip(ranks, (a, b), strict=True)
    )
    for rank in sorted({*mine, *theirs}, reverse=True):
        called = [next((one for one in named if universal_rank(one) == rank), RANKS[rank]) for named in ranks]
        inner = called[0] if rank in mine else called[1]
        yield from _counted(pair, match, key, (mine.get(rank, 0), theirs.get(rank, 0)), inner)


# --- in a way of their own ------------------------------------------------------------------------------


def _owed(pair: Pair, match: Match) -> Differences:
    """Costs, and what belongs to them in trick contracts: a sum whose parts are the same changes as they do, so that
    only they are told."""
    a, b = match.a, match.b
    parts = [pair.in_b(part) for part in a.parts], list(b.parts)
    if a.parts and b.parts and sorted(map(str, parts[0])) == sorted(parts[1]):
        yield from order_differences(pair, match)
    elif a.parts and b.parts:
        values, sums = (list(a.parts), list(b.parts)), (Listed(a.parts), Listed(b.parts))
        yield from pair.instead("cost", "sum", (a.clause, b.clause), values, sums, "diff-sum", match.name)
    else:
        sums_too = [other.name for other in pair.matches if match.a.id in other.a.parts and match.b.id in other.b.parts]
        for found in (*cost_differences(pair, match), *restriction_differences(pair, match)):
            told = say("and-in-sums", told=found.text, contracts=Listed(tuple(sums_too))) if sums_too else found.text
            yield replace(found, text=told)
        yield from order_differences(pair, match)


def _openings(pair: Pair, match: Match) -> Differences:
    """Who begins, and with what; the cards of the two decks are held against each other."""
    editions, contracts = (pair.a, pair.b), (match.a, match.b)
    meant = [
        None
        if (opening := contract.opening) is None
        else [pair.ground.set(cards, edition.ruleset.deck) for cards in (opening.holder, opening.cards)]
        for contract, edition in zip(contracts, editions, strict=True)
    ]
    if meant[0] == meant[1]:
        return
    clauses = [contract.opening.clause if contract.opening else contract.clause for contract in contracts]
    mine, theirs = (
        told_opening(edition.ruleset, contract.opening) if contract.opening else Phrase("diff-opening-none")
        for contract, edition in zip(contracts, editions, strict=True)
    )
    text = of_contract(match.name, say("instead-of", now=theirs, before=mine))
    found = pair.differ("opening", "", (clauses[0], clauses[1]), (str(mine), str(theirs)), text, (mine, theirs))
    yield replace(found, where=next(one.opening.clause.path for one in contracts if one.opening))


def _elsewhere(_: Pair, __: Match) -> Differences:
    yield from ()


APART: dict[str, Callable[[Pair, Match], Differences]] = {
    "cost": _owed,
    "opening": _openings,
    "payout": _elsewhere,  # payouts are compared by what they pay
    "name": _elsewhere,  # names and sources are no rules, and stand at the end
    "source": _elsewhere,
    "note": _elsewhere,  # a remark changes nothing
}
"""How keys are compared for which no single message will do."""
