"""The JSON Schemas, made from `schemas/source/*.yaml`; run it after a change there or in a row of a key.

    python schemas/generate.py

Sources are written by hand, with comments. What rows of keys decide of ruleset.yaml is filled in, `{amount}` in a
description becomes the words that may stand in an amount, and the half that patches need is derived.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import yaml

from lorumdsl.expr.word import Context
from lorumdsl.model.key_schema import contract_schemas, words_told
from lorumdsl.schema.patches import format_schema, with_patches

FOLDER = Path(__file__).parent
SOURCES = sorted((FOLDER / "source").glob("*.yaml"))
PLACE = re.compile(r"\{([a-z_]+)\}")


def schema_of(source: Path) -> str:
    """The text of the JSON file that belongs to a source."""
    written = _with_words(yaml.safe_load(source.read_text(encoding="utf-8")))
    if source.stem == "ruleset":
        written = with_patches(_with_keys(written))
    return format_schema(written)


def target(source: Path) -> Path:
    return FOLDER / f"{source.stem}.schema.json"


def _with_keys(written: dict[str, Any]) -> dict[str, Any]:
    definitions = dict(written["$defs"])
    for name, decided in contract_schemas().items():
        by_hand = definitions.get(name, {})
        twice = by_hand.keys() & decided.keys()
        if twice:
            raise ValueError(f"{name}: {', '.join(sorted(twice))} is decided by the rows of keys")
        definitions[name] = by_hand | decided
    return written | {"$defs": definitions}


def _with_words(value: Any) -> Any:
    """The same with every `{place}` of a description replaced by what may stand in such a place."""
    if isinstance(value, dict):
        return {key: _told(inner) if key == "description" else _with_words(inner) for key, inner in value.items()}
    return [_with_words(item) for item in value] if isinstance(value, list) else value


def _told(description: Any) -> Any:
    if not isinstance(description, str):
        return _with_words(description)
    return PLACE.sub(lambda match: words_told(Context[match[1].upper()]), description)


if __name__ == "__main__":
    for one in SOURCES:
        target(one).write_text(schema_of(one), encoding="utf-8")
