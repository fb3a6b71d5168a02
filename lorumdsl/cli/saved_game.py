"""The file that `lorum play` keeps a game in: opened once, saved after every action, changed by `save FILE`."""

from __future__ import annotations

from pathlib import Path

import click

from lorumdsl.cli.group import reason_of
from lorumdsl.cli.output import print_findings
from lorumdsl.compiler.rules import Rules
from lorumdsl.play.game import Game
from lorumdsl.play.game_file import format_game, open_game
from lorumdsl.source.saving import ChangedMeanwhile, KeptFile

OWN = "LRM6"  # findings about what a game says; others say that a file is no game at all


class KeptGame:
    """Keeps a game in a file, if it has one."""

    game: Game

    def __init__(self, path: Path | None) -> None:
        self._file = KeptFile(path) if path is not None else None

    @property
    def path(self) -> Path | None:
        return self._file.path if self._file is not None else None

    def open(self, rules: Rules) -> Game:
        """The game in the file; ends the command if it cannot be gone on with."""
        assert self._file is not None
        game, found = open_game(self._file.path, rules)
        if game is None:
            print_findings(found, err=True)
            raise click.exceptions.Exit(1 if all(one.code.id.startswith(OWN) for one in found) else 2)
        self._file.note()
        return game

    def save(self) -> str:
        """Write the game down; says why that could not be done, or nothing."""
        if self._file is None:
            return ""
        changed = f"not saved: {str(self._file.path)!r} was changed by somebody else in the meantime"
        return self._save(self._file, changed)

    def keep_in(self, name: str) -> str:
        """Save in that file from now on; says how it went."""
        if not name:
            return "! say in which file: save FILE"
        if "\0" in name or not name.isprintable():
            return "! a file cannot be called that"
        file = KeptFile(Path(name))
        problem = self._save(file, f"there is a file {name!r} already")
        if problem:
            return f"! {problem}"
        self._file = file
        return f"saved in {name}, and from now on after every action"

    def _save(self, file: KeptFile, changed: str) -> str:
        """Why the game could not be saved, or nothing; `changed` is what to say of a file that others wrote."""
        try:
            file.save(format_game(self.game))
        except ChangedMeanwhile:
            return changed
        except (OSError, ValueError) as problem:
            return f"the game cannot be saved in {str(file.path)!r}: {reason_of(problem)}"
        return ""
