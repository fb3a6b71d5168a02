"""The proofs that `lorum check` prints, and the case file that it makes of counterexamples."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from lorumdsl.proofs import Proof

Proofs = Mapping[str, Sequence["Proof"]]
"""By reference of the ruleset."""


def print_proofs(proofs: Sequence[Proof], listed: bool) -> None:
    """How many there are, and the counterexamples; every one of them where they are listed."""
    from lorumdsl.report.proofs import format_proof, format_proof_count
    from lorumdsl.terminal.excerpt import visible

    if not proofs:
        return
    click.echo(format_proof_count(proofs))
    for proof in proofs:
        if listed or proof.counterexample:
            click.echo(f"  {visible(format_proof(proof))}")
        for line in (proof.counterexample or "").splitlines():
            click.echo(f"    {visible(line)}")


def write_cases(file: str, proofs: Proofs) -> str:
    """Write all counterexamples to one case file; why that cannot be done, else empty."""
    from lorumdsl.proofs.casefile import join
    from lorumdsl.source.saving import save_text

    texts = [proof.counterexample for found in proofs.values() for proof in found if proof.counterexample]
    try:
        save_text(join(texts), Path(file))
    except OSError as error:
        return error.strerror or "it cannot be opened"
    return ""
