"""`lorum new`: house rules of one's own, begun from rules that there are."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import click

from lorumdsl.cli.group import usage_error
from lorumdsl.cli.output import load_rules

if TYPE_CHECKING:
    from lorumdsl.source.overlay import Effective
    from lorumdsl.source.references import Reference


@click.command()
@click.argument("name")
@click.option("--from", "base", metavar="REF", required=True, help="The rules to begin from.")
@click.option(
    "--dir",
    "folder",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path(),
    help="Where to write; the working folder if omitted.",
)
def new(name: str, base: str, folder: Path) -> None:
    """Begin a house ruleset.

    Writes NAME.yaml, which extends REF and shows as comments what can be changed, and NAME.cases.yaml with a
    case for each contract. Files that exist are not overwritten.
    """
    from lorumdsl.cli.new_cases import house_cases
    from lorumdsl.cli.new_ruleset import house_ruleset
    from lorumdsl.source.overlay import resolve

    _check_name(name)
    ruleset, cases = folder / f"{name}.yaml", folder / f"{name}.cases.yaml"
    for path in (ruleset, cases):
        if path.exists() or path.is_symlink():
            usage_error(f"{path} exists already, and nothing is overwritten.")
    rules = load_rules(base, "text")
    effective, _ = resolve(base)
    assert effective is not None  # it was loaded a moment ago
    extends = _seen_from(folder, effective.reference)
    spent = _spent(effective)
    text = house_ruleset(name, extends, rules, effective.node, spent)
    texts = {ruleset: text, cases: house_cases(name, rules)}
    try:
        data = {path: text.encode() for path, text in texts.items()}
    except UnicodeEncodeError:
        usage_error(f"{base!r} cannot be named in a file: it is not in UTF-8", "--from")
    folder.mkdir(parents=True, exist_ok=True)
    for path, encoded in data.items():
        with path.open("xb") as stream:
            stream.write(encoded)
    click.echo(f"{ruleset}: write here what is different at your table")
    click.echo(f"{cases}: a case for each contract")
    click.echo(f"next: lorum check {ruleset}, lorum test {cases}")


def _check_name(name: str) -> None:
    from lorumdsl.source.library import ID, ruleset_ids

    if not ID.fullmatch(name):
        usage_error(
            f"{name!r} cannot be a name: use small letters, digits and hyphens, a letter first, as in our-table."
        )
    if name in ruleset_ids():
        usage_error(f"{name!r} is the id of a shipped ruleset: choose another name.")


def _spent(effective: Effective) -> list[str]:
    """The variants that cannot be chosen once those of the reference are: they take out what is gone."""
    from lorumdsl.diagnostics.diagnostic import has_errors
    from lorumdsl.source.overlay import resolve_node, variant_ids, with_variants

    adopted, _ = resolve_node(effective.node, effective.path)
    assert adopted is not None  # it extends nothing any more
    return [one for one in variant_ids(adopted.unpatched) if has_errors(with_variants(adopted, [one])[1])]


def _seen_from(folder: Path, reference: Reference) -> str:
    """The reference as a file in that folder writes it: a path starts there."""
    if not reference.is_path:
        return str(reference)
    try:
        path = Path(os.path.relpath(reference.base, folder)).as_posix()
    except ValueError:  # on another drive
        path = Path(reference.base).resolve().as_posix()
    return "+".join((path, *reference.variants))
