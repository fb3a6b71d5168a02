"""Every clause of every text and every ruling has a case: the lists of those without one are empty.

Cases name what they pin in `source`, in parts divided by semicolons: `guide hearts-cost, hearts-sweep; R3, R26`.
Rows of rulesets/customs.yaml count as cases. A ruling is pinned for each text it is about, by a case under that
text's ruleset.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

TESTS = Path(__file__).parents[1]
SOURCES = TESTS.parent / "rulesets" / "sources"
CASES = TESTS / "cases" / "clauses"
CUSTOMS = Path(__file__).parent / "rulesets"
TEXTS = {
    "hungarian": ("guide",),
    "english": ("article",),
    "japanese": ("translation",),
    "portuguese": ("howto",),
    "denexa": ("post",),
    "hearts": ("page", "spiel"),
}
"""The texts that each ruleset follows."""
PART = re.compile(r"(?P<rulings>R\d+(?:, R\d+)*)|(?P<text>[a-z]+) (?P<clauses>[a-z-]+(?:, [a-z-]+)*)")


@dataclass(frozen=True)
class Cite:
    """What one case or row pins: a clause of a text, or a ruling for a text of its ruleset."""

    where: str
    text: str
    clause: str = ""
    ruling: int = 0


@cache
def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


@cache
def clauses() -> dict[str, dict[str, bool]]:
    """Text, clause, whether it is a rule."""
    lists = [document for path in sorted(SOURCES.glob("*.yaml")) if "clauses" in (document := read(path))]
    return {
        document["source"]: {clause: said.get("rule", True) for clause, said in document["clauses"].items()}
        for document in lists
    }


def rulings() -> dict[int, list[str]]:
    """Ruling, the texts it is about."""
    return {number: ruling["source"] for number, ruling in read(SOURCES / "rulings.yaml")["rulings"].items()}


def cases() -> Iterator[tuple[str, str, str]]:
    """Where a case stands, its ruleset, its source."""
    for path in sorted(CASES.glob("*.yaml")):
        if path.name == "without-case.yaml":
            continue
        document = read(path)
        for case in document["cases"]:
            yield f"{path.name}: {case['name']}", case.get("ruleset", document["ruleset"]), case.get("source", "")
    for row in read(CUSTOMS / "customs.yaml"):
        yield f"customs.yaml: {row['ruleset']}: {row['source']}", row["ruleset"], row["source"]


def cites_in(where: str, reference: str, source: str) -> Iterator[Cite]:
    own = TEXTS[reference.split("+")[0]]
    for part in source.split("; "):
        match = PART.fullmatch(part)
        assert match, f"{where}: cannot read `{part}`"
        for ruling in re.findall(r"\d+", match["rulings"] or ""):
            yield from (Cite(where, text, ruling=int(ruling)) for text in own)
        for clause in (match["clauses"] or "").split(", "):
            if clause:
                yield Cite(where, match["text"], clause)


@cache
def cites() -> list[Cite]:
    return [cite for where, reference, source in cases() for cite in cites_in(where, reference, source)]


@cache
def excused() -> set[tuple[int, str]]:
    """Rulings that no case can pin, with the text."""
    return {
        (entry["ruling"], text)
        for entry in read(CASES / "without-case.yaml")
        for text in entry.get("sources", rulings()[entry["ruling"]])
    }


@pytest.mark.parametrize("text", [text for texts in TEXTS.values() for text in texts])
def test_every_clause_that_is_a_rule_has_a_case(text: str) -> None:
    pinned = {cite.clause for cite in cites() if cite.text == text}
    assert [clause for clause, rule in clauses()[text].items() if rule and clause not in pinned] == []


def test_every_ruling_has_a_case_for_each_text_it_is_about() -> None:
    pinned = {(cite.ruling, cite.text) for cite in cites()} | excused()
    missing = [(ruling, text) for ruling, texts in rulings().items() for text in texts if (ruling, text) not in pinned]
    assert missing == []


def test_no_ruling_that_has_a_case_is_excused() -> None:
    assert [cite for cite in cites() if (cite.ruling, cite.text) in excused()] == []
    assert [entry for entry in read(CASES / "without-case.yaml") if not entry.get("why")] == []


def test_no_case_cites_a_clause_or_ruling_that_does_not_exist() -> None:
    known, decided = clauses(), rulings()
    assert [cite for cite in cites() if cite.clause and not known[cite.text].get(cite.clause)] == []
    assert [cite for cite in cites() if cite.ruling and cite.ruling not in decided] == []


def test_a_clause_is_pinned_under_the_ruleset_that_follows_its_text() -> None:
    own = {where: TEXTS[reference.split("+")[0]] for where, reference, _ in cases()}
    assert [cite for cite in cites() if cite.text not in own[cite.where]] == []


def test_every_shipped_ruleset_follows_some_text() -> None:
    assert sorted(TEXTS) == sorted(path.stem for path in SOURCES.parent.glob("*.yaml"))


def test_every_case_says_what_it_pins() -> None:
    assert [where for where, _, source in cases() if not source] == []


def test_every_test_that_stands_for_a_clause_exists() -> None:
    written = (CUSTOMS / "test_customs.py").read_text(encoding="utf-8")
    named = [row["by"] for row in read(CUSTOMS / "customs.yaml") if "by" in row]
    assert [name for name in named if f"def {name}(" not in written] == []


@pytest.mark.parametrize("source", ["EN contract 1", "guide", "R3 R4", "guide hearts-cost R3", "R3,R4"])
def test_a_source_that_names_nothing_readable_is_refused(source: str) -> None:
    with pytest.raises(AssertionError, match="cannot read"):
        list(cites_in("a case", "hungarian", source))
