"""Tables in a terminal: columns as wide as what stands in them, in cells; words to the left, numbers to the right."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lorumdsl.terminal.paint import Paint

GAP = "  "


def table_lines(table: Sequence[Sequence[str]], paint: Paint, words: Collection[int] = (0,)) -> Iterator[str]:
    """The lines of a table whose first row is its head; `words` are the columns that are set to the left."""
    from lorumdsl.terminal.excerpt import cells, visible

    shown = [[visible(cell) for cell in row] for row in table]
    widths = [max(cells(row[column]) for row in shown) for column in range(len(shown[0]))]
    for place, row in enumerate(shown):
        room = [" " * (width - cells(cell)) for cell, width in zip(row, widths, strict=True)]
        line = GAP.join(
            cell + room[column] if column in words else room[column] + cell for column, cell in enumerate(row)
        ).rstrip()
        yield paint(line, "bold") if place == 0 else line
