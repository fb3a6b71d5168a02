"""The file that `lorum score` keeps a sheet in: opened once, saved after every answer."""

from __future__ import annotations

from pathlib import Path

import click

from lorumdsl.cli.group import reason_of, usage_error
from lorumdsl.cli.output import print_findings
from lorumdsl.compiler.rules import Rules
from lorumdsl.records.sheet import Sheet
from lorumdsl.records.sheet_file import format_sheet, open_sheet
from lorumdsl.source.saving import ChangedMeanwhile, KeptFile


class KeptSheet:
    """The file of a sheet; what goes wrong with it ends the command."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = KeptFile(path)

    def open(self, rules: Rules, names: list[str]) -> Sheet:
        """The sheet in the file; ends the command if it cannot be resumed."""
        sheet, found = open_sheet(self.path, rules)
        if sheet is None or found:
            print_findings(found, err=True)
            departs = sheet is not None
            raise click.exceptions.Exit(1 if departs else 2)
        if names and list(sheet.players) != names:
            usage_error(f"the sheet is kept for {', '.join(sheet.players)}: leave --players out", "--players")
        self._file.note()
        return sheet

    def save(self, sheet: Sheet) -> None:
        """Write the sheet; ends the command if that cannot be done."""
        text = format_sheet(sheet)
        try:
            self._file.save(text)
        except ChangedMeanwhile:
            usage_error(f"{str(self.path)!r} was changed by somebody else in the meantime; start again", "--sheet")
        except (OSError, ValueError) as problem:
            usage_error(f"the sheet cannot be written to {str(self.path)!r}: {reason_of(problem)}", "--sheet")
