"""Every finding has a page, and the examples on it do what the page says.

A page's comments steer: `<!-- line: 6 -->` where the finding stands in house.yaml (0: in the command),
`<!-- also: LRM302 -->` what else is found, `<!-- made by the test: NAME -->` what Markdown cannot hold.
"""

from __future__ import annotations

import ast
import json
import re
import shlex
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

import pytest

import lorumdsl
from lorumdsl.cases.run import run_file
from lorumdsl.diagnostics import codes
from lorumdsl.diagnostics.codes import CODES
from lorumdsl.diagnostics.diagnostic import Code, Diagnostic, Severity
from lorumdsl.diagnostics.pages import code_named, file_name, page, page_source
from lorumdsl.loading.examine import check
from lorumdsl.records.replay import replay
from lorumdsl.source import header as head

PACKAGE = Path(lorumdsl.__file__).parent
PLAIN = "lorum: 1\nid: house\nextends: hungarian\n"
PARTS = ["What", "Why", "Wrong", "Right"]
LONGEST = 60  # lines

BYTES: dict[str, Callable[[str], bytes]] = {  # examples that are other bytes than the page shows
    "saved as Latin-1": lambda text: text.encode("latin-1"),
    "a million characters more": lambda text: (text + "#" * 2**20).encode(),
    "a hundred brackets": lambda text: text.replace("[[[…]]]", "[" * 100 + "]" * 100).encode(),
    "fifty thousand packets": lambda text: text.replace("…", "1, " * 50_000).encode(),
    "indented with a tab": lambda text: text.replace("→", "\t").encode(),
    "a thousand characters more, twice": lambda text: text.replace("…", "0 + " * 500 + "0").encode(),
    "a hundred additions": lambda text: text.replace("…", "0 + " * 100 + "0").encode(),
}
RECORDS: dict[str, dict[str, object]] = {  # what is changed in a record
    "a pot of 99": {"pot": 99},
    "another hash": {"ruleset": {"sha256": "0" * 64}},
    "another seal": {"seal": "0" * 64},
    "as it was written": {},
}


@dataclass(frozen=True)
class Example:
    """The part Wrong or Right of a page."""

    code: Code
    blocks: dict[str, str]  # info string: text
    comments: dict[str, str]

    @property
    def line(self) -> int | None:
        return int(self.comments["line"]) if "line" in self.comments else None

    @property
    def made(self) -> str:
        return self.comments.get("made by the test", "")


def example(code: Code, part: str) -> Example:
    text = page_source(code.id)
    assert text is not None
    section = text.split(f"\n## {part}\n")[1].split("\n## ")[0]
    blocks = dict(re.findall(r"^```(\w+)\n(.*?)^```$", section, re.DOTALL | re.MULTILINE))
    assert blocks, f"no example under {part}"
    return Example(code, blocks, dict(re.findall(r"<!-- (.+?): (.+?) -->", section)))


@lru_cache(maxsize=1)
def reported_codes() -> set[str]:
    """The ids of the codes that any module names."""
    constants = {name: value.id for name, value in vars(codes).items() if isinstance(value, Code)}
    found = set()
    for path in PACKAGE.rglob("*.py"):
        if path.name != "diagnostics/codes.py":
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                name = getattr(node, "attr", None) or getattr(node, "id", None)
                found |= {constants[name]} if name in constants else set()
    return found


ALL = list(CODES.values())
PAGES = [code for code in CODES.values() if page(code.id) is not None]


@pytest.mark.parametrize("code", ALL, ids=str)
def test_every_code_is_reported_and_has_a_page(code: Code) -> None:
    assert code.id in reported_codes()
    assert page(code.id), f"write lorumdsl/diagnostics/pages/{file_name(code)}"


def test_every_page_has_a_code() -> None:
    pages = {path.name for path in files("lorumdsl.diagnostics.pages").iterdir() if path.name.endswith(".md")}
    assert pages == {file_name(code) for code in PAGES}


@pytest.mark.parametrize("code", PAGES, ids=str)
def test_a_page_has_a_title_a_sentence_and_four_parts(code: Code) -> None:
    text = page(code.id)
    assert text is not None
    title, blank, sentence, *_ = text.splitlines()
    assert title == f"# {code.id} {code.name}"
    assert blank == ""
    assert sentence.endswith(".")
    assert re.findall(r"^## (.+)$", text, re.MULTILINE) == PARTS
    assert "<!--" not in text
    assert len(text.splitlines()) <= LONGEST


@pytest.mark.parametrize("code", PAGES, ids=str)
def test_the_wrong_example_is_found_at_its_line(code: Code, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = example(code, "Wrong")
    found = run(wrong, tmp_path, monkeypatch)
    assert {one.code.id for one in found} == {code.id, *wrong.comments.get("also", code.id).split()}
    if wrong.line is not None:
        lines = [one.span.line for one in found if one.code == code and one.span.file.endswith(".yaml")]
        assert lines[:1] == [wrong.line][: wrong.line]


@pytest.mark.parametrize("code", PAGES, ids=str)
def test_the_right_example_has_no_findings(code: Code, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(example(code, "Right"), tmp_path, monkeypatch) == []


def run(shown: Example, folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[Diagnostic]:
    """What is found in an example; findings about the shipped rulesets are left out."""
    if shown.code.id.startswith("LRM6"):
        return replay(write_record(folder, RECORDS[shown.made])).diagnostics
    house = folder / "house.yaml"
    text = shown.blocks.get("yaml", PLAIN)
    house.write_bytes(BYTES[shown.made](text) if shown.made in BYTES else text.encode())
    if shown.code.id.startswith("LRM7"):
        outcome = run_file(house)
        assert outcome.failures == []
        return outcome.diagnostics
    (folder / "games").mkdir()
    (folder / "games" / "house.yaml").write_text(PLAIN)
    if shown.made == "among the shipped rulesets":
        monkeypatch.setattr(head, "folder", lambda _: folder)
    elif shown.made == "a locked file":
        monkeypatch.setattr(Path, "open", refuse)
    else:
        assert shown.made in {"", *BYTES}
    command = shown.blocks.get("console", "$ lorum check house.yaml").splitlines()[-1]
    found = check(shlex.split(command)[-1], folder)
    return [one for one in found if one.span.file == "<command line>" or one.span.file.startswith(str(folder))]


def refuse(*_: object, **__: object) -> None:
    raise PermissionError(13, "Permission denied")


def write_record(folder: Path, changes: dict[str, object]) -> Path:
    """The record of one deal, changed afterwards."""
    session = lorumdsl.Session(lorumdsl.load("hungarian"), seed=7)
    deal = session.choose()
    while not deal.over:
        session.play(deal.legal()[0])
    data = json.loads(str(session.record()))
    for key, value in changes.items():
        data[key] = {**data[key], **value} if isinstance(value, dict) else value
    path = folder / "session.json"
    path.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")
    return path


@pytest.mark.parametrize("word", ["LRM110", "lrm110", "duplicate-key", " Duplicate-Key "])
def test_a_code_is_known_by_id_and_by_name(word: str) -> None:
    assert code_named(word) is codes.DUPLICATE_KEY


def test_nothing_is_known_by_another_word() -> None:
    assert code_named("LRM999") is None
    assert page("LRM999") is None


def test_a_page_of_a_warning_says_that_it_is_one() -> None:
    silent = [code.id for code in PAGES if code.severity is Severity.WARNING and "warning" not in str(page(code.id))]
    assert silent == []
