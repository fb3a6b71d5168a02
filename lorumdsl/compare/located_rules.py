"""One of the two rulesets: its rules, and where each of its values stands.

Rules that were loaded without their nodes have places for clauses only, which is enough to compare them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from lorumdsl.compare.difference import Plain, Side
from lorumdsl.compiler.rules import Rules
from lorumdsl.language.phrase import Argument, Listed, Phrase
from lorumdsl.loading.load import load
from lorumdsl.model.clause import Clause
from lorumdsl.model.origins import Origin, origins
from lorumdsl.model.ruleset import Ruleset
from lorumdsl.source.overlay import resolve


@dataclass(frozen=True, slots=True)
class LocatedRules:
    """`origins` gives the origin of each value by its path, as `lorum show --origins` names them."""

    rules: Rules
    origins: Mapping[str, Origin] = field(default_factory=dict)

    @property
    def ruleset(self) -> Ruleset:
        return self.rules.ruleset

    @property
    def name(self) -> str:
        return self.rules.reference

    @property
    def whole(self) -> Clause:
        """What stands for the values that belong to no part: seats, direction, deck."""
        origin = self.origins.get("deck")
        return Clause("ruleset", self.ruleset.places.deck, origin.citations if origin else ())

    def side(self, clause: Clause, key: str, value: Plain, text: Argument | None = None) -> Side:
        """What this ruleset says under a key of a clause; without a text the value speaks for itself."""
        path = ".".join(part for part in ("" if clause.path == "ruleset" else clause.path, key) if part)
        origin = self._origin(path) if key else None
        span, cited = (origin.span, origin.citations) if origin else (clause.span, clause.citations)
        return Side(value, _plain(value) if text is None else text, span, cited)

    def _origin(self, path: str) -> Origin | None:
        """The origin of a value, of the first part of one, or None where nothing is written there."""
        inner = (f"{path}.", f"{path}[")
        parts = (origin for known, origin in self.origins.items() if known.startswith(inner))
        return self.origins.get(path) or next(parts, None)


def read_edition(reference: str, beside: Path | None = None) -> LocatedRules:
    """The rules that a reference names, with the place of every value. Raises RulesetError."""
    return with_origins(load(reference, beside), reference, beside)


def with_origins(rules: Rules, reference: str, beside: Path | None = None) -> LocatedRules:
    """Rules that were loaded by a reference, with the place of every value."""
    effective, _ = resolve(reference, beside)
    assert effective is not None  # it was loaded a moment ago
    return LocatedRules(rules, {origin.name: origin for origin in origins(effective.node)})


def _plain(value: Plain) -> Argument:
    if isinstance(value, list):
        return Listed(tuple(value), "list-comma") if value else Phrase("none")
    return Phrase("none") if value is None else str(value)
