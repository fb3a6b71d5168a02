"""The command as a process of its own: encodings, pipes, signals, start-up."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
LORUM = (sys.executable, "-m", "lorumdsl")


def environment(**more: str) -> dict[str, str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LC_", "LANG"))}
    return clean | {"PYTHONPATH": str(ROOT)} | more


def lorum(*words: str, **more: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([*LORUM, *words], env=environment(**more), capture_output=True, check=False)


@pytest.mark.parametrize(
    "locale",
    [
        {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"},
        {"LC_ALL": "POSIX"},
        {"PYTHONIOENCODING": "ascii"},
        {"PYTHONIOENCODING": "latin-1:strict"},
    ],
)
def test_output_is_utf_8_whatever_the_locale(locale: dict[str, str]) -> None:
    done = lorum("run", "hungarian", "--deals", "1", "--lang", "hu", **locale)
    assert (done.returncode, done.stderr) == (0, b"")
    assert "Magyar lórum" in done.stdout.decode("utf-8")
    assert "│" in done.stdout.decode("utf-8")


@pytest.mark.skipif(os.name == "nt", reason="names of files are text there")
def test_a_file_name_that_is_no_text_makes_no_traceback(tmp_path: Path) -> None:
    name = os.fsencode(tmp_path) + b"/\xff\xfe.yaml"
    done = subprocess.run([*LORUM, "check", name], env=environment(), capture_output=True, check=False)
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr
    assert b"LRM101" in done.stderr


def test_a_reader_that_goes_away_is_no_error_to_talk_about() -> None:
    with subprocess.Popen(
        [*LORUM, "show", "hungarian", "--origins"], env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk_is_said_in_one_line() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run([*LORUM, "list"], env=environment(), stdout=full, stderr=subprocess.PIPE, check=False)
    assert (done.returncode, done.stderr.count(b"\n")) == (2, 1)


def test_colour_is_for_terminals_only() -> None:
    assert b"\x1b" not in lorum("run", "hungarian", "--deals", "1", "--seed", "1", FORCE_COLOR="1").stdout


def test_help_imports_neither_rules_nor_libraries_that_take_long() -> None:
    code = "import sys, lorumdsl.cli; print(*sorted(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], env=environment(), capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert not loaded & {"jsonschema", "lark", "yaml", "numba", "numpy", "hashlib", "asyncio"}
    light = ("lorumdsl.cli", "lorumdsl.terminal")
    own = {name for name in loaded if name.startswith("lorumdsl.") and not name.startswith(light)}
    assert own <= {"lorumdsl.version", "lorumdsl.language", "lorumdsl.language.catalogue"}
