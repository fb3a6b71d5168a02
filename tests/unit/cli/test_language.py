"""The language in which commands speak: said, or read off the environment."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from click.testing import Result

from lorumdsl.cli import main
from lorumdsl.cli.language import language_of

Call = Callable[..., Result]


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "hu_HU.UTF-8"}, "hu"),
        ({"LANG": "pt_BR"}, "pt"),
        ({"LANG": "de_AT@euro"}, "de"),
        ({"LANG": "ja"}, "ja"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "hu_HU.UTF-8", "LC_MESSAGES": "de_DE.UTF-8"}, "de"),
        ({"LANG": "hu_HU.UTF-8", "LC_MESSAGES": "", "LC_ALL": "C.UTF-8"}, "en"),
    ],
)
def test_the_first_variable_that_is_set_decides(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_the_rulebook_follows_the_locale_and_an_option_goes_before_it(
    lorum: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    hungarian = lorum("rules", "hungarian", "--lang", "hu").stdout
    monkeypatch.setenv("LC_ALL", "hu_HU.UTF-8")
    assert lorum("rules", "hungarian").stdout == hungarian
    assert lorum("rules", "hungarian", "--lang", "en").stdout != hungarian


def test_every_command_with_the_option_offers_the_same_languages() -> None:
    options = [option for command in main.commands.values() for option in command.params if option.name == "language"]
    assert len(options) > 5
    assert {tuple(getattr(option.type, "choices", ())) for option in options} == {("en", "hu", "pt", "de", "ja")}
