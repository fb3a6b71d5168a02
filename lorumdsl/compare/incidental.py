"""What differs without being a rule: ids and names, names of cards, texts cited, claims, variants on offer."""

from __future__ import annotations

from collections.abc import Iterator

from lorumdsl.compare.pair import Pair
from lorumdsl.language.phrase import Listed
from lorumdsl.model.clause import Citation
from lorumdsl.model.ruleset import Ruleset


def besides(pair: Pair) -> Iterator[str]:
    """Sentences, one for each sort of thing."""
    a, b = pair.a.ruleset, pair.b.ruleset
    renamed = [f"{match.a.id} is called {match.b.id}" for match in pair.matches if match.is_renamed]
    if renamed:
        yield f"in {pair.b.name} {Listed(tuple(renamed))}"
    what = []
    if (a.id, a.names) != (b.id, b.names) or any(match.a.names != match.b.names for match in pair.matches):
        what.append("names")
    if _cards(a) != _cards(b):
        what.append("names of cards")
    if _cited(a) != _cited(b):
        what.append("sources")
    if what:
        told = str(Listed(tuple(what)))
        yield f"{told} differ" if len(what) > 1 or told.endswith("s") else f"{told} differs"
    offers = [{variant.id: variant.kind for variant in one.variants} for one in (a, b)]
    for name, mine, others in ((pair.a.name, *offers), (pair.b.name, *reversed(offers))):
        only = [variant for variant in mine if variant not in others]
        if only:
            yield f"only {name} offers the variant{'s' * (len(only) > 1)} {Listed(tuple(only))}"


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
