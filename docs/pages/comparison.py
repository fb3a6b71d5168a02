"""The comparison of the sources: a row for each feature, a column for each ruleset, equal cells one cell or one tint.

Contracts are put side by side by what they count, not by what they are called. Cards go by French names
everywhere, so that the same rule has the same words. HTML, because Markdown tables cannot join cells.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from html import escape
from itertools import groupby

from lorumdsl.cards import french_32
from lorumdsl.expr.ast import Counter, Operator, Typed
from lorumdsl.language.phrase import Listed
from lorumdsl.model.contracts import AnyContract, ChainContract, TrickContract
from lorumdsl.model.ruleset import Ruleset
from lorumdsl.phrases.cards import cards as named_cards
from lorumdsl.phrases.costs import trick
from pages.facts import contract_facts, joined, table_facts
from pages.game import Game, shipped
from pages.markup import capital

NOTHING = "–"
Row = tuple[str, tuple[str, ...]]


def write_comparison() -> Mapping[str, str]:
    return {"comparison.md": "\n".join(comparison_lines(compared())) + "\n"}


def compared() -> list[Game]:
    """The games that can be set side by side: those that are played with as many cards."""
    return [game for game in shipped() if game.ruleset.deck.size == french_32.size]


def comparison_lines(games: list[Game]) -> Iterator[str]:
    yield "# The sources of Lórum compared"
    yield ""
    pages = [f"{{doc}}`{game.ruleset.id} </generated/rulesets/{game.ruleset.id}>`" for game in games]
    yield f"What the rulesets {Listed(tuple(pages))}"
    yield "have in common and where they part. Neighbours that say the same share a cell; cells of one row that say the"
    yield "same have the same tint. Contracts stand in one group if the same things count in them, whatever they are"
    yield "called. Cards have their French names here: an Ober is a queen, bells are diamonds."
    yield ""
    yield "```{raw} html"
    yield '<div class="comparison"><table>'
    heads = "".join(f"<th scope=col>{escape(game.ruleset.id)}</th>" for game in games)
    yield f"<thead><tr><th></th>{heads}</tr></thead>"
    for title, rows in groups(games):
        yield f"<tbody><tr><th colspan={len(games) + 1} scope=rowgroup>{escape(title)}</th></tr>"
        for label, cells in rows:
            yield f"<tr><th scope=row>{escape(label)}</th>{''.join(_cells(cells))}</tr>"
        yield "</tbody>"
    yield "</table></div>"
    yield "```"


def groups(games: list[Game]) -> Iterator[tuple[str, list[Row]]]:
    """The rows under each heading: the table first, then one group of contracts after another."""
    rulesets = [_in_french(game.ruleset) for game in games]
    yield "Table and session", _rows([joined(table_facts(ruleset, ())) for ruleset in rulesets])
    families: dict[str, dict[int, list[AnyContract]]] = {}
    for column, (game, ruleset) in enumerate(zip(games, rulesets, strict=True)):
        for contract in game.played:
            families.setdefault(family(contract, ruleset), {}).setdefault(column, []).append(contract)
    for title, columns in families.items():
        told = [_told(columns.get(column, []), ruleset) for column, ruleset in enumerate(rulesets)]
        yield title, _rows(told)


def family(contract: AnyContract, ruleset: Ruleset) -> str:
    """What counts in a contract, as a heading."""
    if isinstance(contract, ChainContract):
        return f"Chains {'in one suit' if contract.same_suit else 'through all suits'}"
    if not isinstance(contract, TrickContract):
        return {"layout": "Layouts", "count": "Counts"}[contract.kind.value]
    if contract.parts:
        return "Several contracts at once"
    counters = list(_counters(contract.cost))
    words = {counter.word for counter in counters}
    cards = 0
    for counter in counters:
        cards |= counter.cards
    if words == {"taken"}:
        return f"Tricks: {named_cards(ruleset, cards)}"
    if words == {"won"}:
        return f"Tricks: the {Listed(tuple(trick(counter.number) for counter in counters))}"
    return "Tricks: how many" if words == {"tricks"} else "Tricks: other costs"


def _told(contracts: list[AnyContract], ruleset: Ruleset) -> dict[str, str]:
    if not contracts:
        return {}
    several = [{"Called": str(contract.names)} | joined(contract_facts(contract, ruleset)) for contract in contracts]
    labels = dict.fromkeys(label for told in several for label in told if label != "Kind")
    return {label: " / ".join(told.get(label, NOTHING) for told in several) for label in labels}


def _rows(told: list[dict[str, str]]) -> list[Row]:
    """One row for each label that anybody has, in the order of those that have most."""
    labels: list[str] = []
    for texts in told:
        known = 0
        for label in texts:
            if label in labels:
                known = labels.index(label) + 1
            else:
                labels.insert(known, label)
                known += 1
    return [(label, tuple(texts.get(label, NOTHING) for texts in told)) for label in labels]


def _cells(cells: tuple[str, ...]) -> Iterator[str]:
    """The cells of a row, equal neighbours joined; a text that stands in several columns has a tint of its own."""
    repeated = [text for text in dict.fromkeys(cells) if cells.count(text) > 1 and text != NOTHING]
    for text, run in groupby(cells):
        width = len(list(run))
        tint = f" class=same-{repeated.index(text) + 1}" if text in repeated else ""
        span = f" colspan={width}" if width > 1 else ""
        yield f"<td{span}{' class=none' if text == NOTHING else tint}>{escape(capital(text))}</td>"


def _counters(typed: Typed) -> Iterator[Counter]:
    if isinstance(typed, Counter):
        yield typed
    if isinstance(typed, Operator):
        for operand in typed.operands:
            yield from _counters(operand)


def _in_french(ruleset: Ruleset) -> Ruleset:
    """The same rules with the words of a French pack."""
    deck = ruleset.deck
    return replace(ruleset, card_names=(), sets=(), deck=replace(french_32, name=deck.name, stripped=deck.stripped))
