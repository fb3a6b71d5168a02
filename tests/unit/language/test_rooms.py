"""Rooms that tell of rules and deals speak no language: they say phrases, and no string in them is prose."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import lorumdsl

PACKAGE = Path(lorumdsl.__file__).parent
ROOMS = ("compare", "model", "phrases", "play", "records", "score", "table")
FILES = sorted(path for room in ROOMS for path in (PACKAGE / room).rglob("*.py"))
FILES += [PACKAGE / "report" / f"{name}.py" for name in ("costs", "ledger", "payments")]
FINDINGS = {path for path in FILES if path.parent.name == "builder" or path.stem in ("game_file", "replay", "review")}
"""What an author got wrong is told in English, as by the schema and the checks."""
ROWS = {path for path in FILES if path.parent.name == "kinds" or path.stem in ("contract", "key", "key_schema")}
"""Rows of keys explain themselves to authors in the schemas, as rows of words do."""

HOLE = "⟨⟩"
PROSE = re.compile(rf"[a-z]{{2,}}[,;:]? [a-z]{{2,}}|[a-z]{{2,}}[,;:]? {HOLE}|{HOLE}[,;:]? [a-z]{{2,}}")


def strings(tree: ast.AST) -> Iterator[str]:
    """The texts of a file but for docstrings; what is put into one stands in it as HOLE."""
    apart = set[ast.AST]()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            apart.add(node.value)
        if isinstance(node, ast.JoinedStr):
            apart.update(node.values)
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else HOLE for part in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in apart:
            yield node.value


def prose(path: Path) -> list[str]:
    return [text for text in strings(ast.parse(path.read_text(encoding="utf-8"))) if PROSE.search(text)]


@pytest.mark.parametrize("path", [path for path in FILES if path not in FINDINGS | ROWS], ids=lambda path: path.stem)
def test_no_string_is_prose(path: Path) -> None:
    assert prose(path) == []


@pytest.mark.parametrize("text", ["f'{card} does not fit'", "f'deal {number}'", "'the session is over'"])
def test_a_sentence_is_prose(text: str) -> None:
    assert any(map(PROSE.search, strings(ast.parse(text + " + ''"))))


@pytest.mark.parametrize(
    "text", ["f'{letter}{seat}'", "f'{start:+} {end}'", "'must-follow'", "'  text: |'", "'(a) - (b)'"]
)
def test_a_word_is_none(text: str) -> None:
    assert not any(map(PROSE.search, strings(ast.parse(text + " + ''"))))
