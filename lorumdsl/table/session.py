"""A session: deals under the schedule, balances, the pot, the end and who has won.

Table seats are S1, S2, …; the last one deals first, so that S1 is P1 of the first deal. In a deal seats are
P1, P2, … from the seat after the dealer on. Every decision is an action, the choice of a contract and
the doubling as well: `turn` says whose it is, `legal` what there is, `play` carries it out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum

from lorumdsl.cards import CardSet
from lorumdsl.compiler.rules import Rules
from lorumdsl.engine.program import CONTRACT, DOUBLE, SINGLE
from lorumdsl.language.phrase import Phrase, say
from lorumdsl.phrases.clauses import origin
from lorumdsl.table.actions import Action, IllegalAction
from lorumdsl.table.deal import Deal, check_seed
from lorumdsl.table.hands import check_seat
from lorumdsl.table.ledger import Ledger
from lorumdsl.table.record import Record, record_of
from lorumdsl.table.result import Result
from lorumdsl.table.view import View, choice_view

DOUBLING = (Action(DOUBLE, "double"), Action(SINGLE, "single"))


class NotOffered(IllegalAction):
    """A contract that may not be played now, or doubling where there is none."""


class Phase(StrEnum):
    """What is decided next."""

    CONTRACT = "contract"
    DOUBLING = "doubling"
    PLAY = "play"
    OVER = "over"


class Session:
    """A whole session from one seed. Raises ImpossibleDeal for a seed that cannot be."""

    def __init__(self, rules: Rules, seed: int = 0) -> None:
        check_seed(seed)
        self.rules = rules
        self.seed = seed
        self.seats = rules.ruleset.seats
        self.schedule = rules.ruleset.schedule
        self.books = Ledger(rules)
        self.results: list[Result] = []
        self.deal: Deal | None = None
        self._begin()

    def _begin(self) -> None:
        """Make ready for the next deal; its contract is still open."""
        self.deal = None
        self.chosen: str | None = None
        self.doubled = False
        self._hands: tuple[CardSet, ...] = ()

    @property
    def hands(self) -> tuple[CardSet, ...]:
        """The hands of the next or current deal as dealt, by seat of the deal; they do not depend on its contract."""
        if not self._hands and not self.over:
            self._hands = Deal(self.rules, self.offered()[0], self.seed, number=self.number).hands
        return self._hands

    # --- where the session stands ------------------------------------------------------------------------------

    @property
    def balances(self) -> list[int]:
        return self.books.balances

    @property
    def bought(self) -> list[int]:
        """How often each table seat has bought new chips."""
        return self.books.bought

    @property
    def pot(self) -> int:
        return self.books.pot

    @property
    def played(self) -> list[str]:
        return list(self.books.played)

    @property
    def number(self) -> int:
        """The number of the deal that is being played or comes next, from 1."""
        return self.books.number

    @property
    def dealer(self) -> int:
        """The table seat that deals, from 1; a tie is played off under the next dealer."""
        return self.books.dealer

    @property
    def over(self) -> bool:
        return self.books.over

    @property
    def phase(self) -> Phase:
        if self.over:
            return Phase.OVER
        if self.deal is not None:
            return Phase.PLAY
        return Phase.CONTRACT if self.chosen is None else Phase.DOUBLING

    @property
    def turn(self) -> int | None:
        """The table seat that decides, from 1; None once the session is over."""
        if self.over:
            return None
        if self.deal is not None:
            return self.table_seat(self.deal.turn or 1)
        if self.tied and self.chosen is None:
            # Those who play off a tie agree on the contract; here the first of them after the dealer names it.
            return min(self.tied, key=lambda seat: (seat - self.dealer - 1) % self.seats)
        return self.dealer

    def offered(self) -> list[str]:
        """The contracts that may be played next, in the order of the ruleset."""
        return list(self.books.offered)

    def leaders(self) -> list[int]:
        """The table seats with the best balance so far, from 1; of those who play off a tie where there is one."""
        return self.books.leaders()

    @property
    def tied(self) -> list[int]:
        """The table seats that play off a tie for first place, from 1; empty before that."""
        return list(self.books.tied)

    @property
    def winners(self) -> list[int]:
        """The table seats that share first place; empty before the end."""
        return self.books.winners

    def table_seat(self, seat: int) -> int:
        """The table seat of a seat of the current deal; both count from 1, the pot stays the pot."""
        return self.books.table_seat(seat)

    def deal_seat(self, seat: int) -> int:
        """The seat in the current deal of a table seat; both count from 1."""
        return self.books.deal_seat(seat)

    def view(self, seat: int) -> View:
        """What a table seat may see; before the lead that is its hand, unless the contract is played blind.

        Raises ImpossibleDeal for a seat that is not there.
        """
        check_seat(seat, self.seats)
        if self.deal is not None:
            return self.deal.view(self.deal_seat(seat))
        legal = tuple(self.legal()) if self.turn == seat else ()
        open_hand = not all(self.rules.ruleset.contract(contract).blind for contract in self.offered())
        return choice_view(self.deal_seat(seat), self.chosen or "", self.hands, open_hand, self.pot, legal)

    # --- playing ---------------------------------------------------------------------------------------------------

    def legal(self) -> list[Action]:
        """What the seat that decides may do: contracts, doubling, cards."""
        if self.deal is not None:
            return self.deal.legal()
        if self.phase is Phase.DOUBLING:
            return list(DOUBLING)
        places = {contract.id: place for place, contract in enumerate(self.rules.ruleset.contracts)}
        return [Action(CONTRACT + places[contract], contract) for contract in self.offered()]

    def play(self, action: Action | str) -> None:
        """Carry out a decision; the last card of a deal settles it. Raises IllegalAction, and nothing has changed."""
        if self.deal is not None:
            self.deal.play(action)
        elif self.phase is Phase.DOUBLING:
            if str(action) not in map(str, DOUBLING):
                raise NotOffered(str(action), Phrase("double-or-single"), DOUBLING)
            self._start(str(action) == "double")
        else:
            self.chosen = self.check_offer(str(action))
            if not self.schedule.doubling:
                self._start(False)

    def choose(self, contract: str | None = None, doubled: bool = False) -> Deal:
        """Start the next deal in one step; the contract may be left out where there is no choice. NotOffered if not.

        Whether its cards are played through the deal or through the session, the last one settles it.
        """
        self.chosen = self.check_offer(contract or self.chosen, doubled)
        return self._start(doubled)

    def _start(self, doubled: bool) -> Deal:
        assert self.chosen is not None
        self.doubled = doubled
        factor = 2 if doubled else 1
        self.deal = Deal(self.rules, self.chosen, self.seed, number=self.number, pot=self.pot, factor=factor)
        self.deal.when_over = self._settle
        self._hands = self.deal.hands
        return self.deal

    def _settle(self) -> None:
        if self.deal is not None:
            self.enter(self.deal, self.doubled)

    def check_offer(self, contract: str | None, doubled: bool = False) -> str:
        """The contract that would be played; raises NotOffered."""
        offered = self.offered()
        reason: Phrase | None = None
        if self.deal is not None:
            reason = say("deal-not-over", number=self.number)
        elif not offered:
            reason = Phrase("session-over")
        elif doubled and not self.schedule.doubling:
            reason = say("no-doubling", reference=self.rules.reference)
        elif contract is None and len(offered) > 1:
            reason = Phrase("contract-open")
        elif self.chosen is not None and contract != self.chosen:
            reason = say("contract-named", contract=self.chosen)
        elif contract is not None and contract not in offered:
            reason = self._why_not_offered(contract, offered)
        if reason is not None:
            clause = self.schedule.clause
            source = origin(self.rules.ruleset, clause)
            raise NotOffered(contract or Phrase("no-contract"), reason, self.legal(), clause, source)
        return contract or offered[0]

    def _why_not_offered(self, contract: str, offered: Sequence[str]) -> Phrase:
        if contract not in self.schedule.contracts:
            return say("contract-unknown", ruleset=self.rules.id)
        if self.schedule.chosen:
            return say("contract-once", number=self.number)
        return say("contract-fixed", number=self.number, next=offered[0])

    def enter(self, deal: Deal, doubled: bool = False) -> Result:
        """Write a finished deal into the books; one that stands there already is not written twice.

        Raises NotOffered once the session is over.
        """
        if self.results and self.results[-1].deal is deal:
            return self.results[-1]
        if self.over:
            raise NotOffered(deal.contract.id, Phrase("session-over"), ())
        moved = tuple(
            replace(transfer, giver=self.table_seat(transfer.giver), receiver=self.table_seat(transfer.receiver))
            for transfer in deal.transfers
        )
        number, dealer = self.number, self.dealer
        result = Result(
            number=number,
            contract=deal.contract.id,
            dealer=dealer,
            doubled=doubled,
            pay=tuple(self.books.enter(deal.contract.id, deal.pay, deal.pot)),
            pot=deal.pot,
            transfers=moved,
            deal=deal,
            dealt=self._hands,
        )
        self.results.append(result)
        self._begin()
        return result

    def record(self, players: tuple[str, ...] = ()) -> Record:
        """The finished deals as a record that `replay` accepts; `players` says who sat where."""
        return record_of(self.rules, self.seed, self.results, self.balances, self.pot, players)


def is_conserved(session: Session) -> bool:
    """Whether balances, pot and what was bought still add up; points are scored and need not."""
    return session.books.is_conserved
