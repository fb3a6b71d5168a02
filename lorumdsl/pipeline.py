"""Every stage in order, from a reference to rules that can be played.

reference → nodes (source) → shape (schema) → model (names and types) → checks → programs → proofs. A stage
runs when the one before found no error; all findings of a stage are reported. Proofs belong to `check` and
`examine`: `load` gives rules that can be played, proven or not.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from os import fspath
from pathlib import Path
from typing import TYPE_CHECKING

from lorumdsl.checks import check_meaning
from lorumdsl.codes import CHANGES_NOTHING, CHOICE_FAILS, UNUSED, VARIANTS_COLLIDE
from lorumdsl.compiler.rules import Rules, compile_ruleset
from lorumdsl.diagnostics import Diagnostic, Related, RulesetError, has_errors, worst_first
from lorumdsl.model.build import build_ruleset
from lorumdsl.model.ruleset import Ruleset
from lorumdsl.schema import check_shape
from lorumdsl.source.dump import dump_yaml
from lorumdsl.source.first_causes import first_causes
from lorumdsl.source.head import check_id, check_version
from lorumdsl.source.ignores import heed_ignores, heed_ignores_in
from lorumdsl.source.nodes import Entry, Mapping, plain
from lorumdsl.source.overlay import Effective, resolve, resolve_node, variant_ids, with_variants
from lorumdsl.source.reader import read_text

if TYPE_CHECKING:
    from lorumdsl.proofs import Known, Proof


@dataclass(frozen=True, slots=True)
class Examination:
    """All findings about a ruleset, worst first, and what has been proven about it."""

    diagnostics: list[Diagnostic]
    proofs: list[Proof]


def load(reference: str | Path, beside: Path | None = None) -> Rules:
    """The rules that a reference names: `hungarian`, `house.yaml`, either with `+variant` suffixes.

    Paths are relative to `beside`, by default the working directory. Raises RulesetError with all findings.
    """
    effective, found = resolve(fspath(reference), beside)
    return _finish(effective, found)


def load_text(text: str, name: str) -> Rules:
    """The rules that a text says; `name` stands for its file in findings. Raises RulesetError."""
    node, found = read_text(text, name)
    if node is None:
        raise RulesetError(found)
    effective, more = resolve_node(node, Path(name))
    return _finish(effective, found + more)


def check(reference: str | Path, beside: Path | None = None) -> list[Diagnostic]:
    """All findings about a ruleset, worst first; where no variant is chosen, about each it offers as well."""
    return examine(reference, beside).diagnostics


def examine(reference: str | Path, beside: Path | None = None) -> Examination:
    """What `check` finds, with the proofs; there are none about a ruleset with errors of earlier stages."""
    effective, found = resolve(fspath(reference), beside)
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


def _finish(effective: Effective | None, found: list[Diagnostic]) -> Rules:
    if effective is None or has_errors(found):
        raise RulesetError(found)
    ruleset, more = _examine(effective)
    if ruleset is None or has_errors(more):
        raise RulesetError(found + more)
    return compile_ruleset(ruleset, dump_yaml(_standalone(effective.node)))


def _check(effective: Effective | None, found: list[Diagnostic]) -> tuple[list[Diagnostic], list[Proof]]:
    if effective is None:
        return worst_first(found), []
    known: Known = {}
    ruleset, more = _examine(effective)
    proofs, proven = _prove(ruleset, more, known)
    sound = None if has_errors(more) else effective  # what is the same in a variant need not be looked at again
    # What house rules leave unused of their base, others who extend it still use.
    found += [one for one in more if one.code is not UNUSED or one.span.file == str(effective.path)] + proven
    if not effective.reference.variants:
        for variant in variant_ids(effective.unpatched):
            patched, merging = with_variants(effective, [variant])
            if patched is not None:
                ruleset, more = _examine(patched, sound)
                merging += _changes_nothing(effective, patched, variant)
                # What a variant leaves unused, the ruleset itself still uses, unless the variant brings it in.
                mine = {span for span in patched.coined if span.file == str(effective.path)}
                found += merging + [one for one in more if one.code is not UNUSED or one.span in mine]
                found += _new(_prove(ruleset, more, known)[1], found, f"with `{variant}`: ")
        if proofs:
            _choose(effective, found, proofs, known)
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


def _examine(effective: Effective, base: Effective | None = None) -> tuple[Ruleset | None, list[Diagnostic]]:
    """The model of an effective ruleset, and what shape, names, types and meaning have against it.

    `base` is the same ruleset without variants, whose shape has been looked at: only what differs is looked at.
    """
    shaped = effective.node if base is None else _differing(effective.node, base.node)
    found = check_version(effective.node) + check_shape(shaped, "ruleset") + check_id(effective)
    if has_errors(found):
        return None, found
    ruleset, more = build_ruleset(effective.node, str(effective.reference), effective.own, effective.coined)
    found += more
    if ruleset is None or has_errors(more):
        return None, found
    return ruleset, found + check_meaning(ruleset)


def _differing(node: Mapping, base: Mapping) -> Mapping:
    """A ruleset without the parts that it has in common with another and that may be left out of any."""
    optional = {"variants", "sources", "card-names", "note"}
    entries = {
        key: entry for key, entry in node.entries.items() if key not in optional or entry is not base.entries.get(key)
    }
    for key in ("contracts", "payouts"):
        mine, other = node.get(key), base.get(key)
        if isinstance(mine, Mapping) and isinstance(other, Mapping):
            kept = {name: entry for name, entry in mine.entries.items() if entry is not other.entries.get(name)}
            kept = kept or dict(list(mine.entries.items())[:1])  # a ruleset without any has another shape
            entries[key] = Entry(key, node.entries[key].key_span, Mapping(kept, mine.span))
    return Mapping(entries, node.span)


def _prove(ruleset: Ruleset | None, found: list[Diagnostic], known: Known) -> tuple[list[Proof], list[Diagnostic]]:
    """The proofs about a ruleset without errors, and the findings that refuted ones make."""
    if ruleset is None or has_errors(found):
        return [], []
    from lorumdsl.proofs import prove

    proofs = prove(compile_ruleset(ruleset, ""), known)
    return proofs, [finding for proof in proofs if (finding := proof.finding()) is not None]


def _new(findings: list[Diagnostic], known: list[Diagnostic], prefix: str) -> list[Diagnostic]:
    """Those of the findings that are not known yet, said to hold under a condition."""
    told = {(finding.code, finding.span, finding.message) for finding in known}
    return [
        replace(finding, message=prefix + finding.message)
        for finding in findings
        if (finding.code, finding.span, finding.message) not in told
    ]


def _choose(effective: Effective, found: list[Diagnostic], proofs: list[Proof], known: Known) -> None:
    """See whether variants that hold alone hold together as well; adds to findings and proofs."""
    from lorumdsl.proofs.choices import list_choices, verdict_on

    variants = effective.unpatched.get("variants")
    if not isinstance(variants, Mapping) or len(variants.entries) < 2:
        return

    def collide(one: str, other: str) -> bool:
        return any(finding.code is VARIANTS_COLLIDE for finding in with_variants(effective, [one, other])[1])

    choices = list_choices(variant_ids(effective.unpatched), collide)
    failed: list[Diagnostic] = []
    alone = {(finding.code, finding.span) for finding in found}
    for choice in choices.several:
        patched, wrong = with_variants(effective, choice)
        if patched is not None:
            ruleset, more = _examine(patched, effective)
            wrong += more + _prove(ruleset, more, known)[1]
        for one in wrong:
            if one.is_error and (one.code, one.span) not in alone:
                names = " and ".join(f"`{variant}`" for variant in choice)
                message = f"{names} do not hold together: {one.message}"
                related = (Related(one.span, f"{one.code} {one.code.name}"),)
                hint = "let one of them set what the other relies on, so that they cannot be chosen together"
                place = variants.entries[choice[-1]].key_span
                failed.append(Diagnostic(CHOICE_FAILS, place, message, hint, related))
                break
    found += failed
    proofs.append(verdict_on(choices, [finding.message for finding in failed], variants.span))


def _changes_nothing(effective: Effective, patched: Effective, variant: str) -> list[Diagnostic]:
    variants = effective.unpatched.get("variants")
    if not isinstance(variants, Mapping) or plain(patched.node) != plain(effective.node):
        return []
    body = variants.entries[variant].value
    if not isinstance(body, Mapping) or not isinstance(body.get("changes"), Mapping):
        return []  # its shape is told
    if variants.entries[variant].key_span.file != str(effective.path):
        return []  # house rules may well be what a variant of their base offers
    message = f"the variant `{variant}` leaves every rule as it is"
    return [
        Diagnostic(CHANGES_NOTHING, variants.entries[variant].key_span, message, "say what it changes, or take it out")
    ]


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
