"""Whole sessions of random play, each deal in one compiled call, the books kept by `Session` itself."""

from __future__ import annotations

import random

import numpy as np

from lorumdsl.bulk.bridge import array_program, compiled
from lorumdsl.compiler.rules import Rules
from lorumdsl.engine.batch import play_deal
from lorumdsl.engine.rng import WORD
from lorumdsl.table.deal import Deal
from lorumdsl.table.session import Session


class RandomSessions:
    """Plays sessions of one ruleset; contracts and doubling are drawn too, all from the session's seed."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._programs = {contract: array_program(program) for contract, program in rules.programs.items()}
        self._play = compiled(play_deal)
        self._pack = np.zeros(len(rules.ruleset.deck.ranks) * len(rules.ruleset.deck.suits), np.int64)

    def play(self, seed: int) -> Session:
        """A session from its first deal to its end."""
        session = Session(self.rules, seed)
        choices = random.Random(seed)
        while not session.over:
            self.play_next(session, choices)
        return session

    def play_next(self, session: Session, choices: random.Random) -> Deal:
        """Play the next deal of a session and write it into the books."""
        contract = choices.choice(session.offered())
        doubled = session.schedule.doubling and choices.random() < 0.5
        deal = Deal(self.rules, contract, hands=[""] * session.seats)
        state = np.array(deal.state, np.int64)
        low, high = session.seed & WORD, session.seed >> 32
        self._play(
            self._programs[contract], state, self._pack, low, high, session.number, session.pot, 2 if doubled else 1
        )
        deal.take_settled(state.tolist())
        session.enter(deal, doubled)
        return deal
