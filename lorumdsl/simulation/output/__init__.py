"""Where a simulation is kept, by the ending of its file: a summary, or a line for each deal."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

from lorumdsl.simulation.output.lock import held
from lorumdsl.simulation.output.output import Output
from lorumdsl.simulation.run import Run

__all__ = ["ENDINGS", "Output", "open_output"]

ENDINGS = (".json", ".jsonl", ".parquet")
CSV = "; `lorum query` makes CSV of the last two"


@contextmanager
def open_output(path: Path | None, run: Run) -> Iterator[Output]:
    """The output of a run, closed at the end; `totals` holds what stands there of the same run already.

    Raises OtherRun for the file of another run, InUse for one that is being written, ValueError for an unknown
    ending, NoDuckDB and OSError.
    """
    with nullcontext() if path is None or path.suffix.lower() not in ENDINGS else held(path):
        output = _output(path, run)
        try:
            yield output
        finally:
            output.close()


def _output(path: Path | None, run: Run) -> Output:
    if path is None:
        return Output(run)
    ending = path.suffix.lower()
    if ending == ".json":
        from lorumdsl.simulation.output.summary_file import SummaryFile

        return SummaryFile(path, run)
    if ending == ".jsonl":
        from lorumdsl.simulation.output.lines import LinesFile

        return LinesFile(path, run)
    if ending == ".parquet":
        from lorumdsl.simulation.output.parquet import ParquetFolder

        return ParquetFolder(path, run)
    raise ValueError(f"{path} should end with one of {', '.join(ENDINGS)}{CSV if ending == '.csv' else ''}")
