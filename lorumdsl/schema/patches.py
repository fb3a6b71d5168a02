"""The half of ruleset.schema.json that is derived: what a file with `extends`, or `changes` of a variant, may say.

A patch has the keys of a ruleset, none required, and null removes; a list replaces, so its items are complete.
Editors need this in the file itself, so `schemas/generate.py` writes it there and nothing is worked out at start.
"""

from __future__ import annotations

import json
from typing import Any

from lorumdsl.schema.store import Schema

KINDS = ("trick", "chain", "layout", "count")
DERIVED = ("any-contract", "changes", "ruleset-patch")
COMPLETENESS = {"required", "allOf", "anyOf", "not", "minProperties"}
NOT_CHANGED = ("lorum", "id", "extends", "variants")  # by a variant


def with_patches(written: Schema) -> Schema:
    """The document with all derived definitions renewed."""
    defs = {name: found for name, found in written["$defs"].items() if not _is_derived(name)}
    contracts = [defs[f"{kind}-contract"] for kind in KINDS]
    keys: Schema = {}
    for contract in contracts:
        keys |= {key: found for key, found in contract["properties"].items() if key not in keys}
    defs["any-contract"] = {
        "title": "contract",
        "description": "A contract whose kind is not said: any key that some kind has.",
        "type": "object",
        "properties": keys,
        "additionalProperties": False,
    }
    _Patches(defs).derive(contracts)
    return {**written, "$defs": defs}


def _is_derived(name: str) -> bool:
    return name in DERIVED or name.endswith("-patch")


class _Patches:
    """Adds a twin NAME-patch for every definition of a mapping that a patch reaches."""

    def __init__(self, defs: Schema) -> None:
        self.defs = defs

    def derive(self, contracts: list[Schema]) -> None:
        defs = self.defs
        twin = defs["contract-patch"] = {}  # before the ruleset, which refers to it
        twin.update(self._patch(defs["any-contract"]))
        twin["allOf"] = [self._foreign(kind, contract) for kind, contract in zip(KINDS, contracts, strict=True)]
        whole = self._patch(defs["ruleset"])
        properties = whole["properties"]
        for key in ("lorum", "id", "extends"):
            properties[key] = defs["ruleset"]["properties"][key]
        defs["ruleset-patch"] = {**whole, "required": ["lorum", "id", "extends"]}
        changed = {key: found for key, found in properties.items() if key not in NOT_CHANGED}
        defs["changes"] = {**whole, "title": "patch", "properties": changed}

    def _foreign(self, kind: str, contract: Schema) -> Schema:
        """Of the keys of other kinds a patch may only say that they are removed."""
        others = [key for key in self.defs["any-contract"]["properties"] if key not in contract["properties"]]
        return {
            "if": {"properties": {"kind": {"const": kind}}, "required": ["kind"]},
            "then": {"title": contract["title"], "properties": {key: {"type": "null"} for key in others}},
        }

    def _patch(self, schema: Schema) -> Schema:
        if "$ref" in schema:
            name = schema["$ref"].rpartition("/")[2]
            if name == "changes" or not _is_mapping(self.defs[name]):
                return schema
            if f"{name}-patch" not in self.defs:
                self.defs[f"{name}-patch"] = self._patch(self.defs[name])
            return {**schema, "$ref": f"#/$defs/{name}-patch"}
        if not _is_mapping(schema):
            return schema
        patched = {key: found for key, found in schema.items() if key not in COMPLETENESS}
        if "properties" in schema:
            patched["properties"] = {key: self._removable(found) for key, found in schema["properties"].items()}
        if isinstance(schema.get("additionalProperties"), dict):
            patched["additionalProperties"] = self._removable(schema["additionalProperties"])
        return patched

    def _removable(self, schema: Schema) -> Schema:
        description = said_of(schema, self.defs)
        bare = {key: found for key, found in schema.items() if key != "description"}
        said = {"description": description} if description else {}
        return {**said, "anyOf": [self._patch(bare), {"type": "null"}]}


def _is_mapping(schema: Schema) -> bool:
    types: Any = schema.get("type", ())
    return "object" in types


def said_of(schema: Schema, defs: Schema) -> str:
    """The description of a property, the nearest one along its references."""
    while "description" not in schema and "$ref" in schema:
        schema = defs[schema["$ref"].rpartition("/")[2]]
    return str(schema.get("description", ""))


def format_schema(schema: Schema) -> str:
    return json.dumps(schema, ensure_ascii=False, indent=2) + "\n"
