"""Keys under the names that other games have for them."""

from __future__ import annotations

import pytest

from lorumdsl.loading.examine import check_text
from lorumdsl.schema.store import document
from lorumdsl.schema.synonyms import SYNONYMS, meant_by


def keys(schema: object) -> set[str]:
    """Every key that some mapping of a schema may have."""
    if isinstance(schema, dict):
        own = set(schema.get("properties", {}))
        return own.union(*(keys(inner) for inner in schema.values()))
    return set().union(*map(keys, schema)) if isinstance(schema, list) else set()


def test_what_is_meant_is_a_key_and_what_is_written_means_something_else() -> None:
    known = keys(document("ruleset"))
    assert {meant for several in SYNONYMS.values() for meant in several} <= known
    assert all(word not in several for word, several in SYNONYMS.items())


@pytest.mark.parametrize(("word", "meant"), [("players", "seats"), ("pack", "deck"), ("games", "contracts")])
def test_the_key_that_is_meant_is_named(word: str, meant: str) -> None:
    (found,) = check_text(f"lorum: 1\nid: h\nextends: hungarian\n{word}: 3\n", "h.yaml")
    assert found.hint == f"that is called `{meant}` here"


def test_a_key_that_is_there_is_not_meant_again() -> None:
    assert meant_by("players", {"seats"}) == "seats"
    assert meant_by("players", {"deck"}) is None
