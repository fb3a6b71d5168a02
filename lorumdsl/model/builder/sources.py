"""Sources and the lists of what they say, clause by clause, and the rulings on what is unclear in them."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from lorumdsl.diagnostics.codes import UNKNOWN_SOURCE
from lorumdsl.diagnostics.diagnostic import Diagnostic
from lorumdsl.model.builder.build_context import child, flag, scalars, text
from lorumdsl.model.clause import RULING, Statement
from lorumdsl.model.ruleset import Source
from lorumdsl.source.library import folder
from lorumdsl.source.nodes import Mapping, Scalar
from lorumdsl.source.reader import read

Statements = tuple[Statement, ...]


def build_sources(root: Mapping) -> tuple[Source, ...]:
    sources = child(root, "sources")
    return tuple(
        Source(entry.key, text(child(sources, entry.key), "title"), clauses(child(sources, entry.key)))
        for entry in sources
    )


def clauses(source: Mapping) -> Statements | None:
    """What a source says; None where it names no list of clauses, or one that cannot be read."""
    listed = source.get("clauses")
    if not isinstance(listed, Scalar):
        return None
    return _statements(Path(listed.span.file).parent / str(listed.value), "clauses")


def rulings() -> Statements | None:
    """All rulings; None in a broken installation."""
    return _statements(folder("rulesets") / "sources" / "rulings.yaml", "rulings")


def clause_ids(root: Mapping, diagnostics: list[Diagnostic]) -> dict[str, frozenset[str] | None]:
    """The clauses of each source that names a list, and the rulings, by source id."""
    known = {RULING: _ids(rulings())}
    sources = child(root, "sources")
    for entry in sources:
        source = child(sources, entry.key)
        known[entry.key] = _ids(clauses(source))
        listed = source.get("clauses")
        if isinstance(listed, Scalar) and known[entry.key] is None:
            message = f"the list of clauses `{listed.value}` cannot be read"
            hint = "the path starts at the folder of this ruleset"
            diagnostics.append(Diagnostic(UNKNOWN_SOURCE, listed.span, message, hint))
    return known


def _ids(statements: Statements | None) -> frozenset[str] | None:
    return None if statements is None else frozenset(statement.id for statement in statements)


@lru_cache(maxsize=64)
def _statements(path: Path, key: str) -> Statements | None:
    node, _ = read(path)
    listed = node.get(key) if node else None
    if not isinstance(listed, Mapping):
        return None
    return tuple(_statement(entry.key, child(listed, entry.key)) for entry in listed)


def _statement(statement_id: str, node: Mapping) -> Statement:
    is_rule = flag(node, "rule", True)
    if node.get("ruling"):
        about = tuple(str(source.value) for source in scalars(node, "source")) or (text(node, "source"),)
        return Statement(statement_id, text(node, "question"), text(node, "ruling"), is_rule, about)
    return Statement(statement_id, text(node, "place"), text(node, "says"), is_rule)
