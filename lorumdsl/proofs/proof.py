"""A claim about a ruleset and what became of it.

`proved` holds for every deal there is, `refuted` comes with a counterexample where one can be played or counted,
`sampled` has only been tried: the detail says how often and from which seed.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from lorumdsl.diagnostics.diagnostic import Code, Diagnostic, Related, Span


class Verdict(StrEnum):
    PROVED = "proved"
    REFUTED = "refuted"
    SAMPLED = "sampled"


@dataclass(frozen=True, slots=True)
class Proof:
    """One claim and its verdict; `contract` is None for a claim about the whole ruleset.

    `claim` says what holds if it holds, `detail` why it does, or what happens instead. `counterexample` is the
    text of a case file that fails because the claim does not hold. `deals` and `seed` belong to `sampled`.
    `code` is the finding that a refuted claim makes; None where another finding already says so.
    """

    contract: str | None
    claim: str
    verdict: Verdict
    detail: str
    span: Span
    counterexample: str | None = None
    deals: int | None = None
    seed: int | None = None
    code: Code | None = None
    hint: str = ""
    related: tuple[Related, ...] = ()

    def finding(self) -> Diagnostic | None:
        """The finding that a refuted claim makes."""
        if self.verdict is not Verdict.REFUTED or self.code is None:
            return None
        message = f"{self.contract}: {self.detail}" if self.contract else self.detail
        return Diagnostic(self.code, self.span, message, self.hint, self.related)
