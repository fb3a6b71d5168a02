"""What the schemas say about a place in a file: its description, its keys, its words.

A place is a path of keys and list positions such as `("contracts", "hearts", "cost")`. Branches are all
followed, since a path alone does not tell the kind of a contract.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence as Path

from lorumdsl.schema.store import Schema, document, root


def describe(schema: str, path: Path[str | int]) -> str | None:
    """The description of the key or value at a path, for authors; None where the path leads nowhere."""
    return next((found["description"] for found in schemas_at(schema, path) if "description" in found), None)


def allowed_keys(schema: str, path: Path[str | int]) -> list[str]:
    """The keys that a mapping at a path may have, in the order of the schema; of all kinds where there are several."""
    return list(dict.fromkeys(key for found in schemas_at(schema, path) for key in found.get("properties", ())))


def allowed_words(schema: str, path: Path[str | int]) -> list[str]:
    """The fixed words that may stand at a path; empty where the text is free."""
    return list(dict.fromkeys(word for found in schemas_at(schema, path) for word in found.get("enum", ())))


def schemas_at(name: str, path: Path[str | int]) -> list[Schema]:
    """All schemas that apply at a path, outermost description first."""
    whole = document(name)
    here = list(_branches(root(name), whole))
    for step in path:
        below = [_step(schema, step) for schema in here]
        here = [branch for schema in below if schema is not None for branch in _branches(schema, whole)]
    return here


def _branches(schema: Schema, whole: Schema) -> Iterator[Schema]:
    yield schema
    if "$ref" in schema:
        yield from _branches(whole["$defs"][schema["$ref"].rpartition("/")[2]], whole)
    for key in ("then", "else"):
        if key in schema:
            yield from _branches(schema[key], whole)
    for key in ("allOf", "anyOf"):
        for branch in schema.get(key, ()):
            yield from _branches(branch, whole)


def _step(schema: Schema, step: str | int) -> Schema | None:
    if isinstance(step, int):
        found = schema.get("items")
    else:
        found = schema.get("properties", {}).get(step, schema.get("additionalProperties"))
    return found if isinstance(found, dict) else None
