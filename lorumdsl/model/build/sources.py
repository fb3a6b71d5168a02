"""Sources and the lists of their clauses, so that a citation of a clause that does not exist is found."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from lorumdsl.codes import UNKNOWN_SOURCE
from lorumdsl.diagnostics import Diagnostic
from lorumdsl.model.build.desk import child, text
from lorumdsl.model.clause import RULING
from lorumdsl.model.ruleset import Source
from lorumdsl.source.library import folder
from lorumdsl.source.nodes import Mapping, Scalar
from lorumdsl.source.reader import read


def build_sources(root: Mapping) -> tuple[Source, ...]:
    sources = child(root, "sources")
    return tuple(Source(entry.key, text(child(sources, entry.key), "title")) for entry in sources)


def clause_ids(root: Mapping, diagnostics: list[Diagnostic]) -> dict[str, frozenset[str] | None]:
    """The clauses of each source that names a list, and the rulings, by source id."""
    known: dict[str, frozenset[str] | None] = {RULING: _ids(folder("rulesets") / "sources" / "rulings.yaml", "rulings")}
    sources = child(root, "sources")
    for entry in sources:
        listed = child(sources, entry.key).get("clauses")
        known[entry.key] = None
        if isinstance(listed, Scalar):
            path = Path(listed.span.file).parent / str(listed.value)
            known[entry.key] = _ids(path, "clauses")
            if known[entry.key] is None:
                message = f"the list of clauses `{listed.value}` cannot be read"
                hint = "the path starts at the folder of this ruleset"
                diagnostics.append(Diagnostic(UNKNOWN_SOURCE, listed.span, message, hint))
    return known


@lru_cache(maxsize=64)
def _ids(path: Path, key: str) -> frozenset[str] | None:
    node, _ = read(path)
    listed = node.get(key) if node else None
    return frozenset(listed.entries) if isinstance(listed, Mapping) else None
