"""Whole sessions of random play, each deal in one kernel call, the books kept by `Session` itself."""

from __future__ import annotations

import random

from lorumdsl.compiler.rules import Rules
from lorumdsl.engine.batch import play_deal
from lorumdsl.engine.rng import WORD
from lorumdsl.engine.rows import ROW_WIDTH
from lorumdsl.gears.gear import Gear, best_gear
from lorumdsl.table.deal import Deal
from lorumdsl.table.session import Session


class RandomSessions:
    """Plays sessions of one ruleset; contracts and doubling are drawn too, all from the session's seed."""

    def __init__(self, rules: Rules, gear: Gear | None = None) -> None:
        self.rules = rules
        self._gear = gear or best_gear()
        self._programs = {contract: self._gear.vector(program) for contract, program in rules.programs.items()}
        self._pack = self._gear.zeros(len(rules.ruleset.deck.ranks) * len(rules.ruleset.deck.suits))
        self._row = self._gear.zeros(ROW_WIDTH)

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
        state = self._gear.vector(deal.state)
        low, high = session.seed & WORD, session.seed >> 32
        given = (low, high, session.number, session.pot, 2 if doubled else 1)
        self._gear.run(play_deal, self._programs[contract], state, self._pack, self._row, 0, *given)
        deal.take_settled(self._gear.numbers(state))
        session.enter(deal, doubled)
        return deal
