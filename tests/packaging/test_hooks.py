"""The hooks that other repositories take from this one: what they name exists, and pre-commit runs them."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml
from click.testing import CliRunner

from lorumdsl.cli import main

ROOT = Path(__file__).parents[2]
HOOKS = {hook["id"]: hook for hook in yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))}
HOUSE = "lorum: 1\nid: house\nextends: hungarian\ncontracts: {hairy-monkey: {cost: 12*taken(K♥), total: 12}}\n"
CASES = """\
lorum-cases: 1
ruleset: house.yaml
cases:
- {name: twelve, contract: hairy-monkey, taken: ["K♥", "", "", ""], expect: {pay: [-12, 0, 0, 0]}}
"""


def write_house(folder: Path) -> None:
    (folder / "house.yaml").write_text(HOUSE, encoding="utf-8")
    (folder / "house.cases.yaml").write_text(CASES, encoding="utf-8")
    (folder / "other.yaml").write_text("a: 1\n", encoding="utf-8")


def test_there_is_a_hook_for_each_of_the_two_commands() -> None:
    assert set(HOOKS) == {"lorum-check", "lorum-test"}
    for hook in HOOKS.values():
        assert {"id", "name", "description", "entry", "language", "types"} <= set(hook)
        assert (hook["language"], hook["types"]) == ("python", ["yaml"])


@pytest.mark.parametrize("hook", HOOKS.values(), ids=HOOKS)
def test_the_entry_of_a_hook_is_a_call_that_works(
    hook: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    write_house(tmp_path)
    command, *words = hook["entry"].split()
    files = ["house.yaml", "house.cases.yaml", "other.yaml"] if hook.get("pass_filenames", True) else []
    assert command == "lorum"
    assert CliRunner().invoke(main, [*words, *files]).exit_code == 0
    (tmp_path / "house.yaml").write_text(HOUSE.replace("12", "13").replace("total: 13", "total: 12"), encoding="utf-8")
    assert CliRunner().invoke(main, [*words, *files]).exit_code == 1


@pytest.mark.slow
@pytest.mark.skipif(
    shutil.which("pre-commit", path=Path(sys.executable).parent) is None, reason="`nox -s hooks` has it"
)
def test_pre_commit_runs_the_hooks(tmp_path: Path) -> None:
    """A repository of house rules that takes the hooks from a copy of this one."""
    hooks, user = tmp_path / "hooks", tmp_path / "user"
    ignored = shutil.ignore_patterns(".git", ".nox", ".venv", "__pycache__", ".*_cache", ".hypothesis", "_build")
    shutil.copytree(ROOT, hooks, ignore=ignored)
    user.mkdir()
    write_house(user)
    for folder in (hooks, user):
        git(folder, "init", "-q")
        git(folder, "add", "-A")
        git(folder, "-c", "user.name=x", "-c", "user.email=x@example.org", "commit", "-q", "-m", "begin", "--no-verify")
    good = try_repo(user, hooks)
    assert good.returncode == 0, good.stdout + good.stderr
    assert len(re.findall(r"lorum (?:check|test)\.+Passed", good.stdout)) == 2
    (user / "house.yaml").write_text(HOUSE.replace("taken(", "takne("), encoding="utf-8")
    bad = try_repo(user, hooks)
    assert bad.returncode == 1
    assert "LRM302" in bad.stdout


def git(folder: Path, *words: str) -> None:
    subprocess.run(["git", *words], cwd=folder, check=True, capture_output=True)


def try_repo(user: Path, hooks: Path) -> subprocess.CompletedProcess[str]:
    command = [str(Path(sys.executable).parent / "pre-commit"), "try-repo", str(hooks), "--all-files", "--color=never"]
    return subprocess.run(command, cwd=user, capture_output=True, text=True, check=False)
