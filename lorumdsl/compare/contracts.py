"""Differences between two contracts that belong together, key by key; those that all kinds have come last."""

from __future__ import annotations

from collections.abc import Iterator

from lorumdsl.compare.difference import Difference
from lorumdsl.compare.keys import key_differences
from lorumdsl.compare.matching import Match
from lorumdsl.compare.pair import Pair
from lorumdsl.language.phrase import Phrase
from lorumdsl.model.contracts import Contract
from lorumdsl.model.sorts import keys_of


def contract_differences(pair: Pair, match: Match) -> Iterator[Difference]:
    """Of contracts of two kinds, only what all kinds have is compared, and not what they cost."""
    a, b = match.a, match.b
    kinds = str(a.kind), str(b.kind)
    words = Phrase(f"kind-named-{a.kind}"), Phrase(f"kind-named-{b.kind}")
    yield from pair.instead("kind", "kind", (a.clause, b.clause), kinds, words, "diff-kind", match.name)
    common = list(keys_of(Contract))
    own = [row for row in keys_of(type(a)) if row not in common]
    cost = [row for row in common if row[1].name == "cost"]
    rest = [row for row in common if row not in cost]
    for name, key in [*cost, *own, *rest] if a.kind is b.kind else rest:
        yield from key_differences(pair, match, name, key)
