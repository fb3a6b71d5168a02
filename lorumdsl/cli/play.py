"""`lorum play`: a person against bots, line by line, in a terminal or through a pipe."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import click

from lorumdsl.cli.group import INTERRUPTED, hear_utf8, reason_of, usage_error
from lorumdsl.cli.language import language_option
from lorumdsl.cli.output import load_to_play, painter
from lorumdsl.cli.table_options import bot_named, check_seed, draw_seed, seat_names

if TYPE_CHECKING:
    from lorumdsl.compiler.rules import Rules
    from lorumdsl.language.phrase import Phrase
    from lorumdsl.language.translator import Translator
    from lorumdsl.play.game import Game

LONGEST_LINE = 1000  # characters


@click.command()
@click.argument("reference", metavar="REF")
@click.option("--seat", type=click.IntRange(min=1), help="Your table seat; S1, next to the first dealer, if omitted.")
@click.option(
    "--bots",
    "names",
    help="One bot for all others, or one per seat: A,B,… There are random, greedy, which tries to win, and search, "
    "which tries harder and may be told how hard: search:5000 iterations, search:200ms; greedy if omitted.",
)
@click.option("--seed", type=int, help="Decides all cards and all that bots leave to chance; drawn if omitted.")
@click.option(
    "--game",
    "path",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Save the game in this file after every action. A file that exists is resumed.",
)
@click.option(
    "--record",
    "target",
    type=click.Path(dir_okay=False, path_type=Path),
    help="At the end, write a record of the finished deals here.",
)
@language_option
@click.option("--learn/--no-learn", "learning", default=None, help="Whether you can undo; you can if omitted.")
def play(
    reference: str,
    seat: int | None,
    names: str | None,
    seed: int | None,
    path: Path | None,
    target: Path | None,
    language: str,
    learning: bool | None,
) -> None:
    """Play against bots.

    At each decision you see what your seat may see and type a number, a card or a name; `?` says what is legal and
    why, `!` gives a hint, `help` lists the rest. Without --game nothing is kept.
    """
    from lorumdsl.cli.saved_game import KeptGame
    from lorumdsl.language.translator import Translator
    from lorumdsl.play.conversation import PlayConversation

    hear_utf8()
    rules = load_to_play(reference, "text")
    kept = KeptGame(path)
    asked = {"--seat": seat, "--bots": names, "--seed": seed, "--learn": learning}
    resumed = path is not None and path.exists()
    if resumed:
        game = kept.open(rules)
        _check_same(game, asked)
    else:
        game = _begin(rules, seat, names, seed, learning)
    kept.game = game
    if not resumed and (problem := kept.save()) is not None:
        usage_error(Translator(language).say(problem), "--game")
    translator = Translator(language)
    _say(_opening(game, translator, resumed, kept.path))
    talk = PlayConversation(game, translator, kept.save, painter())
    interrupted = False
    try:
        _say(talk.go_on())
        while not talk.over:
            line = _read_line(talk.prompt)
            if line is None:
                break
            words = line.split(maxsplit=1)
            if words and words[0].casefold() == "save":
                _say([translator.say(kept.keep_in(words[1].strip() if len(words) > 1 else ""))])
            else:
                _say(talk.hear(line))
    except KeyboardInterrupt:
        interrupted = True
        click.echo()
    if target is not None:
        _write_record(game, target)
    _say([translator.say(told) for told in _parting(game, reference, kept.path)])
    if interrupted:
        raise click.exceptions.Exit(INTERRUPTED)


# --- beginning and end ---------------------------------------------------------------------------------------


def _begin(rules: Rules, seat: int | None, names: str | None, seed: int | None, learning: bool | None) -> Game:
    from lorumdsl.play.game import Game, Setting

    seats = rules.ruleset.seats
    if seat is not None and seat > seats:
        usage_error(f"there is no seat {seat}: seats are 1 to {seats}", "--seat")
    bots = seat_names(rules, names or "greedy")
    for name in bots:
        bot_named(name, 0)
    seed = draw_seed() if seed is None else check_seed(seed)
    return Game(rules, Setting(seed, seat or 1, tuple(bots), learning is not False))


def _check_same(game: Game, asked: Mapping[str, object]) -> None:
    """A game goes on as it was begun; options that say something else end the command."""
    setting = game.setting
    bots = ",".join(dict.fromkeys(setting.bots)) if len(set(setting.bots)) == 1 else ",".join(setting.bots)
    begun = {"--seat": setting.seat, "--bots": bots, "--seed": setting.seed, "--learn": setting.learning}
    for option, value in asked.items():
        if value is not None and value != begun[option]:
            usage_error("the game in this file was begun otherwise and goes on as it was: leave it out", option)


def _opening(game: Game, translator: Translator, resumed: bool, path: Path | None) -> Iterable[str]:
    from lorumdsl.language.phrase import Listed, Phrase, Seat, say
    from lorumdsl.terminal.excerpt import visible

    setting, ruleset = game.setting, game.rules.ruleset
    name = painter()(visible(translator.say(ruleset.names)), "bold")
    yield translator.say(say("game-head", name=name, reference=visible(game.rules.reference), seed=str(setting.seed)))
    bots = enumerate(setting.bots, 1)
    others = [say("who-and-what", who=Seat(seat, "S"), what=bot) for seat, bot in bots if seat != setting.seat]
    seats = "seats-are" if setting.learning else "seats-are-strict"
    yield translator.say(say(seats, seat=Seat(setting.seat, "S"), others=Listed(tuple(others), "list-comma")))
    yield translator.say(Phrase("help-says"))
    if resumed and not game.over:
        yield translator.say(say("going-on-from", number=game.session.number, path=visible(str(path))))


def _parting(game: Game, reference: str, path: Path | None) -> Iterable[Phrase]:
    from lorumdsl.language.phrase import Phrase, say
    from lorumdsl.terminal.excerpt import visible

    if path is None:
        if not game.over:
            yield Phrase("kept-nowhere")
        return
    file = visible(str(path))
    if game.over:
        yield say("saved-in", path=file)
    else:
        yield say("saved-go-on", path=file, command=f"lorum play {visible(reference)} --game {file}")


def _write_record(game: Game, target: Path) -> None:
    from lorumdsl.source.saving import save_text

    try:
        save_text(str(game.session.record(game.players)), target)
    except (OSError, ValueError) as problem:
        usage_error(f"the record cannot be written to {str(target)!r}: {reason_of(problem)}", "--record")


# --- the terminal ----------------------------------------------------------------------------------------------


def _say(lines: Iterable[str]) -> None:
    """Print lines as they come: what bots do is seen while others still think."""
    from lorumdsl.terminal.paint import paint_suits

    paint = painter()
    for line in lines:
        click.echo(paint_suits(line, paint))


def _read_line(prompt: str) -> str | None:
    """The next line, without its end; None at the end of the input. What no terminal shows is echoed."""
    if sys.stdin is None:
        return None
    if sys.stdin.isatty():
        try:
            return input(prompt)
        except EOFError:
            click.echo()
            return None
    click.echo(prompt, nl=False)
    line = sys.stdin.readline(LONGEST_LINE)
    if not line:
        click.echo()
        return None
    from lorumdsl.terminal.excerpt import visible

    line = line.rstrip("\r\n")
    click.echo(visible(line))
    return line
