"""Fixes change the bytes they are about and no others, never overlap, and never take a comment away."""

from __future__ import annotations

import pytest

from lorumdsl.diagnostics.diagnostic import Fix, Span
from lorumdsl.source.edits import apply_fixes
from lorumdsl.source.entry_ranges import call_stretch, entry_stretch
from lorumdsl.source.fixes import in_quotes, replace_word
from lorumdsl.source.reader import read_text


def fix(line: int, column: int, end_line: int, end_column: int, text: str) -> Fix:
    return Fix(Span("a.yaml", line, column, end_line, end_column), text)


def test_mark_line_breaks_and_layout_stay() -> None:
    data = b"\xef\xbb\xbf# o\xcc\x8b\r\na:  \xe2\x99\xa5x   # k\xe2\x99\xa5\r\nb: 2\r"
    changed, made = apply_fixes(data, [fix(2, 5, 2, 7, "K"), fix(3, 1, 3, 2, "c")])
    assert (changed, made) == (b"\xef\xbb\xbf# o\xcc\x8b\r\na:  K   # k\xe2\x99\xa5\r\nc: 2\r", 2)


def test_of_two_that_overlap_the_first_is_made() -> None:
    changed, made = apply_fixes(b"abcdef", [fix(1, 3, 1, 6, "Y"), fix(1, 1, 1, 4, "X"), fix(1, 1, 1, 4, "X")])
    assert (changed, made) == (b"Xdef", 1)


def test_a_comment_is_never_deleted() -> None:
    data = b"a: 1  # one\nb: 2\n"
    assert apply_fixes(data, [fix(1, 1, 2, 1, "")]) == (data, 0)


def test_a_fix_that_is_made_already_is_none() -> None:
    assert apply_fixes(b"a: 1\n", [fix(1, 1, 1, 2, "a")]) == (b"a: 1\n", 0)


def test_the_last_line_may_lack_its_break() -> None:
    assert apply_fixes(b"a: 1\nb: 2", [fix(2, 1, 3, 1, "")]) == (b"a: 1\n", 1)


@pytest.mark.parametrize("text", ["K♥", 'a "b"', "it's", "back\\slash", "a: b # c", "'", '"'])
def test_what_is_put_in_quotes_reads_back(text: str) -> None:
    node, found = read_text(f"a: {in_quotes(text)}", "a.yaml")
    assert found == []
    assert node is not None
    assert getattr(node.get("a"), "value", None) == text


def test_a_word_in_quotes_stays_in_quotes() -> None:
    assert replace_word(Span("", 1, 1, 1, 5), "cots", "cost") == fix_of("cost", 5)
    assert replace_word(Span("", 1, 1, 1, 7), "cots", "cost") == fix_of('"cost"', 7)
    assert replace_word(Span("", 1, 1, 1, 9), "cots", "cost") is None  # escapes, or something else


def fix_of(text: str, end: int) -> Fix:
    return Fix(Span("", 1, 1, 1, end), text)


@pytest.mark.parametrize(
    ("text", "deleted"),
    [
        ("a: 1\n  b: 2  \nc: 3", "  b: 2  \n"),
        ("a: 1\r\nb: 2", "b: 2"),
        ("a: 1\nb: 2 # why\n", None),
        ("- b: 2\n", None),
    ],
)
def test_a_key_of_a_block_goes_with_its_line(text: str, deleted: str | None) -> None:
    start = text.index("b:")
    stretch = entry_stretch(text, start, start + 4, False)
    assert (None if stretch is None else text[slice(*stretch)]) == deleted


def test_a_key_in_brackets_goes_with_the_comma_before() -> None:
    text = "{a: 1 , b: 2}"
    stretch = entry_stretch(text, 8, 12, True)
    assert stretch is not None
    assert text[slice(*stretch)] == ", b: 2"
    assert entry_stretch("{b: 2}", 1, 5, True) is None


@pytest.mark.parametrize(
    ("text", "call"),
    [
        ("min(a, b)}", "min(a, b)"),
        ("min(a, max(b, c)) + 1 , x: 2}", "min(a, max(b, c)) + 1"),
        ("min(a, b", None),
        ("min(a, # b)}", None),
        ('min(a, "b")}', None),
        ("a)}", None),
    ],
)
def test_a_call_in_brackets_is_taken_whole(text: str, call: str | None) -> None:
    stretch = call_stretch(text, 0)
    assert (None if stretch is None else text[slice(*stretch)]) == call
