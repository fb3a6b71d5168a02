"""A line on stderr that says how far a long run has come."""

from __future__ import annotations

import sys
from time import monotonic
from types import TracebackType

import click

PATIENCE = 1.0  # seconds before anything is shown
PACE = 0.1


class Progress:
    """Shows `deal 12 of 28` in place; nothing where stderr is no terminal or the run is short."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._next = monotonic() + PATIENCE
        self._shown = False
        self._terminal = sys.stderr is not None and sys.stderr.isatty()

    def __enter__(self) -> Progress:
        return self

    def show(self, number: int) -> None:
        """Say that deal `number` is done."""
        if self._terminal and monotonic() >= self._next:
            click.echo(f"\rdeal {number} of {self._total}", nl=False, err=True)
            self._next = monotonic() + PACE
            self._shown = True

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._shown:
            click.echo("\r\x1b[K", nl=False, err=True)
