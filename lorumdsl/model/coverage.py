"""Coverage of the sources, both ways: what no value cites, and which values cite nothing.

Counted over a ruleset with all its variants, since a clause may be a variant's. What decides nothing about play
(`rule: false`: history, advice, furniture) needs no value. Citing a source as a whole cites none of its clauses.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from lorumdsl.diagnostics.diagnostic import Span
from lorumdsl.model.builder.build_context import child
from lorumdsl.model.builder.sources import clauses, rulings
from lorumdsl.model.clause import RULING, Citation, Statement
from lorumdsl.model.origins import Path, may_cite, own_citations, path_name, steps
from lorumdsl.source.nodes import Mapping, Node


@dataclass(frozen=True, slots=True)
class Uncited:
    """A clause of a source, or a ruling on one, that no value cites."""

    citation: Citation
    statement: Statement


@dataclass(frozen=True, slots=True)
class Unfounded:
    """A part of a ruleset, by its path in words, that cites nothing, nor does anything around it."""

    path: str
    span: Span


@dataclass(frozen=True, slots=True)
class Coverage:
    uncited: tuple[Uncited, ...]
    unfounded: tuple[Unfounded, ...]

    @property
    def is_full(self) -> bool:
        return not self.uncited and not self.unfounded


def coverage(root: Mapping) -> Coverage:
    """The coverage of a ruleset given by its node, variants not applied."""
    cited = {citation for node in _citing(root, ()) for citation in own_citations(node)}
    uncited = (found for found in _statements(root) if found.citation not in cited)
    return Coverage(tuple(uncited), tuple(_unfounded(root, (), False)))


def _statements(root: Mapping) -> Iterator[Uncited]:
    """All that a value ought to cite."""
    sources = child(root, "sources")
    for entry in sources:
        for statement in clauses(child(sources, entry.key)) or ():
            if statement.is_rule:
                yield Uncited(Citation(entry.key, statement.id), statement)
    for statement in rulings() or ():
        if statement.is_rule and any(source in sources.entries for source in statement.about):
            yield Uncited(Citation(RULING, statement.id), statement)


def _citing(node: Node, path: Path) -> Iterator[Mapping]:
    """All mappings that may have a `source`."""
    if isinstance(node, Mapping) and may_cite(path):
        yield node
    for step, below in steps(node):
        yield from _citing(below, (*path, step))


def _unfounded(node: Node, path: Path, founded: bool) -> Iterator[Unfounded]:
    if isinstance(node, Mapping) and may_cite(path):
        founded = founded or bool(own_citations(node))
        if not founded:
            yield Unfounded(path_name(path) or "ruleset", node.span)
    if founded and not (path and path[0] == "variants"):
        return
    for step, below in steps(node):
        yield from _unfounded(below, (*path, step), founded)
