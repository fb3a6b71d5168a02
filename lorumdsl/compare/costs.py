"""Differences in what a seat owes: term by term where both costs are sums, else as two formulas."""

from __future__ import annotations

from collections.abc import Iterator

from lorumdsl.cards import CardSet
from lorumdsl.compare.canonical import Terms, local, terms
from lorumdsl.compare.difference import Difference
from lorumdsl.compare.matching import Match
from lorumdsl.compare.pair import Pair
from lorumdsl.expr.ast import Counter, Typed
from lorumdsl.expr.formatting import format_typed
from lorumdsl.expr.vocabulary import PASSES, is_additive
from lorumdsl.model.contracts import AnyContract, ChainContract
from lorumdsl.model.ruleset import Ruleset
from lorumdsl.phrases.cards import cards as named_cards
from lorumdsl.phrases.costs import trick

NOT_COUNTED = frozenset(("passes",))  # where whoever holds the next card plays it


def cost_differences(pair: Pair, match: Match, ending: str = "") -> Iterator[Difference]:
    """`ending` is said after each sentence."""
    sides = (match.a, pair.a.ruleset), (match.b, pair.b.ruleset)
    costs = [_canonical(pair, contract, ruleset) for contract, ruleset in sides]
    if pair.ground.same(costs[0], costs[1]):
        return
    formulas = tuple(format_typed(contract.cost, ruleset.deck) for contract, ruleset in sides)
    clauses = match.a.clause, match.b.clause
    sums = [terms(cost) for cost in costs]
    mine, theirs = sums
    if mine is None or theirs is None:
        text = f"{match.name}: a seat owes {formulas[1]} instead of {formulas[0]}{ending}"
        yield pair.differ("cost", "cost", clauses, (formulas[0], formulas[1]), text, (formulas[0], formulas[1]))
        return
    for things, (before, after), is_pass in _changes(mine, theirs, pair):
        words = f"{things[0]} {before or 'nothing'}", f"{things[1]} {after or 'nothing'}"
        text = f"{match.name}: {words[1]} instead of {before or 'nothing'}{ending}"
        if is_pass:
            passes = getattr(match.a, "pass_clause", match.a.clause), getattr(match.b, "pass_clause", match.b.clause)
            yield pair.differ("pass", "cost", passes, (before, after), text, words)
        else:
            yield pair.differ("cost", "cost", clauses, (before, after), text, words)


def _canonical(pair: Pair, contract: AnyContract, ruleset: Ruleset) -> Typed:
    nobody_passes = isinstance(contract, ChainContract) and contract.holder
    return pair.ground.canonical(contract.cost, ruleset.deck, NOT_COUNTED if nobody_passes else frozenset())


def _changes(mine: Terms, theirs: Terms, pair: Pair) -> Iterator[tuple[tuple[str, str], tuple[int, int], bool]]:
    """What costs otherwise, as either side calls it, both prices, and whether it is a pass; cards that change alike
    stand together."""
    cards: dict[tuple[str, int, int], CardSet] = {}
    for counter in dict.fromkeys([*mine, *theirs]):
        prices = mine.get(counter, 0), theirs.get(counter, 0)
        if prices[0] == prices[1]:
            continue
        if counter is not None and is_additive(counter):
            key = (counter.word, *prices)
            cards[key] = cards.get(key, 0) | counter.cards
        else:
            yield (_thing(counter), _thing(counter)), prices, counter == PASSES
    for (_, before, after), mask in sorted(cards.items(), key=lambda item: item[1] & -item[1]):
        verb = "each cost" if mask.bit_count() > 1 else "costs"
        mine_named, named = (
            f"{_named(ruleset, local(mask, ruleset.deck))} {verb}" for ruleset in (pair.a.ruleset, pair.b.ruleset)
        )
        yield (mine_named, named), (before, after), False


def _named(ruleset: Ruleset, mask: CardSet) -> str:
    return ruleset.deck.format_cards(mask) if mask.bit_count() == 1 else str(named_cards(ruleset, mask))


def _thing(counter: Counter | None) -> str:
    """What is paid for, with its verb."""
    if counter is None:
        return "every seat, whatever it took, owes"
    if counter.word == "won":
        return f"the {trick(counter.number)} costs"
    things = {"tricks": "a trick", "left": "a card left", "passes": "a pass"}
    if counter.word in things:
        return f"{things[counter.word]} costs"
    return "each of what the thresholds charge costs"
