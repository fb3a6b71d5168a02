"""The first page tells the truth: its commands are those that .ci/run runs, its examples do what it says."""

from __future__ import annotations

import contextlib
import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
CI = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
PLAY = "python3 -m venv .venv && .venv/bin/pip install -q . && .venv/bin/lorum run hungarian --seed 7"
TEST = 'python3 -m venv .venv && .venv/bin/pip install -q -e ".[dev]" && .venv/bin/python -m pytest -q'


def blocks(language: str) -> list[str]:
    """Texts of the fenced blocks in a language, in the order of the page."""
    return re.findall(rf"^```{language}\n(.*?)^```$", README, flags=re.MULTILINE | re.DOTALL)


def lorum(*words: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    """The command as a checkout without an install has it."""
    return subprocess.run(
        [sys.executable, "-m", "lorumdsl", *words],
        cwd=cwd,
        env=os.environ | {"PYTHONPATH": str(ROOT), "PYTHONUTF8": "1", "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def test_the_readme_holds_two_commands_and_ci_runs_exactly_these() -> None:
    assert [block.strip() for block in blocks("sh")] == [PLAY, TEST]
    endings = re.findall(r"^\w+=\$\(readme_command '(.*)'\)$", CI, flags=re.MULTILINE)
    assert endings == ["lorum run hungarian --seed 7", "pytest -q"]
    found = [[line for line in README.splitlines() if line.endswith(ending)] for ending in endings]
    assert found == [[PLAY], [TEST]]
    assert 'bash -euo pipefail -c "$play"' in CI
    assert 'bash -euo pipefail -c "$test"' in CI


@pytest.mark.skipif(os.name == "nt", reason="a POSIX file mode")
def test_ci_can_be_run() -> None:
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


def test_the_house_rule_of_the_readme_is_sound(tmp_path: Path) -> None:
    (house,) = blocks("yaml")
    assert len(house.splitlines()) <= 20
    (tmp_path / "our-table.yaml").write_text(house, encoding="utf-8")
    done = lorum("check", "--strict", "our-table.yaml", cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_readme_shows_what_check_says_about_a_typo(tmp_path: Path) -> None:
    (house,) = blocks("yaml")
    assert house.count("taken(") == 1
    (tmp_path / "our-table.yaml").write_text(house.replace("taken(", "takne("), encoding="utf-8")
    done = lorum("check", "our-table.yaml", cwd=tmp_path)
    (shown,) = blocks("text")
    assert done.returncode == 1, done.stdout + done.stderr
    assert done.stdout.strip() == shown.strip()


@pytest.mark.parametrize("shown", blocks("console"), ids=lambda shown: shown.split()[2])
def test_commands_of_the_readme_print_what_it_shows(shown: str, tmp_path: Path) -> None:
    (house,) = blocks("yaml")
    (tmp_path / "our-table.yaml").write_text(house, encoding="utf-8")
    command, _, printed = shown.removeprefix("$ lorum ").partition("\n")
    done = lorum(*command.split(), cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert without_speed(done.stdout) == without_speed(printed)


def without_speed(text: str) -> str:
    """It is another one everywhere."""
    return re.sub(r"; [\d,]+ deals a second, \w+ backend", "", text)


def test_the_python_of_the_readme_runs() -> None:
    (example,) = blocks("python")
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(example, "the example in README.md", "exec"), {})  # noqa: S102  our own first page
    assert re.fullmatch(r".*-?\d+.*\d+\n", printed.getvalue())


@pytest.mark.parametrize("target", re.findall(r"\]\(([^)#]+)\)", README))
def test_links_of_the_readme_lead_somewhere(target: str) -> None:
    assert target.startswith("https://") or (ROOT / target).exists()
