"""What every output is: it knows what stands in it, takes what came of chunks in order, and is closed."""

from __future__ import annotations

from lorumdsl.simulation.chunks import Played
from lorumdsl.simulation.run import Run
from lorumdsl.simulation.totals import Totals


class Output:
    """Keeps nothing but the totals, to which the run itself adds."""

    keeps_rows = False

    def __init__(self, run: Run) -> None:
        self.run = run
        self.totals = Totals()

    def write(self, played: Played) -> None:
        """Keep what came of a chunk. Raises OSError."""

    def close(self) -> None:
        """Leave a whole file behind. Raises OSError."""
