"""Differences between two contracts that belong together, but for costs and payments, which have files of their own."""

from __future__ import annotations

from collections.abc import Iterator

from lorumdsl.compare.canonical import RANKS, universal_rank
from lorumdsl.compare.costs import cost_differences
from lorumdsl.compare.difference import Difference
from lorumdsl.compare.matching import Match
from lorumdsl.compare.pair import Pair
from lorumdsl.compare.restrictions import order_differences, restriction_differences
from lorumdsl.expr.ast import Constant, Typed
from lorumdsl.language.phrase import Listed
from lorumdsl.model.contracts import ChainContract, CountContract, LayoutContract, TrickContract
from lorumdsl.model.ruleset import Ruleset
from lorumdsl.phrases.costs import amount, price
from lorumdsl.phrases.courses import early_end, opening as told_opening

SWITCHES = (  # attribute: key, what is said where it is false and where it is true
    ("follows", "follow", ("any card may be played", "who can follow suit must")),
    ("blind", "hand", ("a seat sees its own hand", "a seat sees all hands but its own")),
    (
        "keeps_own", "unfollowed",
        ("a trick that nobody followed is the leader's", "each seat keeps its card of a trick that nobody followed"),
    ),
    ("same_suit", "next.suit", ("a chain goes on in any suit", "a chain stays in its suit")),
    ("wrap", "wrap", ("the highest rank is the last", "after the highest rank comes the lowest")),
    ("holder", "turn", ("seats play in order", "whoever holds the next card plays it")),
    ("up", "build", ("suits do not grow upwards", "suits grow upwards")),
    ("down", "build", ("suits do not grow downwards", "suits grow downwards")),
)  # fmt: skip


def contract_differences(pair: Pair, match: Match) -> Iterator[Difference]:
    a, b = match.a, match.b
    clauses = a.clause, b.clause
    yield from pair.instead(
        "kind", "kind", clauses, (str(a.kind), str(b.kind)), None, f"{match.name}: the kind of contract is "
    )
    if a.kind is b.kind:
        if isinstance(a, TrickContract) and isinstance(b, TrickContract):
            yield from _tricks(pair, match, a, b)
        else:
            yield from cost_differences(pair, match)
        yield from _switches(pair, match)
        if isinstance(a, ChainContract) and isinstance(b, ChainContract):
            limits = _limit(a.limit), _limit(b.limit)
            values = a.limit, b.limit
            yield from pair.instead("chain", "limit", clauses, values, limits, f"{match.name}: a chain ends after ")
        if isinstance(a, LayoutContract) and isinstance(b, LayoutContract):
            yield from _missing(pair, match, a, b)
        if isinstance(a, CountContract) and isinstance(b, CountContract):
            yield from _counts(pair, match, a, b)
    if a.total is not None and b.total is not None:
        about = f"{match.name}: all seats owe together "
        yield from pair.instead("total", "total", clauses, (a.total, b.total), None, about)
    yield from _openings(pair, match)
    if not pair.same(a.award, b.award):
        awards = _award(a.award, pair.a.ruleset), _award(b.award, pair.b.ruleset)
        text = f"{match.name}: {awards[1]} instead of: {awards[0]}"
        yield pair.differ("revoke", "", (a.award_clause, b.award_clause), awards, text, awards)


def _tricks(pair: Pair, match: Match, a: TrickContract, b: TrickContract) -> Iterator[Difference]:
    """A sum whose parts are the same changes as they do, so that only they are told."""
    parts = [pair.in_b(part) for part in a.parts], list(b.parts)
    if a.parts and b.parts and sorted(map(str, parts[0])) == sorted(parts[1]):
        yield from order_differences(pair, a, b, match.name)
    elif a.parts and b.parts:
        sums = str(Listed(a.parts)), str(Listed(b.parts))
        about = f"{match.name}: added up are "
        yield from pair.instead("cost", "sum", (a.clause, b.clause), (list(a.parts), list(b.parts)), sums, about)
    else:
        ending = _in_sums(pair, match)
        yield from cost_differences(pair, match, ending)
        yield from restriction_differences(pair, a, b, match.name, ending)
        yield from order_differences(pair, a, b, match.name)
    if not pair.same(a.stop, b.stop):
        stops = _stop(a.stop, pair.a.ruleset), _stop(b.stop, pair.b.ruleset)
        text = f"{match.name}: {stops[1]} instead of: {stops[0]}"
        yield pair.differ("stop", "stop", (a.clause, b.clause), stops, text, stops)


