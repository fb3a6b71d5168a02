"""A whole ruleset from its effective node."""

from __future__ import annotations

from dataclasses import replace

from lorumdsl.cards import Deck
from lorumdsl.diagnostics.codes import MISSPELT_DEFINITION, NAME_CLASH, UNKNOWN_CARD, UNUSED
from lorumdsl.diagnostics.diagnostic import Diagnostic, Span
from lorumdsl.diagnostics.spelling import nearest
from lorumdsl.expr.ast import Cards, Type
from lorumdsl.expr.names import Scope
from lorumdsl.expr.vocabulary import is_reserved, lookup
from lorumdsl.expr.word import Context
from lorumdsl.language.phrase import Names
from lorumdsl.model.builder.build_context import BuildContext, child, integer, names, text
from lorumdsl.model.builder.contracts import build_contracts
from lorumdsl.model.builder.deck import build_deck
from lorumdsl.model.builder.payouts import build_payouts
from lorumdsl.model.builder.session import build_bank, build_deal, build_schedule
from lorumdsl.model.builder.sources import build_sources, clause_ids, rulings
from lorumdsl.model.builder.symbol_table import misspelt_coinage
from lorumdsl.model.clause import Clause
from lorumdsl.model.ruleset import Places, Ruleset, Variant
from lorumdsl.source.nodes import Entry, Mapping, Scalar


def build_ruleset(
    root: Mapping, reference: str, own: Mapping | None = None, coined: frozenset[Span] = frozenset()
) -> tuple[Ruleset | None, list[Diagnostic]]:
    """The model of a node of the right shape; None where names or types are wrong.

    `own` is what its file says itself: what it removes does not stand in the whole any more. `coined` is where a
    patch defines names that were not there.
    """
    diagnostics: list[Diagnostic] = []
    deck = build_deck(root, diagnostics)
    if diagnostics:
        return None, diagnostics  # every card that is named would be wrong as well
    desk = BuildContext(deck, Scope(deck, {}), clause_ids(root, diagnostics), diagnostics)
    for entry in child(root, "sources"):
        desk.sources.define(entry.key, entry.key_span)
    if own:
        desk.contracts.removed = _removed(own, "contracts")
        desk.payouts.removed = _removed(own, "payouts")
    desk.contracts.coined = desk.payouts.coined = coined
    whole = desk.clause(root, "ruleset", ())
    desk.scope = Scope(deck, _sets(desk, root))
    ruleset = Ruleset(
        id=text(root, "id"),
        reference=reference,
        names=names(root, "name", text(root, "id")),
        seats=integer(root, "seats", 4),
        clockwise=text(root, "direction") == "clockwise",
        deck=deck,
        sets=tuple(desk.scope.sets.items()),
        card_names=_card_names(desk, root),
        deal=build_deal(desk, root, whole),
        bank=build_bank(desk, root, whole),
        payouts=build_payouts(desk, root, whole),
        contracts=build_contracts(desk, root, whole),
        schedule=build_schedule(desk, root, whole),
        sources=build_sources(root),
        rulings=rulings() or (),
        variants=_variants(desk, root, whole),
        places=Places(_span(root, "deck"), _span(root, "seats"), _span(child(root, "deal"), "packets")),
    )
    for register in (desk.contracts, desk.payouts, desk.sources):
        desk.diagnostics += register.findings()
    desk.diagnostics += _unused_sets(desk, root, coined)
    return ruleset, desk.diagnostics


def _removed(own: Mapping, section: str) -> dict[str, Span]:
    """Where a file says `NAME: null`."""
    return {
        entry.key: entry.key_span
        for entry in child(own, section)
        if isinstance(entry.value, Scalar) and entry.value.value is None
    }


def _span(node: Mapping, key: str) -> Span:
    """Where a value stands, or where it would have to stand."""
    value = node.get(key)
    return value.span if value else node.span


def _sets(desk: BuildContext, root: Mapping) -> dict[str, Cards]:
    """The words of `sets:`; each may use those above it."""
    built: dict[str, Cards] = {}
    written = child(root, "sets")
    for entry in written:
        clash = _clash(desk.deck, entry)
        if clash:
            desk.diagnostics.append(clash)
        desk.scope = Scope(desk.deck, built)
        cards = desk.expression(written, entry.key, Type.CARDS, Context.CARDS)
        built[entry.key] = cards if isinstance(cards, Cards) else Cards(0, 0)
    return built


def _clash(deck: Deck, entry: Entry) -> Diagnostic | None:
    taken = None
    if is_reserved(entry.key):
        taken = "a word of the language"
    elif deck.find_suit(entry.key) is not None or deck.find_rank(entry.key) is not None:
        taken = "a suit or rank of the deck"
    elif deck.parse_card(entry.key) is not None:
        taken = "a card of the deck"
    if not taken:
        return None
    return Diagnostic(NAME_CLASH, entry.key_span, f"`{entry.key}` is already {taken}", "choose another word")


def _unused_sets(desk: BuildContext, root: Mapping, coined: frozenset[Span]) -> list[Diagnostic]:
    written = child(root, "sets")
    known = set(written.entries)
    strangers = [
        word
        for word in sorted(desk.words - known)
        if not lookup(word) and desk.deck.find_suit(word) is None and desk.deck.parse_card(word) is None
    ]
    places = {entry.key: entry.key_span for entry in written}
    found = []
    for entry in written:
        if entry.key in desk.words:
            continue
        guess = nearest(entry.key, strangers)
        if guess:
            message = f"the word `{entry.key}` is never used, while `{guess}` is used and not defined"
            # The slip may be in either of the two, so neither is corrected.
            desk.diagnostics[:] = [_unsure(one, entry.key) for one in desk.diagnostics]
            found.append(Diagnostic(MISSPELT_DEFINITION, entry.key_span, message, f"name it `{guess}`?"))
        elif entry.key_span in coined and (slip := misspelt_coinage("word", entry.key, places, coined)):
            found.append(slip)
        else:
            message = f"the word `{entry.key}` is never used"
            found.append(Diagnostic(UNUSED, entry.key_span, message, "use it in an expression, or take it out"))
    return found


def _unsure(found: Diagnostic, word: str) -> Diagnostic:
    """The finding without a fix that would write the word."""
    return replace(found, fix=None) if found.fix and found.fix.replacement == word else found


def _card_names(desk: BuildContext, root: Mapping) -> tuple[tuple[str, Names], ...]:
    written = child(root, "card-names")
    built = []
    for entry in written:
        if desk.deck.find_suit(entry.key) is None and desk.deck.find_rank(entry.key) is None:
            message = f"`{entry.key}` is neither a suit nor a rank of this deck"
            suits = [desk.deck.suit_name(place) for place in range(len(desk.deck.suits))]
            hint = "known are " + ", ".join([*suits, *desk.deck.ranks])
            desk.diagnostics.append(Diagnostic(UNKNOWN_CARD, entry.key_span, message, hint))
        built.append((entry.key, names(written, entry.key)))
    return tuple(built)


def _variants(desk: BuildContext, root: Mapping, whole: Clause) -> tuple[Variant, ...]:
    written = child(root, "variants")
    built = []
    for entry in written:
        node = child(written, entry.key)
        clause = desk.clause(node, f"variants.{entry.key}", whole.citations)
        built.append(Variant(entry.key, names(node, "name", entry.key), text(node, "kind", "house"), clause))
    return tuple(built)
