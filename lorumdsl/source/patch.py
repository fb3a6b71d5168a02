"""Merge patches over nodes (RFC 7396): a mapping merges, anything else replaces, null removes.

Every key and value keeps the file and place it came from. One departure: the `changes` of a variant are
themselves a patch, so their nulls are kept when a file that extends another is merged into it.
"""

from __future__ import annotations

from collections.abc import Iterator

from lorumdsl.diagnostics.codes import REMOVES_NOTHING, VARIANTS_COLLIDE
from lorumdsl.diagnostics.diagnostic import Diagnostic, Related, Span
from lorumdsl.diagnostics.spelling import nearest
from lorumdsl.source.fixes import take_out
from lorumdsl.source.nodes import Entry, Mapping, Node, Scalar, plain

Path = tuple[str, ...]
NAMED = ("payouts", "contracts", "sets")  # sections that define what rules are called by; a source changes no rule


def merge(target: Node | None, patch: Node, path: Path = ()) -> Node:
    """The target with the patch applied; `path` is where in a ruleset both stand."""
    if not isinstance(patch, Mapping):
        return patch
    entries = dict(target.entries) if isinstance(target, Mapping) else {}
    keeps_nulls = len(path) >= 3 and path[0] == "variants" and path[2] == "changes"
    for entry in patch:
        old = entries.get(entry.key)
        if is_null(entry.value) and not keeps_nulls:
            entries.pop(entry.key, None)
            continue
        value = merge(old.value if old else None, entry.value, (*path, entry.key))
        entries[entry.key] = Entry(entry.key, entry.key_span, value)
    return Mapping(entries, patch.span)


def is_null(node: Node | None) -> bool:
    return isinstance(node, Scalar) and node.value is None


def is_blank(node: Node) -> bool:
    """Whether nothing was written: a key whose value is missing, not the word `null`."""
    return is_null(node) and (node.span.line, node.span.column) == (node.span.end_line, node.span.end_column)


def emptied_sections(target: Mapping, patch: Mapping) -> Iterator[Entry]:
    """The entries of a file that would take a whole section away, though nothing says so: `contracts:` and no more."""
    for entry in patch:
        if is_blank(entry.value) and isinstance(target.get(entry.key), Mapping):
            yield entry


def coinages(target: Mapping, patch: Mapping) -> Iterator[Span]:
    """Where a patch defines a payout, contract or word of a name that the target does not have."""
    for section in NAMED:
        known, new = target.get(section), patch.get(section)
        if isinstance(new, Mapping):
            yield from (entry.key_span for entry in new if not _there(known, entry.key) and not is_null(entry.value))


def idle_removals(target: Node | None, patch: Node, path: Path = ()) -> Iterator[Diagnostic]:
    """A finding for each null in a patch that removes nothing from the target."""
    if not isinstance(patch, Mapping) or (len(path) >= 3 and path[0] == "variants" and path[2] == "changes"):
        return
    if target is not None and not isinstance(target, Mapping):
        return  # it is replaced as a whole
    stays = any(not is_null(entry.value) or _there(target, entry.key) for entry in patch)
    for entry in patch:
        inner = target.get(entry.key) if isinstance(target, Mapping) else None
        if is_null(entry.value) and inner is None:
            place = ".".join((*path, entry.key))
            hint = "delete the line, or look at the spelling and the place of the key"
            # Where a key looks like it, that one may be meant; and an empty mapping would remove what is there.
            known = list(target.entries) if isinstance(target, Mapping) else []
            fix = take_out(patch, entry) if stays and known and not nearest(entry.key, known) else None
            message = f'there is no "{place}" to remove'
            if is_blank(entry.value):
                message, hint = f"`{entry.key}` has no value", "write its value after the colon, or delete the line"
            yield Diagnostic(REMOVES_NOTHING, entry.key_span, message, hint, (), fix)
        else:
            yield from idle_removals(inner, entry.value, (*path, entry.key))


def _there(target: Node | None, key: str) -> bool:
    return isinstance(target, Mapping) and key in target.entries


def collisions(first: tuple[str, Mapping], second: tuple[str, Mapping]) -> Iterator[Diagnostic]:
    """A finding for each place that two patches (variant id, changes) set to different values."""
    one = dict(_leaves(first[1], ()))
    inner: dict[Path, tuple[Path, Entry]] = {}
    for path, entry in one.items():
        for length in range(1, len(path)):
            inner.setdefault(path[:length], (path, entry))
    for path, entry in _leaves(second[1], ()):
        for length in range(1, len(path) + 1):
            other = one.get(path[:length])
            if other and (length < len(path) or _differ(other.value, entry.value)):
                yield _collision(first[0], other, second[0], entry, path[:length])
                break
        else:
            if path in inner:
                yield _collision(first[0], inner[path][1], second[0], entry, path)


def _leaves(node: Mapping, path: Path) -> Iterator[tuple[Path, Entry]]:
    for entry in node:
        here = (*path, entry.key)
        if isinstance(entry.value, Mapping):
            yield from _leaves(entry.value, here)
        else:
            yield here, entry


def _differ(one: Node, other: Node) -> bool:
    # As text, because to Python 1, 1.0 and true are equal.
    return repr(plain(one)) != repr(plain(other))


def _collision(first: str, one: Entry, second: str, other: Entry, path: Path) -> Diagnostic:
    message = f'the variants "{first}" and "{second}" set "{".".join(path)}" to different values'
    related = (Related(one.key_span, f'"{first}" sets it here'),)
    return Diagnostic(VARIANTS_COLLIDE, other.key_span, message, "choose one of the two", related)
