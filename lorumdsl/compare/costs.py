"""Differences in what a seat owes: term by term where both costs are sums, else as two formulas."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from lorumdsl.cards import CardSet
from lorumdsl.compare.canonical import Terms, local, terms
from lorumdsl.compare.difference import Difference
from lorumdsl.compare.matching import Match
from lorumdsl.compare.pair import Pair, of_contract
from lorumdsl.expr.ast import Counter, Typed
from lorumdsl.expr.formatting import format_typed
from lorumdsl.expr.vocabulary import PASSES, has_unit, is_additive
from lorumdsl.language.phrase import Argument, Phrase, say
from lorumdsl.model.contracts import AnyContract
from lorumdsl.model.ruleset import Ruleset
from lorumdsl.phrases.cards import cards as named_cards
from lorumdsl.phrases.costs import amount, term

NOT_COUNTED = frozenset(("passes",))  # where nobody passes


@dataclass(frozen=True, slots=True)
class _Change:
    """A thing that costs otherwise (None: what is owed in any case), its prices, and what is said of them."""

    counter: Counter | None
    prices: tuple[int, int]
    words: tuple[Phrase, Phrase]
    text: Phrase


def cost_differences(pair: Pair, match: Match) -> Iterator[Difference]:
    sides = (match.a, pair.a.ruleset), (match.b, pair.b.ruleset)
    costs = [_canonical(pair, contract, ruleset) for contract, ruleset in sides]
    if pair.ground.same(costs[0], costs[1]):
        return
    formulas = tuple(format_typed(contract.cost, ruleset.deck) for contract, ruleset in sides)
    clauses = match.a.clause, match.b.clause
    mine, theirs = (terms(cost) for cost in costs)
    if mine is None or theirs is None:
        text = of_contract(match.name, say("diff-owes", now=formulas[1], before=formulas[0]))
        yield pair.differ("cost", "cost", clauses, (formulas[0], formulas[1]), text)
        return
    for change in _changes(mine, theirs, pair):
        words, text = change.words, of_contract(match.name, change.text)
        if change.counter == PASSES:
            passes = match.a.pass_clause or match.a.clause, match.b.pass_clause or match.b.clause
            yield pair.differ("pass", "cost", passes, change.prices, text, words)
        else:
            yield pair.differ("cost", "cost", clauses, change.prices, text, words)


def _canonical(pair: Pair, contract: AnyContract, ruleset: Ruleset) -> Typed:
    return pair.ground.canonical(contract.cost, ruleset.deck, frozenset() if contract.passes else NOT_COUNTED)


def _changes(mine: Terms, theirs: Terms, pair: Pair) -> Iterator[_Change]:
    """What costs otherwise; cards that change alike stand together."""
    rulesets = pair.a.ruleset, pair.b.ruleset
    cards: dict[tuple[str, int, int], CardSet] = {}
    for counter in dict.fromkeys([*mine, *theirs]):
        prices = mine.get(counter, 0), theirs.get(counter, 0)
        if prices[0] == prices[1]:
            continue
        if counter is not None and is_additive(counter):
            key = (counter.word, *prices)
            cards[key] = cards.get(key, 0) | counter.cards
        else:
            things = _in_deck(counter, rulesets[0]), _in_deck(counter, rulesets[1])
            words = term(rulesets[0], things[0], prices[0]), term(rulesets[1], things[1], prices[1])
            before: Argument = words[0]
            if counter is None or has_unit(counter):  # the thing need not be named twice
                before = amount(rulesets[0], prices[0]) if prices[0] else Phrase("none")
            yield _Change(counter, prices, words, say("diff-term", now=words[1], before=before))
    for (word, was, now), mask in sorted(cards.items(), key=lambda item: item[1] & -item[1]):
        named = _named(rulesets[0], mask), _named(rulesets[1], mask)
        number = mask.bit_count()
        words = (
            say("cards-cost", cards=named[0], number=number, price=_price(was)),
            say("cards-cost", cards=named[1], number=number, price=_price(now)),
        )
        text = say("diff-cards-cost", cards=named[1], number=number, now=_price(now), before=_price(was))
        yield _Change(Counter(word, mask), (was, now), words, text)


def _in_deck(counter: Counter | None, ruleset: Ruleset) -> Counter | None:
    """A counter that names cards by numbers of all decks, with those of one."""
    return replace(counter, cards=local(counter.cards, ruleset.deck)) if counter is not None else None


def _named(ruleset: Ruleset, mask: CardSet) -> Argument:
    cards = local(mask, ruleset.deck)
    return ruleset.deck.format_cards(cards) if cards.bit_count() == 1 else named_cards(ruleset, cards)


def _price(number: int) -> Argument:
    return str(number) if number else Phrase("none")
