"""Whole sessions of random play for every ruleset and every sensible choice of its variants.

Watches that no deal gets stuck, that chips are conserved after every deal, and that pots and points are what the
rules add up to. Needs the extra `[fast]`.

    python -m tests.sweeps.sessions [--sessions 10000] [REFERENCE …]
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Iterator

from lorumdsl.backends.backend import best_backend
from lorumdsl.diagnostics.diagnostic import RulesetError
from lorumdsl.engine.bulk_row import PAY
from lorumdsl.engine.program import CHAIN, LAYOUT
from lorumdsl.engine.state import OUT
from lorumdsl.loading.load import load
from lorumdsl.simulation.sessions import RandomTable
from lorumdsl.source.library import ruleset_ids
from lorumdsl.table.ledger import Ledger

PORTUGUESE_TABLES = ("", "short", "three-players", "extended")
PORTUGUESE_BANKS = ("", "beans", "beans-sudden-end")
PORTUGUESE_READINGS = (
    (),
    ("reds-until-broken", "no-red-discard-on-first-trick", "obers-only-followers", "shift-first-dealer"),
)
DENEXA = ("open-ape", "ten-counts-ten", "king-ten")


def references() -> Iterator[str]:
    """Every ruleset with the choices of variants that a table could make; what collides is left out."""
    for ruleset in ruleset_ids():
        if ruleset == "portuguese":
            for table in PORTUGUESE_TABLES:
                for bank in PORTUGUESE_BANKS:
                    for doubling in ("", "doubling"):
                        for readings in PORTUGUESE_READINGS:
                            yield "+".join(filter(None, [ruleset, table, bank, doubling, *readings]))
        elif ruleset == "denexa":
            for chosen in range(1 << len(DENEXA)):
                yield "+".join([ruleset, *(variant for place, variant in enumerate(DENEXA) if chosen >> place & 1)])
        else:
            yield ruleset


def watch(reference: str, sessions: int) -> str:
    """Play that many sessions; one line of figures, AssertionError where something does not add up."""
    rules = load(reference)
    table = RandomTable(rules, best_backend())
    begin = time.perf_counter()
    deals, pots, points, last = 0, Counter[int](), Counter[int](), Counter[int]()
    for seed in range(sessions):
        books = Ledger(rules)
        choices = random.Random(seed)
        scored = 0
        while not books.over:
            number, before = books.number, books.pot
            deal = table.play_next(books, seed, choices)
            deals += 1
            kind = rules.programs[deal.contract].kind
            if kind in (CHAIN, LAYOUT):
                assert table.state[OUT] >= 0, f"{reference} seed {seed} deal {number} is stuck"
            if kind == LAYOUT:
                pots[before] += 1
            else:
                scored += sum(deal.row[PAY : PAY + books.seats]) // (2 if deal.doubled else 1)
            assert books.is_conserved, f"{reference} seed {seed} deal {number} loses chips"
        last[books.pot] += 1
        regular = len(rules.ruleset.schedule.contracts) * rules.ruleset.schedule.cycles
        if len(books.played) == regular:
            points[scored] += 1
    seconds = time.perf_counter() - begin
    return (
        f"{reference}: {sessions} sessions, {deals} deals, {seconds:.0f} s; pots before a layout {_span(pots)}; "
        f"pot at the end {_span(last)}; sum of pay without layouts {_span(points)}"
    )


def _span(counted: Counter[int]) -> str:
    values = sorted(counted)
    return " ".join(map(str, values)) if len(values) <= 6 else f"{values[0]} to {values[-1]}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("references", nargs="*")
    parser.add_argument("--sessions", type=int, default=10_000)
    options = parser.parse_args()
    for reference in options.references or references():
        try:
            print(watch(reference, options.sessions), flush=True)
        except RulesetError as error:
            print(f"{reference}: refused: {error.diagnostics[0].message}", flush=True)


if __name__ == "__main__":
    main()
