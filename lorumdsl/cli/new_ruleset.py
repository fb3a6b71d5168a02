"""The text of a new house ruleset: what it extends, and as comments everything that can be changed, as it holds now.

A line of YAML that is commented out begins with `# `, as editors write it, and a remark among such lines with
`##`. So all the lines can be uncommented at once, and the rules stay what they are; a test does that.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from lorumdsl.compiler.rules import Rules
from lorumdsl.model.contracts import Contract, Kind
from lorumdsl.model.key import Matters
from lorumdsl.model.sorts import keys_of
from lorumdsl.source.dump import dump_yaml
from lorumdsl.source.library import folder
from lorumdsl.source.nodes import Entry, Mapping, Node, Scalar, Sequence

TOLD = frozenset(key.name for _, key in keys_of(Contract) if key.matters is Matters.WORDS)
"""What people are told, and no rule; payouts and the rest have such keys of the same names."""
SECTIONS = {
    "session": "what is played, how often, who deals and who wins",
    "bank": "what is paid with",
}
ARTICLES = {Kind.TRICK: "a trick", Kind.CHAIN: "a chain", Kind.LAYOUT: "a layout", Kind.COUNT: "a count"}


def editor_line(schema: str) -> str:
    """The line by which an editor finds the shipped schema, as a URI that holds for this computer."""
    uri = (folder("schemas") / f"{schema}.schema.json").resolve().as_uri()
    return f"# yaml-language-server: $schema={uri}"


def house_ruleset(house: str, extends: str, base: Rules, node: Mapping, spent: Iterable[str] = ()) -> str:
    """A ruleset called `house` that extends `base`, whose effective node is `node`.

    `spent` are variants of the base that make no sense any more, since they are chosen already.
    """
    extended = dump_yaml(_one("extends", Scalar(extends, node.span), node)).rstrip()
    title = dump_yaml(_one("name", Scalar(house.replace("-", " ").capitalize(), node.span), node)).rstrip()
    lines = [editor_line("ruleset"), "#", *_header(house, extends), "", "lorum: 1", f"id: {house}", extended, title]
    gone = list(spent)
    if gone:
        lines += ["variants:  # these are chosen already, and are not on offer any more"]
        lines += [f"  {variant}: null" for variant in gone]
    lines += ["", *_menu(base, node, gone)]
    return "\n".join(lines).rstrip() + "\n"


def _header(house: str, extends: str) -> Iterator[str]:
    yield f"# The rules of `{extends}`, and what is different at your table. Lines that begin with `#` say nothing yet."
    yield "# To change something, take the `# ` away before it and before the lines that it stands under, and write"
    yield "# your value. What you leave out stays as it is; a list replaces the whole list; `null` takes a part out."
    yield f"# `lorum check {house}.yaml` tells you what you may have overlooked."


def _menu(base: Rules, node: Mapping, gone: list[str]) -> Iterator[str]:
    ruleset = base.ruleset
    offered = [variant for variant in ruleset.variants if variant.id not in gone]
    if offered:
        yield f"## variants on offer: write `+{offered[0].id}` behind the name after `extends:` to play by the first"
        yield from (f"## {variant.id}: {variant.names}" for variant in offered)
        yield ""
    for section, about in SECTIONS.items():
        part = node.get(section)
        if isinstance(part, Mapping):
            yield f"## {section}: {about}"
            yield from _commented([f"{section}:", *_entries(_rules_of(part), 2)])
            yield ""
    payouts = node.get("payouts")
    known = ", ".join(payouts.entries) if isinstance(payouts, Mapping) else ""
    yield "## contracts: the small games. `cost` is what a seat owes, `payout` who is paid then, one of"
    yield f"## {known}"
    yield "# contracts:"
    contracts = node.get("contracts")
    for entry in contracts if isinstance(contracts, Mapping) else ():
        if not isinstance(entry.value, Mapping):
            continue
        contract = ruleset.contract(entry.key)
        yield f"#   {entry.key}:  # {contract.names}, {ARTICLES[contract.kind]} contract"
        if contract.goes_out and "cost" not in entry.value.entries:
            yield "#     ## cost: unless you write one, 1 for each card left and what the passes cost"
        yield from _commented(_entries(_rules_of(entry.value, "kind"), 4))
    if isinstance(payouts, Mapping):
        yield ""
        yield "## payouts: who pays whom. The first case that holds is paid; `cases` is a list and replaced as a whole"
        yield from _commented(["payouts:", *_entries(_rules_of(payouts), 2)])


def _commented(lines: list[str]) -> Iterator[str]:
    return (f"# {line}" for line in lines)


def _entries(mapping: Mapping, indent: int) -> list[str]:
    """The lines of every entry, one below the other."""
    lines: list[str] = []
    for entry in mapping:
        lines += dump_yaml(_one(entry.key, entry.value, mapping)).rstrip("\n").split("\n")
    return [" " * indent + line for line in lines]


def _one(key: str, value: Node, near: Mapping) -> Mapping:
    return Mapping({key: Entry(key, near.span, value)}, near.span)


def _rules_of(mapping: Mapping, *but: str) -> Mapping:
    """A mapping without remarks and citations, all the way down; what is empty then is left out."""
    entries: dict[str, Entry] = {}
    for entry in mapping:
        if entry.key in TOLD or entry.key in but:
            continue
        value = _bare(entry.value)
        if not (isinstance(value, Mapping) and not value.entries):
            entries[entry.key] = Entry(entry.key, entry.key_span, value)
    return Mapping(entries, mapping.span)


def _bare(node: Node) -> Node:
    if isinstance(node, Mapping):
        return _rules_of(node)
    if isinstance(node, Sequence):
        return Sequence(tuple(map(_bare, node.items)), node.span)
    return node
