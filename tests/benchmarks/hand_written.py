"""limit.c, built where gcc is found, and called from Python: the time of hand-written code for the same games."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from tempfile import mkdtemp

HERE = Path(__file__).parent


def hand_written_games() -> dict[str, Callable[[int], object]]:
    """By game, what plays so many deals of it; empty where there is no C compiler."""
    compiler = shutil.which("gcc") or shutil.which("cc")
    if compiler is None:
        return {}
    built = Path(mkdtemp()) / "limit.so"
    options = ["-O3", "-march=native", "-shared", "-fPIC", "-o", str(built)]
    subprocess.run([compiler, *options, str(HERE / "limit_calls.c")], check=True)
    library = ctypes.CDLL(str(built))
    games: dict[str, Callable[[int], object]] = {}
    for game in ("hearts32", "hearts52", "layout32"):
        play = library[f"play_{game}"]
        play.argtypes, play.restype = [ctypes.c_long], None
        games[game] = play
    return games
