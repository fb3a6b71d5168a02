"""Differences in what may not be played: restrictions that one has and the other has not, or has otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from lorumdsl.compare.difference import Difference
from lorumdsl.compare.pair import Pair
from lorumdsl.model.contracts import Restriction, TrickContract
from lorumdsl.model.ruleset import Ruleset
from lorumdsl.phrases.restrictions import restriction


def restriction_differences(
    pair: Pair, a: TrickContract, b: TrickContract, name: str, ending: str = ""
) -> Iterator[Difference]:
    """`name` is what the contract is called, `ending` is said after each sentence."""
    twins = _twins(pair, a, b)
    left = [one for one in a.restrictions if all(one is not twin for twin, _ in twins)]
    right = [one for one in b.restrictions if all(one is not twin for _, twin in twins)]
    for one, other in _changed(left, right):
        clauses = (one.clause if one else a.clause), (other.clause if other else b.clause)
        words = _words(one, pair.a.ruleset), _words(other, pair.b.ruleset)
        values = (words[0] if one else None), (words[1] if other else None)
        if one and other:
            text = f"{words[1]}, where {pair.a.name} says: {words[0]}"
        elif one:
            text = f"only in {pair.a.name}: {words[0]}"
        else:
            text = f"only in {pair.b.name}: {words[1]}"
        found = pair.differ("restriction", "", clauses, values, f"{name}: {text}{ending}", words)
        yield Difference((one or other or a).clause.path, found.kind, found.a, found.b, found.text)


def order_differences(pair: Pair, a: TrickContract, b: TrickContract, name: str) -> Iterator[Difference]:
    """Of two restrictions that together would leave no card, the later is lifted: so their order can matter."""
    places = {id(one): place for place, one in enumerate(b.restrictions)}
    for (first, its_twin), (second, other_twin) in combinations(_twins(pair, a, b), 2):
        if places[id(its_twin)] < places[id(other_twin)] or first.moment is not second.moment:
            continue
        if _within(first, second) or _within(second, first):
            continue
        mine = str(restriction(pair.a.ruleset, first)), str(restriction(pair.a.ruleset, second))
        theirs = str(restriction(pair.b.ruleset, other_twin)), str(restriction(pair.b.ruleset, its_twin))
        words = f"{mine[0]}, before {mine[1]}", f"{theirs[0]}, before {theirs[1]}"
        text = f"{name}: where both would leave no card, `{theirs[0]}` goes before `{theirs[1]}` instead of after it"
        yield pair.differ("restriction", "", (first.clause, other_twin.clause), words, text, words)


def _twins(pair: Pair, a: TrickContract, b: TrickContract) -> list[tuple[Restriction, Restriction]]:
    """Restrictions of the two that are the same, in the order of the first."""
    free = list(b.restrictions)
    twins = []
    for one in a.restrictions:
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


def _words(rule: Restriction | None, ruleset: Ruleset) -> str:
    return str(restriction(ruleset, rule)) if rule else "nothing of the kind is forbidden"
