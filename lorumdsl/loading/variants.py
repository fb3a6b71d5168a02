"""Variants under examination: each alone, and choices of several that must hold together."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from lorumdsl.compiler.rules import compile_ruleset
from lorumdsl.diagnostics.codes import CHANGES_NOTHING, CHOICE_FAILS, VARIANTS_COLLIDE
from lorumdsl.diagnostics.diagnostic import Diagnostic, Related, has_errors
from lorumdsl.loading.model import model_of
from lorumdsl.model.ruleset import Ruleset
from lorumdsl.source.nodes import Mapping, plain
from lorumdsl.source.overlay import Effective, variant_ids, with_variants

if TYPE_CHECKING:
    from lorumdsl.proofs import Known, Proof


def prove_all(ruleset: Ruleset | None, found: list[Diagnostic], known: Known) -> tuple[list[Proof], list[Diagnostic]]:
    """The proofs about a ruleset without errors, and the findings that refuted ones make."""
    if ruleset is None or has_errors(found):
        return [], []
    from lorumdsl.proofs import prove

    proofs = prove(compile_ruleset(ruleset, ""), known)
    return proofs, [finding for proof in proofs if (finding := proof.finding()) is not None]


def check_choices(effective: Effective, found: list[Diagnostic], proofs: list[Proof], known: Known) -> None:
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
            ruleset, more = model_of(patched, effective)
            wrong += more + prove_all(ruleset, more, known)[1]
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


def changes_nothing(effective: Effective, patched: Effective, variant: str) -> list[Diagnostic]:
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


def not_yet_told(findings: list[Diagnostic], known: list[Diagnostic], prefix: str) -> list[Diagnostic]:
    """Those of the findings that are not known yet, said to hold under a condition."""
    told = {(finding.code, finding.span, finding.message) for finding in known}
    return [
        replace(finding, message=prefix + finding.message)
        for finding in findings
        if (finding.code, finding.span, finding.message) not in told
    ]
