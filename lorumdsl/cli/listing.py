"""`lorum list`: the shipped rulesets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from lorumdsl.cli.output import format_option, painter, print_json

if TYPE_CHECKING:
    from lorumdsl.diagnostics.diagnostic import Diagnostic


@click.command("list")
@format_option
def list_rulesets(form: str) -> int:
    """List the shipped rulesets.

    Each with its contracts, the variants it offers and the sources it follows.
    """
    from lorumdsl.diagnostics.diagnostic import RulesetError
    from lorumdsl.loading.load import load
    from lorumdsl.source.library import ruleset_ids

    listed: list[dict[str, Any]] = []
    broken: list[Diagnostic] = []
    for ruleset_id in ruleset_ids():
        try:
            listed.append(_ruleset_data(load(ruleset_id).ruleset))
        except RulesetError as error:
            broken += error.diagnostics
    if form == "json":
        print_json({"rulesets": listed})
    else:
        click.echo("\n\n".join(map(_format_ruleset, listed)))
    for found in broken:
        click.echo(str(found), err=True)
    return int(bool(broken))


def _ruleset_data(ruleset: Any) -> dict[str, Any]:
    return {
        "id": ruleset.id,
        "name": str(ruleset.names),
        "variants": [
            {"id": variant.id, "kind": variant.kind, "name": str(variant.names)} for variant in ruleset.variants
        ],
        "contracts": [contract.id for contract in ruleset.contracts],
        "sources": [{"id": source.id, "title": source.title} for source in ruleset.sources],
    }


def _format_ruleset(data: dict[str, Any]) -> str:
    paint = painter()
    lines = [f"{paint(data['id'], 'bold')}: {data['name']}"]
    lines += _wrapped("contracts", " ".join(data["contracts"]))
    for place, variant in enumerate(data["variants"]):
        label = "" if place else "variants"
        lines += _wrapped(label, f"+{variant['id']}: {variant['name']} ({variant['kind']})")
    for place, source in enumerate(data["sources"]):
        lines += _wrapped("" if place else "sources", f"{source['id']}: {source['title']}")
    return "\n".join(lines)


def _wrapped(label: str, text: str) -> list[str]:
    import textwrap

    first, rest = f"  {label:<10} ", " " * 15
    return textwrap.wrap(text, 79, initial_indent=first, subsequent_indent=rest, break_on_hyphens=False)
