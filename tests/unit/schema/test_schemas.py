"""The schema files themselves: valid, described, complete, up to date; samples of every format pass."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

from lorumdsl.schema import allowed_keys, check_shape, describe
from lorumdsl.schema.patches import said_of
from lorumdsl.schema.store import load_schema
from lorumdsl.source.library import folder
from lorumdsl.source.reader import read_text
from tests.unit.schema.samples import CASES, CLAUSES, PATCH, RULESET, RULINGS

FILES = ["ruleset", "cases", "sources", "sheet", "game", "record"]


def schemas_in(value: Any) -> Iterator[dict[str, Any]]:
    """Every mapping of a schema file, from the outside in."""
    if isinstance(value, dict):
        yield value
        for inner in value.values():
            yield from schemas_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from schemas_in(inner)


@pytest.mark.parametrize("file", FILES)
def test_a_schema_is_a_schema(file: str) -> None:
    from jsonschema import Draft202012Validator

    Draft202012Validator.check_schema(load_schema(file))


@pytest.mark.parametrize("file", FILES)
def test_every_property_is_described_in_a_sentence(file: str) -> None:
    whole = load_schema(file)
    poor = []
    for schema in schemas_in(whole):
        if not isinstance(schema.get("properties"), dict) or "type" not in schema:
            continue  # a property called `properties`, or the condition of an `if`
        for key, found in schema["properties"].items():
            if len(said_of(found, whole.get("$defs", {}))) < 20:
                poor.append(key)
    assert not poor


@pytest.mark.parametrize("file", FILES)
def test_every_mapping_says_which_keys_it_has(file: str) -> None:
    whole = load_schema(file)
    for name, found in whole.get("$defs", {}).items():
        if "object" in found.get("type", ()) and "allOf" not in found and "if" not in found:
            assert "additionalProperties" in found, name


@pytest.mark.parametrize("file", FILES)
def test_nothing_is_told_apart_by_one_of(file: str) -> None:
    assert not any("oneOf" in schema for schema in schemas_in(load_schema(file)))


def test_each_schema_is_made_from_its_source() -> None:
    generate = run_path(str(folder("schemas") / "generate.py"))
    sources: list[Path] = generate["SOURCES"]
    assert {path.stem for path in sources} == set(FILES)
    for source in sources:
        made = generate["target"](source).read_text(encoding="utf-8")
        assert made == generate["schema_of"](source), f"run python schemas/generate.py: {source.name} has changed"


def test_no_schema_is_without_a_source() -> None:
    assert {path.name.removesuffix(".schema.json") for path in folder("schemas").glob("*.json")} == set(FILES)


@pytest.mark.parametrize(
    ("text", "schema"),
    [
        (RULESET, "ruleset"),
        (RULESET, "ruleset-file"),
        (PATCH, "ruleset-file"),
        (PATCH, "ruleset-patch"),
        (CASES, "cases"),
        (CLAUSES, "sources"),
        (RULINGS, "sources"),
    ],
)
def test_a_good_file_has_no_findings(text: str, schema: str) -> None:
    node, found = read_text(text, "sample.yaml")
    assert node is not None
    assert [*found, *check_shape(node, schema)] == []


def test_every_shipped_list_of_clauses_has_the_right_shape() -> None:
    paths = sorted((folder("rulesets") / "sources").glob("*.yaml"))
    assert paths
    for path in paths:
        node, _ = read_text(path.read_text(encoding="utf-8"), path.name)
        assert node is not None
        assert check_shape(node, "sources") == []


def test_a_place_is_described_whatever_the_kind_of_contract() -> None:
    assert "own: a seat sees its own cards" in (describe("ruleset", ("contracts", "reds", "hand")) or "")
    assert "Who pays" in (describe("ruleset", ("payouts", "p", "cases", 0, "pay", 2, "from")) or "")
    assert describe("ruleset", ("contracts", "reds", "colour")) is None
    assert describe("ruleset", ("seats", 0)) is None


def test_the_keys_of_a_place_are_known() -> None:
    assert allowed_keys("ruleset", ("contracts", "reds", "pass")) == ["cost", "source"]
    assert {"forbid", "next", "build", "values"} <= set(allowed_keys("ruleset", ("contracts", "reds")))
    assert allowed_keys("ruleset", ("seats",)) == []
