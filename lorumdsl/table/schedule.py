"""Whose deal it is and what may be played, from the contracts played so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from lorumdsl.model.ruleset import Schedule


@dataclass(frozen=True, slots=True)
class Standing:
    """The next deal of the regular session: its dealer as a table seat from 0, the contracts on offer."""

    dealer: int
    offered: tuple[str, ...]
    over: bool


def standing(schedule: Schedule, seats: int, played: Sequence[str]) -> Standing:
    """Where a session stands after the deals `played`; the last table seat deals first."""
    length = len(schedule.contracts)
    cycle, within = divmod(len(played), length)
    if schedule.chosen:
        gone = played[cycle * length :]
        offered = tuple(contract for contract in schedule.contracts if contract not in gone)
    else:
        offered = (schedule.contracts[within],)
    over = cycle >= schedule.cycles
    return Standing((seats - 1 + _moved(schedule, cycle, within)) % seats, () if over else offered, over)


def _moved(schedule: Schedule, cycle: int, within: int) -> int:
    """How many seats on from the first dealer the next one sits."""
    natural = 1 if schedule.dealer_holds else len(schedule.contracts)
    per_cycle = natural if schedule.shift is None else schedule.shift
    return cycle * per_cycle + (0 if schedule.dealer_holds else within)
