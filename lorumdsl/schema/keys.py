"""Unknown and missing keys: what to call the mapping they stand in, and which key was probably meant.

A key that another kind of mapping has (`build` in a trick contract) is told apart from a slip of the finger.
Kinds of one thing are the definitions whose titles end with the same word: trick contract, chain contract.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence as Path
from dataclasses import dataclass
from typing import Any

from lorumdsl.diagnostics.spelling import nearest
from lorumdsl.schema.describe import allowed_keys, allowed_words, describe, schemas_at
from lorumdsl.schema.store import Schema, document, resolve
from lorumdsl.schema.synonyms import meant_by

__all__ = ["FEW", "Guess", "allowed_keys", "allows_list", "article", "called", "example_at", "guess_key", "is_required"]

FEW = 8  # so many words can be listed in a hint
_EXAMPLE = re.compile(r"Example: (.+?)\.(?:\s|$)")


@dataclass(frozen=True, slots=True)
class Guess:
    """The remedy for an unknown key. `meant` is the key it stands for; `elsewhere` if that is one of another kind.

    `under` is a key of the same mapping that the unknown one belongs below.
    """

    hint: str
    meant: str = ""
    elsewhere: bool = False
    under: str = ""


def called(title: str, path: Path[str | int]) -> str:
    """What to call a mapping: `bank` for a section of that name, else `a trick contract`."""
    if path and path[-1] == title:
        return f"`{title}`"
    if title == "patch":
        return "`changes`"
    return article(title)


def article(noun: str) -> str:
    return f"{'an' if noun[:1] in 'aeio' else 'a'} {noun}"


def guess_key(
    name: str, schema: Schema, key: str, present: Iterable[str], named: Mapping[str, Iterable[str]] | None = None
) -> Guess:
    """The remedy for `key` in a mapping with the keys `present`, given the schema that refused it.

    `named` has the names that stand under keys of the mapping, such as those of all contracts.
    """
    whole = document(name)
    own: Schema = schema.get("properties", {})
    for outer, names in (named or {}).items():
        if key in names:
            return Guess(f"indent it under `{outer}:`, where `{key}` belongs", under=outer)
    steps = key.split(".")
    steps = [*(outer for outer, names in (named or {}).items() if steps[0] in names), *steps]
    if "." in key and steps[0] in own:
        return Guess(f"a dot does not lead inside: write `{': {'.join(steps)}: …{'}' * (len(steps) - 1)}`")
    meant = meant_by(key, set(own) - set(present))
    if meant:
        return Guess(f"that is called `{meant}` here", meant)
    for outer, inner in own.items():
        found = resolve(inner["anyOf"][0] if "anyOf" in inner else inner, whole)
        if key in found.get("properties", {}):
            return Guess(f"write it under `{outer}`: `{outer}: {{{key}: …}}`", under=outer)
        if key in resolve(found.get("items", {}), whole).get("properties", {}):
            return Guess(f"write it under `{outer}`, in a list: `{outer}: [{{{key}: …}}]`", under=outer)
    owners = _owners(whole, schema.get("title", ""))
    family = {title: keys for title, keys in owners.items() if _same_family(title, schema.get("title", ""))}
    titles = [title for title, keys in family.items() if key in keys]
    if titles:
        return Guess(f"`{key}` belongs to {_plurals(titles)}", key, True)
    used = set(present)
    meant = nearest(key, [word for word in own if word not in used])
    if meant:
        return Guess(f"did you mean `{meant}`?", meant)
    meant = nearest(key, own)
    if meant:
        return Guess(f"did you mean `{meant}`? there is one already")
    others = {word: title for title, keys in family.items() for word in keys}
    meant = nearest(key, others)
    if meant:
        return Guess(f"did you mean `{meant}`? it belongs to {others[meant]}s", meant, True)
    titles = [title for title, keys in owners.items() if key in keys]
    if titles and len(titles) <= 2:
        where = " or ".join(article(title) for title in titles)
        return Guess(f"`{key}` belongs to {where}; is it indented as it should be?")
    listed = ", ".join(f"`{word}`" for word in own)
    return Guess(f"the keys of {article(schema.get('title', 'mapping'))} are {listed}")


def owners_of(name: str, schema: Schema, key: str) -> str:
    """Which other kinds of the same thing have a key, as a hint."""
    title = schema.get("title", "")
    titles = [other for other, keys in _owners(document(name), title).items() if key in keys]
    return f"`{key}` belongs to {_plurals([other for other in titles if _same_family(other, title)])}"


def missing_hint(name: str, path: Path[str | int], key: str) -> str:
    """How to add a key: an example from its description, or the words that may stand there."""
    place = (*path, key)
    words = [str(word) for word in allowed_words(name, place)]
    example = example_at(name, place)
    if words and len(words) <= FEW:
        return f"add `{key}:` with one of " + ", ".join(f"`{word}`" for word in words)
    return f"add `{key}: {example}`, for example" if example else f"add `{key}:`"


def is_required(name: str, path: Path[str | int]) -> bool:
    """Whether the key at a place must be there."""
    return any(path[-1] in found.get("required", ()) for found in schemas_at(name, path[:-1]))


def allows_list(name: str, path: Path[str | int]) -> bool:
    """Whether a list may stand at a place."""
    return any("array" in found.get("type", ()) for found in schemas_at(name, path))


def example_at(name: str, path: Path[str | int]) -> str:
    """The example that the description of a place gives, or nothing."""
    match = _EXAMPLE.search(describe(name, path) or "")
    if not match:
        return ""
    return match[1].removeprefix(f"{path[-1]}: ")


def _owners(whole: Schema, but: str) -> dict[str, list[str]]:
    """The keys of every titled definition other than the one called `but`."""
    owners: dict[str, list[str]] = {}
    definitions: dict[str, Any] = whole.get("$defs", {})
    for name, found in definitions.items():
        title = found.get("title", "")
        derived = name.endswith("-patch") or name in ("any-contract", "changes")
        if title and title != but and "additionalProperties" in found and not derived:
            owners.setdefault(title, []).extend(found.get("properties", ()))
    return owners


def _same_family(title: str, other: str) -> bool:
    return title != other and title.split()[-1:] == other.split()[-1:]


def _plurals(titles: list[str]) -> str:
    return " and ".join(f"{title}s" for title in titles)
