"""Values that are of the wrong type, no known word, out of range, too short: said in our own words."""

from __future__ import annotations

from collections.abc import Sequence as Path
from typing import Any

from lorumdsl import codes
from lorumdsl.diagnostics import Code
from lorumdsl.schema.keys import FEW, article, example_at
from lorumdsl.schema.store import Schema
from lorumdsl.spelling import nearest

TYPES = {
    "string": "text",
    "integer": "a whole number",
    "number": "a number",
    "boolean": "true or false",
    "array": "a list",
    "object": "a mapping",
    "null": "nothing",
}
_BOOLEANS = {"yes": "true", "on": "true", "y": "true", "no": "false", "off": "false", "n": "false"}
_LONGEST = 40  # characters of a value that are quoted

Words = tuple[Code, str, str]
"""Code, message, hint."""


def subject(path: Path[str | int]) -> str:
    """What a message is about: `cost`, item 2 of `packets`."""
    if not path:
        return "the file"
    if isinstance(path[-1], str):
        return f"`{quoted(path[-1])}`"
    outer = next((step for step in reversed(path) if isinstance(step, str)), "")
    return f"item {path[-1] + 1} of `{quoted(outer)}`"


def quoted(value: Any) -> str:
    """A value as it may stand in a message: one line, not long."""
    text = str(value).lower() if isinstance(value, bool) else str(value)
    text = " ".join(text.replace("`", "'").split())
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


def found(value: Any) -> str:
    """What stands there, in words: `text `four``, `a list`."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return f"`{quoted(value)}`"
    if isinstance(value, int | float):
        return f"the number `{quoted(value)}`"
    if isinstance(value, str):
        return f"text `{quoted(value)}`" if value.strip() else "empty text"
    return "a list" if isinstance(value, list) else "a mapping"


def expected(schema: Schema) -> str:
    """What a schema wants, in words."""
    words = schema.get("enum", ())
    if words and len(words) <= FEW:
        return ("one of " if len(words) > 1 else "") + listed(words)
    types = schema.get("type", ())
    types = [types] if isinstance(types, str) else list(types)
    if "title" in schema and types != ["object"]:
        return article(schema["title"])
    return " or ".join(TYPES[name] for name in types) or "something else"


def listed(words: Path[Any]) -> str:
    return ", ".join(f"`{quoted(word)}`" for word in words)


def wrong_type(name: str, path: Path[str | int], schema: Schema, value: Any) -> Words:
    hint = _type_hint(name, path, schema, value)
    if value is None:
        return codes.WRONG_TYPE, f"{subject(path)} has no value: expected {expected(schema)}", hint
    return codes.WRONG_TYPE, f"{subject(path)}: expected {expected(schema)}, found {found(value)}", hint


def _type_hint(name: str, path: Path[str | int], schema: Schema, value: Any) -> str:
    types = schema.get("type", ())
    if isinstance(value, str):
        text = value.strip()
        if "boolean" in types and text.lower() in _BOOLEANS:
            return f"write {_BOOLEANS[text.lower()]}"
        meant = [quoted(word) for word in schema.get("enum", ()) if not isinstance(word, str)]
        if text in meant or ("integer" in types and text.removeprefix("-").isdecimal()):
            return f"write {quoted(text)} without quotes"
    if isinstance(value, bool | int | float) and "string" in types and not {"enum", "title"} & schema.keys():
        return f'put it in quotes: "{quoted(value)}"'
    example = example_at(name, path)
    if value is None:
        return f"give it a value, for example {example}, or take the key out" if example else "give it a value"
    if "array" in types and not isinstance(value, dict | list) and "string" not in types:
        return f"write a list, even of one: [{quoted(value)}]"
    if "object" in types and isinstance(value, list):
        return "write keys with values, without dashes" + (f", for example {example}" if example else "")
    if example:
        return f"for example {example}"
    if "examples" in schema:
        return f"for example {schema['examples'][0]}"
    return ""


def wrong_word(name: str, path: Path[str | int], schema: Schema, value: Any) -> Words:
    words = [schema["const"]] if "const" in schema else schema["enum"]
    if not any(type(value) is type(word) for word in words):
        return wrong_type(name, path, {**schema, "enum": words}, value)
    known = [str(word) for word in words]
    guess = nearest(str(value), known) if isinstance(value, str) else None
    allowed = ("known are " if len(words) > 1 else "it is always ") + listed(words)
    hint = f"did you mean `{guess}`? {allowed}" if guess else allowed
    return codes.UNKNOWN_WORD, f"unknown word `{quoted(value)}` for {subject(path)}", hint


def out_of_range(path: Path[str | int], schema: Schema, value: Any) -> Words:
    low, high = schema.get("minimum"), schema.get("maximum")
    side = f"less than {low}" if low is not None and value < low else f"more than {high}"
    hint = f"from {low} to {high}" if high is not None else f"{low} or more"
    return codes.OUT_OF_RANGE, f"{subject(path)}: {quoted(value)} is {side}", hint


def wrong_length(name: str, path: Path[str | int], schema: Schema, value: Any) -> Words:
    example = example_at(name, path)
    hint = f"for example {example}" if example else "write something, or take it out"
    if not value:
        return codes.WRONG_LENGTH, f"{subject(path)} is empty", hint
    low, high = schema.get("minItems", 0), schema.get("maxItems")
    limit = f"at least {low}" if len(value) < low else f"at most {high}"
    return codes.WRONG_LENGTH, f"{subject(path)} has {len(value)} items, {limit} are possible", hint


def odd_name(schema: Schema, value: str, what: str) -> Words:
    """A key or id that does not look like one; `what` says where it stands."""
    if not value:
        return codes.ODD_NAME, f"an empty name {what}", "give it a name"
    hint = schema.get("patternErrorMessage", "")
    return codes.ODD_NAME, f"`{quoted(value)}` cannot be a name {what}", hint
