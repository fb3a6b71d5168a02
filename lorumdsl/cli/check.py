"""`lorum check`: what is wrong with rulesets, before anybody plays them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from lorumdsl.cli.output import is_wrong_call, print_findings, print_json

if TYPE_CHECKING:
    from lorumdsl.diagnostics import Diagnostic


@click.command()
@click.argument("references", metavar="REF...", nargs=-1, required=True)
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "concise", "json"]),
    default="text",
    help="Text with excerpts, one line each, or one JSON document.",
)
@click.option("--strict", is_flag=True, help="Warnings count as errors.")
def check(references: tuple[str, ...], form: str, strict: bool) -> int:
    """Say what is wrong with rulesets.

    YAML, shape, names, types and meaning are looked at, and each variant on offer as well. A case file is
    looked at as a case file.
    """
    found = {reference: check_reference(reference) for reference in dict.fromkeys(references)}
    if form == "json":
        _print_document(found)
    else:
        for reference, diagnostics in found.items():
            _print_text(reference, diagnostics, form)
    together = [diagnostic for diagnostics in found.values() for diagnostic in diagnostics]
    if any(is_wrong_call(one, reference) for reference, diagnostics in found.items() for one in diagnostics):
        return 2
    return int(any(one.is_error or (strict and one.severity == "warning") for one in together))


def check_reference(reference: str) -> list[Diagnostic]:
    """All findings about what a REF names: a ruleset, or a case file."""
    from lorumdsl.pipeline import check as check_ruleset

    cases = _check_cases(reference)
    return check_ruleset(reference) if cases is None else cases


def _check_cases(reference: str) -> list[Diagnostic] | None:
    """The findings about a case file; None where it is none."""
    from pathlib import Path

    from lorumdsl.diagnostics import worst_first
    from lorumdsl.source.reader import read
    from lorumdsl.source.references import parse_reference

    named, _ = parse_reference(reference)
    if named is None or not named.is_path or named.variants:
        return None
    root, _ = read(Path(named.base))
    if root is None or root.get("lorum-cases") is None or root.get("lorum") is not None:
        return None
    from lorumdsl.cases.run import read_cases

    return worst_first(read_cases(Path(named.base))[1])


def _print_document(found: dict[str, list[Diagnostic]]) -> None:
    from lorumdsl.diagnostics import worst_first
    from lorumdsl.report import diagnostic_data

    together = worst_first(one for diagnostics in found.values() for one in diagnostics)
    print_json({"diagnostics": [diagnostic_data(one) for one in together], "proofs": []})


def _print_text(reference: str, diagnostics: list[Diagnostic], form: str) -> None:
    """Findings and what they come to; what is wrong with the call goes to stderr."""
    from lorumdsl.report import format_concise, format_count
    from lorumdsl.report.excerpt import visible
    from lorumdsl.source.references import COMMAND_LINE

    wrong = any(is_wrong_call(found, reference) for found in diagnostics)
    if form == "concise":
        for found in diagnostics:
            click.echo(format_concise(found), err=wrong)
        return
    print_findings(diagnostics, {COMMAND_LINE: reference}, err=wrong)
    named = visible(reference) or '""'
    if diagnostics:
        click.echo(f"{format_count(diagnostics)} in {named}", err=wrong)
    else:
        click.echo(f"{named}: no findings")
