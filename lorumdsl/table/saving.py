"""Saving a text: whatever happens on the way, the old file or the new one stands there whole."""

from __future__ import annotations

import os
import shutil
from errno import EACCES
from pathlib import Path


def save_text(text: str, path: Path) -> None:
    """Write a file in UTF-8. Raises OSError, or ValueError for what no file can hold, and nothing has changed."""
    data = text.encode()
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
