"""Whatever a ruleset says, its claims get a verdict in bounded time, and deals played at random agree with it."""

from __future__ import annotations

import json
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given

from lorumdsl.cases.run import run_file
from lorumdsl.loading.load import load_text
from lorumdsl.proofs import Verdict, prove
from lorumdsl.proofs.casefile import join
from lorumdsl.proofs.sampling import random_deals
from tests.properties.generated import Tree, rulesets
from tests.properties.played import FEW

LONGEST = 20  # seconds for one ruleset on a busy machine; the usual is a hundredth of it


@FEW
@given(rulesets())
def test_every_claim_gets_a_verdict(tree: Tree) -> None:
    text = json.dumps(tree, indent=1)
    rules = load_text(text, "generated.yaml")
    started = time.perf_counter()
    proofs = prove(rules)
    assert time.perf_counter() - started < LONGEST
    assert all(proof.detail for proof in proofs)
    for proof in proofs:
        # `sampled` says how often it was tried.
        assert (proof.deals is not None) == (proof.verdict is Verdict.SAMPLED), proof
        if proof.verdict is Verdict.PROVED and "add up to" in proof.claim and proof.contract:
            total = rules.ruleset.contract(proof.contract).total
            assert all(sum(deal.cost) == total for deal in random_deals(rules, proof.contract, 3))
        if proof.verdict is Verdict.PROVED and "never pays more" in proof.claim and proof.contract:
            assert all(deal.pot >= 0 for deal in random_deals(rules, proof.contract, 3))


@FEW
@given(rulesets())
def test_every_counterexample_fails_when_it_is_run(tree: Tree) -> None:
    text = json.dumps(tree, indent=1)
    proofs = prove(load_text(text, "generated.yaml"))
    cases = [proof.counterexample for proof in proofs if proof.counterexample]
    with TemporaryDirectory() as folder:
        (Path(folder) / "generated.yaml").write_text(text, encoding="utf-8")
        path = Path(folder) / "cases.yaml"
        path.write_text(join(cases), encoding="utf-8")
        outcome = run_file(path)
    assert outcome.diagnostics == []
    assert outcome.passed == 0
    assert "error" not in {failure.key for failure in outcome.failures}, outcome.failures
