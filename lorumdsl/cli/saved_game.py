"""The file that `lorum play` keeps a game in: opened once, saved after every action, changed by `save FILE`."""

from __future__ import annotations

from pathlib import Path

import click

from lorumdsl.cli.group import reason_of
from lorumdsl.cli.output import print_findings
from lorumdsl.compiler.rules import Rules
from lorumdsl.language.phrase import Phrase, say
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
        """The game in the file; ends the command if it cannot be resumed."""
        assert self._file is not None
        game, found = open_game(self._file.path, rules)
        if game is None:
            print_findings(found, err=True)
            raise click.exceptions.Exit(1 if all(one.code.id.startswith(OWN) for one in found) else 2)
        self._file.note()
        return game

    def save(self) -> Phrase | None:
        """Write the game down; says why that could not be done, or nothing."""
        return None if self._file is None else self._save(self._file, "save-changed")

    def keep_in(self, name: str) -> Phrase:
        """Save in that file from now on; says how it went."""
        if not name:
            return say("refusal", told=Phrase("save-where"))
        if "\0" in name or not name.isprintable():
            return say("refusal", told=Phrase("save-name"))
        file = KeptFile(Path(name))
        problem = self._save(file, "save-exists")
        if problem is not None:
            return say("refusal", told=problem)
        self._file = file
        return say("saved-from-now-on", path=name)

    def _save(self, file: KeptFile, changed: str) -> Phrase | None:
        """Why the game could not be saved, or nothing; `changed` is what to say of a file that others wrote."""
        path = repr(str(file.path))
        try:
            file.save(format_game(self.game))
        except ChangedMeanwhile:
            return say(changed, path=path)
        except (OSError, ValueError) as problem:
            return say("save-failed", path=path, problem=reason_of(problem))
        return None
