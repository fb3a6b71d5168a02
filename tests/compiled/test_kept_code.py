"""Where compiled kernels are kept, and for which processor they are made."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

pytest.importorskip("numba", reason="needs the extra [fast]")

from numba import config

from lorumdsl.backends import numba_backend

pytestmark = pytest.mark.compiled


def test_code_is_kept_in_a_folder_of_ones_own(tmp_path: Path) -> None:
    assert numba_backend.is_trusted(tmp_path / "new" / "kernels")
    assert (tmp_path / "new" / "kernels").stat().st_mode & 0o777 == 0o700


def test_code_is_not_kept_in_the_working_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    assert not numba_backend.is_trusted(Path("kernels"))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="there are no owners of files")
@pytest.mark.parametrize("mode", [0o770, 0o707])
def test_code_is_not_read_from_where_others_may_write(tmp_path: Path, mode: int) -> None:
    folder = tmp_path / "shared"
    folder.mkdir()
    folder.chmod(mode)
    assert not numba_backend.is_trusted(folder)


@pytest.mark.parametrize(
    ("name", "features", "has"),
    [("generic", None, False), ("generic", "", False), (None, "+sse2,+bmi2", True), (None, "+sse2", False)],
)
def test_the_processor_that_numba_is_told_of_is_the_one_that_is_asked(
    monkeypatch: pytest.MonkeyPatch, name: str | None, features: str | None, has: bool
) -> None:
    monkeypatch.setattr(config, "CPU_NAME", name)
    monkeypatch.setattr(config, "CPU_FEATURES", features)
    assert numba_backend.has_deposit() is has
