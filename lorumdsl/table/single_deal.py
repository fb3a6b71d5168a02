"""A deal on its own: any contract, any number, an empty pot, and no session around it.

It is played, recorded and replayed as a session of one deal in which the last seat deals, so that P1 is S1.
"""

from __future__ import annotations

from collections.abc import Sequence

from lorumdsl.compiler.rules import Rules
from lorumdsl.table.ledger import Ledger
from lorumdsl.table.record import Record, record_of
from lorumdsl.table.session import Session


class LoneBooks(Ledger):
    """Books with room for one deal, whatever the schedule says."""

    def __init__(self, rules: Rules, number: int) -> None:
        self._number = number
        super().__init__(rules)

    @property
    def number(self) -> int:
        return self._number

    def _stand(self) -> None:
        self.dealer = self.seats
        self.over = bool(self.played)
        self.offered = () if self.over else tuple(self.rules.programs)

    def _conclude(self, pay: Sequence[int]) -> None:
        self._stand()


class SingleDeal(Session):
    """Deal `number` of a seed. Raises ImpossibleDeal for a seed that cannot be."""

    def __init__(self, rules: Rules, seed: int = 0, number: int = 1) -> None:
        super().__init__(rules, seed)
        self.books = LoneBooks(rules, number)

    def record(self, players: tuple[str, ...] = ()) -> Record:
        return record_of(self.rules, self.seed, self.results, self.balances, self.pot, players, is_alone=True)
