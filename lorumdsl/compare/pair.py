"""The two rulesets as every comparison gets them: editions, common ground, contracts that belong together."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from lorumdsl.compare.canonical import Ground
from lorumdsl.compare.difference import Difference, Plain
from lorumdsl.compare.located_rules import LocatedRules
from lorumdsl.compare.matching import Match
from lorumdsl.expr.ast import Typed
from lorumdsl.model.clause import Clause


@dataclass(frozen=True, slots=True)
class Pair:
    a: LocatedRules
    b: LocatedRules
    ground: Ground
    matches: tuple[Match, ...]

    def in_b(self, contract: str) -> str | None:
        """The contract of the second ruleset that belongs to one of the first."""
        return next((match.b.id for match in self.matches if match.a.id == contract), None)

    def same(self, a: Typed | None, b: Typed | None, without: frozenset[str] = frozenset()) -> bool:
        """Whether an expression of the first means the same as one of the second."""
        left = None if a is None else self.ground.canonical(a, self.a.ruleset.deck, without)
        right = None if b is None else self.ground.canonical(b, self.b.ruleset.deck, without)
        return self.ground.same(left, right)

    def differ(
        self, kind: str, key: str, clauses: tuple[Clause, Clause], values: tuple[Plain, Plain], text: str,
        words: tuple[str, str] = ("", ""),
    ) -> Difference:  # fmt: skip
        """A difference under a key of two clauses that belong together."""
        first = clauses[0].path if clauses[0].path != "ruleset" else ""
        return Difference(
            where=".".join(part for part in (first, key) if part),
            kind=kind,
            a=self.a.side(clauses[0], key, values[0], words[0]),
            b=self.b.side(clauses[1], key, values[1], words[1]),
            text=text,
        )

    def instead(
        self, kind: str, key: str, clauses: tuple[Clause, Clause], values: tuple[Plain, Plain],
        words: tuple[str, str] | None = None, about: str = "",
    ) -> Iterator[Difference]:  # fmt: skip
        """`b instead of a`, if the values differ; `words` say them, `about` stands before."""
        if values[0] == values[1]:
            return
        a, b = words or ("", "")
        sides = self.differ(kind, key, clauses, values, "", (a, b))
        yield Difference(sides.where, kind, sides.a, sides.b, f"{about}{sides.b.text} instead of {sides.a.text}")
