"""`lorum explain`: the page of a finding."""

from __future__ import annotations

import click

from lorumdsl.cli.group import usage_error
from lorumdsl.cli.output import painter


@click.command()
@click.argument("code", metavar="CODE")
def explain(code: str) -> None:
    """Explain a finding.

    CODE is what stands in the finding: LRM110, or its name, duplicate-key.
    """
    from lorumdsl.codes import CODES
    from lorumdsl.findings import page
    from lorumdsl.schema.nearest import nearest

    wanted = code.strip().lower().replace("_", "-").replace(" ", "-")
    for known in CODES.values():
        if wanted in (known.id.lower(), known.id[3:], known.name):
            text = page(known.id)
            heading = painter()(f"{known.id} {known.name} ({known.severity})", "bold")
            click.echo(text.rstrip("\n") if text else heading)
            return
    near = nearest(wanted, [word for known in CODES.values() for word in (known.id.lower(), known.name)])
    if near and near.upper() in CODES:
        near = near.upper()
    hint = f"Did you mean {near}?" if near else "Codes go from LRM101; `lorum check` prints them beside each finding."
    usage_error(f"There is no finding {code!r}. {hint}")
