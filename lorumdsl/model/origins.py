"""Where each value of a ruleset comes from: file, line, and the clauses and rulings that say so.

In goes the node of a ruleset after all merging. A value rests on the nearest `source` around it; that of the
ruleset as a whole stands in for everything that has none of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from lorumdsl.diagnostics.diagnostic import Span
from lorumdsl.model.clause import Citation
from lorumdsl.source.nodes import Mapping, Node, Scalar, Sequence, Value, plain

Path = tuple[str | int, ...]
Citations = tuple[Citation, ...]

ANY = None
CITING: tuple[tuple[str | None, ...], ...] = (  # what may have a `source`
    (),
    ("deal",),
    ("bank",),
    ("bank", "rebuy"),
    ("session",),
    ("payouts", ANY),
    ("payouts", ANY, "cases", ANY),
    ("payouts", ANY, "cases", ANY, "pay", ANY),
    ("contracts", ANY),
    ("contracts", ANY, "forbid", ANY),
    ("contracts", ANY, "next"),
    ("contracts", ANY, "opening"),
    ("contracts", ANY, "pass"),
    ("contracts", ANY, "revoke"),
    ("variants", ANY),
)
OWN = ("lorum", "id", "extends", "name", "note", "sources", "source")
"""Keys of a ruleset that say something about itself: they rest on no text."""


@dataclass(frozen=True, slots=True)
class Origin:
    """A value that holds no others, or an empty list or mapping, and what it rests on."""

    path: Path
    value: Value | list[object] | dict[str, object]
    span: Span
    citations: Citations

    @property
    def name(self) -> str:
        return path_name(self.path)


def origins(root: Mapping) -> list[Origin]:
    """The origin of every value, in the order of the file."""
    return list(_origins(root, (), ()))


def may_cite(path: Path) -> bool:
    """Whether a mapping at that path may have a `source`; what a variant changes may where the ruleset may."""
    if len(path) > 3 and path[0] == "variants" and path[2] == "changes":
        path = path[3:]
    return any(
        len(path) == len(known) and all(word is ANY or word == step for word, step in zip(known, path, strict=True))
        for known in CITING
    )


def own_citations(node: Mapping) -> Citations:
    """What the `source` of a mapping cites."""
    source = node.get("source")
    if not isinstance(source, Mapping):
        return ()
    return tuple(
        Citation(entry.key, str(cited.value))
        for entry in source
        for cited in (entry.value.items if isinstance(entry.value, Sequence) else (entry.value,))
        if isinstance(cited, Scalar)
    )


def steps(node: Node) -> list[tuple[str | int, Node]]:
    """The keys or places of a node with what stands there; none for a single value."""
    if isinstance(node, Mapping):
        return [(entry.key, entry.value) for entry in node]
    return list(enumerate(node.items)) if isinstance(node, Sequence) else []


def path_name(path: Path) -> str:
    """`contracts.hearts.forbid[0].lead`, as clauses are called."""
    name = ""
    for step in path:
        name += f"[{step}]" if isinstance(step, int) else f".{step}" if name else step
    return name


def _origins(node: Node, path: Path, around: Citations) -> Iterator[Origin]:
    if isinstance(node, Mapping) and may_cite(path):
        around = own_citations(node) or around
    inner = steps(node)
    if not inner:
        yield Origin(path, plain(node), node.span, around)
    for step, below in inner:
        is_own = step in (OWN if not path else ("note", "source")) and may_cite(path)
        yield from _origins(below, (*path, step), () if is_own else around)
