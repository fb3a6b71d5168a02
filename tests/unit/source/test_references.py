"""References and the files they mean; the shipped folders."""

from __future__ import annotations

from pathlib import Path

import pytest

from lorumdsl.diagnostics import codes
from lorumdsl.diagnostics.diagnostic import Span
from lorumdsl.source import library, references
from lorumdsl.source.references import Reference, locate, parse_reference


@pytest.fixture(autouse=True)
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A library of two rulesets."""
    rulesets = tmp_path / "shipped" / "rulesets"
    rulesets.mkdir(parents=True)
    for name in ("hungarian.yaml", "english.yaml", "english.cases.yaml", "README.md"):
        (rulesets / name).write_text("a: 1\n", encoding="utf-8")
    monkeypatch.setattr(library, "_PACKAGE", tmp_path / "shipped")
    return rulesets


@pytest.mark.parametrize(
    ("text", "base", "variants", "is_path"),
    [
        ("hungarian", "hungarian", (), False),
        ("hungarian+a+b", "hungarian", ("a", "b"), False),
        ("house.yaml+a", "house.yaml", ("a",), True),
        ("house.yml", "house.yml", (), True),
        ("c++/house.yaml+a", "c++/house.yaml", ("a",), True),
        ("a+b.yaml", "a+b.yaml", (), True),
        ("./house+a", "./house", ("a",), True),
    ],
)
def test_a_reference_is_a_base_and_variants(text: str, base: str, variants: tuple[str, ...], is_path: bool) -> None:
    reference, found = parse_reference(text)
    assert found == []
    assert reference == Reference(base, variants)
    assert reference.is_path == is_path
    assert str(reference) == text


@pytest.mark.parametrize(
    ("text", "column"), [("", 1), ("+a", 1), ("hungarian+", 11), ("hungarian+a+a", 13), ("x++a", 3)]
)
def test_an_odd_reference_is_placed_in_the_command(text: str, column: int) -> None:
    _, found = parse_reference(text)
    assert [one.code for one in found] == [codes.ODD_REFERENCE]
    assert (found[0].span.file, found[0].span.line, found[0].span.column) == ("<command line>", 1, column)


def test_an_id_is_a_shipped_ruleset_even_beside_a_file_of_that_name(shipped: Path, tmp_path: Path) -> None:
    (tmp_path / "hungarian.yaml").write_text("a: 1\n", encoding="utf-8")
    path, found = locate(Reference("hungarian"), tmp_path)
    assert (path, found) == (shipped / "hungarian.yaml", [])


def test_a_path_is_relative_to_the_file_that_refers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "house.yaml").write_text("a: 1\n", encoding="utf-8")
    assert locate(Reference("./house.yaml"), tmp_path)[0] == tmp_path / "house.yaml"
    monkeypatch.chdir(tmp_path)
    assert locate(Reference("house.yaml"))[0] == Path("house.yaml")


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("hungarain", 'did you mean "hungarian"?'),
        ("house", "write ./house.yaml"),
        ("zzz", "there are english, hungarian"),
    ],
)
def test_an_unknown_id_has_a_remedy(name: str, hint: str, tmp_path: Path) -> None:
    (tmp_path / "house.yaml").write_text("a: 1\n", encoding="utf-8")
    cited = Span("f.yaml", 2, 10, 2, 15)
    path, found = locate(Reference(name), tmp_path, cited)
    assert path is None
    assert [(one.code, one.span) for one in found] == [(codes.UNKNOWN_RULESET, cited)]
    assert hint in found[0].hint


def test_a_missing_file_is_reported_where_it_is_named(tmp_path: Path) -> None:
    (tmp_path / "house.yaml").write_text("a: 1\n", encoding="utf-8")
    _, found = locate(Reference("hause.yaml"), tmp_path)
    assert [one.code for one in found] == [codes.NO_SUCH_FILE]
    assert found[0].span == Span(references.COMMAND_LINE, 1, 1, 1, 11)
    assert '"house.yaml"' in found[0].hint


def test_the_library_lists_rulesets_only() -> None:
    assert library.ruleset_ids() == ["english", "hungarian"]


def test_a_checkout_carries_the_folders_beside_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "schemas").mkdir()
    (tmp_path / "package").mkdir()
    monkeypatch.setattr(library, "_PACKAGE", tmp_path / "package")
    assert library.folder("schemas") == tmp_path / "schemas"
