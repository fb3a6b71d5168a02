"""`lorum show`: a ruleset as it is played, where each value comes from, what of its sources is covered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from lorumdsl.cli.language import language_option
from lorumdsl.cli.output import load_rules, print_json

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lorumdsl.model.coverage import Coverage


@click.command()
@click.argument("reference", metavar="REF")
@click.option("--origins", is_flag=True, help="Say where each value stands and which clauses it rests on.")
@click.option("--coverage", is_flag=True, help="Say which clauses no value cites and which values cite nothing.")
@language_option
@click.option("--format", "form", type=click.Choice(["yaml", "json"]), default="yaml", help="How to print it.")
def show(reference: str, origins: bool, coverage: bool, language: str, form: str) -> None:
    """Print a ruleset as it is played.

    What it extends is merged in and the chosen variants are applied: the text that a record keeps. With
    --coverage alone, only the coverage is printed.
    """
    from lorumdsl.model.coverage import coverage as cover
    from lorumdsl.source.nodes import plain
    from lorumdsl.source.overlay import resolve
    from lorumdsl.source.reader import read_text

    rules = load_rules(reference, form)
    if form == "yaml" and not origins and not coverage:
        click.echo(rules.text, nl=False)
        return
    node, _ = read_text(rules.text, reference)
    effective, _ = resolve(reference)
    assert node is not None  # it was written by ourselves
    assert effective is not None  # it was loaded a moment ago
    covered = cover(effective.unpatched) if coverage else None
    if form == "json":
        from lorumdsl.cli.origins import coverage_data, origins_data

        document: dict[str, Any] = plain(node)
        if origins:
            document = {"ruleset": document, "origins": origins_data(node, effective.node, rules.ruleset)}
        if covered is not None:
            document = (document if origins else {}) | {"coverage": coverage_data(covered)}
        print_json(document)
        return
    if origins:
        from lorumdsl.cli.origins import annotated

        for line in annotated(node, effective.node, rules.ruleset):
            click.echo(line)
    if covered is not None:
        for line in _coverage_lines(covered, language):
            click.echo(f"# {line}" if origins else line)


def _coverage_lines(covered: Coverage, language: str) -> Iterator[str]:
    from lorumdsl.cli.origins import place
    from lorumdsl.language.phrase import Phrase
    from lorumdsl.terminal.excerpt import visible

    if covered.is_full:
        yield Phrase("coverage-full").in_language(language)
    if covered.uncited:
        yield Phrase("coverage-uncited").in_language(language)
    for missing in covered.uncited:
        yield visible(f"  {missing.citation} ({missing.statement.place}): {missing.statement.says}")
    if covered.unfounded:
        yield Phrase("coverage-unfounded").in_language(language)
    for part in covered.unfounded:
        yield visible(f"  {part.path} ({place(part.span)})")
