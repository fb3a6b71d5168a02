"""The deck and the words for groups of cards, from nodes."""

from __future__ import annotations

from dataclasses import replace

from lorumdsl.cards import DECKS, RANKS, SUITS, Deck, french_52, german_32, set_of
from lorumdsl.diagnostics.codes import REPEATED_ITEM, UNKNOWN_CARD, UNKNOWN_WORD
from lorumdsl.diagnostics.diagnostic import Diagnostic
from lorumdsl.expr.foreign import cards_written, rank_letter
from lorumdsl.model.builder.build_context import scalars
from lorumdsl.source.nodes import Mapping, Scalar


def build_deck(root: Mapping, diagnostics: list[Diagnostic]) -> Deck:
    """The deck with what is stripped from it; unknown suits, ranks and cards become findings."""
    node = root.get("deck")
    if isinstance(node, Mapping):
        deck = _spelled_out(node, diagnostics)
    else:
        deck = DECKS[str(node.value) if isinstance(node, Scalar) else "german-32"]
    stripped = []
    for item in scalars(root, "strip"):
        card = deck.parse_card(str(item.value))
        if card is None:
            hint = "write rank then suit, as in `7♦` or `7d`"
            diagnostics.append(Diagnostic(UNKNOWN_CARD, item.span, f"`{item.value}` is no card of this deck", hint))
        else:
            stripped.append(card)
    return replace(deck, stripped=set_of(stripped))


def _spelled_out(node: Mapping, diagnostics: list[Diagnostic]) -> Deck:
    suits: list[str] = []
    ranks: list[str] = []
    german = False
    for item in scalars(node, "suits"):
        place = french_52.find_suit(str(item.value))
        if place is None:
            known = ", ".join(sorted({word for words in SUITS.values() for word in words[1:]}))
            message = f"`{item.value}` is no suit"
            meant = cards_written(str(item.value), german_32)
            hint = f"did you mean `{meant}`?" if meant else f"suits are {known}"
            diagnostics.append(Diagnostic(UNKNOWN_WORD, item.span, message, hint))
        elif french_52.suits[place] in suits:
            diagnostics.append(_twice(item, "suit"))
        else:
            suits.append(french_52.suits[place])
            german = german or german_32.suit_name(place) == str(item.value).lower() != french_52.suit_name(place)
    for item in scalars(node, "ranks"):
        symbol = str(item.value).upper()
        if symbol not in RANKS:
            message = f"`{item.value}` is no rank"
            meant = rank_letter(str(item.value))
            hint = f"did you mean `{meant}`?" if meant else "ranks are " + " ".join(RANKS)
            diagnostics.append(Diagnostic(UNKNOWN_WORD, item.span, message, hint))
        elif symbol in ranks or set(RANKS[symbol]) & set(ranks):
            diagnostics.append(_twice(item, "rank"))
        else:
            ranks.append(symbol)
    return Deck("own", tuple(suits), tuple(ranks), german)


def _twice(item: Scalar, what: str) -> Diagnostic:
    return Diagnostic(REPEATED_ITEM, item.span, f"the {what} `{item.value}` stands twice", "take one of the two out")
