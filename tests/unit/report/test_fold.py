"""Text in lines of a terminal: none is too wide, nothing is lost, and western text breaks as textwrap breaks it."""

from __future__ import annotations

from textwrap import wrap

from hypothesis import given, strategies as st

from lorumdsl.terminal.excerpt import cells
from lorumdsl.terminal.fold import fold

WORDS = st.lists(st.text("abc♥K,.;:'()-", min_size=1, max_size=12), max_size=40).map(" ".join)
JAPANESE = st.text("ハートを取る。「」（10）K♥ 、", max_size=80)


@given(WORDS, st.integers(20, 60))
def test_words_break_as_they_do_elsewhere(text: str, width: int) -> None:
    known = wrap(text, width, initial_indent="  ", subsequent_indent="    ", break_on_hyphens=False)
    assert fold(text, "  ", "    ", width) == known


@given(JAPANESE, st.integers(14, 40))
def test_lines_are_as_wide_as_they_may_be_counted_in_cells(text: str, width: int) -> None:
    lines = fold(text, rest="  ", width=width)
    assert all(cells(line) <= width + 6 for line in lines)  # marks that close hang on to what stands before them
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")


def test_no_line_begins_with_a_mark_that_closes() -> None:
    lines = fold("親から順に、カードを「出す」。" * 5, width=16)
    assert len(lines) > 4
    assert not [line for line in lines if line[0] in "、。」"]


def test_a_word_that_is_wider_than_a_line_is_cut() -> None:
    assert fold("x" * 25, "", "  ", 10) == ["x" * 8, "  " + "x" * 8, "  " + "x" * 8, "  x"]
