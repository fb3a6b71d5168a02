"""Golden records: whole sessions that must come out the same, byte for byte, for ever.

After a change that is meant to change them (rules, texts, the version): `python -m tests.golden.sessions`
from the project's folder writes them anew; read the difference before it is committed.
"""

from __future__ import annotations

from pathlib import Path

import lorumdsl
from lorumdsl.table.record import Record

RECORDS = Path(__file__).parent / "records"
SEEDS = {"hungarian": 1848, "english": 1066, "japanese": 1868}
PLAYERS = ("Anna", "Béla", "Cili", "Dénes")


def played(reference: str) -> Record:
    """A whole session under a policy of its own, so that bots may change: it walks through the legal actions."""
    session = lorumdsl.Session(lorumdsl.load(reference), SEEDS[reference])
    while not session.over:
        deal = session.choose(session.offered()[0])
        while not deal.over:
            legal = deal.legal()
            session.play(legal[(5 * len(deal.history) + session.number) % len(legal)])
    return session.record(PLAYERS)


def main() -> None:
    """Write all golden records."""
    for reference in SEEDS:
        played(reference).save(RECORDS / f"{reference}.json")


if __name__ == "__main__":
    main()
