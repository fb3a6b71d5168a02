"""What all builders share: the findings so far, the words an expression may use, provenance.

The shape of a node has been checked before, so the readers here expect the right types.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from lorumdsl.cards import Deck
from lorumdsl.diagnostics.codes import UNKNOWN_CLAUSE, UNKNOWN_CONTRACT, UNKNOWN_PAYOUT, UNKNOWN_SOURCE
from lorumdsl.diagnostics.diagnostic import Diagnostic, Span
from lorumdsl.diagnostics.spelling import nearest, only_near
from lorumdsl.expr.ast import Type, Typed
from lorumdsl.expr.names import Scope
from lorumdsl.expr.typing import resolve
from lorumdsl.expr.word import Context
from lorumdsl.language.phrase import Names
from lorumdsl.model.builder.symbol_table import SymbolTable
from lorumdsl.model.clause import RULING, WHOLE, Citation, Clause
from lorumdsl.source.fixes import replace_word
from lorumdsl.source.nodes import Mapping, Node, Scalar, Sequence


@dataclass(slots=True)
class BuildContext:
    """The state of one build."""

    deck: Deck
    scope: Scope
    clauses: dict[str, frozenset[str] | None]  # by source: the ids of its clauses, None where no list is given
    diagnostics: list[Diagnostic] = field(default_factory=list)
    words: set[str] = field(default_factory=set)  # every word that stands in an expression
    contracts: SymbolTable = field(default_factory=lambda: SymbolTable("contract", UNKNOWN_CONTRACT))
    payouts: SymbolTable = field(default_factory=lambda: SymbolTable("payout", UNKNOWN_PAYOUT))
    sources: SymbolTable = field(default_factory=lambda: SymbolTable("source", UNKNOWN_SOURCE))

    def expression(self, mapping: Mapping, key: str, wanted: Type, context: Context) -> Typed | None:
        """The expression under a key; None where it is absent or has findings."""
        node = mapping.get(key)
        if not isinstance(node, Scalar):
            return None
        self.words.update(re.findall(r"[^\W\d]\w*", str(node.value)))
        typed, found = resolve(node, wanted, context, self.scope)
        self.diagnostics += found
        return typed

    def clause(self, node: Node, path: str, inherited: tuple[Citation, ...]) -> Clause:
        """The clause that a mapping stands for, with its own citations or those of what encloses it."""
        source = node.get("source") if isinstance(node, Mapping) else None
        return Clause(path, node.span, self._citations(source) if isinstance(source, Mapping) else inherited)

    def _citations(self, source: Mapping) -> tuple[Citation, ...]:
        citations = []
        for entry in source:
            known = self.sources.use(entry.key, entry.key_span) if entry.key != RULING else True
            nodes = entry.value.items if isinstance(entry.value, Sequence) else (entry.value,)
            for node in nodes:
                clause = str(node.value) if isinstance(node, Scalar) else ""
                citations.append(Citation(entry.key, clause))
                if known:
                    self._check_clause(entry.key, clause, node.span)
        return tuple(citations)

    def _check_clause(self, source: str, clause: str, span: Span) -> None:
        ids = self.clauses.get(source)
        if ids is None or clause in ids or (clause == WHOLE and source != RULING):
            return
        what = "ruling" if source == RULING else f"clause of source `{source}`"
        guess = nearest(clause, sorted(ids))
        hint = f"did you mean `{guess}`?" if guess else "`lorum show --origins` lists the clauses of a source"
        sure = only_near(clause, ids) if source != RULING else None  # a number is near to many others
        fix = replace_word(span, clause, sure) if sure and sure == guess else None
        self.diagnostics.append(Diagnostic(UNKNOWN_CLAUSE, span, f"there is no {what} `{clause}`", hint, (), fix))


def text(mapping: Mapping, key: str, default: str = "") -> str:
    node = mapping.get(key)
    return str(node.value) if isinstance(node, Scalar) and node.value is not None else default


def integer(mapping: Mapping, key: str, default: int = 0) -> int:
    node = mapping.get(key)
    return int(node.value) if isinstance(node, Scalar) and isinstance(node.value, int) else default


def flag(mapping: Mapping, key: str, default: bool = False) -> bool:
    node = mapping.get(key)
    return bool(node.value) if isinstance(node, Scalar) and node.value is not None else default


def child(mapping: Mapping, key: str) -> Mapping:
    """The mapping under a key; an empty one at the same place where there is none."""
    node = mapping.get(key)
    return node if isinstance(node, Mapping) else Mapping({}, mapping.span)


def children(mapping: Mapping, key: str) -> list[Mapping]:
    """The mappings in the list under a key."""
    node = mapping.get(key)
    return [item for item in node.items if isinstance(item, Mapping)] if isinstance(node, Sequence) else []


def scalars(mapping: Mapping, key: str) -> list[Scalar]:
    """The values in the list under a key."""
    node = mapping.get(key)
    return [item for item in node.items if isinstance(item, Scalar)] if isinstance(node, Sequence) else []


def names(mapping: Mapping, key: str, default: str = "") -> Names:
    """A name that is given once, or once per language."""
    node = mapping.get(key)
    if isinstance(node, Mapping):
        return Names(tuple((entry.key, text(node, entry.key)) for entry in node))
    return Names((("en", text(mapping, key, default)),))
