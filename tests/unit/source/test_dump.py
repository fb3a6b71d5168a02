"""YAML written from nodes: readable, and the same data when read back."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, strategies as st

from lorumdsl.source.dump import dump_yaml
from lorumdsl.source.nodes import plain
from lorumdsl.source.reader import read_text

# What the reader refuses in any form (control characters, half characters) is no data of a ruleset.
CONTROL = [chr(code) for code in range(32) if code not in (9, 10, 13)]
CHARACTERS = st.characters(exclude_categories=["Cs"], exclude_characters=CONTROL)
TEXT = st.text(CHARACTERS, max_size=12) | st.sampled_from(
    [
        "no",
        "010",
        "1:20",
        "null",
        "~",
        "- a",
        "a: b",
        "a #b",
        "<<",
        "&x",
        "*",
        "x\n",
        " x",
        "x ",
        "1_0",
        "true",
        "1e5",
        "(a, b)",
    ]
)
VALUES = TEXT | st.none() | st.booleans() | st.integers(-(10**18) + 1, 10**18 - 1) | st.floats(-1e9, 1e9)
DATA = st.recursive(
    VALUES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXT, inner, max_size=4), max_leaves=15
)


@given(st.dictionaries(TEXT, DATA, min_size=1, max_size=4))
def test_what_is_written_reads_back_the_same(data: dict[str, object]) -> None:
    root, found = read_text(json.dumps(data, ensure_ascii=True), "f")
    assert found == []
    assert root is not None
    assert plain(root) == data
    text = dump_yaml(root)
    again, found = read_text(text, "f")
    assert found == [], text
    assert again is not None
    assert plain(again) == data
    assert repr(plain(again)) == repr(plain(root))


WRITTEN = """\
name: {en: Hungarian Lórum, hu: Magyar lórum}
contracts:
  obers:
    kind: trick
    cost: taken(O♣) + 2*taken(O♠) + 3*taken(O♦) + 4*taken(O♥)
    payout: avoid-or-sweep
    note: "it's said: \\"no\\""
  train: {values: {A: 11, 10: 1}, limit: null}
pay:
  - when: takers == 1
    pay: [{from: others, to: takers, amount: "min(total, 3)"}]
empty: {a: {}, b: []}
text: a long text that goes on and on so that nobody would want to see it broken or in brackets, as texts are
"""


def test_the_text_is_what_a_person_would_write() -> None:
    root, found = read_text(WRITTEN, "f")
    assert found == []
    assert root is not None
    assert dump_yaml(root) == WRITTEN


@pytest.mark.parametrize("length", [300, 1500])
def test_long_keys_read_back(length: int) -> None:
    root, _ = read_text(f'? "{"k" * length}"\n: {{a: [1, 2]}}\n', "f")
    assert root is not None
    again, found = read_text(dump_yaml(root), "f")
    assert found == []
    assert again is not None
    assert plain(again) == plain(root)
