"""A tie for first place is played off: everybody plays, the next dealer deals, the points of the tied seats count."""

from __future__ import annotations

import random

import pytest

from lorumdsl.loading.load import load
from lorumdsl.table.session import Session


def tied_session(reference: str) -> Session:
    """A session of random play that stands before its first extra deal."""
    rules = load(reference)
    for seed in range(400):
        session, chance = Session(rules, seed), random.Random(seed)
        while not session.over and len(session.tied) < 2:
            session.play(chance.choice(session.legal()))
        if len(session.tied) > 1:
            return session
    raise AssertionError("no tie in 400 sessions")


@pytest.mark.parametrize("reference", ["portuguese+short", "portuguese+short+shift-first-dealer"])
def test_the_next_dealer_deals_the_extra_deal_whatever_shifts_between_rounds(reference: str) -> None:
    session = tied_session(reference)
    last = session.results[-1].dealer
    assert session.dealer == last % session.seats + 1
    before, tied = list(session.balances), list(session.tied)
    session.play(session.offered()[0])
    while session.deal is not None:
        session.play(session.legal()[0])
    scored = session.results[-1].pay
    for seat in range(1, session.seats + 1):
        gained = session.balances[seat - 1] - before[seat - 1]
        assert gained == (scored[seat - 1] if seat in tied else 0)
