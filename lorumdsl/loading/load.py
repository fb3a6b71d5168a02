"""Rules that can be played, from a reference or a text: `load` and `load_text`. Proofs are left to `check`."""

from __future__ import annotations

from dataclasses import replace
from os import fspath
from pathlib import Path

from lorumdsl.compiler.rules import Rules, compile_ruleset
from lorumdsl.diagnostics.diagnostic import Diagnostic, RulesetError, has_errors
from lorumdsl.loading.model import model_of
from lorumdsl.source.dump import dump_yaml
from lorumdsl.source.nodes import Mapping
from lorumdsl.source.overlay import Effective, resolve, resolve_node
from lorumdsl.source.reader import read_text
from lorumdsl.source.references import Reference


def load(reference: str | Path | Reference, beside: Path | None = None) -> Rules:
    """The rules that a reference names: `hungarian`, `house.yaml`, either with `+variant` suffixes.

    Paths are relative to `beside`, by default the working directory. Raises RulesetError with all findings.
    """
    effective, found = resolve(reference if isinstance(reference, Reference) else fspath(reference), beside)
    return _finish(effective, found)


def load_text(text: str, name: str) -> Rules:
    """The rules that a text says; `name` stands for its file in findings. Raises RulesetError."""
    node, found = read_text(text, name)
    if node is None:
        raise RulesetError(found)
    effective, more = resolve_node(node, Path(name))
    return _finish(effective, found + more)


def _finish(effective: Effective | None, found: list[Diagnostic]) -> Rules:
    if effective is None or has_errors(found):
        raise RulesetError(found)
    ruleset, more = model_of(effective)
    if ruleset is None or has_errors(more):
        raise RulesetError(found + more)
    return compile_ruleset(ruleset, dump_yaml(_standalone(effective.node)))


def _standalone(node: Mapping) -> Mapping:
    """The effective ruleset without what points to other files or offers other rules."""
    node = node.without("variants")
    sources = node.get("sources")
    if not isinstance(sources, Mapping):
        return node
    kept = {
        entry.key: replace(entry, value=entry.value.without("clauses")) if isinstance(entry.value, Mapping) else entry
        for entry in sources
    }
    own = replace(node.entries["sources"], value=Mapping(kept, sources.span))
    return Mapping({**node.entries, "sources": own}, node.span)
