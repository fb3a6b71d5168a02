"""All findings about a ruleset, with what is proven about it: `check`, `check_text`, `examine`.

A stage runs when the one before found no error; all findings of a stage are reported.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from os import fspath
from pathlib import Path
from typing import TYPE_CHECKING

from lorumdsl.diagnostics.codes import UNUSED
from lorumdsl.diagnostics.diagnostic import Diagnostic, Related, has_errors, worst_first
from lorumdsl.loading.model import model_of
from lorumdsl.loading.variants import changes_nothing, check_choices, not_yet_told, prove_all
from lorumdsl.source.deduplicate import first_causes
from lorumdsl.source.ignores import heed_ignores, heed_ignores_in
from lorumdsl.source.overlay import Effective, resolve, resolve_node, variant_ids, with_variants
from lorumdsl.source.reader import read_text
from lorumdsl.source.references import Reference

if TYPE_CHECKING:
    from lorumdsl.proofs import Known, Proof


@dataclass(frozen=True, slots=True)
class Examination:
    """All findings about a ruleset, worst first, and what has been proven about it."""

    diagnostics: list[Diagnostic]
    proofs: list[Proof]


def check(reference: str | Path | Reference, beside: Path | None = None) -> list[Diagnostic]:
    """All findings about a ruleset, worst first; where no variant is chosen, about each it offers as well."""
    return examine(reference, beside).diagnostics


def examine(reference: str | Path | Reference, beside: Path | None = None) -> Examination:
    """What `check` finds, with the proofs; there are none about a ruleset with errors of earlier stages."""
    effective, found = resolve(reference if isinstance(reference, Reference) else fspath(reference), beside)
    found, proofs = _check(effective, found)
    if effective is None:
        return Examination(found, proofs)
    judge = "" if effective.reference.variants else str(effective.path)  # a variant may take away what is ignored
    found = heed_ignores(found, effective.files, judge)
    return Examination(worst_first(found, str(effective.path)), proofs)


def check_text(text: str, name: str) -> list[Diagnostic]:
    """All findings about a text, worst first; `name` stands for its file."""
    node, found = read_text(text, name)
    if node is None:
        return worst_first(found)
    effective, more = resolve_node(node, Path(name))
    found, _ = _check(effective, found + more)
    if effective is not None:
        found = heed_ignores(found, effective.files[1:])
    return worst_first(heed_ignores_in(found, text, name), name)


def _check(effective: Effective | None, found: list[Diagnostic]) -> tuple[list[Diagnostic], list[Proof]]:
    if effective is None:
        return worst_first(found), []
    known: Known = {}
    ruleset, more = model_of(effective)
    proofs, proven = prove_all(ruleset, more, known)
    sound = None if has_errors(more) else effective  # what is the same in a variant need not be looked at again
    # What house rules leave unused of their base, others who extend it still use.
    found += [one for one in more if one.code is not UNUSED or one.span.file == str(effective.path)] + proven
    if not effective.reference.variants:
        for variant in variant_ids(effective.unpatched):
            patched, merging = with_variants(effective, [variant])
            if patched is not None:
                ruleset, more = model_of(patched, sound)
                merging += changes_nothing(effective, patched, variant)
                # What a variant leaves unused, the ruleset itself still uses, unless the variant brings it in.
                mine = {span for span in patched.coined if span.file == str(effective.path)}
                found += merging + [one for one in more if one.code is not UNUSED or one.span in mine]
                found += not_yet_told(prove_all(ruleset, more, known)[1], found, f"with `{variant}`: ")
        if proofs:
            check_choices(effective, found, proofs, known)
    own = str(effective.path)
    return worst_first([_own_place(finding, own) for finding in first_causes(found)], own), proofs


def _own_place(finding: Diagnostic, own: str) -> Diagnostic:
    """A refuted proof told where one's own file has a part in it, and not in the file that is extended."""
    if finding.span.file == own or not finding.code.id.startswith("LRM5"):
        return finding
    for place in finding.related:
        if place.span.file == own:
            rest = tuple(other for other in finding.related if other is not place)
            return replace(finding, span=place.span, related=(Related(finding.span, "with this rule"), *rest))
    return finding
