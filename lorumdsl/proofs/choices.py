"""Which choices of variants are looked at, so that what holds alone is known to hold together.

All of them where they are few. Otherwise every variant alone and every largest choice, in which each two variants that
can be chosen together stand together at least once; the verdict then is `sampled`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations

from lorumdsl.diagnostics.codes import CHOICE_FAILS
from lorumdsl.diagnostics.diagnostic import Span
from lorumdsl.proofs.proof import Proof, Verdict

FEW = 12
"""So many choices of two or more variants are all looked at."""

LARGEST = 12
"""No more of the largest choices are looked at than this."""

MOST = 1 << 12
"""More choices than this are not even counted."""

Choice = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Choices:
    """`several` are the choices of two or more variants to look at; `possible` is how many of those there are."""

    several: tuple[Choice, ...]
    possible: int
    pairs: bool = True  # whether each two variants that go together stand in one of them

    @property
    def complete(self) -> bool:
        return len(self.several) == self.possible


def list_choices(variants: list[str], collide: Callable[[str, str], bool]) -> Choices:
    """The choices to look at; `collide` says which two variants cannot be chosen together."""
    apart = {frozenset(pair) for pair in combinations(variants, 2) if collide(*pair)}
    allowed: list[Choice] = [()]
    for variant in variants:
        allowed += [(*one, variant) for one in allowed if not any({variant, other} in apart for other in one)]
        if len(allowed) > MOST:
            # Too many to count: each two that go together are looked at, as far as they are few.
            pairs = [pair for pair in combinations(variants, 2) if frozenset(pair) not in apart]
            return Choices(tuple(pairs[:LARGEST]), MOST, False)
    several = [one for one in allowed if len(one) > 1]
    if len(several) <= FEW:
        return Choices(tuple(several), len(several))
    largest = [
        one for one in several if all(other in one or any({other, mine} in apart for mine in one) for other in variants)
    ]
    return Choices(tuple(largest[:LARGEST]), len(several), len(largest) <= LARGEST)


def verdict_on(choices: Choices, failures: list[str], place: Span) -> Proof:
    """What looking at the choices came to; `failures` says which do not hold, and why."""
    claim = "every choice of variants holds together"
    more = "more than " if choices.possible == MOST else ""
    looked = f"{len(choices.several)} of {more}{choices.possible:,} choices of two or more were looked at"
    if failures:
        return Proof(None, claim, Verdict.REFUTED, failures[0], place, code=CHOICE_FAILS)
    if choices.complete:
        return Proof(
            None, claim, Verdict.PROVED, f"looked at all choices of two or more, {choices.possible} in number", place
        )
    detail = f"{looked}, each two that go together in one of them" if choices.pairs else looked
    return Proof(None, claim, Verdict.SAMPLED, detail, place, deals=len(choices.several))
