"""What is kept of each deal and each session, column by column: the same names in every format and in SQL."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from lorumdsl.engine import bulk_row as rw
from lorumdsl.simulation.chunks import Played
from lorumdsl.simulation.run import Run
from lorumdsl.simulation.sessions import DealRow, SessionRow
from lorumdsl.simulation.tally import measures

Columns = Mapping[str, Any]
"""By name: a list or int64 array; all have the same length."""


def deal_names(seats: int, is_sessions: bool) -> list[str]:
    """The columns of deals but for `contract`, which is a word; all hold whole numbers."""
    places = ["session", "number", "dealer", "doubled"] if is_sessions else ["number"]
    return [*places, *measures(seats)]


def session_names(seats: int) -> list[str]:
    """The columns of sessions, all whole numbers; seats are those of the table."""
    each = range(1, seats + 1)
    return ["session", "deals", "pot", *(f"{what}{seat}" for seat in each for what in ("balance", "won", "bought"))]


def deal_columns(run: Run, played: Played) -> Columns:
    """The deals of a chunk that has rows and is not one of sessions."""
    columns = {name: played.rows[place :: rw.ROW_WIDTH] for name, place in measures(run.seats).items()}
    return {"number": range(played.chunk.first, played.chunk.first + played.chunk.number)} | columns


def session_deals(run: Run, session: SessionRow) -> list[list[int]]:
    """The deals of a session, values in the order of `deal_names`."""
    places = list(measures(run.seats).values())

    def values(number: int, deal: DealRow) -> list[int]:
        return [session.number, number, deal.dealer, int(deal.doubled), *(deal.row[place] for place in places)]

    return [values(number, deal) for number, deal in enumerate(session.deals, 1)]


def session_line(run: Run, session: SessionRow) -> list[int]:
    """A session, values in the order of `session_names`."""
    return [session.number, *(session.values[name] for name in session_names(run.seats)[1:])]


def turned(names: Sequence[str], lines: Sequence[Sequence[int]]) -> dict[str, list[int]]:
    """Lines of values as columns."""
    if not lines:
        return {name: [] for name in names}
    return {name: list(column) for name, column in zip(names, zip(*lines, strict=True), strict=True)}
