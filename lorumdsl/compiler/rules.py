"""A ruleset that is ready to be played: the model with a Program for each contract."""

from __future__ import annotations

from dataclasses import dataclass

from lorumdsl.compiler.assemble import assemble
from lorumdsl.engine.program import Program
from lorumdsl.model.payouts import Payment
from lorumdsl.model.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Rules:
    """What `lorumdsl.load` returns. `text` is the effective ruleset as YAML, the text that records keep."""

    ruleset: Ruleset
    programs: dict[str, Program]  # by contract id
    text: str

    @property
    def id(self) -> str:
        return self.ruleset.id

    @property
    def reference(self) -> str:
        return self.ruleset.reference

    def payments(self, contract: str) -> tuple[Payment, ...]:
        """The payments that the transfers of a contract refer to, in the order of their numbers."""
        return self.ruleset.payout(self.ruleset.contract(contract).payout).payments


def compile_ruleset(ruleset: Ruleset, text: str) -> Rules:
    """Compile every contract of a ruleset without findings."""
    return Rules(ruleset, {contract.id: assemble(ruleset, contract) for contract in ruleset.contracts}, text)
