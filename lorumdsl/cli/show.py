"""`lorum show`: a ruleset as it is played, after `extends` and variants, and where each value comes from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click

from lorumdsl.cli.output import load_rules, print_json

if TYPE_CHECKING:
    from lorumdsl.source.nodes import Mapping, Node

Path = tuple[str | int, ...]
WIDTH = 78  # a comment starts no further left


@click.command()
@click.argument("reference", metavar="REF")
@click.option("--origins", is_flag=True, help="Say beside each value in which file and line it stands.")
@click.option("--format", "form", type=click.Choice(["yaml", "json"]), default="yaml", help="How to print it.")
def show(reference: str, origins: bool, form: str) -> None:
    """Print a ruleset as it is played.

    What it extends is merged in and the chosen variants are applied: the text that a record keeps.
    """
    from lorumdsl.source.nodes import plain
    from lorumdsl.source.overlay import resolve
    from lorumdsl.source.reader import read_text

    rules = load_rules(reference, form)
    if form == "yaml" and not origins:
        click.echo(rules.text, nl=False)
        return
    node, _ = read_text(rules.text, reference)
    assert node is not None  # it was written by ourselves
    if not origins:
        print_json(plain(node))
        return
    effective, _ = resolve(reference)
    assert effective is not None  # it was loaded a moment ago
    if form == "json":
        places = {_name(path): place(effective.node, path) for path in _leaves(node, ())}
        print_json({"ruleset": plain(node), "origins": places})
        return
    for line, origin in _lines(node, effective.node, (), 0):
        click.echo(f"{line:<{WIDTH}}  # {origin}" if origin else line)


def place(effective: Mapping, path: Path) -> str:
    """`file:line` of the value at a path; a shipped file by its name alone."""
    import pathlib

    from lorumdsl.source.library import folder
    from lorumdsl.source.nodes import at

    span = at(effective, path).span
    file = pathlib.Path(span.file)
    shown = file.name if file.parent == folder("rulesets") else span.file
    return f"{shown}:{span.line}"


def _leaves(node: Node, path: Path) -> Iterator[Path]:
    """The paths of all values that hold no others."""
    steps = _steps(node)
    if not steps:
        yield path
    for step, below in steps:
        yield from _leaves(below, (*path, step))


def _lines(node: Node, effective: Mapping, path: Path, indent: int) -> Iterator[tuple[str, str]]:
    """The lines of a mapping or list, and the origin of each that holds values of one origin."""
    from lorumdsl.source.dump import dump_yaml
    from lorumdsl.source.nodes import Mapping, Scalar, Sequence

    margin = " " * indent
    for step, below in _steps(node):
        here = (*path, step)
        alone: Node = Sequence((below,), below.span)
        if isinstance(node, Mapping):
            alone = Mapping({str(step): node.entries[str(step)]}, node.span)
        text = dump_yaml(alone).rstrip("\n").split("\n")
        places = {place(effective, leaf) for leaf in _leaves(below, here)}
        if isinstance(below, Scalar) or (len(text) == 1 and len(places) == 1) or not _steps(below):
            origin = min(places)
            yield from ((margin + line, origin) for line in text)
        elif isinstance(node, Mapping):
            yield margin + _head(alone), ""
            yield from _lines(below, effective, here, indent + 2)
        else:
            for number, (line, origin) in enumerate(_lines(below, effective, here, indent + 2)):
                yield (line if number else f"{margin}- {line[indent + 2 :]}"), origin


def _head(alone: Node) -> str:
    """The key of a mapping with one entry, as it is written before its value."""
    from lorumdsl.source.dump import dump_yaml
    from lorumdsl.source.nodes import Entry, Mapping, Scalar

    assert isinstance(alone, Mapping)
    (entry,) = alone
    empty = Entry(entry.key, entry.key_span, Scalar(None, entry.key_span))
    return dump_yaml(Mapping({entry.key: empty}, alone.span)).rstrip("\n").removesuffix(" null")


def _steps(node: Node) -> list[tuple[str | int, Node]]:
    from lorumdsl.source.nodes import Mapping, Sequence

    if isinstance(node, Mapping):
        return [(entry.key, entry.value) for entry in node]
    return list(enumerate(node.items)) if isinstance(node, Sequence) else []


def _name(path: Path) -> str:
    """`contracts.hearts.forbid[0].lead`, as clauses are called."""
    name = ""
    for step in path:
        name += f"[{step}]" if isinstance(step, int) else f".{step}" if name else step
    return name


__all__: list[Any] = ["place", "show"]
