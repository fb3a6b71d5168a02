"""Drama and decisiveness of deals and sessions: lead changes, how far behind the winner was, when it was decided.

After each action a deal is settled as if it ended there, and a session stands by its balances after each deal.
The course that comes of it is judged by what those who win in the end looked like on the way. Random seats
are followed inside one kernel call; other bots play at a table and their course is judged here, in the same
way. `docs/statistics.md` has the definitions and where they come from.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any

from lorumdsl.backends.backend import Backend
from lorumdsl.bots import Bot, make_bot
from lorumdsl.compiler.rules import Rules
from lorumdsl.engine import drama as dr, state as st
from lorumdsl.engine.drama import follow_deals, stand
from lorumdsl.engine.rng import WORD
from lorumdsl.simulation.deals import bot_seed
from lorumdsl.simulation.statistics import mean
from lorumdsl.simulation.tally import Tally
from lorumdsl.table.deal import Deal
from lorumdsl.table.ledger import Ledger

PARTS = 10**6
"""What is divided by the length of a course is counted in millionths, so that tallies stay exact."""

UNITS = {"lead_changes": 1, "behind": PARTS, "drama": PARTS, "deepest": 1, "decisiveness": PARTS}
"""The measures of a course, by name, with the unit in which a tally counts them."""


def sense_of(rules: Rules) -> int:
    """1 where who has most wins, -1 where who has least does."""
    return 1 if rules.ruleset.schedule.most_wins else -1


def random_drama(rules: Rules, contract: str, seed: int, first: int, deals: int, backend: Backend) -> Any:
    """Deals `first`, `first + 1`, … of a seed, played at random and followed.

    A vector of the backend with `deals * DRAMA_WIDTH` ints. Cards and actions are those of `bulk.deals.random_rows`.
    KeyError for an unknown contract.
    """
    program = rules.programs[contract]
    rows, pack = backend.zeros(deals * dr.DRAMA_WIDTH), backend.zeros(len(program.pack))
    given = (seed & WORD, seed >> 32, first, deals, sense_of(rules))
    backend.run(follow_deals, backend.vector(program), backend.zeros(st.SIZE), pack, rows, *given)
    return rows


def bot_drama(rules: Rules, contract: str, seed: int, first: int, deals: int, bots: Sequence[str]) -> list[int]:
    """The deals of `bulk.deals.bot_rows`, followed; bots by seat, P1 first. ValueError for an unknown bot."""
    rows: list[int] = []
    for number in range(first, first + deals):
        seats = [make_bot(name, bot_seed(seed, number, seat)) for seat, name in enumerate(bots)]
        course = play_course(Deal(rules, contract, seed, number=number), seats)
        rows += judge(course, sense_of(rules))
    return rows


def play_course(deal: Deal, bots: Sequence[Bot]) -> list[tuple[int, ...]]:
    """Play a deal to its end: what each seat would be paid before the first action and after each."""
    course = [standing(deal)]
    while (seat := deal.turn) is not None:
        deal.play(bots[seat - 1].choose_action(deal.view(seat), deal.rules))
        course.append(standing(deal))
    return course


def standing(deal: Deal) -> tuple[int, ...]:
    """What each seat would be paid if the deal ended now."""
    state = list(deal.state)
    stand(deal.program, state)
    return tuple(state[st.PAY : st.PAY + deal.seats])


def session_course(rules: Rules, deals: Iterable[tuple[str, Sequence[int], int]]) -> list[tuple[int, ...]]:
    """The balances at the start of a session and after each deal, by table seat.

    Of each deal: its contract, what each seat of it was paid, P1 first, and the pot after it.
    """
    books = Ledger(rules)
    course = [tuple(books.balances)]
    for contract, paid, pot in deals:
        books.enter(contract, paid, pot)
        course.append(tuple(books.balances))
    return course


def judge(course: Sequence[Sequence[int]], sense: int) -> list[int]:
    """A row of DRAMA_WIDTH ints about a course of standings, of which the last decides who wins."""
    best = [max(sense * value for value in standing) for standing in course]
    ahead = [
        {seat for seat, value in enumerate(standing) if sense * value == most}
        for standing, most in zip(course, best, strict=True)
    ]
    winners = ahead[-1]
    alone = [seats for seats in ahead if len(seats) == 1]
    short = [
        min(most - sense * standing[seat] for seat in winners) for standing, most in zip(course, best, strict=True)
    ]
    row = [0] * dr.DRAMA_WIDTH
    row[dr.LENGTH] = len(course) - 1
    row[dr.LEADS] = sum(one != other for one, other in pairwise(alone))
    row[dr.BEHIND] = sum(value > 0 for value in short)
    row[dr.DEFICIT], row[dr.DEEPEST] = sum(short), max(short)
    row[dr.DECIDED] = max((place + 1 for place, seats in enumerate(ahead) if seats - winners), default=0)
    return row


def add_drama(tally: Tally, rows: Sequence[int]) -> None:
    """Add rows of DRAMA_WIDTH ints each to a tally of the measures that `drama_figures` tells."""
    for place in range(0, len(rows), dr.DRAMA_WIDTH):
        row = rows[place : place + dr.DRAMA_WIDTH]
        length = row[dr.LENGTH]
        tally.deals += 1
        tally.add_values("lead_changes", [row[dr.LEADS]])
        tally.add_values("deepest", [row[dr.DEEPEST]])
        tally.add_values("behind", [PARTS * row[dr.BEHIND] // length])
        tally.add_values("drama", [PARTS * row[dr.DEFICIT] // length])
        tally.add_values("decisiveness", [PARTS * (length - row[dr.DECIDED]) // length])


def drama_figures(tally: Tally) -> dict[str, Any]:
    """The means with their intervals, ready for JSON.

    `lead_changes` in a deal; `drama` and `deepest` in chips or points; `behind` and `decisiveness` as shares of
    the actions of a deal.
    """
    data: dict[str, Any] = {"deals": tally.deals}
    for measure, unit in UNITS.items():
        found = mean(tally, measure, unit) if tally.deals else None
        data[measure] = found.value if found else None
        data[f"{measure}_ci95"] = found.half_width if found else None
    return data
