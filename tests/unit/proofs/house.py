"""House rules written to a file, examined, and their counterexamples run."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from lorumdsl.cases.run import run_file
from lorumdsl.loading.examine import examine
from lorumdsl.proofs import Proof, Verdict
from lorumdsl.proofs.casefile import join

PLAIN = "lorum: 1\nid: house\nextends: hungarian\n"


@dataclass(frozen=True)
class Examined:
    """What was found and proven about house rules; `failed` are the missed expectations of the counterexamples."""

    codes: set[str]
    proofs: list[Proof]
    failed: list[tuple[str, object, object]]
    passed: int

    def proof(self, claim: str, contract: str | None = None) -> Proof:
        """The one proof whose claim has these words in it."""
        (found,) = [one for one in self.proofs if claim in one.claim and one.contract == contract]
        return found

    @property
    def refuted(self) -> list[Proof]:
        return [one for one in self.proofs if one.verdict is Verdict.REFUTED]


def examined(folder: Path, rules: str, reference: str = "house.yaml") -> Examined:
    """The hungarian rules with these lines added, or changed."""
    (folder / "house.yaml").write_text(PLAIN + rules, encoding="utf-8")
    found = examine(str(folder / reference))
    texts = [one.counterexample for one in found.proofs if one.counterexample]
    (folder / "cases.yaml").write_text(join(texts), encoding="utf-8")
    outcome = run_file(folder / "cases.yaml")
    assert outcome.diagnostics == []
    failed = [(one.key, one.expected, one.got) for one in outcome.failures]
    return Examined({one.code.id for one in found.diagnostics}, found.proofs, failed, outcome.passed)
