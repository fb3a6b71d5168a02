"""`lorum test`: case files hold the rules to what they promise."""

from __future__ import annotations

import json
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from lorumdsl.cli.group import usage_error
from lorumdsl.cli.output import format_option, painter, print_findings, print_json

if TYPE_CHECKING:
    from collections.abc import Iterable

    from lorumdsl.cases.run import Failure


@click.command()
@click.argument("words", metavar="FILE...", nargs=-1, required=True)
@format_option
def test(words: tuple[str, ...], form: str) -> int:
    """Run case files.

    One line for each case that fails, then the count. FILE may also be a folder: all case files below it.
    """
    from lorumdsl.cases.run import run_file
    from lorumdsl.cli.targets import CASES, find_targets
    from lorumdsl.report import diagnostic_data

    targets = find_targets(words, kinds=(CASES,))
    if not targets.chosen:
        usage_error(f"there are no case files in {', '.join(words)}: they begin with `lorum-cases: 1`", "FILE")
    outcomes = [run_file(Path(target.text)) for target in targets.chosen]
    passed = sum(outcome.passed for outcome in outcomes)
    failed = sum(outcome.failed for outcome in outcomes)
    failures = [failure for outcome in outcomes for failure in outcome.failures]
    refused = [found for outcome in outcomes for found in outcome.diagnostics]
    if form == "json":
        document: dict[str, Any] = {
            "passed": passed,
            "failed": failed,
            "failures": [_failure_data(failure) for failure in failures],
        }
        if refused:
            document["diagnostics"] = [diagnostic_data(found) for found in refused]
        print_json(document)
    else:
        print_findings(refused, err=True)
        for _, missed in groupby(failures, key=lambda failure: (failure.file, failure.line, failure.name)):
            click.echo(_format_case(missed))
        if passed or failed or not refused:
            click.echo(f"{passed} passed, {failed} failed")
    return 2 if refused else int(failed > 0)


def _failure_data(failure: Failure) -> dict[str, Any]:
    return {
        "file": failure.file,
        "line": failure.line,
        "name": failure.name,
        "key": failure.key,
        "expected": failure.expected,
        "got": failure.got,
    }


def _format_case(missed: Iterable[Failure]) -> str:
    """One line for a case, whatever number of things it missed."""
    from lorumdsl.terminal.excerpt import visible

    failures = list(missed)
    first, paint = failures[0], painter()
    place = paint(visible(f"{first.file}:{first.line}"), "bold")
    parts = map(_format_failure, failures)
    return f"{place}: {visible(first.name)}: {visible('; '.join(parts))}"


def _format_failure(failure: Failure) -> str:
    if (failure.key, failure.expected) == ("error", "no error"):
        return f"this cannot be: {failure.got}"
    if failure.key == "ruleset":
        named = f" {_show(failure.expected)}" if failure.expected else ""
        return f"ruleset{named}: {failure.got}"
    return f"{failure.key}: expected {_show(failure.expected)}, got {_show(failure.got)}"


def _show(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, default=str)
