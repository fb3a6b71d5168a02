"""`lorum rules`: the rulebook of a ruleset, in a language and a form."""

from __future__ import annotations

import click

from lorumdsl.cli.language import language_option
from lorumdsl.cli.output import load_to_play


@click.command()
@click.argument("reference", metavar="REF")
@language_option
@click.option(
    "--format",
    "form",
    type=click.Choice(["md", "html", "text"]),
    default="text",
    help="Text for the terminal, Markdown, or a page to read and print.",
)
def rules(reference: str, language: str, form: str) -> None:
    """Print the rulebook of a ruleset.

    It is written from the ruleset alone, with examples settled by the engine. What a variant or a house
    ruleset plays differently is marked.
    """
    from lorumdsl.rulebook.rulebook import laid_out, rulebook_of

    loaded = load_to_play(reference, form)
    click.echo(laid_out(rulebook_of(loaded, reference), language, form), nl=False)
