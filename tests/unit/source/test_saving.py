"""A file that is kept up to date is never written over what somebody else put there."""

from __future__ import annotations

from pathlib import Path

import pytest

from lorumdsl.source.saving import ChangedMeanwhile, KeptFile


def test_a_kept_file_is_saved_again_and_again(tmp_path: Path) -> None:
    file = KeptFile(tmp_path / "game.json")
    file.save("one")
    file.save("two")
    assert file.path.read_text() == "two"


@pytest.mark.parametrize("noted", [False, True])
def test_what_stands_there_is_written_over_only_if_it_was_noted(tmp_path: Path, noted: bool) -> None:
    file = KeptFile(tmp_path / "game.json")
    file.path.write_text("theirs")
    if noted:
        file.note()
        file.save("ours")
    else:
        with pytest.raises(ChangedMeanwhile):
            file.save("ours")
    assert file.path.read_text() == ("ours" if noted else "theirs")


def test_what_somebody_else_wrote_in_the_meantime_stays(tmp_path: Path) -> None:
    file = KeptFile(tmp_path / "game.json")
    file.save("ours")
    file.path.write_text("theirs")
    with pytest.raises(ChangedMeanwhile):
        file.save("ours again")
    assert file.path.read_text() == "theirs"


def test_a_file_that_was_deleted_is_written_again(tmp_path: Path) -> None:
    file = KeptFile(tmp_path / "game.json")
    file.save("ours")
    file.path.unlink()
    file.save("ours again")
    assert file.path.read_text() == "ours again"
