"""Saving a text: whatever happens on the way, the old file or the new one stands there whole.

A `KeptFile` is saved again and again, and never over what somebody else wrote in the meantime.
"""

from __future__ import annotations

import os
import shutil
from errno import EACCES
from pathlib import Path


class ChangedMeanwhile(Exception):
    """Somebody else has written a file, which is left as it stands."""


class KeptFile:
    """A file that one program keeps up to date. One that nobody has read through `note` is not written over."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._seen: bytes | None = None

    def note(self) -> None:
        """Take what stands there now as known, so that it may be written over. Raises OSError."""
        self._seen = self._read()

    def save(self, text: str) -> None:
        """Write the file. Raises ChangedMeanwhile and what `save_text` raises, and nothing has changed."""
        if self._read() not in (self._seen, None):
            raise ChangedMeanwhile(str(self.path))
        save_text(text, self.path)
        self._seen = text.encode()

    def _read(self) -> bytes | None:
        try:
            return self.path.read_bytes()
        except FileNotFoundError:
            return None


def save_text(text: str, path: Path) -> None:
    """Write a file in UTF-8. Raises OSError, or ValueError for what no file can hold, and nothing has changed."""
    save_bytes(text.encode(), path)


def save_bytes(data: bytes, path: Path) -> None:
    """Write a file as it is. Raises OSError, and nothing has changed."""
    if path.exists() and not path.is_file():
        path.write_bytes(data)  # a pipe or a terminal: nothing stands there that could be lost
        return
    path = Path(os.path.realpath(path))  # a link goes on pointing to the file
    if path.exists() and not os.access(path, os.W_OK):
        raise PermissionError(EACCES, os.strerror(EACCES), str(path))
    beside = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        with beside.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            shutil.copymode(path, beside)
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
