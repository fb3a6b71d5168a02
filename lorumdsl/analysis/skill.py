"""How much skill is worth: what a better bot gains over a worse one in the same chair, with the same cards.

Each deal is played once by worse bots alone and once for every chair with the better bot in it. What the
better one is paid there less what the worse one was is its gain; the mean over the chairs is one value a deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from lorumdsl.analysis.drama import sense_of
from lorumdsl.compiler.rules import Rules
from lorumdsl.engine import bulk_row as rw
from lorumdsl.simulation.deals import bot_rows
from lorumdsl.simulation.statistics import Mean, mean_of


@dataclass(frozen=True, slots=True)
class Skill:
    """The gain over all chairs and by seat, P1 first; `sd` is the standard deviation of a worse bot's pay.

    Where the fewest points win, a gain is what is scored less.
    """

    gain: Mean
    seats: tuple[Mean, ...]
    sd: float

    @property
    def gap(self) -> float | None:
        """The gain in standard deviations: how far skill reaches beside luck. None where pay never differs."""
        return None if self.gain.value is None or not self.sd else self.gain.value / self.sd

    def data(self) -> dict[str, Any]:
        """All figures, ready for JSON."""
        return {
            "gain": self.gain.value,
            "gain_ci95": self.gain.half_width,
            "gap": self.gap,
            "gain_by_seat": [one.value for one in self.seats],
            "gain_by_seat_ci95": [one.half_width for one in self.seats],
        }


def skill_rows(
    rules: Rules, contract: str, seed: int, first: int, deals: int, better: str, worse: str
) -> list[list[int]]:
    """For each deal: what the better bot is paid in each chair, then what the worse one is paid there, P1 first.

    KeyError for an unknown contract, ValueError for an unknown bot.
    """
    seats = rules.ruleset.seats
    rows = []
    for number in range(first, first + deals):
        paid = []
        for chair in range(seats):
            bots = [better if seat == chair else worse for seat in range(seats)]
            paid.append(bot_rows(rules, contract, seed, number, 1, bots)[rw.PAY + chair])
        alone = bot_rows(rules, contract, seed, number, 1, [worse] * seats)
        rows.append(paid + alone[rw.PAY : rw.PAY + seats])
    return rows


def skill_of(rules: Rules, rows: Sequence[Sequence[int]]) -> Skill:
    """What rows of `skill_rows` say; at least one."""
    seats, sense = rules.ruleset.seats, sense_of(rules)
    gains = [[sense * (row[seat] - row[seats + seat]) for seat in range(seats)] for row in rows]
    paid = [mean_of([row[seats + seat] for row in rows]) for seat in range(seats)]
    return Skill(
        gain=mean_of([sum(gain) for gain in gains], seats),
        seats=tuple(mean_of([gain[seat] for gain in gains]) for seat in range(seats)),
        sd=sqrt(sum(one.variance or 0.0 for one in paid) / seats),
    )
