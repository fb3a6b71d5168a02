"""What differs without being a rule: ids and names, names of cards, texts cited, claims, variants on offer."""

from __future__ import annotations

from collections.abc import Iterator

from lorumdsl.compare.pair import Pair
from lorumdsl.language.phrase import Listed, Phrase, say
from lorumdsl.model.clause import Citation
from lorumdsl.model.ruleset import Ruleset


def besides(pair: Pair) -> Iterator[Phrase]:
    """Statements, one for each sort of thing."""
    a, b = pair.a.ruleset, pair.b.ruleset
    renamed = [match for match in pair.matches if match.is_renamed]
    if renamed:
        names = tuple(say("is-called", contract=match.a.id, other=match.b.id) for match in renamed)
        yield say("besides-renamed", ruleset=pair.b.name, names=Listed(names))
    what = []
    if (a.id, a.names) != (b.id, b.names) or any(match.a.names != match.b.names for match in pair.matches):
        what.append(Phrase("names"))
    if _cards(a) != _cards(b):
        what.append(Phrase("names-of-cards"))
    if _cited(a) != _cited(b):
        what.append(Phrase("sources"))
    if what:
        yield say("besides-differ", what=Listed(tuple(what)))
    for edition, other in ((pair.a, pair.b), (pair.b, pair.a)):
        known = {variant.id for variant in other.ruleset.variants}
        only = tuple(variant.id for variant in edition.ruleset.variants if variant.id not in known)
        if only:
            yield say("besides-offers", ruleset=edition.name, number=len(only), variants=Listed(only))


def _cards(ruleset: Ruleset) -> object:
    deck = ruleset.deck
    suits = [deck.suit_name(suit) for suit in range(len(deck.suits))]
    return suits, deck.ranks, sorted((word, names.texts) for word, names in ruleset.card_names)


def _cited(ruleset: Ruleset) -> set[Citation]:
    """All that the rules of a ruleset cite."""
    clauses = [ruleset.deal.clause, ruleset.bank.clause, ruleset.schedule.clause]
    clauses += [contract.clause for contract in ruleset.contracts]
    for payout in ruleset.payouts:
        clauses += [payout.clause, *(case.clause for case in payout.cases)]
    return {citation for clause in clauses for citation in clause.citations}
