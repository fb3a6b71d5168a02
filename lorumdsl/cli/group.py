"""The group of all commands: did-you-mean, exit codes, quiet ends.

A command returns its exit code (None is 0). Whatever way it ends (a reader that has gone, Ctrl-C, a full
disk), nobody sees a traceback.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

import click

INTERRUPTED = 130  # 128 + SIGINT, as shells report it
READER_GONE = 141  # 128 + SIGPIPE: `lorum check broken.yaml | head -1` must not look as if all were good


class _ReaderGone(Exception):
    """A broken pipe, by a name that click does not act upon."""


class Commands(click.Group):
    """Commands in the order in which they were added."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        if name not in self.commands and not name.startswith("-") and not ctx.resilient_parsing:
            from lorumdsl.diagnostics.spelling import nearest

            near = nearest(name, self.commands)
            hint = f"Did you mean {near!r}?" if near else "There are " + ", ".join(self.commands) + "."
            raise click.UsageError(f"No such command {name!r}. {hint}", ctx)
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError as problem:
            raise _ReaderGone from problem
        except KeyboardInterrupt:
            raise click.exceptions.Exit(INTERRUPTED) from None

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command and exit with its code."""
        speak_utf8()
        if not standalone_mode:
            return super().main(args, prog_name, complete_var, standalone_mode=False, **extra)
        try:
            code = super().main(args, prog_name, complete_var, standalone_mode=False, **extra)
            if sys.stdout is not None:
                sys.stdout.flush()
        except click.ClickException as problem:
            problem.show()
            code = problem.exit_code
        except click.Abort:
            code = INTERRUPTED
        except (BrokenPipeError, _ReaderGone):
            _forget_stdout()
            code = READER_GONE
        except OSError as problem:
            _forget_stdout()
            click.echo(f"Error: {reason_of(problem)}", err=True)
            code = 2
        sys.exit(code if isinstance(code, int) else 0)


def speak_utf8() -> None:
    """Write UTF-8 whatever the locale says; what even UTF-8 cannot write is escaped."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="backslashreplace")


def hear_utf8() -> None:
    """Read UTF-8 whatever the locale says: names and cards are typed as they are printed."""
    reconfigure = getattr(sys.stdin, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(encoding="utf-8", errors="replace")


def reason_of(problem: OSError | ValueError) -> str:
    """Why a file cannot be read or written, in the words of the system; a name that no file can have is a ValueError.

    >>> reason_of(OSError(28, "No space left on device"))
    'No space left on device'
    """
    return getattr(problem, "strerror", None) or str(problem)


def usage_error(message: str, option: str | None = None) -> NoReturn:
    """End with click's message about a wrong call: exit code 2."""
    if option:
        raise click.BadParameter(message, param_hint=f"'{option}'")
    raise click.UsageError(message)


def _forget_stdout() -> None:
    """Let what is still buffered go nowhere, so that the interpreter does not complain when it ends."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError, AttributeError):
        sys.stdout = io.StringIO()
