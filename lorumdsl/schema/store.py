"""The schemas that are shipped, by name, and a validator for each.

`ruleset` is a complete ruleset, `extends` and variants merged in; `ruleset-file` and `ruleset-patch` are what
editors see. jsonschema takes 100 ms to import, so it is imported when a validator is first asked for.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from lorumdsl.source.library import folder

if TYPE_CHECKING:
    from jsonschema.protocols import Validator

Schema = dict[str, Any]

PLACES = {  # name: file, definition in it that is the whole (empty: the file itself)
    "ruleset": ("ruleset", "ruleset"),
    "ruleset-file": ("ruleset", ""),
    "ruleset-patch": ("ruleset", "ruleset-patch"),
    "cases": ("cases", ""),
    "sources": ("sources", ""),
}


@lru_cache(maxsize=16)
def load_schema(file: str) -> Schema:
    """The JSON of `schemas/FILE.schema.json`; not to be changed by the caller."""
    loaded: Schema = json.loads((folder("schemas") / f"{file}.schema.json").read_text(encoding="utf-8"))
    return loaded


def place_of(name: str) -> tuple[str, str]:
    """File and definition of a schema; a name that is not in PLACES is a file."""
    return PLACES.get(name, (name, ""))


def document(name: str) -> Schema:
    """The file in which the schema with that name stands."""
    return load_schema(place_of(name)[0])


def root(name: str) -> Schema:
    """The schema itself, whose `$ref` point into its document."""
    definition = place_of(name)[1]
    found: Schema = document(name)["$defs"][definition] if definition else document(name)
    return found


def resolve(schema: Schema, whole: Schema) -> Schema:
    """The definition that a `$ref` leads to, or the schema itself."""
    while "$ref" in schema:
        schema = whole["$defs"][schema["$ref"].rpartition("/")[2]]
    return schema


def types_of(schema: Schema, whole: Schema) -> set[str]:
    """The types that a schema allows, those of its branches included."""
    found = resolve(schema, whole)
    types = found.get("type", ())
    return ({types} if isinstance(types, str) else set(types)).union(
        *(types_of(branch, whole) for branch in found.get("anyOf", ()))
    )


@lru_cache(maxsize=16)
def validator(name: str) -> Validator:
    """A validator that tells whole numbers from 4.0 and finds repeated items in one pass."""
    from jsonschema import Draft202012Validator, ValidationError
    from jsonschema.validators import extend

    def is_integer(_: object, instance: object) -> bool:
        return isinstance(instance, int) and not isinstance(instance, bool)

    def unique_items(_: object, wanted: bool, instance: object, __: object) -> Iterator[ValidationError]:
        if wanted and isinstance(instance, list) and repeated_items(instance):
            yield ValidationError("repeated")

    own = extend(  # type: ignore[no-untyped-call]
        Draft202012Validator,
        validators={"uniqueItems": unique_items},  # the library's compares each with each
        type_checker=Draft202012Validator.TYPE_CHECKER.redefine("integer", is_integer),
    )
    definition = place_of(name)[1]
    schema = document(name)
    if definition:
        schema = {"$ref": f"#/$defs/{definition}", "$defs": schema["$defs"]}
    built: Validator = own(schema)
    return built


def repeated_items(items: list[Any]) -> list[tuple[int, int]]:
    """(place, place of the first equal item) of every item that stood before."""
    first: dict[str, int] = {}
    again = []
    for place, item in enumerate(items):
        earlier = first.setdefault(json.dumps(item, sort_keys=True), place)
        if earlier != place:
            again.append((place, earlier))
    return again
