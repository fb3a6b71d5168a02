"""Differences in what may not be played: restrictions that one has and the other has not, or has otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from lorumdsl.compare.difference import Difference
from lorumdsl.compare.matching import Match
from lorumdsl.compare.pair import Pair, of_contract
from lorumdsl.language.phrase import Phrase, say
from lorumdsl.model.contracts import Restriction
from lorumdsl.model.ruleset import Ruleset
from lorumdsl.phrases.restrictions import restriction


def restriction_differences(pair: Pair, match: Match) -> Iterator[Difference]:
    a, b = match.a, match.b
    twins = _twins(pair, match)
    left = [one for one in a.restrictions if all(one is not twin for twin, _ in twins)]
    right = [one for one in b.restrictions if all(one is not twin for _, twin in twins)]
    for one, other in _changed(left, right):
        clauses = (one.clause if one else a.clause), (other.clause if other else b.clause)
        words = _words(one, pair.a.ruleset), _words(other, pair.b.ruleset)
        values = (str(words[0]) if one else None), (str(words[1]) if other else None)
        if one and other:
            text = say("diff-restriction", now=words[1], before=words[0], ruleset=pair.a.name)
        elif one:
            text = say("diff-restriction-only", ruleset=pair.a.name, rule=words[0])
        else:
            text = say("diff-restriction-only", ruleset=pair.b.name, rule=words[1])
        found = pair.differ("restriction", "", clauses, values, of_contract(match.name, text), words)
        yield replace(found, where=(one or other or a).clause.path)


def order_differences(pair: Pair, match: Match) -> Iterator[Difference]:
    """Of two restrictions that together would leave no card, the later is lifted: so their order can matter."""
    places = {id(one): place for place, one in enumerate(match.b.restrictions)}
    for (first, its_twin), (second, other_twin) in combinations(_twins(pair, match), 2):
        if places[id(its_twin)] < places[id(other_twin)] or first.moment is not second.moment:
            continue
        if _within(first, second) or _within(second, first):
            continue
        mine = restriction(pair.a.ruleset, first), restriction(pair.a.ruleset, second)
        theirs = restriction(pair.b.ruleset, other_twin), restriction(pair.b.ruleset, its_twin)
        words = (
            say("restriction-before", first=mine[0], second=mine[1]),
            say("restriction-before", first=theirs[0], second=theirs[1]),
        )
        text = of_contract(match.name, say("diff-restriction-order", first=theirs[0], second=theirs[1]))
        values = str(words[0]), str(words[1])
        yield pair.differ("restriction", "", (first.clause, other_twin.clause), values, text, words)


def _twins(pair: Pair, match: Match) -> list[tuple[Restriction, Restriction]]:
    """Restrictions of the two that are the same, in the order of the first."""
    free = list(match.b.restrictions)
    twins = []
    for one in match.a.restrictions:
        place = next((place for place, other in enumerate(free) if _same(pair, one, other)), None)
        if place is not None:
            twins.append((one, free.pop(place)))
    return twins


def _within(one: Restriction, other: Restriction) -> bool:
    """Whether one restriction forbids nothing that the other does not forbid."""
    return (
        one.cards.other & ~one.exempt.other & ~(other.cards.other & ~other.exempt.other) == 0
        and one.cards.single & ~one.exempt.single & ~(other.cards.single & ~other.exempt.single) == 0
    )


def _same(pair: Pair, one: Restriction, other: Restriction) -> bool:
    """Whether both forbid the same cards of the same hands at the same moments."""
    decks = pair.a.ruleset.deck, pair.b.ruleset.deck
    forbidden = [
        [
            pair.ground.set(cards, deck)
            for cards in (one.cards.other & ~one.exempt.other, one.cards.single & ~one.exempt.single)
        ]
        for one, deck in zip((one, other), decks, strict=True)
    ]
    return one.moment is other.moment and forbidden[0] == forbidden[1] and pair.same(one.active, other.active)


def _changed(
    left: list[Restriction], right: list[Restriction]
) -> Iterator[tuple[Restriction | None, Restriction | None]]:
    """What is left over, paired where both are about the same moment and cards."""
    rest = list(right)
    for one in left:
        alike = [other for other in rest if other.moment is one.moment]
        twin = next((other for other in alike if _name(other) == _name(one)), alike[0] if alike else None)
        if twin is not None:
            rest.remove(twin)
        yield one, twin
    yield from ((None, other) for other in rest)


def _name(restriction: Restriction) -> str:
    """What a contract calls it, or its place."""
    return restriction.clause.path.partition(".forbid")[2]


def _words(rule: Restriction | None, ruleset: Ruleset) -> Phrase:
    return restriction(ruleset, rule) if rule else Phrase("restriction-none")
