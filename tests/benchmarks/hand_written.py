"""limit.c, built where gcc is found: the time of hand-written code for the same games."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.benchmarks.figures import Missing
from tests.benchmarks.interleaved import Play

HERE = Path(__file__).parent
GAMES = ("hearts32", "hearts52", "layout32")


def hand_written_games() -> dict[str, Play]:
    """By game, what plays so many deals of it, called in this process. Missing without a C compiler."""
    with TemporaryDirectory() as folder:
        library = ctypes.CDLL(str(_build("limit_calls.c", Path(folder) / "limit.so", "-shared", "-fPIC")))
    games: dict[str, Play] = {}
    for game in GAMES:
        play = library[f"play_{game}"]
        play.argtypes, play.restype = [ctypes.c_long], None
        games[game] = play
    return games


def hand_written_program(folder: Path) -> Path:
    """The program, to be called with a game and a number of deals. Missing without a C compiler."""
    return _build("limit.c", folder / "limit")


def _build(source: str, built: Path, *options: str) -> Path:
    compiler = shutil.which("gcc") or shutil.which("cc")
    if compiler is None:
        raise Missing("no C compiler is found")
    command = [compiler, "-O3", "-march=native", *options, "-o", str(built), str(HERE / source)]
    if subprocess.run(command, capture_output=True).returncode:
        raise Missing("limit.c cannot be built here: it needs an x86 processor with BMI2")
    return built
