"""Differences in what stands before the first card is played: seats, direction, pack, dealing, bank."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lorumdsl.compare.canonical import RANKS, local, universal, universal_rank
from lorumdsl.compare.difference import Difference
from lorumdsl.compare.pair import Pair
from lorumdsl.language.phrase import Listed, Phrase, say
from lorumdsl.model.clause import Clause
from lorumdsl.model.ruleset import Rebuy, Ruleset
from lorumdsl.phrases.cards import cards


def table_differences(pair: Pair) -> Iterator[Difference]:
    a, b = pair.a.ruleset, pair.b.ruleset
    wholes = pair.a.whole, pair.b.whole
    seats = say("seats-counted", number=a.seats), say("seats-counted", number=b.seats)
    yield from pair.instead("seats", "seats", wholes, (a.seats, b.seats), seats)
    ways = ["clockwise" if one.clockwise else "counterclockwise" for one in (a, b)]
    told = Phrase(f"way-{ways[0]}"), Phrase(f"way-{ways[1]}")
    yield from pair.instead("direction", "direction", wholes, (ways[0], ways[1]), told, "diff-direction")
    yield from _pack(pair, wholes)
    customs = a.deal.clause, b.deal.clause
    packets = list(a.deal.packets), list(b.deal.packets)
    told = _packets(a.deal.packets), _packets(b.deal.packets)
    yield from pair.instead("deal", "packets", customs, packets, told, "diff-packets")
    for key, message in (("cut", "diff-cut"), ("first", "diff-first")):
        values: tuple[str, str] = getattr(a.deal, key), getattr(b.deal, key)
        told = _customary(key, values[0]), _customary(key, values[1])
        yield from pair.instead("deal", key, customs, values, told, message)
    yield from _bank(pair)


def _pack(pair: Pair, wholes: tuple[Clause, Clause]) -> Iterator[Difference]:
    """Cards are the same whatever faces they have."""
    a, b = pair.a.ruleset, pair.b.ruleset
    mine, theirs = universal(a.deck.cards, a.deck), universal(b.deck.cards, b.deck)
    if mine != theirs:
        counts = mine.bit_count(), theirs.bit_count()
        words = say("cards-counted", number=counts[0]), say("cards-counted", number=counts[1])
        parts = []
        if mine & ~theirs:
            parts.append(say("pack-without", cards=cards(a, local(mine & ~theirs, a.deck))))
        if theirs & ~mine:
            parts.append(say("pack-with", cards=cards(b, local(theirs & ~mine, b.deck))))
        if counts[0] == counts[1]:
            text = say("diff-pack-as-large", parts=Listed(tuple(parts)))
        else:
            text = say("diff-pack", now=words[1], before=words[0], parts=Listed(tuple(parts)))
        key = "strip" if a.deck.name == b.deck.name != "own" else "deck"
        faces = _faces(a), _faces(b)
        yield pair.differ("pack", key, wholes, faces, text, words)
    orders = tuple(list(map(universal_rank, one.deck.ranks)) for one in (a, b))
    common = tuple([rank for rank in order if rank in orders[0] and rank in orders[1]] for order in orders)
    named = [RANKS[rank] for rank in common[0]], [RANKS[rank] for rank in common[1]]
    yield from pair.instead("pack", "deck", wholes, named, message="diff-ranks")


def _faces(ruleset: Ruleset) -> str:
    stripped = ruleset.deck.format_cards(ruleset.deck.full & ~ruleset.deck.cards)
    return ruleset.deck.name + (f" − {stripped}" if stripped else "")


def _packets(packets: Sequence[int]) -> Phrase:
    if not packets:
        return Phrase("packets-any")
    if len(set(packets)) == 1:
        return say("packets-each", number=packets[0])
    return say("packets", packets=" ".join(map(str, packets)))


def _customary(key: str, value: str) -> Phrase:
    """Who cuts, or gets the first packet: `left of dealer` is `cut-by-left`."""
    return Phrase(f"{key}-by-{value.split()[0]}")


def _bank(pair: Pair) -> Iterator[Difference]:
    a, b = pair.a.ruleset.bank, pair.b.ruleset.bank
    clauses = a.clause, b.clause
    units = Phrase(f"unit-{a.unit}"), Phrase(f"unit-{b.unit}")
    yield from pair.instead("bank", "unit", clauses, (str(a.unit), str(b.unit)), units, "diff-unit")
    yield from pair.instead("bank", "start", clauses, (a.start, b.start), message="diff-start")
    values = _terms(a.rebuy), _terms(b.rebuy)
    bought = (a.rebuy.clause if a.rebuy else a.clause), (b.rebuy.clause if b.rebuy else b.clause)
    yield from pair.instead("bank", "", bought, values, (_rebuy(a.rebuy), _rebuy(b.rebuy)), "instead-of")
    left = a.leftover_shared, b.leftover_shared
    told = _leftover(a.leftover_shared), _leftover(b.leftover_shared)
    yield from pair.instead("bank", "leftover", clauses, left, told, "diff-leftover")


def _rebuy(rebuy: Rebuy | None) -> Phrase:
    if rebuy is None:
        return Phrase("rebuy-none")
    return say("rebuy-for", below=rebuy.below, amount=rebuy.amount, price=rebuy.price)


def _leftover(shared: bool) -> Phrase:
    return Phrase("leftover-to-winners" if shared else "leftover-in-pot")


def _terms(rebuy: Rebuy | None) -> list[int] | None:
    return None if rebuy is None else [rebuy.below, rebuy.amount, rebuy.price]