def _in_sums(pair: Pair, match: Match) -> str:
    """The sums that change with a contract in both rulesets."""
    sums = [
        other.name
        for other in pair.matches
        if match.a.id in getattr(other.a, "parts", ()) and match.b.id in getattr(other.b, "parts", ())
    ]
    return f" (and so in {Listed(tuple(sums))})" if sums else ""


def _switches(pair: Pair, match: Match) -> Iterator[Difference]:
    kind = "play" if isinstance(match.a, TrickContract) else str(match.a.kind)
    for attribute, key, names in SWITCHES:
        values = getattr(match.a, attribute, None), getattr(match.b, attribute, None)
        if values[0] is None or values[1] is None or values[0] == values[1]:
            continue
        words = names[values[0]], names[values[1]]
        clauses = match.a.clause, match.b.clause
        if isinstance(match.a, ChainContract) and isinstance(match.b, ChainContract) and key in ("wrap", "next.suit"):
            clauses, key = (match.a.next_clause, match.b.next_clause), key.removeprefix("next.")
        text = f"{match.name}: {words[1]} instead of: {words[0]}"
        yield pair.differ(kind, key, clauses, words, text, words)


def _openings(pair: Pair, match: Match) -> Iterator[Difference]:
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
    words = [
        str(told_opening(edition.ruleset, contract.opening)) if contract.opening else "the seat after the dealer begins"
        for contract, edition in zip(contracts, editions, strict=True)
    ]
    text = f"{match.name}: {words[1]} instead of: {words[0]}"
    said = words[0], words[1]
    found = pair.differ("opening", "", (clauses[0], clauses[1]), said, text, said)
    where = next(contract.opening.clause.path for contract in contracts if contract.opening)
    yield Difference(where, found.kind, found.a, found.b, found.text)


def _missing(pair: Pair, match: Match, a: LayoutContract, b: LayoutContract) -> Iterator[Difference]:
    """What becomes of cards that are not in the pack; of no account where all are."""
    lacking = [ruleset.deck.full & ~ruleset.deck.cards for ruleset in (pair.a.ruleset, pair.b.ruleset)]
    if not any(lacking):
        return
    words = [
        "no card is missing" if not stripped
        else "cards that are not in the pack count as laid" if one.missing_laid
        else "a card that is not in the pack blocks its suit"
        for one, stripped in zip((a, b), lacking, strict=True)
    ]  # fmt: skip
    if a.missing_laid != b.missing_laid:
        text = f"{match.name}: {words[1]} instead of: {words[0]}"
        told = words[0], words[1]
        yield pair.differ("layout", "missing", (a.clause, b.clause), (a.missing_laid, b.missing_laid), text, told)


def _counts(pair: Pair, match: Match, a: CountContract, b: CountContract) -> Iterator[Difference]:
    clauses = a.clause, b.clause
    mine, theirs = _values(a, pair.a.ruleset), _values(b, pair.b.ruleset)
    named = pair.b.ruleset.deck.ranks
    for rank in sorted({*mine, *theirs}, reverse=True):
        place = next((one for one in named if universal_rank(one) == rank), RANKS[rank])
        mine_place = next((one for one in pair.a.ruleset.deck.ranks if universal_rank(one) == rank), RANKS[rank])
        values = mine.get(rank, 0), theirs.get(rank, 0)
        if values[0] == values[1]:
            continue
        words = str(values[0] or "nothing"), str(values[1] or "nothing")
        text = f"{match.name}: {place} counts {words[1]} instead of {words[0]}"
        key = f"values.{mine_place if mine.get(rank) else place}"
        yield pair.differ("count", key, clauses, values, text, words)
    prices = dict(a.thresholds), dict(b.thresholds)
    for threshold in sorted({*prices[0], *prices[1]}):
        values = prices[0].get(threshold, 0), prices[1].get(threshold, 0)
        about = f"{match.name}: reaching {threshold} costs "
        words = str(values[0] or "nothing"), str(values[1] or "nothing")
        yield from pair.instead("count", f"thresholds.{threshold}", clauses, values, words, about)


def _values(contract: CountContract, ruleset: Ruleset) -> dict[int, int]:
    """What ranks count, less those that count nothing."""
    return {universal_rank(ruleset.deck.ranks[rank]): number for rank, number in contract.values if number}


def _limit(limit: int) -> str:
    return f"{limit} card{'s' * (limit != 1)}" if limit else "no fixed number of cards"


def _stop(stop: Typed | None, ruleset: Ruleset) -> str:
    if stop is None:
        return "all tricks are played"
    return str(early_end(ruleset, stop))


def _award(award: Typed | None, ruleset: Ruleset) -> str:
    if award is None:
        return "a revoke costs nothing"
    return f"a revoke costs {amount(ruleset, award.value) if isinstance(award, Constant) else price(ruleset, award)}"
