"""Every slip of one letter in a key or a fixed word of the language is found on its line.

Slips are tried in one ruleset that uses the whole language, one in each section at a time, so that no slip
hides another; keys at the left margin are tried alone.
"""

from __future__ import annotations

import re
from collections import defaultdict, deque
from collections.abc import Iterator
from typing import Any

import pytest

from lorumdsl.schema import check_shape
from lorumdsl.schema.store import Schema, load_schema, resolve
from lorumdsl.source.reader import read_text
from tests.unit.schema.samples import RULESET

LINE = re.compile(r"^(?P<indent> *(?:- )?)(?P<key>[\w-]+):(?: (?P<value>[^\[{\"]+))?$")


def language() -> tuple[set[str], dict[str, set[str]]]:
    """All keys of rulesets, and for each the fixed words that may stand under it."""
    whole = load_schema("ruleset")
    keys: set[str] = set()
    words: dict[str, set[str]] = defaultdict(set)
    queue: deque[Any] = deque([whole])
    while queue:
        value = queue.popleft()
        if isinstance(value, dict):
            if "additionalProperties" in value:
                keys.update(value.get("properties", ()))
            for key, found in (value.get("properties") or {}).items():
                if isinstance(found, dict):
                    words[key].update(word for word in words_of(found, whole) if isinstance(word, str))
            queue.extend(value.values())
        elif isinstance(value, list):
            queue.extend(value)
    return keys, words


def words_of(schema: Schema, whole: Schema) -> Iterator[object]:
    """The words of a schema and of its branches."""
    found = resolve(schema, whole)
    yield from found.get("enum", ())
    for branch in [*found.get("anyOf", ()), *([found["then"]] if "then" in found else [])]:
        yield from words_of(branch, whole)


KEYS, WORDS = language()


def slips(word: str) -> Iterator[str]:
    """One letter dropped, two neighbours swapped, one letter replaced."""
    for place, letter in enumerate(word):
        yield word[:place] + word[place + 1 :]
        yield word[:place] + ("x" if letter != "x" else "q") + word[place + 1 :]
        if place and word[place - 1] != letter:
            yield word[: place - 1] + letter + word[place - 1] + word[place + 1 :]


def spoiled_lines() -> Iterator[tuple[str, int, str]]:
    """(section, line from 0, the line with one slip) for every key and word of the sample."""
    section: list[str] = []
    for number, line in enumerate(RULESET.splitlines()):
        match = LINE.match(line)
        if not match:
            continue
        indent, key, value = match["indent"], match["key"], match["value"] or ""
        if len(indent) <= 2 and not indent.startswith("-"):
            section = [*section[: len(indent) // 2], key]
        if key in KEYS:
            place = "" if not indent else "/".join(section)
            for slip in slips(key):
                if slip in KEYS:  # `source` for `sources`: its value has the wrong shape then, a line further down
                    continue
                yield place, number, f"{indent}{slip}:{line[len(indent) + len(key) + 1 :]}"
        if value in WORDS[key]:
            for slip in slips(value):
                yield "/".join(section), number, f"{indent}{key}: {slip}"


def rounds() -> Iterator[dict[int, str]]:
    """Slips to be tried together: line from 0, the line with the slip."""
    waiting: dict[str, deque[tuple[int, str]]] = defaultdict(deque)
    for section, number, line in spoiled_lines():
        waiting[section].append((number, line))
    alone = waiting.pop("")
    yield from ({number: line} for number, line in alone)
    while any(waiting.values()):
        yield dict(queue.popleft() for queue in waiting.values() if queue)


def test_the_sample_uses_every_key_and_nearly_every_sort_of_word() -> None:
    used = set(re.findall(r"([\w-]+):", RULESET))
    assert not KEYS - used


@pytest.mark.slow
def test_every_slip_of_one_letter_is_found_on_its_line() -> None:
    lines = RULESET.splitlines()
    unseen = []
    tried = 0
    for spoiled in rounds():
        text = "\n".join(spoiled.get(number, line) for number, line in enumerate(lines)) + "\n"
        node, found = read_text(text, "house.yaml")
        if node is not None:
            found += check_shape(node, "ruleset")
        found_on = {one.span.line for one in found if one.is_error}
        unseen += [line for number, line in spoiled.items() if number + 1 not in found_on]
        tried += len(spoiled)
    assert not unseen
    assert tried > 2000
