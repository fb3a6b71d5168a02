"""Sessions in bulk: the books of a table, whoever plays."""

from __future__ import annotations

from collections import Counter

import pytest

import lorumdsl
from lorumdsl.simulation.chunks import play_chunk
from lorumdsl.simulation.columns import deal_names, session_deals
from lorumdsl.simulation.run import Chunk
from lorumdsl.simulation.sessions import session_values
from lorumdsl.simulation.simulation import make_run
from tests.properties.played import references, rules


@pytest.mark.parametrize("bots", ["random", "greedy,random,random,random"])
@pytest.mark.parametrize("reference", references())
def test_a_session_in_bulk_is_the_session_at_the_table(reference: str, bots: str) -> None:
    seats = rules(reference).ruleset.seats
    names = "random" if bots == "random" else ",".join(bots.split(",")[:seats])
    run = make_run(rules(reference), None, None, 2, 3, names, "plain")
    played = play_chunk(run, Chunk(None, 2, 1), keeps_rows=True)
    found = lorumdsl.simulate(rules(reference), sessions=2, seed=3, bots=names, backend="plain")
    session = found.play_again(2)
    assert played.session_rows is not None
    (row,) = played.session_rows
    assert row.values == session_values(session.books)
    assert [(deal.contract, deal.dealer, deal.doubled) for deal in row.deals] == [
        (result.contract, result.dealer, result.doubled) for result in session.results
    ]
    names_of = deal_names(seats, True)
    for line, result in zip(session_deals(run, row), session.results, strict=True):
        deal = dict(zip(names_of, line, strict=True))
        assert [deal[f"pay{seat}"] for seat in range(1, seats + 1)] == list(result.deal.pay)
        assert (deal["session"], deal["number"], deal["pot"]) == (2, result.number, result.deal.pot)
        assert deal["actions"] == len(result.deal.history)


def test_a_shared_win_counts_how_many_share_it() -> None:
    found = lorumdsl.simulate(rules("portuguese"), sessions=40, backend="plain")
    for count in range(1, 5):
        shares = sum(found.sessions.counts[f"won{seat}"][count] for seat in range(1, 5))
        assert shares % count == 0
    figures = found.summary()["sessions"]
    assert sum(figures["win_share"]) == pytest.approx(1)
    alone = sum(found.sessions.counts[f"won{seat}"][1] for seat in range(1, 5))
    assert figures["shared_wins"] == pytest.approx(1 - alone / 40)


def test_every_seat_deals_equally_often_over_a_session() -> None:
    run = make_run(rules("hungarian"), None, None, 3, 1, "random", "plain")
    played = play_chunk(run, Chunk(None, 1, 3), keeps_rows=True)
    assert played.session_rows is not None
    dealers = Counter(deal.dealer for session in played.session_rows for deal in session.deals)
    assert dealers == {1: 21, 2: 21, 3: 21, 4: 21}


def test_figures_of_sessions_are_those_of_the_sessions() -> None:
    found = lorumdsl.simulate(rules("hungarian"), sessions=3, seed=4, backend="plain")
    sessions = [found.play_again(number) for number in (1, 2, 3)]
    figures = found.summary()["sessions"]
    for seat in range(4):
        assert figures["mean_balance"][seat] == pytest.approx(sum(s.balances[seat] for s in sessions) / 3)
        assert figures["wins"][seat] == pytest.approx(sum(seat + 1 in s.winners for s in sessions) / 3)
    assert figures["deals_per_session"] == 28
    results = [result for session in sessions for result in session.results]
    dealer = sum(result.deal.pay[-1] for result in results) / len(results)
    everybody = sum(sum(result.pay) for result in results) / len(results) / 4
    assert figures["dealer_advantage"] == pytest.approx(dealer - everybody)
