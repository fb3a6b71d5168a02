"""Thousands of games of hearts in lock-step with OpenSpiel, for every choice of variants that it knows.

    python -m tests.lockstep.open_spiel_hearts [GAMES [SEED]]      GAMES of each choice, by default 1000

The first departure is printed with hands and history, and ends the run with exit code 1.
"""

from __future__ import annotations

import sys
from time import perf_counter

import lorumdsl
from tests.lockstep.hearts import OPTIONS, Departure, play_games


def main(words: list[str]) -> int:
    games, seed = int(words[0]) if words else 1000, int(words[1]) if len(words) > 1 else 1
    begin, played = perf_counter(), 0
    for reference, options in OPTIONS.items():
        try:
            tally = play_games(lorumdsl.load(reference), options, games, seed)
        except Departure as departure:
            print(departure)
            return 1
        played += tally.games
        seen = ", ".join(f"{number} {what}" for what, number in sorted(tally.seen.items()))
        print(f"{reference}: {tally.games} games, {tally.decisions} decisions agree; {seen}", flush=True)
    print(f"{played} games without a departure in {perf_counter() - begin:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
