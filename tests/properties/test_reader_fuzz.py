"""Nothing makes the reader raise or dawdle, and both parsers read the same.

The nasty texts are those that are known to hang, explode or crash YAML readers, at the size limit. The time
allowed is generous, because what is guarded against takes minutes.
"""

from __future__ import annotations

import time

import pytest
from hypothesis import given, settings, strategies as st

from lorumdsl.diagnostics.diagnostic import Diagnostic, Span
from lorumdsl.source import reader
from lorumdsl.source.characters import Lines
from lorumdsl.source.node_builder import Builder
from lorumdsl.source.nodes import Mapping, Node, Scalar, Sequence
from lorumdsl.source.parsing import ParsingFailed, events

SHARE = 1 if settings.default.max_examples >= 60 else 8  # `nox -s slow` goes up to the size limit
SECONDS = 4
SIZE = reader.MAX_BYTES // SHARE - 16

REAL = """\
# yaml-language-server: $schema=../schemas/ruleset.schema.json
lorum: 1
id: hungarian
name: {en: "Hungarian Lórum", hu: 'Magyar lórum'}
deal: {packets: [2, 2, 2, 2], cut: left of dealer}
payouts:
  avoid-or-sweep:
    takers: cost > 0
    cases:
    - {when: takers == 1,     pay: [{from: others, to: takers, amount: total}]}
    - otherwise: true
      pay:
      - {from: pot, to: winner, amount: "min(pot, 3)"}
contracts:
  obers:
    cost: taken(O♣) + 2*taken(O♠) +
      3*taken(O♦)
    note: >
      Every over
      costs.

    source: {guide: whole}
  train: {values: {A: 11, 10: 1}, note: |
      x
    }
"""


def repeated(part: str, head: str = "", tail: str = "") -> str:
    return head + part * ((SIZE - len(head) - len(tail)) // len(part)) + tail


NASTY = {
    "brackets": repeated("["),
    "braces": repeated("{"),
    "mappings in brackets": repeated("{a: "),
    "question marks": repeated("? "),
    "dashes": repeated("- "),
    "open quote": repeated("x", '"'),
    "words": repeated("x "),
    "folded words": repeated("x\n "),
    "colons": repeated("a: "),
    "commas": repeated(",", "["),
    "blanks": repeated(" ", "", "x"),
    "line breaks": repeated("\n"),
    "carriage returns": repeated("\r"),
    "tabs": repeated("\t"),
    "tabs in lines": repeated("a\n\t"),
    "comment": repeated("#"),
    "long key": repeated("x", "", ": 1"),
    "anchors": repeated("- &a x\n"),
    "aliases": repeated("- *a\n"),
    "bomb": "a: &a [x, x]\n" + "".join(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]\n" for n in range(1, 20)),
    "recursion": "a: &a [*a]\n",
    "tags": repeated("- !a x\n"),
    "digits": repeated("9", "a: "),
    "underscores": repeated("_", "a: 1"),
    "base sixty": repeated(":1", "a: 1", "x"),
    "parentheses": repeated("( ", "a: "),
    "literal": repeated("  x\n", "a: |\n"),
    "deep literal": repeated("\n" + " " * 200, "a: |9\n", "x"),
    "escapes": repeated("\\n", 'a: "', '"'),
    "surrogates": repeated("\\ud800", 'a: "', '"'),
    "too large escapes": repeated("\\U99999999", 'a: "', '"'),
    "no-break spaces": repeated("\u00a0")[: SIZE // 2],
    "half characters": repeated("\ud800")[: SIZE // 3],
    "documents": repeated("---\n"),
    "duplicates": repeated("a: 1\n"),
    "directives": repeated("%a\n"),
    "indents": "".join(" " * n + "a:\n" for n in range(1400)),
    "outdents": "a: |\n" + "".join(" " * (300 - n) + "x\n" for n in range(300)),
    "many texts": "".join(f"a{n}: taken({n}) + 1\n" for n in range(24_000)),
}


@pytest.mark.parametrize("text", NASTY.values(), ids=NASTY)
def test_no_nasty_text_raises_or_takes_long(text: str) -> None:
    begun = time.perf_counter()
    root, found = reader.read_text(text, "f")
    assert time.perf_counter() - begun < SECONDS
    assert root is not None or found
    assert len(found) < 200
    data = text.encode("utf-8", "surrogatepass")
    begun = time.perf_counter()
    reader.read_bytes(data, "f")
    assert time.perf_counter() - begun < SECONDS


@given(st.binary(max_size=200))
def test_any_bytes_read_or_are_explained(data: bytes) -> None:
    explained(*reader.read_bytes(data, "f"))


@given(st.text(st.characters(), max_size=200))
def test_any_text_reads_or_is_explained(text: str) -> None:
    explained(*reader.read_text(text, "f"))


PIECES = st.sampled_from(
    [
        *"abx01:-?[]{},'\"|>&*!#%@`\\ \n\t~",
        "\n  ",
        "\n    ",
        "\n- ",
        ": ",
        "k: ",
        "'x''y'",
        '"q\\n\\u0041"',
        "|\n",
        ">\n",
    ]
    + [
        "|2-\n",
        ">+\n",
        "\r\n",
        "é",
        "😀",
        "  ",
        "\n\n",
        "\\ud83d",
        "<<: ",
        "---\n",
        "yes",
        "010",
        "\u00a0",
        "\x00",
        "#b",
        " #",
    ]
)
TEXTS = st.lists(PIECES, max_size=40).map("".join)


@given(TEXTS)
def test_yaml_in_pieces_reads_or_is_explained(text: str) -> None:
    explained(*reader.read_text("k: " + text, "f"))


@given(st.integers(0, len(REAL)), st.integers(0, 12), TEXTS)
def test_a_real_ruleset_with_a_slip_reads_or_is_explained(start: int, length: int, text: str) -> None:
    explained(*reader.read_text(REAL[:start] + text[:8] + REAL[start + length :], "f"))


@given(TEXTS)
def test_both_parsers_read_the_same_with_the_same_places(text: str) -> None:
    text = "k: " + text.replace("\x00", "").replace("\u00a0", "").replace("\t", "") + "\nz: 1\n"
    usual, pure = (tree(text, pure) for pure in (False, True))
    if usual is not None and pure is not None:
        assert usual == pure


@given(TEXTS)
def test_every_character_of_a_text_has_its_place(text: str) -> None:
    root, found = reader.read_text("k: " + text, "f")
    if root is None or found:
        return
    for scalar in scalars_of(root):
        if isinstance(scalar.value, str):
            assert len(scalar.places) == len(scalar.value)
            assert list(scalar.places) == sorted(scalar.places)


def explained(root: Mapping | None, found: list[Diagnostic]) -> None:
    assert root is not None or found
    for one in found:
        assert one.message, one
        assert one.hint, one
        assert one.span.line >= 1
        assert one.span.column >= 1
        assert (one.span.line, one.span.column) <= (one.span.end_line, one.span.end_column), one
    if root is not None:
        for scalar in scalars_of(root):
            assert scalar.span >= Span("f", 1, 1, 1, 1)


def tree(text: str, pure: bool) -> Node | None:
    """The tree that one of the parsers makes of a text; None where there is any finding."""
    builder = Builder(text, text, "f", Lines(text))
    try:
        builder.run(events(text, pure))
    except ParsingFailed:
        return None
    return None if builder.found else builder.root


def scalars_of(node: Node) -> list[Scalar]:
    if isinstance(node, Scalar):
        return [node]
    inner = node.items if isinstance(node, Sequence) else [entry.value for entry in node]
    return [scalar for one in inner for scalar in scalars_of(one)]
