"""The language in which commands speak: `--lang`, else that of the environment, else English."""

from __future__ import annotations

import os
from collections.abc import Mapping

import click
from click.core import ParameterSource

from lorumdsl.language.catalogue import LANGUAGES

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides, as for other programs


def language_of(environment: Mapping[str, str]) -> str:
    """The language that an environment asks for, English where it asks for none of ours.

    >>> language_of({"LANG": "hu_HU.UTF-8"}), language_of({"LC_ALL": "C", "LANG": "de_AT"}), language_of({})
    ('hu', 'en', 'en')
    """
    wanted = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    language = wanted.partition(".")[0].partition("@")[0].partition("_")[0].lower()
    return language if language in LANGUAGES else "en"


language_option = click.option(
    "--lang",
    "language",
    type=click.Choice(LANGUAGES),
    default=lambda: language_of(os.environ),
    show_default="of LC_ALL, LC_MESSAGES or LANG, else en",
    help="Language of the output.",
)


def is_asked_for(ctx: click.Context) -> bool:
    """Whether `--lang` was typed; data is English unless it was."""
    return ctx.get_parameter_source("language") is ParameterSource.COMMANDLINE
