"""The two rulesets as every comparison gets them: editions, common ground, contracts that belong together."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from lorumdsl.compare.canonical import Ground
from lorumdsl.compare.difference import Difference, Plain
from lorumdsl.compare.located_rules import LocatedRules
from lorumdsl.compare.matching import Match
from lorumdsl.expr.ast import Typed
from lorumdsl.language.phrase import Argument, Phrase, say
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
        self, kind: str, key: str, clauses: tuple[Clause, Clause], values: tuple[Plain, Plain], text: Argument,
        words: tuple[Argument | None, Argument | None] = (None, None),
    ) -> Difference:  # fmt: skip
        """A difference under a key of two clauses that belong together; `words` say the values."""
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
        words: tuple[Argument | None, Argument | None] = (None, None),
        message: str = "instead", of: str = "", **arguments: Argument,
    ) -> Iterator[Difference]:  # fmt: skip
        """That the second has `now` instead of `before`, if the values differ; `of` is the contract that has."""
        if values[0] == values[1]:
            return
        sides = self.differ(kind, key, clauses, values, "", words)
        text = say(message, now=sides.b.text, before=sides.a.text, **arguments)
        yield replace(sides, text=of_contract(of, text) if of else text)


def of_contract(contract: str, text: Phrase) -> Phrase:
    """A statement about a contract, which stands before it."""
    return say("in-contract", contract=contract, told=text)
