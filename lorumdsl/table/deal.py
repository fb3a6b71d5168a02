"""A deal of one contract: legal actions, playing them, the settlement at the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lorumdsl.cards import Card, CardSet
from lorumdsl.compiler.rules import Rules
from lorumdsl.engine import state as st
from lorumdsl.engine.deal import clear, deal as deal_cards, give_turn, shuffle
from lorumdsl.engine.program import PLACE
from lorumdsl.engine.rng import WORD, seed as start_generator
from lorumdsl.engine.settle import pay_out, settle
from lorumdsl.engine.step import legal
from lorumdsl.language.phrase import Phrase, Seat, say
from lorumdsl.language.refusal import Refusal
from lorumdsl.phrases.clauses import origin
from lorumdsl.table.actions import Action, IllegalAction, UnknownAction, actions_of, format_action, parse_action
from lorumdsl.table.events import Event, Move, carry_out, moves
from lorumdsl.table.hands import ImpossibleDeal, check_seat, parse_cards, parse_hands
from lorumdsl.table.reasons import why_illegal
from lorumdsl.table.transfers import Transfer, log_room, read_transfers
from lorumdsl.table.view import View

MOST_SEED = 10**18 - 1
MOST_NUMBER = 2**32 - 1


def check_seed(seed: object) -> None:
    """Raises ImpossibleDeal for what is no seed."""
    if not (isinstance(seed, int) and 0 <= seed <= MOST_SEED):
        raise ImpossibleDeal(say("seed-range", most=str(MOST_SEED), seed=str(seed)))


class Deal:
    """One deal, from the first action to the settlement.

    `number` is the deal's place in its session: together with the seed it decides the cards. `hands`
    (one text per seat, P1 first) takes the place of both. `pot` is what lies in it before the deal,
    `factor` what costs are multiplied by. Raises KeyError for a contract that the ruleset does not have
    and ImpossibleDeal for hands, a seed or a number that cannot be.

    A shallow copy is a deal of its own. `when_over` is called once the last action has been played.
    """

    def __init__(
        self,
        rules: Rules,
        contract: str,
        seed: int = 0,
        hands: Sequence[str] | None = None,
        *,
        number: int = 1,
        pot: int = 0,
        factor: int = 1,
    ) -> None:
        self.rules = rules
        self.deck = rules.ruleset.deck
        self.contract = rules.ruleset.contract(contract)
        self.program = rules.programs[contract]
        self.events: list[Event] = []
        self.when_over: Callable[[], object] | None = None
        self._payments = rules.payments(contract)
        self.state = st.new_state(log_room(rules.ruleset.seats, self._payments))
        self.state[st.POT] = pot
        if hands is None:
            check_seed(seed)
            if not 1 <= number <= MOST_NUMBER:
                raise ImpossibleDeal(say("deal-range", most=str(MOST_NUMBER), number=str(number)))
            start_generator(self.state, seed & WORD, seed >> 32, number)
            pack = [0] * len(self.program.pack)
            deal_cards(self.program, self.state, pack)
            each = len(pack) // self.seats
            shuffle(list(self.state), pack, 0, each)  # the first hand, by a generator of its own
            self._dealt = [pack[seat * each : (seat + 1) * each] for seat in range(self.seats)]
        else:
            clear(self.state)
            self.state[st.HAND : st.HAND + self.seats] = parse_hands(self.deck, hands, self.seats)
            self._dealt = [parse_cards(self.deck, hand) for hand in hands]
            give_turn(self.program, self.state)
        self.state[st.FACTOR] = factor
        self._settled = False

    def __copy__(self) -> Deal:
        copied = object.__new__(type(self))
        copied.__dict__.update(self.__dict__, events=list(self.events), state=list(self.state), when_over=None)
        return copied

    # --- where the deal stands ----------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return self.program.seats

    @property
    def over(self) -> bool:
        return bool(self.state[st.OVER])

    @property
    def turn(self) -> int | None:
        """The seat to move, from 1; None once the deal is over."""
        return None if self.over else self.state[st.TURN] + 1

    @property
    def hands(self) -> tuple[CardSet, ...]:
        return tuple(self.state[st.HAND : st.HAND + self.seats])

    @property
    def out(self) -> int | None:
        """The seat that went out, from 1."""
        return self.state[st.OUT] + 1 if self.state[st.OUT] >= 0 else None

    @property
    def open(self) -> CardSet:
        """The cards that could be laid next, whoever holds them and even if nobody does."""
        if self.state[st.OPEN] or self.state[st.START]:
            return self.state[st.OPEN] & self.deck.cards
        return self.deck.cards & ~self.state[st.PLAYED] & ~self.state[st.LAID]

    @property
    def history(self) -> list[Move]:
        """All actions so far, each with the seat that made it."""
        return list(moves(self.events))

    def legal(self) -> list[Action]:
        """What the seat to move may do, cards from low to high; empty once the deal is over."""
        return [] if self.over else actions_of(self.deck, legal(self.program, self.state))

    def held(self, seat: int) -> list[Card]:
        """The cards that a seat (from 1) still holds, in the order in which they were dealt."""
        check_seat(seat, self.seats)
        return [card for card in self._dealt[seat - 1] if self.hands[seat - 1] >> card & 1]

    # --- playing ---------------------------------------------------------------------------------------------

    def play(self, action: Action | str) -> Action:
        """Carry out an action of the seat to move; IllegalAction if it may not, and nothing has changed."""
        code = self._code(action)
        mask = 0 if self.over else legal(self.program, self.state)
        if not mask >> code & 1:
            ruleset = self.rules.ruleset
            reason, clause = why_illegal(ruleset, self.contract, self.program, self.state, code)
            source = origin(ruleset, clause) if clause else None
            raise IllegalAction(format_action(self.deck, code), reason, self.legal(), clause, source)
        played = Action(code, format_action(self.deck, code))
        carry_out(self.contract, self.program, self.state, played, self.events)
        if self.over and self.when_over is not None:
            self.when_over()
        return played

    def _code(self, action: Action | str) -> int:
        """The number of an action; a place in a hand that its holder does not see becomes the card there."""
        action = str(action)  # the text: a number of another deck would be another card
        place = action.removeprefix("#")
        if action != place and self.contract.blind and self.turn is not None:
            held = self.held(self.turn)
            places = {str(number): card for number, card in enumerate(held, 1)}
            if place in places:
                return places[place]
            told = say("places-held", seat=Seat(self.turn), number=len(held))
            raise IllegalAction(action, told, self.view(self.turn).legal)
        try:
            return parse_action(self.deck, action)
        except UnknownAction as error:
            raise IllegalAction(action, error.phrase, self.legal()) from None

    # --- settlement ---------------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Work out costs and payments, once; asking for them does the same. ValueError before the deal is over."""
        if not self.over:
            raise Refusal(Phrase("not-settled"))
        if not self._settled:
            settle(self.program, self.state)
            self._settled = True

    def settle_at(self, costs: Sequence[int]) -> None:
        """End the deal with these costs in place of what was played: an award."""
        self.state[st.OVER] = 1
        self.state[st.COST : st.COST + self.seats] = costs
        pay_out(self.program, self.state)
        self._settled = True

    @property
    def cost(self) -> tuple[int, ...]:
        """What each seat owes under the contract; ValueError before the deal is over."""
        self.settle()
        return tuple(self.state[st.COST : st.COST + self.seats])

    @property
    def pay(self) -> tuple[int, ...]:
        """The change of each seat's balance; under points, the points scored. ValueError before the end."""
        self.settle()
        return tuple(self.state[st.PAY : st.PAY + self.seats])

    @property
    def pot(self) -> int:
        """The pot: before the deal until it is over, then after its settlement."""
        if self.over:
            self.settle()
        return self.state[st.POT]

    @property
    def transfers(self) -> list[Transfer]:
        """Who pays whom by which clause; ValueError before the end."""
        self.settle()
        return read_transfers(self.state, self.rules.ruleset, self._payments)

    # --- what a seat may see -----------------------------------------------------------------------------------

    def view(self, seat: int) -> View:
        """What the seat (from 1) may see. Raises ImpossibleDeal for a seat that is not there."""
        check_seat(seat, self.seats)
        state, seats = self.state, self.seats
        blind = self.contract.blind
        legal = self.legal() if self.turn == seat else []
        if blind and legal:
            legal = [Action(PLACE + place, f"#{place}") for place in range(1, len(self.held(seat)) + 1)]

        def row(slot: int) -> tuple[int, ...]:
            return tuple(state[slot : slot + seats])

        return View(
            seat=seat,
            contract=self.contract.id,
            turn=self.turn,
            hands=tuple(hand if (other == seat) != blind else None for other, hand in enumerate(self.hands, 1)),
            sizes=tuple(hand.bit_count() for hand in self.hands),
            trick=state[st.TRICK],
            table=row(st.TABLE),
            led=state[st.LED],
            best=state[st.BEST] if state[st.LED] else 0,
            taken=row(st.TAKEN),
            tricks=row(st.TRICKS),
            passes=row(st.PASSES),
            open=self.open,
            count=state[st.COUNT],
            crossed=row(st.CROSSED),
            pot=state[st.POT],
            factor=state[st.FACTOR],
            events=tuple(self.events),
            legal=tuple(legal),
        )
