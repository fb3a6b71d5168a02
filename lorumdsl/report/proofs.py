"""Proofs for people and for programs: one line each, their count, plain data for JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from lorumdsl.proofs import Proof, Verdict


def proof_data(proof: Proof) -> dict[str, Any]:
    """One proof as `--format json` prints it; what does not apply is left out."""
    data: dict[str, Any] = {
        "contract": proof.contract,
        "claim": proof.claim,
        "verdict": str(proof.verdict),
        "detail": proof.detail,
        "file": proof.span.file,
        "line": proof.span.line,
        "column": proof.span.column,
        "code": proof.code.id if proof.code and proof.verdict is Verdict.REFUTED else None,
        "counterexample": proof.counterexample,
        "deals": proof.deals,
        "seed": proof.seed,
    }
    return {key: value for key, value in data.items() if value is not None or key == "contract"}


def format_proof(proof: Proof) -> str:
    """`proved   hearts: the costs of all seats add up to 8 (why)`."""
    whose = f"{proof.contract}: " if proof.contract else ""
    seed = f", seed {proof.seed}" if proof.seed is not None else ""
    return f"{proof.verdict:<8} {whose}{proof.claim} ({proof.detail}{seed})"


def format_proof_count(proofs: Iterable[Proof]) -> str:
    """`26 proofs: 24 proved, 2 sampled`."""
    counts = Counter(proof.verdict for proof in proofs)
    number = counts.total()
    told = ", ".join(f"{counts[verdict]} {verdict}" for verdict in Verdict if counts[verdict])
    return f"{number} proof{'s' * (number != 1)}: {told}"
