"""Ctrl-C that waits for the end of a block, so that what is counted and written is whole."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from signal import SIGINT, signal
from threading import current_thread, main_thread


@contextmanager
def interrupts_later() -> Iterator[None]:
    """Run a block to its end; KeyboardInterrupt comes then if Ctrl-C was pressed meanwhile."""
    if current_thread() is not main_thread():  # Ctrl-C is for the main thread alone
        yield
        return
    asked: list[int] = []
    before = signal(SIGINT, lambda number, _: asked.append(number))
    try:
        yield
    finally:
        signal(SIGINT, before)
    if asked:
        raise KeyboardInterrupt
