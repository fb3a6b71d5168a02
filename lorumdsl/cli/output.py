"""What commands print: JSON documents, findings, colour where a terminal wants it."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Sequence
from typing import IO, TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from lorumdsl.compiler.rules import Rules
    from lorumdsl.diagnostics.diagnostic import Diagnostic
    from lorumdsl.source.references import Reference
    from lorumdsl.terminal.paint import Paint

format_option = click.option(
    "--format",
    "form",
    type=click.Choice(["text", "json"]),
    default="text",
    help="Text for people or one JSON document.",
)

STYLES: dict[str, dict[str, Any]] = {
    "error": {"fg": "red", "bold": True},
    "warning": {"fg": "yellow", "bold": True},
    "note": {"fg": "cyan", "bold": True},
    "bold": {"bold": True},
    "dim": {"dim": True},
    "red": {"fg": "red"},
    "green": {"fg": "green"},
}


class Findings(click.ClickException):
    """A command cannot go on because of what was found in a ruleset."""

    def __init__(self, diagnostics: Sequence[Diagnostic], texts: dict[str, str], form: str) -> None:
        super().__init__("; ".join(map(str, diagnostics)))
        self.diagnostics = diagnostics
        self.texts = texts
        self.form = form

    def show(self, file: IO[Any] | None = None) -> None:
        if self.form == "json":
            from lorumdsl.report import diagnostic_data

            print_json({"diagnostics": [diagnostic_data(found) for found in self.diagnostics]})
        else:
            print_findings(self.diagnostics, self.texts, err=True)


class WrongReference(Findings):
    """A command cannot go on because its REF names nothing."""

    exit_code = 2


def print_json(document: Any) -> None:
    """One JSON document on stdout, in UTF-8."""
    click.echo(json.dumps(document, ensure_ascii=False, indent=2))


def print_findings(diagnostics: Iterable[Diagnostic], texts: dict[str, str] | None = None, err: bool = False) -> None:
    """Findings with excerpts, a blank line after each; `texts` as in `report.Sources`."""
    from lorumdsl.report import Sources, format_finding

    sources, paint = Sources(texts), painter(err)
    for found in diagnostics:
        click.echo(format_finding(found, sources, paint) + "\n", err=err)


def painter(err: bool = False) -> Paint:
    """Colours for stdout or stderr; none where it is no terminal or NO_COLOR is set."""
    stream = sys.stderr if err else sys.stdout
    colour = stream is not None and stream.isatty() and not os.environ.get("NO_COLOR")
    colour = colour and os.environ.get("TERM") != "dumb"
    return lambda text, style: click.style(text, **STYLES[style]) if colour and text else text


def load_rules(reference: str, form: str) -> Rules:
    """The rules of a REF that a command was given; raises Findings."""
    from lorumdsl.diagnostics.diagnostic import RulesetError
    from lorumdsl.loading.load import load
    from lorumdsl.source.references import COMMAND_LINE, parse_reference

    named, found = parse_reference(reference)
    if named is None or found:
        raise WrongReference(found, {COMMAND_LINE: reference}, form)
    try:
        return load(named)
    except RulesetError as error:
        wrong = any(is_wrong_call(found, named) for found in error.diagnostics)
        kind = WrongReference if wrong else Findings
        raise kind(error.diagnostics, {COMMAND_LINE: reference}, form) from None


def load_to_play(reference: str, form: str) -> Rules:
    """The same for a command that plays or tells the game: what is refuted of rules of one's own is said on stderr."""
    from lorumdsl.proofs import prove
    from lorumdsl.source.library import ruleset_ids
    from lorumdsl.source.references import parse_reference
    from lorumdsl.terminal.excerpt import visible

    rules = load_rules(reference, form)
    named, _ = parse_reference(reference)
    if named is None or named.base in ruleset_ids():  # those that are shipped are known
        return rules
    refuted = [found for proof in prove(rules) if (found := proof.finding()) is not None and found.is_error]
    for found in refuted:
        click.echo(visible(f"{found}"), err=True)
    if refuted:
        click.echo(f"`lorum check {visible(reference)}` shows how it comes about", err=True)
    return rules


def is_wrong_call(found: Diagnostic, named: Reference | None) -> bool:
    """Whether a finding is about the REF as it was typed, not about what stands in a file."""
    from lorumdsl.diagnostics.codes import NO_SUCH_FILE, NOT_A_FILE, UNREADABLE
    from lorumdsl.source.references import COMMAND_LINE

    if found.span.file == COMMAND_LINE:
        return True
    if found.code not in (NO_SUCH_FILE, NOT_A_FILE, UNREADABLE):
        return False
    return named is not None and found.span.file == named.base
