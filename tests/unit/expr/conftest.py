"""A ruleset's words for tests of expressions, and a way to mark places in a text: `tricks // «left»`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from lorumdsl.cards import french_52, german_32, set_of
from lorumdsl.diagnostics.diagnostic import Diagnostic, Span
from lorumdsl.expr.ast import Cards, Type, Typed
from lorumdsl.expr.names import Scope
from lorumdsl.expr.typing import resolve
from lorumdsl.expr.word import Context
from lorumdsl.source.nodes import Scalar, Value

Resolve = Callable[..., tuple[Typed | None, list[Diagnostic]]]
DECKS = {
    "german-32": german_32,
    "french-52": french_52,
    "stripped": replace(german_32, stripped=set_of(german_32.parse_card(card) or 0 for card in ("7♦", "8♦"))),
}


def scalar(value: Value) -> Scalar:
    """A value that stands alone in the first line of a file."""
    places = tuple((1, column + 1) for column in range(len(value))) if isinstance(value, str) else ()
    return Scalar(value, Span("house.yaml", 1, 1, 1, len(str(value)) + 1), places)


@pytest.fixture(name="resolve_text")
def resolve_text_fixture() -> Resolve:
    def resolve_text(
        value: Value, wanted: Type, context: Context, deck: str = "german-32"
    ) -> tuple[Typed | None, list[Diagnostic]]:
        used = DECKS[deck]
        obers = used.rank_set(used.ranks.index("O" if used.german else "Q"))
        scope = Scope(used, {"obers": Cards(obers, obers), "low_cards": Cards(1, 1), "zöld": Cards(2, 2)})
        return resolve(scalar(value), wanted, context, scope)

    return resolve_text
