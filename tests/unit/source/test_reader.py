"""What the reader makes of text, and what it says of text it refuses."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from lorumdsl.diagnostics import codes
from lorumdsl.diagnostics.diagnostic import Code, Span
from lorumdsl.source import parsing, reader
from lorumdsl.source.nodes import Mapping, Scalar, at, plain

REFUSED: list[tuple[str, Code, int, int, str]] = [
    # text, code, line, column, a word of the hint
    ("", codes.EMPTY, 1, 1, "lorum: 1"),
    ("# only a comment\n", codes.EMPTY, 1, 1, "lorum: 1"),
    ("---\n", codes.EMPTY, 1, 1, "lorum: 1"),
    ("just text\n", codes.NOT_A_MAPPING, 1, 1, "key: value"),
    ("seats:4\n", codes.NOT_A_MAPPING, 1, 1, "space after each colon"),
    ("- 1\n- 2\n", codes.NOT_A_MAPPING, 1, 1, "key: value"),
    ("---\na: 1\n---\nb: 2\n", codes.SEVERAL_DOCUMENTS, 3, 1, "one document"),
    ('{"a": 1}\n{"b": 2}\n', codes.SEVERAL_DOCUMENTS, 2, 1, "one document"),
    ("a: 1\nb: 2\na: 3\n", codes.DUPLICATE_KEY, 3, 1, "delete"),
    ('10: 1\n"10": 2\n', codes.DUPLICATE_KEY, 2, 1, "delete"),
    ("? [a]\n: 1\n", codes.ODD_KEY, 1, 3, "quotes"),
    ("? {a: b}\n: 1\n", codes.ODD_KEY, 1, 3, "quotes"),
    ("a: {: 1}\n", codes.ODD_KEY, 1, 5, "key: value"),
    (": 1\n", codes.ODD_KEY, 1, 1, "key: value"),
    ("a: *x\n", codes.ALIAS, 1, 4, "write the value out"),
    ("a: &x {b: 1}\n", codes.ALIAS, 1, 4, "delete it"),
    ("a: &x 1\nb: *x\n", codes.ALIAS, 1, 4, "delete it"),
    ("a: !!str 1\n", codes.TAG, 1, 4, "delete the tag"),
    ("a: !!python/object:os.system x\n", codes.TAG, 1, 4, "delete the tag"),
    ("a: !taken [1]\n", codes.TAG, 1, 4, "quote"),
    ("a: !foo!bar 1\n", codes.TAG, 1, 4, "delete the tag"),
    ("<<: {a: 1}\n", codes.MERGE_KEY, 1, 1, "extends"),
    ("a: " + "[" * 80 + "]" * 80 + "\n", codes.TOO_DEEP, 1, 67, "flatten"),
    ("[" * 100_000, codes.TOO_DEEP, 1, 1001, "flatten"),
    ("a: [" + "1," * 60_000 + "]\n", codes.TOO_MANY_NODES, 1, 99999, "split"),
    ("a: 1234567890123456789\n", codes.NUMBER_TOO_LONG, 1, 4, "18 digits"),
    ("a: 1e999\n", codes.NUMBER_TOO_LONG, 1, 4, "digits"),
    ("a: x\u00a0y\n", codes.ODD_CHARACTER, 1, 5, "ordinary space"),
    ("a: x\u0085b: y\n", codes.ODD_CHARACTER, 1, 5, "line break"),
    ("a: x\ufeff\n", codes.ODD_CHARACTER, 1, 5, "delete"),
    ("a: x\ud800\n", codes.ODD_CHARACTER, 1, 5, "delete"),
    ("a: x\x00\n", codes.ODD_CHARACTER, 1, 5, "delete"),
    ("a: x\u202ey\n", codes.ODD_CHARACTER, 1, 5, "delete"),
    ('a: "x\\ud800"\n', codes.ODD_CHARACTER, 1, 6, "delete"),
    ('a: "x\\u0000"\n', codes.ODD_CHARACTER, 1, 6, "delete"),
    ('a: "x\\U99999999"\n', codes.ODD_CHARACTER, 1, 6, "delete"),
    ("a:\n\tb: 1\n", codes.ODD_CHARACTER, 2, 1, "spaces"),
    ("a: no\n", codes.AMBIGUOUS_SCALAR, 1, 4, '"no" in quotes'),
    ("a: Yes\n", codes.AMBIGUOUS_SCALAR, 1, 4, '"Yes" in quotes'),
    ("a: [ON]\n", codes.AMBIGUOUS_SCALAR, 1, 5, "quotes"),
    ("a: off # c\n", codes.AMBIGUOUS_SCALAR, 1, 4, "quotes"),
    ("a: 1:20\n", codes.AMBIGUOUS_SCALAR, 1, 4, "quotes"),
    ("a: 010\n", codes.AMBIGUOUS_SCALAR, 1, 4, "write 10"),
    ("a: -00\n", codes.AMBIGUOUS_SCALAR, 1, 4, "write -0"),
    ("a: 0x10\n", codes.AMBIGUOUS_SCALAR, 1, 4, "decimal"),
    ("a: 0o17\n", codes.AMBIGUOUS_SCALAR, 1, 4, "decimal"),
    ("a: 1_000\n", codes.AMBIGUOUS_SCALAR, 1, 4, "write 1000"),
    ("a: .inf\n", codes.AMBIGUOUS_SCALAR, 1, 4, "number"),
    ("a: &hearts and x\n", codes.CUT_EXPRESSION, 1, 4, "quotes"),
    ("a: taken(hearts) #b\n", codes.CUT_EXPRESSION, 1, 18, "quotes"),
    ("a: {amount: min(a, b)}\n", codes.CUT_EXPRESSION, 1, 13, "quotes"),
    ("a: {from:all}\n", codes.NOT_YAML, 1, 5, "write `from: all`"),
    ("a: 1\nseats:4\nb: 1\n", codes.NOT_YAML, 2, 1, "write `seats: 4`"),
    ("seats:4\nb: 1\n", codes.NOT_YAML, 1, 1, "write `seats: 4`"),
    ("a: 'x\nb: 2\n", codes.NOT_YAML, 1, 4, "close it with '"),
    ('a: "x\nb: 2\n', codes.NOT_YAML, 1, 4, 'close it with "'),
    ('a: "b" c\nd: 1\n', codes.NOT_YAML, 1, 8, "whole text in quotes"),
    ("a: {b: 1\nc: 2\n", codes.NOT_YAML, 1, 4, "add `}`"),
    ("a: [1, 2\nb: 3\n", codes.NOT_YAML, 1, 4, "add `]`"),
    ("a: {x]\n", codes.NOT_YAML, 1, 6, "close `{` with `}`"),
    ("a: ]\n", codes.NOT_YAML, 1, 4, "delete it"),
    ("a: b: c\n", codes.NOT_YAML, 1, 5, "in quotes"),
    ("a: 1\n  b: 2\n", codes.NOT_YAML, 2, 3, "in column 1, as line 1 does"),
    ("a:\n  cost 20*taken(K♥)\n  total: 20\n", codes.NOT_YAML, 2, 3, "write `cost: 20*taken(K♥)`"),
    ("a:\n  cost:20\n  total:20\n", codes.NOT_YAML, 2, 3, "write `cost: 20`"),
    ("a: 1\ncontracts\n  b: 2\n", codes.NOT_YAML, 2, 1, "write `contracts:`"),
    ("a: 1\n– hearts\n– obers\n", codes.NOT_YAML, 2, 1, "the hyphen of the keyboard"),
    ("```yaml\na: 1\n```\n", codes.NOT_YAML, 1, 1, "delete it"),
    ("a: 1\nseats = 4\n", codes.NOT_YAML, 2, 1, "write `seats: 4`"),
    ("a: 1\n// note\n", codes.NOT_YAML, 2, 1, "begins with `#`"),
    ("a: 1\n-hearts\n-obers\nb: 1\n", codes.NOT_YAML, 2, 1, "a space is missing after the dash"),
    ("a: {\n  b: {c: 8},\n", codes.NOT_YAML, 1, 4, "add `}`"),
    ("a: [x, , y]\n", codes.NOT_YAML, 1, 8, 'an empty text is `""`'),
    ("a: {sum: hearts, obers, b: 1}\n", codes.CUT_EXPRESSION, 1, 10, "`[hearts, obers]`"),
    ("a: {cost: 0,5*taken(hearts)}\n", codes.CUT_EXPRESSION, 1, 11, "whole numbers only"),
    ("a: {7♦, 8♦}\n", codes.NOT_YAML, 1, 5, "`[7♦, …]`"),
    ("a:\n  b: 1\n c: 2\n", codes.NOT_YAML, 3, 2, "align it with"),
    ("a: 1\n- b\n", codes.NOT_YAML, 2, 1, "key of its own"),
    ("a: @x\n", codes.NOT_YAML, 1, 4, "in quotes"),
    ("a: %x\n", codes.NOT_YAML, 1, 4, "in quotes"),
    ("a: *taken(hearts)\n", codes.NOT_YAML, 1, 4, "expression in quotes"),
    ("a: > 3\n", codes.NOT_YAML, 1, 4, "expression in quotes"),
]


@pytest.mark.parametrize(("text", "code", "line", "column", "hint"), REFUSED, ids=lambda value: repr(value)[:40])
def test_refused_text_is_named_placed_and_has_a_remedy(
    text: str, code: Code, line: int, column: int, hint: str
) -> None:
    _, found = reader.read_text(text, "house.yaml")
    matching = [one for one in found if one.code is code]
    assert matching, found
    first = matching[0]
    assert (first.span.file, first.span.line, first.span.column) == ("house.yaml", line, column), first
    assert hint in first.hint


@pytest.mark.parametrize(("text", "code"), [(row[0], row[1]) for row in REFUSED if row[4] != "flatten"])
def test_the_python_parser_finds_the_same(text: str, code: Code, monkeypatch: pytest.MonkeyPatch) -> None:
    if len(text) > 10_000:
        pytest.skip("slow without the C parser")
    usual = reader.read_text(text, "f")[1]
    use_the_python_parser(monkeypatch)
    pure = reader.read_text(text, "f")[1]
    assert [(one.code, one.span.line) for one in pure] == [(one.code, one.span.line) for one in usual]


ACCEPTED: list[tuple[str, object]] = [
    ("a: 1\n", {"a": 1}),
    ("\ufeffa: 1\n", {"a": 1}),
    ("a: 1\r\nb: 2\r\n", {"a": 1, "b": 2}),
    ("a: 1\rb: 2\r", {"a": 1, "b": 2}),
    ("10: x\nno: y\n", {"10": "x", "no": "y"}),
    ("a: true\nb: null\nc: ~\nd:\n", {"a": True, "b": None, "c": None, "d": None}),
    ("a: 1.5\nb: -3\nc: +2\nd: 1e3\n", {"a": 1.5, "b": -3, "c": 2, "d": 1000.0}),
    ("a: 123456789012345678\n", {"a": 123456789012345678}),
    ("a: \"no\"\nb: '010'\n", {"a": "no", "b": "010"}),
    ("a: y\nb: nothing\nc: 2026-11-30\n", {"a": "y", "b": "nothing", "c": "2026-11-30"}),
    ("a: x # comment\nb: y #\n#c\nd: 4 #four\n", {"a": "x", "b": "y", "d": 4}),
    ("a: 'x' #b\nc: d#e\n", {"a": "x", "c": "d#e"}),
    ("a: hearts & obers\nb: 2*taken(O♠)\n", {"a": "hearts & obers", "b": "2*taken(O♠)"}),
    ("a: min(tricks, 2)\nb: [x (y), z]\n", {"a": "min(tricks, 2)", "b": ["x (y)", "z"]}),
    ("plays: [P1:9s, 'P2:Th']\n", {"plays": ["P1:9s", "P2:Th"]}),
    ("a:\tx\nb: y\tz\nc: 'p\tq'\n", {"a": "x", "b": "y\tz", "c": "p\tq"}),
    ("a: |\n  x\ty\n  z\n", {"a": "x\ty\nz\n"}),
    ('{\n\t"a": [1,\t2]\n}\n', {"a": [1, 2]}),
    ('{"a": "\\ud83d\\ude00 \\/ \\u00e9"}', {"a": "😀 / é"}),
    ("a: '\\ud83d'\n", {"a": "\\ud83d"}),
]


@pytest.mark.parametrize(("text", "data"), ACCEPTED)
@pytest.mark.parametrize("pure", [False, True])
def test_text_reads_as_the_core_schema_says(
    text: str, data: object, pure: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if pure:
        use_the_python_parser(monkeypatch)
    root, found = reader.read_text(text, "f")
    assert found == []
    assert root is not None
    assert plain(root) == data
    assert repr(plain(root)) == repr(data)


def test_json_reads_as_json_does() -> None:
    data = {
        "seed": 7,
        "bots": ["random", "♥"],
        "deals": [{"pay": [-1, 1.5, None, True]}],
        "e": {},
        "f": [],
        "😀": "x😀",
    }
    for text in (json.dumps(data), json.dumps(data, indent=1, ensure_ascii=False), json.dumps(data, indent="\t")):
        root, found = reader.read_text(text, "f")
        assert found == []
        assert root is not None
        assert plain(root) == data


def test_all_findings_are_reported_at_once() -> None:
    text = "a: no\na: 010\nb: !x 1\nb: &y {}\nc: x\u00a0y\n"
    _, found = reader.read_text(text, "f")
    assert [one.code.name for one in found] == [
        *["ambiguous-scalar", "duplicate-key", "ambiguous-scalar", "tag", "duplicate-key", "anchor-or-alias"],
        "odd-character",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "a: {sum: hearts, obers, kings, b: 1}\n",
        "a: {7♦, 8♦, 9♦}\n",
        "a: {cost: taken(O♥, O♦, K♥), b: 1}\n",
        "a:\n  cost: *20 taken(K♥)\n",
    ],
)
def test_what_a_mistake_leaves_behind_is_not_reported_as_well(text: str) -> None:
    assert len(reader.read_text(text, "house.yaml")[1]) == 1


def test_each_repeated_key_names_the_first() -> None:
    _, found = reader.read_text("a: 1\na: 2\na: 3\n", "f")
    assert [(one.span.line, one.related[0].span.line) for one in found] == [(2, 1), (3, 1)]


PLACED = {
    "plain": "k: taken(O♥) + 1\n",
    "beyond the plane": "😀: 😀 taken(O♥) + 1\n",
    "plain on two lines": "k: 1 +\n    taken(O♥) +\n  2\n",
    "plain with a blank line": "k: 1 +\n\n  taken(O♥)\n",
    "single quotes": "k: 'it''s taken(O♥)'\n",
    "double quotes": 'k: "\\u0041\\t\\"x taken(O♥)"\n',
    "double quotes on lines": 'k: "a \\\n    b  \n  taken(O♥)\n\n  c"\n',
    "literal": "k: |\n  x\n    y\n\n  taken(O♥)\n",
    "literal, kept": "k: |+\n  taken(O♥)\n\n\nz: 1\n",
    "literal, indented": "k:\n  - m: |2-\n       x\n      taken(O♥)\n",
    "folded": "k: > # why\n  x\n  y taken(O♥)\n\n   more\n  z\n",
    "carriage returns": "k: |\r\n  x\r\n  taken(O♥)\r\n",
    "tabs": "k:\t'a\tb taken(O♥)'\n",
}


@pytest.mark.parametrize("text", PLACED.values(), ids=PLACED)
def test_a_part_of_a_value_is_found_in_the_file(text: str) -> None:
    root, found = reader.read_text(text, "f")
    assert found == []
    assert root is not None
    node = next(iter(root)).value
    while not isinstance(node, Scalar):
        node = next(iter(node)).value if isinstance(node, Mapping) else node.items[0]
    value = node.value
    assert isinstance(value, str)
    assert len(node.places) == len(value)
    start = value.index("taken(O♥)")
    span = node.part(start, start + len("taken(O♥)"))
    line = text.replace("\r\n", "\n").split("\n")[span.line - 1]
    assert line[span.column - 1 : span.end_column - 1] == "taken(O♥)"
    assert span.end_line == span.line


def test_a_part_that_ends_in_an_escape_covers_the_escape() -> None:
    root, _ = reader.read_text('k: "ab\\u0041c"\n', "f")
    assert root is not None
    node = root.get("k")
    assert isinstance(node, Scalar)
    assert node.part(1, 3) == Span("f", 1, 6, 1, 13)


def test_keys_values_and_collections_have_their_places() -> None:
    root, _ = reader.read_text("a:\n  b: [1, {c: d}]\n  e:\nf: x\n", "f")
    assert root is not None
    assert root.span == Span("f", 1, 1, 4, 5)
    assert root.entries["a"].key_span == Span("f", 1, 1, 1, 2)
    assert at(root, ["a"]).span == Span("f", 2, 3, 3, 4)
    assert at(root, ["a", "b"]).span == Span("f", 2, 6, 2, 17)
    assert at(root, ["a", "b", 1, "c"]).span == Span("f", 2, 14, 2, 15)
    assert at(root, ["a", "e"]).span == Span("f", 3, 4, 3, 4)


BYTES: list[tuple[bytes, Code, int, int, str]] = [
    ("a: é\n".encode("latin-1"), codes.NOT_UTF8, 1, 4, "0xE9"),
    (b"\xef\xbb\xbfa: 1\nb: \xff\n", codes.NOT_UTF8, 2, 4, "0xFF"),
    ("a: 1\n".encode("utf-16"), codes.NOT_UTF8, 1, 1, "UTF-16"),
    ("a: 1\n".encode("utf-16-be"), codes.NOT_UTF8, 1, 1, "UTF-16"),
    ("a: 1\n".encode("utf-32"), codes.NOT_UTF8, 1, 1, "UTF-32"),
    (b"a: x\n" * (1 << 18), codes.TOO_LARGE, 1, 1, "1,048,576"),
]


@pytest.mark.parametrize(("data", "code", "line", "column", "word"), BYTES, ids=lambda value: repr(value)[:30])
def test_bytes_that_are_no_text_are_named(data: bytes, code: Code, line: int, column: int, word: str) -> None:
    root, found = reader.read_bytes(data, "f")
    assert root is None
    assert [(one.code, one.span.line, one.span.column) for one in found] == [(code, line, column)]
    assert word in found[0].message


def test_files_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    (tmp_path / "house.yaml").write_text("a: 1\n", encoding="utf-8")
    _, found = reader.read(tmp_path / "hause.yaml")
    assert [one.code for one in found] == [codes.NO_SUCH_FILE]
    assert "house.yaml" in found[0].hint
    assert [one.code for one in reader.read(tmp_path)[1]] == [codes.NOT_A_FILE]
    assert next(one.code for one in reader.read(tmp_path / ("x" * 5000))[1]) in (codes.UNREADABLE, codes.NO_SUCH_FILE)
    assert next(one.code for one in reader.read(Path("a\0b"))[1]) in (codes.UNREADABLE, codes.NO_SUCH_FILE)
    os.mkfifo(tmp_path / "pipe.yaml")
    assert [one.code for one in reader.read(tmp_path / "pipe.yaml")[1]] == [codes.NOT_A_FILE]


def test_a_file_without_permission_is_unreadable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "house.yaml"
    path.write_text("a: 1\n", encoding="utf-8")

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    root, found = reader.read(path)
    assert root is None
    assert [one.code for one in found] == [codes.UNREADABLE]
    assert "permission denied" in found[0].message


def test_places_name_the_file_as_it_was_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "house.yaml").write_text("a: 1\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    root, _ = reader.read(Path("house.yaml"))
    assert root is not None
    assert root.span.file == "house.yaml"


def use_the_python_parser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "events", lambda text: parsing.events(text, pure=True))
