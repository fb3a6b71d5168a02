"""The command as a whole: help, wrong calls, ways to end."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

import click
import pytest
from click.testing import CliRunner, Result

import lorumdsl
from lorumdsl.cli import main
from lorumdsl.cli.group import INTERRUPTED, READER_GONE, Commands

Call = Callable[..., Result]

WRONG_CALLS: list[tuple[list[str], str]] = [
    # words, what stderr says
    (["lits"], "Did you mean 'list'?"),
    (
        ["frobnicate"],
        "There are list, check, show, rules, diff, test, run, play, simulate, query, compare, measure, tournament, "
        "replay, score, referee, new, ",
    ),
    (["--nonsense"], "No such option"),
    (["check"], "Missing argument 'REF...'"),
    (["check", "hungarian", "--format", "xml"], "'xml' is not one of"),
    (["check", "hungraian"], 'did you mean "hungarian"?'),
    (["check", "nosuch.yaml"], 'there is no file "nosuch.yaml"'),
    (["check", "."], "no ruleset and no case file in ."),
    (["check", ""], "names no ruleset"),
    (["show", "hungarian+nope"], 'no variant "nope"'),
    (["run", "hungarian+nope"], 'no variant "nope"'),
    (["run", "hungarian", "--seed", "-1"], "a seed is a whole number from 0"),
    (["run", "hungarian", "--seed", "9" * 19], "a seed is a whole number from 0"),
    (["run", "hungarian", "--seed", "9" * 5000], "not a valid integer"),
    (["run", "hungarian", "--seed", "seven"], "not a valid integer"),
    (["run", "hungarian", "--deals", "0"], "0 is not in the range"),
    (["run", "hungarian", "--bots", "gready"], "did you mean `greedy`?"),
    (["run", "hungarian", "--bots", "random,greedy"], "2 bots for 4 seats"),
    (["run", "hungarian", "--bots", "random,,random,random"], "there is no bot ``"),
    (["run", "hungarian", "--lang", "xx"], "'xx' is not one of 'en', 'hu', 'pt', 'de', 'ja'"),
    (["run", "hungarian", "--deals", "1", "--record", "no/such/folder.json"], "the record cannot be written"),
    (["run", "hungarian", "--deals", "1", "--record", "."], "is a directory"),
    (["test", "nosuch.yaml"], 'there is no file "nosuch.yaml"'),
    (["replay", "nosuch.json"], 'there is no file "nosuch.json"'),
    (["explain", "LRM999"], "There is no finding 'LRM999'. Did you mean LRM"),
    (["explain", "dupilcate-key"], "Did you mean duplicate-key?"),
    (["explain", "qqqqqqqqqq"], "`lorum check` prints the code"),
]


@pytest.mark.parametrize(("words", "said"), WRONG_CALLS, ids=[" ".join(words)[:60] for words, _ in WRONG_CALLS])
def test_a_wrong_call_ends_with_2_and_says_why_on_stderr(lorum: Call, words: list[str], said: str) -> None:
    done = lorum(*words)
    assert done.exit_code == 2, done.output
    assert said in done.stderr
    assert "Traceback" not in done.output


def test_help_and_version(lorum: Call) -> None:
    assert lorum("--version").output == f"lorum {lorumdsl.__version__}\n"
    for words in (["-h"], ["--help"], *([name, "-h"] for name in main.commands)):
        done = lorum(*words)
        assert done.exit_code == 0
        assert done.output.startswith("Usage: lorum")


@pytest.mark.parametrize("name", list(main.commands))
def test_the_list_of_commands_shows_every_short_help_whole(name: str) -> None:
    assert "..." not in main.commands[name].get_short_help_str(limit=60)


def _fail_with(problem: BaseException) -> Result:
    @click.group(cls=Commands)
    def group() -> None:
        pass

    @group.command()
    def fail() -> NoReturn:
        click.echo("begun")
        raise problem

    return CliRunner().invoke(group, ["fail"])


@pytest.mark.parametrize(
    ("problem", "exit_code", "said"),
    [
        (KeyboardInterrupt(), INTERRUPTED, ""),
        (BrokenPipeError(), READER_GONE, ""),
        (OSError(28, "No space left on device"), 2, "Error: No space left on device\n"),
    ],
)
def test_whatever_ends_a_command_it_ends_quietly(problem: BaseException, exit_code: int, said: str) -> None:
    done = _fail_with(problem)
    assert (done.exit_code, done.stderr) == (exit_code, said)
    assert "Traceback" not in done.output
