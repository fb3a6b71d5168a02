"""One writer at a time: whoever goes on with an output holds a lock file beside it.

The system takes the lock back from a process that was killed, so that none is ever left behind. Where a disk
knows no locks, nothing is locked.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import EACCES, EAGAIN, EDEADLK
from pathlib import Path

TAKEN = (EACCES, EAGAIN, EDEADLK)


class InUse(ValueError):
    """Somebody else is writing there."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"another process is writing {path}: wait for its end, or choose another name")


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Hold a file or folder, which need not be there yet. Raises InUse and OSError."""
    whole = Path(os.path.realpath(path))
    lock = whole.with_name(f".{whole.name}.lock")
    with lock.open("ab") as file:
        try:
            _lock(file.fileno())
        except OSError as problem:
            if problem.errno in TAKEN:
                raise InUse(path) from None
        if not _is_there(lock, file.fileno()):  # its holder took it away in this moment
            raise InUse(path)
        try:
            yield
        finally:
            if sys.platform != "win32":
                lock.unlink(missing_ok=True)
    if sys.platform == "win32":  # which keeps open files
        with suppress(OSError):  # the next one has it already
            lock.unlink(missing_ok=True)


def _is_there(lock: Path, number: int) -> bool:
    try:
        return os.path.samestat(lock.stat(), os.fstat(number))
    except FileNotFoundError:
        return False


def _lock(number: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(number, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
