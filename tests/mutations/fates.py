"""What becomes of the mutants of the shipped rulesets: refused, caught by a proof, a case, both, or neither.

A mutant is refused if its text cannot be played at all. Otherwise `check` may have a finding that it does not have
about the ruleset as shipped, mostly a proof that is refuted, and a case under tests/cases (or a row of customs.yaml)
may fail. What neither catches must stand in argued.yaml with the reason why nothing has to catch it. English and
Japanese inherit nearly every rule; the mutants of what they inherit are those of Hungarian.

    python -m tests.mutations.fates [RULESET …]      all mutants of the rulesets named, by default of all
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from operator import attrgetter
from pathlib import Path
from typing import Any

import yaml

from lorumdsl.cases.run import read_cases, run_case
from lorumdsl.compiler.rules import Rules
from lorumdsl.diagnostics.diagnostic import RulesetError
from lorumdsl.loading.examine import check
from lorumdsl.loading.load import load
from lorumdsl.source.library import folder, ruleset_ids
from lorumdsl.source.nodes import Mapping, Scalar, plain
from lorumdsl.source.reader import read
from tests.mutations.mutants import Mutant, mutants

TESTS = Path(__file__).parents[1]


class Fate(StrEnum):
    REFUSED = "refused"
    PROOF = "proof"
    CASE = "case"
    BOTH = "both"
    NEITHER = "neither"


@dataclass(frozen=True, slots=True)
class Case:
    """A case of a case file with the reference of its ruleset."""

    node: Mapping
    reference: str
    path: Path

    def concern(self, place: str) -> bool:
        """Whether the case is about the contract, variant or session in which a place lies: it may well fail."""
        if place.startswith(("session", "bank")):
            return self.node.get("session") is not None
        contract = self.node.get("contract")
        own = {*self.reference.split("+")[1:], str(contract.value) if isinstance(contract, Scalar) else ""}
        return not own.isdisjoint(place.split("."))


@cache
def cases(ruleset: str) -> list[Case]:
    """All cases about a ruleset or its variants."""
    paths = [path for path in sorted((TESTS / "cases").rglob("*.yaml")) if path.name != "without-case.yaml"]
    listed = [Case(node, reference, path) for path in paths for node, reference in read_cases(path)[0]]
    return [case for case in listed if case.reference.split("+")[0] == ruleset]


@cache
def customs(ruleset: str) -> list[tuple[str, str, Any]]:
    """Reference, attribute and value of the rows that say what a text fixes and no case can show."""
    rows = yaml.safe_load((TESTS / "unit" / "rulesets" / "customs.yaml").read_text(encoding="utf-8"))
    return [
        (row["ruleset"], row["value"], row["is"])
        for row in rows
        if "value" in row and row["ruleset"].split("+")[0] == ruleset
    ]


@cache
def argued() -> dict[tuple[str, str, str], str]:
    """Why nothing has to catch a mutant, by ruleset, place and change."""
    listed = yaml.safe_load((Path(__file__).parent / "argued.yaml").read_text(encoding="utf-8"))
    return {
        (ruleset, entry["place"], change): entry["why"]
        for entry in listed
        for ruleset in entry["rulesets"]
        for change in entry["changes"]
    }


@dataclass(slots=True)
class Bench:
    """One ruleset under mutation; its mutants stand in a folder of their own, one at a time, beside the sources."""

    ruleset: str
    place: Path
    shipped: set[tuple[str, str]] = field(default_factory=set)  # findings about what is shipped, ignored ones too

    def __post_init__(self) -> None:
        shutil.copytree(folder("rulesets") / "sources", self.place / "sources")
        node, _ = read(folder("rulesets") / f"{self.ruleset}.yaml")
        assert node is not None
        self.shipped = self._findings(plain(node))

    @property
    def file(self) -> Path:
        return self.place / f"{self.ruleset}.yaml"

    def fate(self, mutant: Mutant, thorough: bool = True) -> Fate:
        """What becomes of a mutant; unless `thorough`, proofs are not asked about what a case has caught."""
        self._write(mutant.ruleset)
        try:
            loaded: dict[str, Rules | str] = {str(self.file): load(self.file)}
        except RulesetError:
            return Fate.REFUSED
        by_case = self._fails_case(mutant.place, loaded)
        if by_case and not thorough:
            return Fate.CASE
        if not self._findings(mutant.ruleset) <= self.shipped:
            return Fate.BOTH if by_case else Fate.PROOF
        return Fate.CASE if by_case else Fate.NEITHER

    def _write(self, ruleset: dict[str, Any]) -> None:
        """JSON is YAML; without comments no finding is ignored."""
        self.file.write_text(json.dumps(ruleset, ensure_ascii=False, indent=1), encoding="utf-8")

    def _findings(self, ruleset: dict[str, Any]) -> set[tuple[str, str]]:
        self._write(ruleset)
        return {(str(one.code), one.message) for one in check(self.file)}

    def _fails_case(self, place: str, loaded: dict[str, Rules | str]) -> bool:
        listed = sorted(cases(self.ruleset), key=lambda case: not case.concern(place))
        for case in listed:
            if any(run_case(case.node, self._moved(case.reference), case.path, loaded)):
                return True
        return any(
            _value(load(self._moved(reference)), name) != value for reference, name, value in customs(self.ruleset)
        )

    def _moved(self, reference: str) -> str:
        return str(self.file) + reference.removeprefix(self.ruleset)


def _value(rules: Rules, name: str) -> Any:
    value = attrgetter(name)(rules.ruleset)
    return list(value) if isinstance(value, tuple) else value


def fates(ruleset: str) -> Iterator[tuple[Mutant, Fate]]:
    """Every mutant of a shipped ruleset and what becomes of it."""
    with tempfile.TemporaryDirectory() as place:
        bench = Bench(ruleset, Path(place))
        for mutant in mutants(folder("rulesets") / f"{ruleset}.yaml"):
            yield mutant, bench.fate(mutant)


def main(names: list[str]) -> None:
    print(f"{'':12}{'mutants':>9}" + "".join(f"{fate:>9}" for fate in Fate) + f"{'argued':>9}")
    unargued, stale = [], []
    for name in names or ruleset_ids():
        count: Counter[Fate] = Counter()
        reasons = 0
        for mutant, fate in fates(name):
            count[fate] += 1
            has_reason = (name, mutant.place, mutant.change) in argued()
            told = f"  {name}.yaml:{mutant.line} {mutant.place}: {mutant.change}"
            if fate is Fate.NEITHER:
                reasons += has_reason
                unargued += [] if has_reason else [told]
            elif has_reason:
                stale.append(f"{told} ({fate})")
        row = "".join(f"{count[fate]:9}" for fate in Fate)
        print(f"{name:12}{count.total():9}{row}{reasons:9}", flush=True)
    print("\n".join(["Caught by neither, and not argued:", *(unargued or ["  none"])]))
    print("\n".join(["Argued, and yet caught:", *(stale or ["  none"])]))


if __name__ == "__main__":
    main(sys.argv[1:])
