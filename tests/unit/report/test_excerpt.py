"""What an excerpt looks like in a terminal: marks under the right cells, nothing that a terminal acts upon."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, strategies as st

from lorumdsl.diagnostics.codes import DUPLICATE_KEY, UNUSED
from lorumdsl.diagnostics.diagnostic import Diagnostic, Related, Span
from lorumdsl.report import Sources, diagnostic_data, format_concise, format_count, format_finding
from lorumdsl.terminal.excerpt import cells, excerpt, visible

MARKED: list[tuple[str, int, int, str, str]] = [
    # line, column, end column, shown, marks
    ("cost: takne(K♥)", 7, 12, "cost: takne(K♥)", "      ^^^^^"),
    ("\tcost: 1", 2, 6, "    cost: 1", "    ^^^^"),
    ("ab\tcost: 1", 4, 8, "ab  cost: 1", "    ^^^^"),
    ("名前: 1", 5, 6, "名前: 1", "      ^"),
    ("名前: 1", 1, 3, "名前: 1", "^^^^"),
    ("e\u0301: 1", 5, 6, "e\u0301: 1", "   ^"),
    ("end", 4, 4, "end", "   ^"),
    ("end", 99, 120, "end", "   ^"),
    ("", 1, 1, "", "^"),
    ("a: 1", 2, 2, "a: 1", " ^"),
    ("a: \x1b[31m", 4, 5, "a: ␛[31m", "   ^"),
    ("a:\u00a01", 3, 4, "a:␣1", "  ^"),
]


@pytest.mark.parametrize(("line", "column", "end", "shown", "marks"), MARKED)
def test_marks_stand_under_the_stretch(line: str, column: int, end: int, shown: str, marks: str) -> None:
    assert excerpt(line, column, end) == (shown, marks)


def test_a_long_line_is_cut_on_both_sides_of_the_stretch() -> None:
    shown, marks = excerpt("a" * 300 + "WRONG" + "b" * 300, 301, 306, width=60)
    assert shown.startswith("…a")
    assert shown.endswith("b…")
    assert cells(shown) <= 60
    assert shown[marks.index("^") : marks.rindex("^") + 1] == "WRONG"


def test_a_stretch_longer_than_the_room_shows_its_beginning() -> None:
    shown, marks = excerpt("x: " + "y" * 500, 4, 504, width=40)
    assert shown.endswith("…")
    assert cells(shown) <= 40
    assert marks.strip() == "^" * 38


@given(st.text(max_size=200), st.integers(1, 250), st.integers(0, 60), st.integers(10, 80))
def test_an_excerpt_never_breaks_the_line_and_fits(line: str, column: int, length: int, width: int) -> None:
    shown, marks = excerpt(line, column, column + length, width)
    assert cells(shown) <= width
    assert "\n" not in shown
    assert "\x1b" not in shown
    assert set(marks) <= {" ", "^"}
    assert 0 <= marks.index("^") <= width


def test_visible_text_is_one_line_without_anything_a_terminal_acts_upon() -> None:
    assert visible("a\nb\x1b[2J\u202ec\x7f") == "a b␛[2J\ufffdc␡"


@pytest.fixture
def twice(tmp_path: Path) -> Diagnostic:
    file = tmp_path / "house.yaml"
    file.write_text("lorum: 1\nid: house\n# a comment\nlorum: 2\n", encoding="utf-8")
    first = Related(Span(str(file), 1, 1, 1, 6), "it stands here first")
    return Diagnostic(DUPLICATE_KEY, Span(str(file), 4, 1, 4, 6), "the key stands twice", "delete one", (first,))


def test_a_finding_names_place_kind_fact_related_place_and_remedy(twice: Diagnostic) -> None:
    file = twice.span.file
    assert format_finding(twice, Sources()).split("\n") == [
        f"{file}:4:1: error LRM110 duplicate-key: the key stands twice",
        "  4 | lorum: 2",
        "    | ^^^^^",
        f"  {file}:1:1: it stands here first",
        "  1 | lorum: 1",
        "    | ^^^^^",
        "  hint: delete one",
    ]


def test_a_finding_in_a_file_that_is_gone_has_no_excerpt(twice: Diagnostic) -> None:
    Path(twice.span.file).unlink()
    assert "|" not in format_finding(twice, Sources())


def test_of_a_finding_over_several_lines_the_first_is_marked_as_far_as_a_comment() -> None:
    found = Diagnostic(DUPLICATE_KEY, Span("x", 1, 1, 3, 9), "wrong")
    shown = format_finding(found, Sources({"x": "sets: {a: K,   # kings\n b: A,\n c: 9}\n"}))
    assert shown.split("\n")[2] == "    | ^^^^^^^^^^^^"


def test_line_breaks_are_those_of_the_reader() -> None:
    sources = Sources({"x": "a: \u2028b\r\nc: 1\rd: 1"})
    assert [sources.line("x", number) for number in range(5)] == [None, "a: \u2028b", "c: 1", "d: 1", None]


def test_the_concise_form_is_one_line() -> None:
    found = Diagnostic(DUPLICATE_KEY, Span("x.yaml", 4, 1, 4, 6), "the key\nstands twice", "delete one")
    assert format_concise(found) == "x.yaml:4:1: error LRM110 duplicate-key: the key stands twice (delete one)"


def test_counts_are_in_words() -> None:
    error = Diagnostic(DUPLICATE_KEY, Span("x", 1, 1, 1, 1), "e")
    warning = Diagnostic(UNUSED, Span("x", 1, 1, 1, 1), "w")
    assert format_count([error, warning, error]) == "2 errors, 1 warning"
    assert format_count([]) == "no findings"


def test_data_hold_every_key_that_is_promised(twice: Diagnostic) -> None:
    data = diagnostic_data(twice)
    promised = {"code", "severity", "file", "line", "column", "end_line", "end_column", "message", "hint"}
    assert promised <= data.keys()
    assert (data["code"], data["severity"], data["line"], data["end_column"]) == ("LRM110", "error", 4, 6)
    assert data["related"][0]["line"] == 1
