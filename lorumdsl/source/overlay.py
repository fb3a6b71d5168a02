"""The effective ruleset: a file with what it extends merged in and the chosen variants applied.

In goes a reference, out come an `Effective` and all findings, those of the extended files too. Without a
file that can be read, all the way up, there is none. An unknown variant is reported and left out; of two
variants that collide the later stands. `extends` does not survive the merge.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

from lorumdsl.diagnostics.codes import EXTENDS_CYCLE, TOO_DEEP, UNKNOWN_VARIANT, WRONG_SHAPE, WRONG_TYPE
from lorumdsl.diagnostics.diagnostic import Diagnostic, Span
from lorumdsl.diagnostics.spelling import nearest
from lorumdsl.source.nodes import Mapping, Scalar
from lorumdsl.source.patch import coinages, collisions, emptied_sections, idle_removals, merge
from lorumdsl.source.reader import read
from lorumdsl.source.references import COMMAND_LINE, Reference, locate, parse_reference, typed

MAX_CHAIN = 16


@dataclass(frozen=True, slots=True)
class Effective:
    """A ruleset as it is played: `node` with variants, `unpatched` without; `files` are those read, its own first.

    `own` is what its own file says, before the rest is merged in. `coined` is where the last patch (the variants,
    or the file where none is chosen) defines names that were not there: what another one no longer uses is no slip.
    """

    reference: Reference
    path: Path
    node: Mapping
    unpatched: Mapping
    files: tuple[str, ...]
    own: Mapping
    coined: frozenset[Span] = frozenset()


Result = tuple[Effective | None, list[Diagnostic]]


def resolve(reference: str | Reference, beside: Path | None = None, cited: Span | None = None) -> Result:
    """The effective ruleset of a reference, relative to the folder `beside`; `cited` is where it is written."""
    return _resolve(reference, beside, cited, ())


def resolve_node(mapping: Mapping, path: Path, variants: tuple[str, ...] = ()) -> Result:
    """The effective ruleset of a text that may not be on disk, as if it stood at `path`."""
    return _finish(mapping, path, Reference(str(path), variants), None, ())


def with_variants(effective: Effective, variants: Iterable[str], cited: Span | None = None) -> Result:
    """The same ruleset with other variants."""
    reference = Reference(effective.reference.base, tuple(variants))
    node, found, coined = _apply(effective.unpatched, reference, cited)
    unpatched, files, own = effective.unpatched, effective.files, effective.own
    return Effective(reference, effective.path, node, unpatched, files, own, coined), found


def variant_ids(node: Mapping) -> list[str]:
    """The variants a ruleset defines, in the order of the file."""
    variants = node.get("variants")
    return list(variants.entries) if isinstance(variants, Mapping) else []


def _resolve(named: str | Reference, beside: Path | None, cited: Span | None, chain: tuple[Path, ...]) -> Result:
    reference, found = (named, []) if isinstance(named, Reference) else parse_reference(named, cited)
    if reference is None or found:
        return None, found
    path, found = locate(reference, beside, cited)
    if path is None:
        return None, found
    span = cited or typed(str(named))
    real = path.resolve()
    if real in chain:
        names = " → ".join(link.name for link in (*chain[chain.index(real) :], real))
        hint = "let one of them stand on its own"
        return None, [Diagnostic(EXTENDS_CYCLE, span, f"the rulesets extend each other in a circle: {names}", hint)]
    if len(chain) == MAX_CHAIN:
        message = f"more than {MAX_CHAIN} rulesets extend each other"
        return None, [Diagnostic(TOO_DEEP, span, message, "merge some of them")]
    mapping, found = read(path)
    if mapping is None:
        return None, found
    effective, more = _finish(mapping, path, reference, cited, (*chain, real))
    return effective, found + more


def _finish(mapping: Mapping, path: Path, reference: Reference, cited: Span | None, chain: tuple[Path, ...]) -> Result:
    base, found = _base_of(mapping, path, chain or (path.resolve(),))
    extends = mapping.entries.get("extends")
    if extends and base is None:
        return None, found
    merged = mapping.without("extends")
    files: tuple[str, ...] = (str(path),)
    new: frozenset[Span] = frozenset()
    if base:
        for entry in list(emptied_sections(base.node, merged)):
            hint = f"indent what belongs to it; `{entry.key}: null` would take away all that is inherited"
            found.append(Diagnostic(WRONG_TYPE, entry.key_span, f"nothing stands under `{entry.key}:`", hint))
            merged = merged.without(entry.key)
        found += idle_removals(base.node, merged)
        new = frozenset(coinages(base.node, merged))
        merged = _merged(base.node, merged)
        files += base.files
    node, more, coined = _apply(merged, reference, cited)
    coined = coined if reference.variants else new
    return Effective(reference, path, node, merged, tuple(dict.fromkeys(files)), mapping, coined), found + more


def _base_of(mapping: Mapping, path: Path, chain: tuple[Path, ...]) -> Result:
    extends = mapping.get("extends")
    if extends is None:
        return None, []
    if not isinstance(extends, Scalar) or not isinstance(extends.value, str):
        hint = "write the id of one ruleset or the path of one file"
        return None, [Diagnostic(WRONG_TYPE, extends.span, "`extends` names no ruleset", hint)]
    return _resolve(extends.value, path.parent, extends.span, chain)


def _apply(
    node: Mapping, reference: Reference, cited: Span | None
) -> tuple[Mapping, list[Diagnostic], frozenset[Span]]:
    """The node with the variants of a reference, what is wrong with these, and where they coin names."""
    found: list[Diagnostic] = []
    coined: set[Span] = set()
    chosen: list[tuple[str, Mapping]] = []
    column = len(reference.base) + 2
    for variant in reference.variants:
        span = cited or Span(COMMAND_LINE, 1, column, 1, column + len(variant))
        column += len(variant) + 1
        if variant not in variant_ids(node):
            found.append(_unknown_variant(variant, node, reference, span))
            continue
        layers = _layers(node, variant, found, ())
        if not layers:
            continue
        whole, patched, new = layers[0], node, set[Span]()
        for layer in layers:
            found += idle_removals(patched, layer)
            new = set(coinages(patched, layer))
            patched = _merged(patched, layer)
        coined |= new  # what the variant's own changes coin, not those of the variant that it extends
        for layer in layers[1:]:
            whole = _merged(whole, layer, ("variants", variant, "changes"))  # a patch keeps its nulls
        chosen.append((variant, whole))
    for one, other in combinations(chosen, 2):
        found += collisions(one, other)
    patched = node
    for _, changes in chosen:
        patched = _merged(patched, changes)
    return Mapping(patched.entries, node.span), found, frozenset(coined)


def _merged(target: Mapping, patch: Mapping, path: tuple[str, ...] = ()) -> Mapping:
    merged = merge(target, patch, path)
    assert isinstance(merged, Mapping)  # merging a mapping gives one
    return merged


def _layers(node: Mapping, variant: str, found: list[Diagnostic], above: tuple[str, ...]) -> list[Mapping]:
    """What a variant changes, after what the variant changes that it extends; malformed ones are left to the schema."""
    variants = node.get("variants")
    body = variants.get(variant) if isinstance(variants, Mapping) else None
    if not isinstance(body, Mapping):
        return []
    layers: list[Mapping] = []
    base = body.get("extends")
    if isinstance(base, Scalar):
        name = str(base.value)
        if name == variant or name in above:
            hint = "let one of them stand on its own"
            found.append(Diagnostic(EXTENDS_CYCLE, base.span, "the variants extend each other in a circle", hint))
        elif name not in variant_ids(node):
            found.append(_unknown_variant(name, node, None, base.span))
        else:
            layers = _layers(node, name, found, (*above, variant))
    changes = body.get("changes")
    if isinstance(changes, Mapping):
        if "extends" in changes.entries:
            at = changes.entries["extends"].key_span
            hint = "write a ruleset of its own that extends the other"
            found.append(Diagnostic(WRONG_SHAPE, at, "a variant cannot change `extends`", hint))
            changes = changes.without("extends")
        layers.append(changes)
    return layers


def _unknown_variant(variant: str, node: Mapping, reference: Reference | None, span: Span) -> Diagnostic:
    ids = variant_ids(node)
    near = nearest(variant, ids)
    known = f"there are {', '.join(ids)}" if ids else "it has no variants"
    hint = f'did you mean "{near}"?' if near else known
    owner = f'the ruleset "{reference.base}"' if reference else "this ruleset"
    return Diagnostic(UNKNOWN_VARIANT, span, f'{owner} has no variant "{variant}"', hint)
