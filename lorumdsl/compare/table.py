"""Differences in what stands before the first card is played: seats, direction, pack, dealing, bank."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lorumdsl.compare.canonical import RANKS, local, universal, universal_rank
from lorumdsl.compare.difference import Difference
from lorumdsl.compare.pair import Pair
from lorumdsl.model.clause import Clause
from lorumdsl.model.ruleset import Rebuy, Ruleset
from lorumdsl.phrases.cards import cards


def table_differences(pair: Pair) -> Iterator[Difference]:
    a, b = pair.a.ruleset, pair.b.ruleset
    wholes = pair.a.whole, pair.b.whole
    seats = f"{a.seats} seats", f"{b.seats} seats"
    yield from pair.instead("seats", "seats", wholes, (a.seats, b.seats), seats)
    ways = tuple("clockwise" if one.clockwise else "counterclockwise" for one in (a, b))
    yield from pair.instead("direction", "direction", wholes, (ways[0], ways[1]), None, "play goes ")
    yield from _pack(pair, wholes)
    customs = a.deal.clause, b.deal.clause
    packets = _packets(a.deal.packets), _packets(b.deal.packets)
    yield from pair.instead("deal", "packets", customs, packets, None, "cards are dealt ")
    cuts = tuple("nobody" if one.deal.cut == "none" else f"the seat {one.deal.cut}" for one in (a, b))
    yield from pair.instead("deal", "cut", customs, (a.deal.cut, b.deal.cut), (cuts[0], cuts[1]), "who cuts: ")
    yield from pair.instead("deal", "first", customs, (a.deal.first, b.deal.first), None, "who begins: ")
    yield from _bank(pair)


def _pack(pair: Pair, wholes: tuple[Clause, Clause]) -> Iterator[Difference]:
    """Cards are the same whatever faces they have."""
    a, b = pair.a.ruleset, pair.b.ruleset
    mine, theirs = universal(a.deck.cards, a.deck), universal(b.deck.cards, b.deck)
    if mine != theirs:
        counts = mine.bit_count(), theirs.bit_count()
        words = f"{counts[0]} cards", f"{counts[1]} cards"
        parts = []
        if mine & ~theirs:
            parts.append(f"without {cards(a, local(mine & ~theirs, a.deck))}")
        if theirs & ~mine:
            parts.append(f"with {cards(b, local(theirs & ~mine, b.deck))} besides")
        text = f"the pack has {words[1]} instead of {words[0]}: {' and '.join(parts)}"
        if counts[0] == counts[1]:
            text = f"the pack is another, {' and '.join(parts)}"
        key = "strip" if a.deck.name == b.deck.name != "own" else "deck"
        faces = _faces(a), _faces(b)
        yield pair.differ("pack", key, wholes, faces, text, words)
    orders = tuple(list(map(universal_rank, one.deck.ranks)) for one in (a, b))
    common = tuple([rank for rank in order if rank in orders[0] and rank in orders[1]] for order in orders)
    named = [RANKS[rank] for rank in common[0]], [RANKS[rank] for rank in common[1]]
    yield from pair.instead("pack", "deck", wholes, named, None, "cards rank from low to high: ")


def _faces(ruleset: Ruleset) -> str:
    stripped = ruleset.deck.format_cards(ruleset.deck.full & ~ruleset.deck.cards)
    return ruleset.deck.name + (f" without {stripped}" if stripped else "")


def _packets(packets: Sequence[int]) -> str:
    if packets and len(set(packets)) == 1:
        return "one at a time" if packets[0] == 1 else f"{packets[0]} at a time"
    return "in packets of " + " ".join(map(str, packets)) if packets else "in any packets"


def _bank(pair: Pair) -> Iterator[Difference]:
    a, b = pair.a.ruleset.bank, pair.b.ruleset.bank
    clauses = a.clause, b.clause
    yield from pair.instead("bank", "unit", clauses, (str(a.unit), str(b.unit)), None, "the play is for ")
    yield from pair.instead("bank", "start", clauses, (a.start, b.start), None, "every seat starts with ")
    mine, theirs = _rebuy(a.rebuy), _rebuy(b.rebuy)
    bought = (a.rebuy.clause if a.rebuy else a.clause), (b.rebuy.clause if b.rebuy else b.clause)
    if mine != theirs:
        text = f"{theirs} instead of: {mine}" if b.rebuy else f"{theirs}; else {mine}"
        yield pair.differ("bank", "", bought, (_terms(a.rebuy), _terms(b.rebuy)), text, (mine, theirs))
    left = tuple("shared by the winners" if one.leftover_shared else "left in the pot" for one in (a, b))
    values = a.leftover_shared, b.leftover_shared
    yield from pair.instead(
        "bank", "leftover", clauses, values, (left[0], left[1]), "what is in the pot at the end is "
    )


def _rebuy(rebuy: Rebuy | None) -> str:
    if rebuy is None:
        return "nobody buys more"
    return f"who has fewer than {rebuy.below} buys {rebuy.amount} more for {rebuy.price}"


def _terms(rebuy: Rebuy | None) -> list[int] | None:
    return None if rebuy is None else [rebuy.below, rebuy.amount, rebuy.price]
