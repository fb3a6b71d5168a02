"""`lorum score`: people play with real cards, the program keeps score."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from lorumdsl.cli.group import hear_utf8, usage_error
from lorumdsl.cli.language import language_option
from lorumdsl.cli.output import load_to_play

if TYPE_CHECKING:
    from lorumdsl.compiler.rules import Rules
    from lorumdsl.records.sheet import Sheet


LONGEST_LINE = 1000  # characters


@click.command()
@click.argument("reference", metavar="REF")
@click.option(
    "--sheet",
    "path",
    type=click.Path(dir_okay=False, path_type=Path),
    help="The score sheet; REF.sheet.yaml in this folder if omitted. A file that exists is resumed.",
)
@click.option("--players", help="Names, table seat S1 first; the last one deals first: Anna,Béla,Cili,Dóra.")
@language_option
def score(reference: str, path: Path | None, players: str | None, language: str) -> None:
    """Keep score for people with real cards.

    Asks after each deal for what its costs need, settles it and saves the sheet. Type help at any prompt; the same
    command goes on after a quit or an interruption. `lorum replay` checks a sheet.
    """
    from lorumdsl.cli.saved_sheet import KeptSheet
    from lorumdsl.language.phrase import Listed, say
    from lorumdsl.language.translator import Translator
    from lorumdsl.score.conversation import ScoreConversation
    from lorumdsl.score.scorecard import standing
    from lorumdsl.terminal.excerpt import visible

    hear_utf8()
    told = Translator(language).say
    rules = load_to_play(reference, "text")
    path = path or Path(default_name(reference))
    names = _names(players) if players is not None else []
    file = KeptSheet(path)
    sheet = file.open(rules, names) if path.exists() else _new_sheet(rules, names)
    dialog = ScoreConversation(sheet, Translator(language), lambda: file.save(sheet))
    file.save(sheet)
    seats = [(f"S{seat}", visible(name)) for seat, name in enumerate(sheet.players, 1)]
    named = tuple(seat if seat == name else f"{seat} {name}" for seat, name in seats)
    name, file_name = visible(told(rules.ruleset.names)), visible(str(path))
    click.echo(told(say("sheet-head", name=name, reference=visible(reference), path=file_name)))
    click.echo(told(say("players-are", players=Listed(named, "list-comma"))))
    if sheet.entries:
        click.echo(told(say("going-on-after", number=len(sheet.entries), standing=standing(sheet))))
    click.echo()
    _say(dialog.opening())
    _say(dialog.so_far())
    while not dialog.over:
        line = _read_line(dialog.prompt())
        if line is None:
            break
        _say(dialog.hear(line))
    click.echo(told(say("sheet-saved", path=file_name, deals=say("deals-counted", number=len(sheet.entries)))))


def default_name(reference: str) -> str:
    """The file of a sheet that was not named: `house.yaml+short` is kept in `house+short.sheet.yaml`."""
    return Path(reference).name.replace(".yaml", "").replace(".yml", "") + ".sheet.yaml"


def _names(written: str) -> list[str]:
    """The names in the option, in UTF-8 whatever the locale says."""
    text = written.encode("utf-8", "surrogateescape").decode("utf-8", "replace")
    return [name.strip() for name in text.split(",")]


def _new_sheet(rules: Rules, names: list[str]) -> Sheet:
    from lorumdsl.records.sheet import Sheet
    from lorumdsl.score.conversation import COMMANDS

    for name in names:
        if name.casefold() in COMMANDS:
            usage_error(f"{name!r} cannot be a name: it is a command", "--players")
    try:
        return Sheet(rules, names)
    except ValueError as error:
        usage_error(str(error), "--players")


def _say(lines: Iterable[str]) -> None:
    for line in lines:
        click.echo(line)


def _read_line(prompt: str) -> str | None:
    """A line that was typed, None at the end of the input. What comes through a pipe is shown beside its prompt."""
    from lorumdsl.terminal.excerpt import visible

    click.echo(prompt, nl=False)
    sys.stdout.flush()
    line = "" if sys.stdin is None else sys.stdin.readline(LONGEST_LINE).removeprefix("\ufeff")
    if sys.stdin is None or not line or not sys.stdin.isatty():
        click.echo(visible(line.rstrip("\r\n")))
    return line or None
