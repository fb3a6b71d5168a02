"""How tricks, chains, layouts and counts are played in general, as far as the ruleset uses them.

What one contract does differently stands with that contract; who begins is told here if it is the same for all.
"""

from __future__ import annotations

from collections.abc import Sequence

from lorumdsl.language.phrase import Listed, Phrase, say
from lorumdsl.model.contracts import AnyContract, Kind
from lorumdsl.rulebook.document import Block, Section
from lorumdsl.rulebook.writer import Writer


def general_play(writer: Writer, contracts: Sequence[AnyContract]) -> Section:
    """A paragraph for each kind of contract."""
    blocks: list[Block] = []
    for kind in Kind:
        of_kind = [contract for contract in contracts if contract.kind is kind]
        if not of_kind:
            continue
        named = Listed(tuple(contract.names for contract in of_kind))
        told = [say(f"kind-{kind}", contracts=named, number=len(of_kind))]
        told.append(Phrase(f"play-{kind}") if kind is Kind.COUNT else say(f"play-{kind}", begins=_begins(of_kind)))
        if kind is Kind.TRICK:
            told += _tricks(of_kind)
        blocks.append(writer.paragraph(*told))
    return Section("play", Phrase("head-play"), tuple(blocks))


def _begins(contracts: Sequence[AnyContract]) -> str:
    """Whether the seat after the dealer begins, or whoever holds a card that each contract names."""
    return "holder" if all(contract.opening is not None for contract in contracts) else "next"


def _tricks(contracts: Sequence[AnyContract]) -> list[Phrase]:
    told = []
    if any(contract.follows for contract in contracts):
        told.append(Phrase("play-follow"))
    has_trumps = any(contract.trump for contract in contracts)
    told.append(Phrase("play-trick-won-or-trumped" if has_trumps else "play-trick-won"))
    if any(contract.restrictions for contract in contracts):
        told.append(Phrase("play-lifted"))
    return told
