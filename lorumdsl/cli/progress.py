"""A line on stderr that says how far a long run has come."""

from __future__ import annotations

import os
import sys
from datetime import timedelta
from threading import Timer
from time import monotonic
from types import TracebackType

import click

PATIENCE = 1.0  # seconds before anything is shown
PACE = 0.1
STARTING = 3.0  # seconds that it may take to load libraries


class Progress:
    """Shows `12 of 28 deals, 0:00:03 left` in place; nothing where stderr is no terminal or the run is short."""

    def __init__(self, total: int = 0, what: str = "deals", waiting: str = "") -> None:
        """`waiting` is shown until the first deal is done."""
        self._total, self._what = total, what
        self._timer = Timer(STARTING, self._write, (waiting,)) if waiting else None
        self._next = monotonic() + PATIENCE
        self._begun: tuple[float, int] | None = None  # when, and how much had been done then
        self._width = 0
        self._terminal = sys.stderr is not None and sys.stderr.isatty() and os.environ.get("TERM") != "dumb"

    def __enter__(self) -> Progress:
        if self._timer and self._terminal:
            self._timer.daemon = True
            self._timer.start()
        return self

    def show(self, done: int, total: int = 0) -> None:
        """Say that so much is done; `total` is how much there is, if nobody knew before."""
        if self._timer:
            self._timer.cancel()
        now = monotonic()
        when, before = self._begun = self._begun or (now, done)
        if not self._terminal or now < self._next:
            return
        total = total or self._total
        text = f"{done:,} of {total:,} {self._what}"
        if done > before:
            text += f", {timedelta(seconds=round((now - when) * (total - done) / (done - before)))} left"
        self._write(text)
        self._next = now + PACE

    def _write(self, text: str) -> None:
        click.echo(f"\r{text:{self._width}}", nl=False, err=True)
        self._width = len(text)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._timer:
            self._timer.cancel()
        if self._width:
            click.echo(f"\r{'':{self._width}}\r", nl=False, err=True)
