"""Values that are of the wrong type, no known word, out of range, too short: said in our own words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence as Path
from typing import Any

from lorumdsl.diagnostics import codes
from lorumdsl.diagnostics.diagnostic import Code, Fix, Span
from lorumdsl.diagnostics.spelling import nearest, only_near
from lorumdsl.schema.keys import FEW, allowed_keys, article, example_at, is_required
from lorumdsl.schema.store import Schema, document, resolve, root
from lorumdsl.source.fixes import replace_bare, replace_word

TYPES = {
    "string": "text",
    "integer": "a whole number",
    "number": "a number",
    "boolean": "true or false",
    "array": "a list",
    "object": "keys with values",
    "null": "nothing",
}
_BOOLEANS = {"yes": "true", "on": "true", "y": "true", "no": "false", "off": "false", "n": "false"}
DASHES = tuple("–—−•·")  # what word processors make of a hyphen
_OFF = {"off", "no", "none", "removed", "deleted", "not played"}
_NONE = {"none", "no", "nothing", "never", "unlimited", "no limit"}
_NUMBERED = re.compile(r"[^\W\d]+ ?([0-9]+)|([0-9]+) ?[^\W\d]+")  # `P2`, `20 chips`
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
    return "a list" if isinstance(value, list) else "keys with values"


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
        if _BOOLEANS.get(text.lower()) in meant:
            return f"write {_BOOLEANS[text.lower()]}"
        if text in meant or ("integer" in types and text.removeprefix("-").isdecimal()):
            return f"write {quoted(text)} without quotes"
        if "integer" in types and text.replace("_", "").isdecimal():
            return f"write {text.replace('_', '')} without underscores"
        numbered = _NUMBERED.fullmatch(text) if "integer" in types else None
        if numbered:
            return f"write only the number: {numbered[1] or numbered[2]}"
        equated = re.fullmatch(r"([a-z][a-z-]*) ?= ?([^\n]+)", text) if "object" in types else None
        if equated:
            return f"write `{equated[1]}: {equated[2]}`"
        removable = name.startswith("ruleset") and path and not is_required(name, path)
        if removable and text.lower() in _NONE and not {"boolean", "string"} & {types, *types}:
            return "for none, write null"
        if removable and text.lower() in _OFF and "object" in types:
            return "to take it away, write null"
    if isinstance(value, list) and types == "string" and value and not any(isinstance(v, list | dict) for v in value):
        return f'write one text, with spaces: "{quoted(" ".join(map(str, value)))}"'
    if isinstance(value, bool | int | float) and "string" in types and not {"enum", "title"} & schema.keys():
        return f'put it in quotes: "{quoted(value)}"'
    example = example_at(name, path)
    if value is None:
        return f"give it a value, for example {example}, or take the key out" if example else "give it a value"
    if "array" in types and "string" not in types and not isinstance(value, list):
        return _list_hint(name, path, schema, value, example)
    if "object" in types and isinstance(value, list):
        return "write keys with values, without dashes" + (f", for example {example}" if example else "")
    if example:
        return f"for example {example}"
    if "examples" in schema:
        return f"for example {schema['examples'][0]}"
    known = allowed_keys(name, path)
    if known and "object" in types and not isinstance(value, dict):
        return f"write it with keys, which are {listed(known)}"
    return ""


def _list_hint(name: str, path: Path[str | int], schema: Schema, value: Any, example: str) -> str:
    """How to make a list of what stands where one is wanted."""
    items = resolve(schema.get("items", {}), document(name))
    shown = f"write a list, for example {example}" if example else "write a list"
    if isinstance(value, dict):
        if set(value) & set(items.get("properties", ())):
            return f"write a list, even of one: put a dash or brackets around it, for example {example}"
        if len(path) > 1 and path[-1] in root(name).get("properties", ()):
            return f"{shown}; what is said about them stands under a `{path[-1]}:` at the left margin"
        return shown
    if "object" in items.get("type", ()):
        return shown
    if re.match(r"-[^\W\d]", str(value)):
        return "a space is missing after each dash"
    if str(value)[:1] in DASHES:
        return "an item of a list begins with `-`, the hyphen of the keyboard, and a space"
    if items.get("type") == "integer":
        numbers = re.findall(r"[0-9]+", str(value)) if re.fullmatch(r"[0-9][0-9\s,;/+-]*", str(value)) else []
        return f"write a list, even of one: [{', '.join(numbers)}]" if numbers else shown
    return f"write a list, even of one: [{quoted(', '.join(str(value).replace(',', ' ').split()))}]"


def wrong_word(name: str, path: Path[str | int], schema: Schema, value: Any) -> Words:
    words = [schema["const"]] if "const" in schema else schema["enum"]
    if not any(type(value) is type(word) for word in words):
        return wrong_type(name, path, {**schema, "enum": words}, value)
    known = [str(word) for word in words]
    guess = (nearest(value, known) or _part_of(value, known)) if isinstance(value, str) else None
    allowed = ("known are " if len(words) > 1 else "it is always ") + listed(words)
    hint = f"did you mean `{guess}`? {allowed}" if guess else allowed
    return codes.UNKNOWN_WORD, f"unknown word `{quoted(value)}` for {subject(path)}", hint


def _part_of(value: str, known: list[str]) -> str | None:
    """The one known word that a value is the beginning or end of: `both` of `both ways`."""
    said = value.strip().casefold()
    longer = [word for word in known if said and said in (re.split(r"[ -]", word)[0], re.split(r"[ -]", word)[-1])]
    return longer[0] if len(longer) == 1 else None


def correction(validator: str, schema: Schema, value: Any, span: Span) -> Fix | None:
    """What to write in place of a value that a schema refuses, where only one thing can have been meant."""
    types = schema.get("type", ())
    if isinstance(value, str):
        text = value.strip()
        if validator == "type" and "boolean" in types and text.lower() in _BOOLEANS:
            return replace_bare(span, value, _BOOLEANS[text.lower()])
        number = text.replace("_", "")
        if validator == "type" and "integer" in types and number.removeprefix("-").isdecimal() and text.isascii():
            return replace_bare(span, value, number)
        if validator == "enum":
            sure = only_near(value, [word for word in schema["enum"] if isinstance(word, str)])
            return replace_word(span, value, sure) if sure else None
    return None


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
    better = likely_name(schema, value)
    if better:
        hint = f"write `{better}`" + (f": {hint}" if hint else "")
    return codes.ODD_NAME, f"`{quoted(value)}` cannot be a name {what}", hint


def likely_name(schema: Schema, value: str) -> str | None:
    """A name as it would have to be written: `Our House` is `our-house`; None where nothing is left of it."""
    bare = unicodedata.normalize("NFKD", value).encode("ascii", "ignore").decode().lower()
    parts = re.findall(r"[a-z0-9]+", bare)
    joined = ("-".join(parts), "_".join(parts))
    pattern = schema.get("pattern")
    return next((name for name in joined if name and pattern and re.search(pattern, name)), None)
