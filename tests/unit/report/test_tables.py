"""Columns of a table in a terminal, where a letter may take two cells."""

from __future__ import annotations

from lorumdsl.terminal.excerpt import cells
from lorumdsl.terminal.tables import aligned


def test_columns_are_counted_in_cells() -> None:
    lines = aligned([["", "あなた", "S2"], ["失点", "3", "-12"], ["row", "10", ""]])
    assert lines == ["      あなた   S2", "失点       3  -12", "row       10"]
    assert [cells(line) for line in lines] == [17, 17, 12]


def test_columns_of_words_are_set_to_the_left() -> None:
    assert aligned([["1", "S1", "Hearts"], ["12", "S10", "x"]], (1, 2)) == [" 1  S1   Hearts", "12  S10  x"]
