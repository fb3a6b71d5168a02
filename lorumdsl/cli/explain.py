"""`lorum explain`: the page of a finding."""

from __future__ import annotations

import click

from lorumdsl.cli.group import usage_error


@click.command()
@click.argument("code", metavar="CODE")
def explain(code: str) -> None:
    """Explain a finding.

    CODE is what stands in the finding: LRM110, or its name, duplicate-key.
    """
    from lorumdsl.diagnostics.codes import CODES
    from lorumdsl.diagnostics.pages import code_named, page
    from lorumdsl.diagnostics.spelling import nearest

    found = code_named(code)
    if found is not None:
        text = page(found.id) or f"# {found.id} {found.name}\n\nThere is no page about this {found.severity} yet.\n"
        click.echo(text.rstrip("\n"))
        return
    near = nearest(code.strip(), [word for known in CODES.values() for word in (known.id, known.name)])
    hint = f"Did you mean {near}?" if near else "`lorum check` prints the code and the name of each finding."
    usage_error(f"There is no finding {code!r}. {hint}")
