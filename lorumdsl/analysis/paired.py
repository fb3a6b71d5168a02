"""The same deals under two rulesets: what changes, deal by deal, and how sure that is.

Deal i of a seed has the same cards under every ruleset of one pack and number of seats, so that luck of the
cards falls out of the difference. Where the rules allow other plays, the games part and may end otherwise,
even if nothing is paid differently: that is part of what a rule does.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Any

from lorumdsl.analysis.difference import Comparison, Difference, difference_of
from lorumdsl.cards import Deck
from lorumdsl.compiler.rules import Rules
from lorumdsl.simulation.deals import bot_rows, random_rows
from lorumdsl.simulation.interrupts import interrupts_later
from lorumdsl.simulation.run import (
    BOT_CHUNK,
    CHUNK,
    PLAIN_CHUNK,
    RANDOM,
    Progress,
    backend_of,
    best_backend_name,
    check_count,
    chosen_contracts,
    seat_bots,
)
from lorumdsl.simulation.spread import spread
from lorumdsl.table.deal import check_seed

DEALS = 1000
BOT_DEALS = 100
GERMAN = {"U": "J", "O": "Q"}  # Unter and Ober stand where Jack and Queen do


class Incomparable(ValueError):
    """The same deals cannot be dealt under both rulesets."""


@dataclass(frozen=True, slots=True)
class _Given:
    """What all tasks have in common."""

    rulesets: tuple[Rules, ...]
    seed: int
    bots: tuple[str, ...]
    backend: str

    def rows(self, rules: Rules, contract: str, first: int, number: int) -> Any:
        if all(name == RANDOM for name in self.bots):
            return random_rows(rules, contract, self.seed, first, number, backend_of(self.backend))
        return bot_rows(rules, contract, self.seed, first, number, self.bots)


_Task = tuple[str, int, int, int]  # contract, place of the other ruleset, first deal, how many


def compare_deals(
    *rulesets: Rules,
    contract: str | Sequence[str] | None = None,
    deals: int | None = None,
    seed: int = 1,
    bots: str | Sequence[str] = RANDOM,
    workers: int = 1,
    executor: str | Executor | None = None,
    backend: str | None = None,
    progress: Progress | None = None,
) -> list[Comparison]:
    """Play the same deals under a first ruleset and under each of the others; contracts belong together by id.

    `bots`, `workers`, `executor` and `backend` are as for `simulate`; 1,000 deals of each contract are played by
    random seats and 100 by others unless `deals` says how many. Ctrl-C ends it early: what is done is given back,
    if there are deals of every contract. Raises Incomparable for rulesets with other packs or numbers of seats or
    without a common contract, KeyError for a contract that the first does not have, ValueError for bots and
    workers that cannot be, ImpossibleDeal for a seed and numbers of deals.
    """
    if len(rulesets) < 2:
        raise ValueError("there is nothing to compare with: name two rulesets")
    base, *others = rulesets
    given = _Given(rulesets, seed, seat_bots(base, bots), backend or best_backend_name())
    check_seed(seed)
    count = (DEALS if set(given.bots) == {RANDOM} else BOT_DEALS) if deals is None else deals
    check_count(count)
    for other in others:
        check_comparable(base, other)
    wanted = chosen_contracts(base, contract)
    found = {
        (place, one): Difference(one, base.ruleset.seats)
        for place, other in enumerate(others, 1)
        for one in wanted
        if one in other.programs
    }
    for place, other in enumerate(others, 1):
        if not any((place, one) in found for one in wanted):
            raise Incomparable(
                f"{base.reference} and {other.reference} have none of these contracts in common: {_list(wanted)}"
            )
    done, total = 0, count * len(found)
    tasks = _tasks(list(found), count, _chunk_size(given))
    interrupted = False
    try:
        for (name, place, _, number), part in spread(_play, given, tasks, workers, executor):
            with interrupts_later():
                found[place, name].add(part)
                done += number
                if progress is not None:
                    progress(done, total)
    except KeyboardInterrupt:
        if not all(one.deals for one in found.values()):
            raise
        interrupted = True
    return [
        Comparison(
            base,
            other,
            seed,
            given.bots,
            tuple(found[place, one] for one in wanted if (place, one) in found),
            tuple(one for one in wanted if one not in other.programs),
            tuple(one for one in other.programs if one not in base.programs and contract is None),
            interrupted,
        )
        for place, other in enumerate(others, 1)
    ]


def check_comparable(a: Rules, b: Rules) -> None:
    """Raises Incomparable where the same cards cannot be dealt under both rulesets."""
    if a.ruleset.seats != b.ruleset.seats:
        raise Incomparable(
            f"{a.reference} has {a.ruleset.seats} seats and {b.reference} {b.ruleset.seats}: "
            "the same deals cannot be dealt"
        )
    if _pack(a.ruleset.deck) != _pack(b.ruleset.deck):
        raise Incomparable(
            f"{a.reference} is played with {_cards(a.ruleset.deck)} and {b.reference} with {_cards(b.ruleset.deck)}: "
            "the same deals cannot be dealt"
        )


def _pack(deck: Deck) -> tuple[Any, ...]:
    return deck.suits, tuple(GERMAN.get(rank, rank) for rank in deck.ranks), deck.cards


def _cards(deck: Deck) -> str:
    return f"{deck.cards.bit_count()} cards ({deck.ranks[0]} to {deck.ranks[-1]})"


def _list(words: Sequence[str]) -> str:
    return ", ".join(words)


def _chunk_size(given: _Given) -> int:
    if set(given.bots) != {RANDOM}:
        return BOT_CHUNK
    return CHUNK if given.backend == "compiled" else PLAIN_CHUNK


def _tasks(pairs: Sequence[tuple[int, str]], count: int, size: int) -> Iterator[_Task]:
    for first in range(1, count + 1, size):
        for place, contract in pairs:
            yield contract, place, first, min(size, count + 1 - first)


def _play(given: _Given, task: _Task) -> tuple[_Task, Difference]:
    contract, place, first, number = task
    base, other = given.rulesets[0], given.rulesets[place]
    seats = base.ruleset.seats
    return task, difference_of(
        contract, seats, given.rows(base, contract, first, number), given.rows(other, contract, first, number)
    )
