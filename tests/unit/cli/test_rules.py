"""`lorum rules`."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

Call = Callable[..., Result]


@pytest.mark.parametrize("form", ["md", "html", "text"])
@pytest.mark.parametrize("language", ["en", "hu", "pt", "de", "ja"])
def test_a_rulebook_in_every_language_and_form(lorum: Call, language: str, form: str) -> None:
    done = lorum("rules", "hungarian", "--lang", language, "--format", form)
    assert (done.exit_code, done.stderr) == (0, "")
    assert ("Magyar lórum" if language == "hu" else "Hungarian Lórum") in done.stdout


def test_a_house_ruleset_marks_what_it_changes(lorum: Call, house: Path) -> None:
    done = lorum("rules", "house.yaml")
    assert "[changed] Cost: 12 chips for the king of hearts (K♥)." in done.stdout
    assert done.stdout.count("[changed]") == 3  # the name, the cost, the example


def test_a_ruleset_with_errors_is_reported_and_not_told(lorum: Call, house: Path) -> None:
    house.write_text(house.read_text(encoding="utf-8").replace("12*taken", "12*takken"), encoding="utf-8")
    done = lorum("rules", "house.yaml")
    assert (done.exit_code, done.stdout) == (1, "")
    assert "LRM302" in done.stderr


@pytest.mark.parametrize("words", [["nowhere"], ["hungarian+nothing"], ["hungarian", "--lang", "fr"]])
def test_a_wrong_call_ends_with_two(lorum: Call, words: list[str]) -> None:
    done = lorum("rules", *words)
    assert (done.exit_code, done.stdout) == (2, "")


def test_help_does_not_wait_for_fluent() -> None:
    code = "import sys, lorumdsl.cli; sys.exit('fluent' in sys.modules or 'babel' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
