"""Tables in a terminal: columns as wide as what stands in them, in cells; words to the left, numbers to the right."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lorumdsl.terminal.paint import Paint

GAP = "  "


def aligned(rows: Sequence[Sequence[str]], words: Collection[int] = (0,)) -> list[str]:
    """A line for each row, without blanks at its end; `words` are the columns that are set to the left."""
    from lorumdsl.terminal.excerpt import cells

    widths = [max(map(cells, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        room = [" " * (width - cells(cell)) for cell, width in zip(row, widths, strict=True)]
        fields = (cell + room[column] if column in words else room[column] + cell for column, cell in enumerate(row))
        lines.append(GAP.join(fields).rstrip())
    return lines


def table_lines(table: Sequence[Sequence[str]], paint: Paint, words: Collection[int] = (0,)) -> Iterator[str]:
    """The lines of a table whose first row is its head."""
    from lorumdsl.terminal.excerpt import visible

    head, *rest = aligned([[visible(cell) for cell in row] for row in table], words)
    yield paint(head, "bold")
    yield from rest
