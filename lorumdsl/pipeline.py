"""Every stage in order, from a reference to rules that can be played.

reference → nodes (source) → shape (schema) → model (names and types) → checks → programs. A stage runs
when the one before found no error; all findings of a stage are reported.
"""

from __future__ import annotations

from pathlib import Path

from lorumdsl.checks import check_meaning
from lorumdsl.codes import CHANGES_NOTHING, ID_AND_FILE_DIFFER, MISSING_KEY, UNUSED, WRONG_TYPE
from lorumdsl.compiler.rules import Rules, compile_ruleset
from lorumdsl.diagnostics import Diagnostic, RulesetError, has_errors, worst_first
from lorumdsl.model.build import build_ruleset
from lorumdsl.model.ruleset import Ruleset
from lorumdsl.schema import check_shape
from lorumdsl.source.dump import dump_yaml
from lorumdsl.source.library import folder
from lorumdsl.source.nodes import Entry, Mapping, Scalar, plain
from lorumdsl.source.overlay import Effective, resolve, resolve_node, variant_ids, with_variants
from lorumdsl.source.reader import read_text


def load(reference: str, beside: Path | None = None) -> Rules:
    """The rules that a reference names: `hungarian`, `house.yaml`, either with `+variant` suffixes.

    Paths are relative to `beside`, by default the working directory. Raises RulesetError with all findings.
    """
    effective, found = resolve(reference, beside)
    return _finish(effective, found)


def load_text(text: str, name: str) -> Rules:
    """The rules that a text says; `name` stands for its file in findings. Raises RulesetError."""
    node, found = read_text(text, name)
    if node is None:
        raise RulesetError(found)
    effective, more = resolve_node(node, Path(name))
    return _finish(effective, found + more)


def check(reference: str, beside: Path | None = None) -> list[Diagnostic]:
    """All findings about a ruleset, worst first; where no variant is chosen, about each it offers as well."""
    effective, found = resolve(reference, beside)
    return _check(effective, found)


def check_text(text: str, name: str) -> list[Diagnostic]:
    """All findings about a text, worst first; `name` stands for its file."""
    node, found = read_text(text, name)
    if node is None:
        return worst_first(found)
    effective, more = resolve_node(node, Path(name))
    return _check(effective, found + more)


def _finish(effective: Effective | None, found: list[Diagnostic]) -> Rules:
    if effective is None or has_errors(found):
        raise RulesetError(found)
    ruleset, more = _examine(effective)
    if ruleset is None or has_errors(more):
        raise RulesetError(found + more)
    return compile_ruleset(ruleset, dump_yaml(_standalone(effective.node)))


def _check(effective: Effective | None, found: list[Diagnostic]) -> list[Diagnostic]:
    if effective is None:
        return worst_first(found)
    _, more = _examine(effective)
    found = found + more
    if not effective.reference.variants:
        for variant in variant_ids(effective.unpatched):
            patched, merging = with_variants(effective, [variant])
            if patched is not None:
                _, more = _examine(patched)
                merging += _changes_nothing(effective, patched, variant)
                # What a variant leaves unused, the ruleset itself still uses.
                found += merging + [finding for finding in more if finding.code is not UNUSED]
    return worst_first(found)


def _examine(effective: Effective) -> tuple[Ruleset | None, list[Diagnostic]]:
    """The model of an effective ruleset, and what shape, names, types and meaning have against it."""
    found = _version(effective.node) + check_shape(effective.node, "ruleset") + _id_and_file(effective)
    if has_errors(found):
        return None, found
    ruleset, more = build_ruleset(effective.node, str(effective.reference))
    found += more
    if ruleset is None or has_errors(more):
        return None, found
    return ruleset, found + check_meaning(ruleset)


def _changes_nothing(effective: Effective, patched: Effective, variant: str) -> list[Diagnostic]:
    variants = effective.unpatched.get("variants")
    if not isinstance(variants, Mapping) or plain(patched.node) != plain(effective.node):
        return []
    message = f"the variant `{variant}` leaves every rule as it is"
    return [
        Diagnostic(CHANGES_NOTHING, variants.entries[variant].key_span, message, "say what it changes, or take it out")
    ]


def _version(node: Mapping) -> list[Diagnostic]:
    """The version of the language, said plainly before anything else goes wrong."""
    version = node.get("lorum")
    if version is None:
        return [
            Diagnostic(MISSING_KEY, node.span, "this is no ruleset: `lorum: 1` is missing", "begin with `lorum: 1`")
        ]
    if isinstance(version, Scalar) and isinstance(version.value, int) and version.value > 1:
        message = f"language version {version.value} is newer than this program, which reads version 1"
        return [Diagnostic(WRONG_TYPE, version.span, message, "update lorumdsl, or write `lorum: 1`")]
    return []


def _id_and_file(effective: Effective) -> list[Diagnostic]:
    """A shipped ruleset is found by its id, so its file must have that name."""
    ruleset_id = effective.node.get("id")
    if not isinstance(ruleset_id, Scalar) or effective.path.parent.resolve() != folder("rulesets").resolve():
        return []
    if ruleset_id.value == effective.path.stem:
        return []
    message = f"the id `{ruleset_id.value}` is not the name of the file, `{effective.path.stem}`"
    return [Diagnostic(ID_AND_FILE_DIFFER, ruleset_id.span, message, f"write `id: {effective.path.stem}`")]


def _standalone(node: Mapping) -> Mapping:
    """The effective ruleset without what points to other files or offers other rules."""
    entries = {key: entry for key, entry in node.entries.items() if key != "variants"}
    sources = node.get("sources")
    if isinstance(sources, Mapping):
        kept = {
            key: Entry(key, entry.key_span, _without_clauses(entry.value))
            if isinstance(entry.value, Mapping)
            else entry
            for key, entry in sources.entries.items()
        }
        entries["sources"] = Entry("sources", node.entries["sources"].key_span, Mapping(kept, sources.span))
    return Mapping(entries, node.span)


def _without_clauses(source: Mapping) -> Mapping:
    return Mapping({key: entry for key, entry in source.entries.items() if key != "clauses"}, source.span)
