"""`lorum check`: what is wrong with rulesets, before anybody plays them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from lorumdsl.cli.output import is_wrong_call, print_findings, print_json

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lorumdsl.cli.proofs import Proofs
    from lorumdsl.cli.targets import Target
    from lorumdsl.diagnostics.diagnostic import Diagnostic
    from lorumdsl.loading.examine import Examination

    Found = dict[Target, list[Diagnostic]]

FORMATS = ("text", "concise", "json", "sarif", "github")


@click.command()
@click.argument("references", metavar="REF...", nargs=-1, required=True)
@click.option(
    "--format",
    "form",
    type=click.Choice(FORMATS),
    default="text",
    help="Text with excerpts, one line each, one JSON document, SARIF 2.1.0, or annotations for GitHub.",
)
@click.option("--strict", is_flag=True, help="Warnings count as errors.")
@click.option("--fix", is_flag=True, help="Correct in place whatever has only one right answer.")
@click.option("--diff", is_flag=True, help="Show what --fix would change, and change nothing.")
@click.option("--skip-others", is_flag=True, help="Skip files that are neither rulesets nor case files.")
@click.option("--proofs", "listed", is_flag=True, help="List the proofs, not only their number.")
@click.option("--cases", "case_file", metavar="FILE", help="Write counterexamples to a case file, which then fails.")
def check(
    references: tuple[str, ...],
    form: str,
    strict: bool,
    fix: bool,
    diff: bool,
    skip_others: bool,
    listed: bool,
    case_file: str | None,
) -> int:
    """Check rulesets and prove them sound.

    Checks YAML, structure, names, types and meaning, and every variant on offer; then proves that totals hold, that
    deals end, that no chip is lost, and more. A case file is checked as one. REF may also be a folder: all rulesets
    and case files below it.
    """
    from lorumdsl.cli.proofs import print_proofs, write_cases
    from lorumdsl.cli.targets import find_targets

    targets = find_targets(references, skip_others)
    for folder in targets.empty:
        click.echo(f"no ruleset and no case file in {_shown(folder)}", err=True)
    examined = {target: examine_target(target) for target in targets.chosen}
    found = {target: examination.diagnostics for target, examination in examined.items()}
    proofs: Proofs = {target.text: examination.proofs for target, examination in examined.items()}
    if fix or diff:
        found = dict(_correct(found, write=not diff, err=form not in ("text", "concise")))
    if form in ("json", "sarif", "github"):
        _print_document(found, proofs, form)
    else:
        for file in targets.skipped if form == "text" else ():
            click.echo(f"{_shown(file)}: skipped, neither a ruleset nor a case file")
        for target, diagnostics in found.items():
            _print_text(target, diagnostics, form)
            if form == "text":
                print_proofs(proofs[target.text], listed)
    if case_file and (reason := write_cases(case_file, proofs)):
        click.echo(f"{_shown(case_file)} cannot be written: {reason}", err=True)
        return 2
    together = [diagnostic for diagnostics in found.values() for diagnostic in diagnostics]
    if targets.empty or any(is_wrong_call(one, target.named) for target, all_of in found.items() for one in all_of):
        return 2
    return int(any(one.is_error or (strict and one.severity == "warning") for one in together))


def examine_target(target: Target) -> Examination:
    """All findings about a ruleset or a case file, and all proofs."""
    from lorumdsl.cli.targets import CASES
    from lorumdsl.loading.examine import Examination, examine

    if target.file is None or target.kind != CASES:
        return examine(target.named or target.text)
    from lorumdsl.cases.run import read_cases
    from lorumdsl.diagnostics.diagnostic import worst_first
    from lorumdsl.source.ignores import heed_ignores

    found = heed_ignores(read_cases(target.file)[1], [target.text], target.text)
    return Examination(worst_first(found), [])


def _correct(found: Found, write: bool, err: bool) -> Iterator[tuple[Target, list[Diagnostic]]]:
    """Fix the files that were named, or show how; what is found afterwards."""
    from lorumdsl.cli import fix_files as fixing

    for target, diagnostics in found.items():
        correction = fixing.correct(target.file, diagnostics) if target.file else None
        if correction is None or correction.left is None:
            yield target, diagnostics
            continue
        made = f"{correction.made} correction{'s' * (correction.made > 1)}"
        if not write:
            click.echo(fixing.format_diff(correction), nl=False, err=err)
        elif reason := fixing.write(correction):
            click.echo(f"{_shown(target.text)} cannot be written: {reason}; {made} left to make", err=True)
        else:
            click.echo(f"{_shown(target.text)}: {made} made", err=err)
            diagnostics = correction.left
        yield target, diagnostics


def _shown(file: str) -> str:
    from lorumdsl.terminal.excerpt import visible

    return visible(file) or '""'


def _print_document(found: Found, proofs: Proofs, form: str) -> None:
    """All findings together, in a form that programs read; proofs in our own."""
    from lorumdsl import report
    from lorumdsl.diagnostics.diagnostic import worst_first
    from lorumdsl.diagnostics.pages import page

    together = worst_first(one for diagnostics in found.values() for one in diagnostics)
    if form == "sarif":
        print_json(report.sarif_document(together, page, report.Sources()))
    elif form == "github":
        for one in together:
            click.echo(report.format_annotation(one))
    else:
        from lorumdsl.report.proofs import proof_data

        told = [{"ruleset": reference, **proof_data(one)} for reference, all_of in proofs.items() for one in all_of]
        print_json({"diagnostics": [report.diagnostic_data(one) for one in together], "proofs": told})


def _print_text(target: Target, diagnostics: list[Diagnostic], form: str) -> None:
    """Findings and what they come to; what is wrong with the call goes to stderr."""
    from lorumdsl.report import format_concise, format_count
    from lorumdsl.source.references import COMMAND_LINE

    wrong = any(is_wrong_call(found, target.named) for found in diagnostics)
    if form == "concise":
        for found in diagnostics:
            click.echo(format_concise(found), err=wrong)
        return
    print_findings(diagnostics, {COMMAND_LINE: target.text}, err=wrong)
    named = _shown(target.text)
    if diagnostics:
        sure = sum(one.fix is not None and one.fix.span.file == str(target.file) for one in diagnostics)
        more = f"; --fix corrects {sure if sure < len(diagnostics) else 'it' if sure == 1 else 'all'}" if sure else ""
        click.echo(f"{format_count(diagnostics)} in {named}{more}", err=wrong)
    else:
        click.echo(f"{named}: no findings")
