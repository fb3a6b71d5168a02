"""What the documentation shows is true: sessions in a terminal, case files, rulesets, Python.

In a page `<!-- file: NAME -->` before a block puts it into a file, `<!-- typed: ONE | OTHER -->` says which lines are
typed into a command, `<!-- cases -->` and `<!-- ruleset -->` say what a block is.
"""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from lorumdsl.cases.run import run_file
from lorumdsl.cli import main
from lorumdsl.loading.examine import check

DOCS = Path(__file__).parents[2] / "docs"
BLOCK = re.compile(r"(?:<!-- (\w+)(?:: (.+?))? -->\n)?^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)

CONSOLE_PAGES = {"getting-started.md": 5, "tutorial-house-rule.md": 11, "records.md": 1, "checking.md": 3}
CONSOLE_PAGES |= {"statistics.md": 4}
"""Pages with commands, and at least how many."""


def blocks(page: str) -> list[tuple[str, str, str, str]]:
    """(comment, its value, info string, text) of every block of a page."""
    text = (DOCS / page).read_text(encoding="utf-8")
    return [(match[1] or "", match[2] or "", match[3], match[4]) for match in BLOCK.finditer(text)]


@pytest.mark.parametrize(("page", "least"), CONSOLE_PAGES.items())
def test_commands_print_what_the_page_shows(
    page: str, least: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    commands = 0
    for comment, value, language, text in blocks(page):
        if comment == "file":
            Path(value).write_text(text, encoding="utf-8")
        elif language == "console":
            command, _, shown = text.removeprefix("$ lorum ").partition("\n")
            typed = "".join(f"{line}\n" for line in value.split(" | ")) if comment == "typed" else ""
            outcome = CliRunner().invoke(main, shlex.split(command), input=typed)
            assert without_backend(outcome.output).rstrip() == shown.rstrip(), command
            commands += 1
    assert commands >= least


def without_backend(text: str) -> str:
    """What does not depend on the extras that are installed."""
    return re.sub(r"^playing in plain Python; .*\n", "", text, flags=re.MULTILINE)


def without_speed(text: str) -> str:
    """What does not depend on the machine."""
    return re.sub(r"[\d,]+ deals a second.*", "", text).rstrip()


@pytest.mark.extra
def test_simulations_print_what_the_page_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("duckdb", reason="needs the extra [data]")
    monkeypatch.chdir(tmp_path)
    shown = [text for _, _, language, text in blocks("simulating.md") if language == "console"]
    for text in shown:
        command, _, printed = text.removeprefix("$ lorum ").partition("\n")
        outcome = CliRunner().invoke(main, shlex.split(command))
        assert without_speed(outcome.stdout) == without_speed(printed), command
    assert len(shown) >= 6
    (line,) = [text.splitlines()[1] for _, _, language, text in blocks("simulating.md") if language == "text"]
    assert line == (tmp_path / "deals.jsonl").read_text(encoding="utf-8").splitlines()[1]


@pytest.mark.parametrize("text", [text for comment, _, _, text in blocks("cases.md") if comment == "cases"])
def test_the_case_files_on_the_page_pass(text: str, tmp_path: Path) -> None:
    path = tmp_path / "shown.yaml"
    path.write_text(text, encoding="utf-8")
    outcome = run_file(path)
    assert (outcome.diagnostics, outcome.failures) == ([], [])
    assert outcome.passed == 1


@pytest.mark.parametrize("text", [text for comment, _, _, text in blocks("language.md") if comment == "ruleset"])
def test_the_rulesets_on_the_page_have_no_findings(text: str, tmp_path: Path) -> None:
    (tmp_path / "house.yaml").write_text(text, encoding="utf-8")
    assert [found for found in check("house.yaml", tmp_path) if found.span.file.startswith(str(tmp_path))] == []


def test_the_python_on_the_page_is_true(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = "\n".join(text for _, _, language, text in blocks("python.md") if language == "pycon")
    example = doctest.DocTestParser().get_doctest(text, {}, "python.md", "python.md", 0)
    runner = doctest.DocTestRunner()
    runner.run(example)
    outcome = runner.summarize()
    assert outcome.failed == 0
    assert outcome.attempted > 10
