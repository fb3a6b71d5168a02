"""The verdict on every claim about every shipped ruleset, and what a whole `lorum check` may take."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from lorumdsl.loading.examine import examine
from lorumdsl.source.library import folder

VERDICTS = Path(__file__).parent / "proofs"
SHIPPED = sorted(path.stem for path in folder("rulesets").glob("*.yaml"))
LONGEST = 1.0  # seconds of work for one ruleset, start of the program included


def verdicts(reference: str) -> str:
    """A line for each proof: verdict, whose it is, claim."""
    proofs = examine(reference).proofs
    return "".join(f"{proof.verdict:<8}  {proof.contract or 'ruleset':<13} {proof.claim}\n" for proof in proofs)


@pytest.mark.parametrize("reference", SHIPPED)
def test_the_verdicts_are_those_of_the_table(reference: str) -> None:
    kept = (VERDICTS / f"{reference}.txt").read_text(encoding="utf-8")
    assert verdicts(reference) == kept, "if that was meant: python -m tests.golden.test_golden_proofs"


def test_every_table_belongs_to_a_ruleset() -> None:
    assert sorted(path.stem for path in VERDICTS.glob("*.txt")) == SHIPPED


def test_a_hundred_in_the_train_is_out_of_reach_and_said_to_be() -> None:
    (refuted,) = [proof for proof in examine("denexa").proofs if proof.verdict == "refuted"]
    assert refuted.detail == "the count never reaches 100: the whole pack counts 84"
    assert not [proof for proof in examine("denexa+ten-counts-ten").proofs if proof.verdict == "refuted"]


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="measures the work of a child process")
@pytest.mark.parametrize("reference", SHIPPED)
def test_a_check_stays_under_a_second(reference: str) -> None:
    """Best of three, in processor time: what else the machine does is not counted."""
    import resource

    spent = []
    for _ in range(3):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, "-m", "lorumdsl", "check", reference], check=True, capture_output=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        spent.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    assert min(spent) < LONGEST


if __name__ == "__main__":
    VERDICTS.mkdir(exist_ok=True)
    for reference in SHIPPED:
        (VERDICTS / f"{reference}.txt").write_text(verdicts(reference), encoding="utf-8")
