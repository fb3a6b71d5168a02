"""Slips of one letter in a ruleset, and whether `check` finds them on their line.

Slips are made in every key, every id and fixed word, and every name inside an expression; free text (names, notes,
titles) is left alone, and so are numbers and cards, where another number or card is another rule, and names that
the file coins and does not use again: those of variants and restrictions.

    python -m tests.typos.slips [RULESET …]      all slips of the rulesets named, by default of all that are shipped
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from lorumdsl.loading.examine import check_text
from lorumdsl.schema.store import load_schema
from lorumdsl.source.library import folder, ruleset_ids
from lorumdsl.source.nodes import Entry, Mapping, Node, Sequence
from lorumdsl.source.reader import read

FREE_TEXT = frozenset(("name", "note", "title", "file", "url"))
EXPRESSIONS = frozenset(
    key
    for definition in load_schema("ruleset")["$defs"].values()
    for key, found in definition.get("properties", {}).items()
    if found.get("$ref", "").rpartition("/")[2] in ("number", "condition", "cards")
)
"""Keys under which an expression may stand."""
NAME = re.compile(r"[^\W\d_]\w{2,}")  # shorter words are ranks and cards


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a ruleset file at a line and column, both from 1."""

    text: str
    line: int
    column: int
    place: str


def words(node: Node, file: str, path: tuple[str, ...] = ()) -> Iterator[Word]:
    """Every word of a file in which a slip must be found."""
    if isinstance(node, Mapping):
        for entry in node:
            yield from _key(entry, file, path)
            if entry.key not in FREE_TEXT and path[:1] != ("card-names",):
                yield from words(entry.value, file, (*path, entry.key))
    elif isinstance(node, Sequence):
        for item in node.items:
            yield from words(item, file, path)
    elif isinstance(node.value, str) and node.span.file == file:
        place = ".".join(path)
        if path[-1] in EXPRESSIONS or (len(path) > 1 and path[-2] == "sets"):
            for name in NAME.finditer(node.value):
                span = node.part(name.start(), name.end())
                yield Word(name[0], span.line, span.column, place)
        elif path[-1:] != ("strip",) and len(node.value) > 1:
            yield Word(node.value, node.span.line, node.span.column, place)


def _key(entry: Entry, file: str, path: tuple[str, ...]) -> Iterator[Word]:
    coined = path == ("variants",) or path[-1:] == ("forbid",)
    if entry.key_span.file == file and len(entry.key) > 1 and not entry.key.isdigit() and not coined:
        yield Word(entry.key, entry.key_span.line, entry.key_span.column, ".".join((*path, entry.key)))


def slips(word: str) -> Iterator[str]:
    """One letter dropped, two neighbours swapped, one letter replaced, for every letter."""
    for place, letter in enumerate(word):
        if not letter.isalpha():
            continue
        yield word[:place] + word[place + 1 :]
        yield word[:place] + ("x" if letter != "x" else "q") + word[place + 1 :]
        if place and word[place - 1].isalpha() and word[place - 1] != letter:
            yield word[: place - 1] + letter + word[place - 1] + word[place + 1 :]


def spoiled(path: Path) -> Iterator[tuple[Word, str, str]]:
    """The word, the slip and the whole text with it, for every slip of a file."""
    node, _ = read(path)
    assert node is not None
    lines = path.read_text(encoding="utf-8").splitlines()
    for word in words(node, str(path)):
        line = lines[word.line - 1]
        start = line.index(word.text, word.column - 1)
        for slip in slips(word.text):
            changed = line[:start] + slip + line[start + len(word.text) :]
            yield word, slip, "\n".join([*lines[: word.line - 1], changed, *lines[word.line :]]) + "\n"


def is_found(path: Path, word: Word, text: str) -> bool:
    """Whether `check` reports an error on the line of the slip."""
    return any(
        found.is_error and found.span.file == str(path) and found.span.line <= word.line <= found.span.end_line
        for found in check_text(text, str(path))
    )


def main(names: list[str]) -> None:
    for name in names or ruleset_ids():
        path = folder("rulesets") / f"{name}.yaml"
        tried, missed = 0, []
        for word, slip, text in spoiled(path):
            tried += 1
            if not is_found(path, word, text):
                missed.append(f"  {path.name}:{word.line} {word.place}: {word.text} → {slip}")
        print(f"{name}: {tried - len(missed)} of {tried} slips found, {1 - len(missed) / tried:.2%}")
        print("\n".join(missed))


if __name__ == "__main__":
    main(sys.argv[1:])
