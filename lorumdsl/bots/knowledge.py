"""What a seat may conclude from its view: cards it sees, hands that cannot hold a card, the state of play.

The history is played again on a ghost: a state whose hidden hands hold any unseen cards, of which play
depends on the number only. On the way each action tells what its seat lacks: who does not follow is void,
who passes has none of the cards that were open, who plays the next card of a chain as its holder comes
before all others, and who plays what a restriction forbids has nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass

from lorumdsl.cards import CardSet, cards_of
from lorumdsl.engine import state as st
from lorumdsl.engine.deal import clear
from lorumdsl.engine.program import (
    CHAIN,
    DISCARD,
    FOLLOW,
    FORBID,
    FORBID_END,
    FORBID_OTHER,
    FORBID_SINGLE,
    FORBID_WHEN,
    FORBID_WIDTH,
    PASS,
    TRICK,
    Program,
)
from lorumdsl.engine.step import apply
from lorumdsl.engine.trick import is_in_force
from lorumdsl.search import knowledge as kn
from lorumdsl.table.events import ChainEnded, Move
from lorumdsl.table.view import View


@dataclass(frozen=True, slots=True)
class Known:
    """Vectors for the kernels of `engine.determine`: the deal as it stands and as it began, without hands, and
    the knowledge vector."""

    now: list[int]
    begun: list[int]
    knowledge: list[int]


def known_from(view: View, program: Program) -> Known | None:
    """What the seat knows; None where the actions so far do not lead to what it sees, as in a deal set up midway."""
    ghost = _Ghost(view, program)
    number = 0
    for event in view.events:
        if isinstance(event, Move):
            number += 1
            ghost.play(number, event.seat - 1, event.action.code)
        elif isinstance(event, ChainEnded):
            ghost.end_chain()
    return ghost.known() if ghost.stands_as_seen() else None


def known_hand(hand: CardSet, seat: int, program: Program, pot: int = 0) -> Known:
    """What a seat (from 0) knows before the first action, when it has looked at its hand; 0 if it has not."""
    knowledge = [0] * kn.HISTORY
    pack = sum(program.suits)
    for other in range(program.seats):
        knowledge[kn.ROOM + other] = program.tricks
    if hand:
        knowledge[kn.HELD + seat], knowledge[kn.ROOM + seat] = hand, 0
    _group(knowledge, pack & ~hand, program.seats)
    begun = _begun(pot, 1)
    return Known(list(begun), begun, knowledge)


def _begun(pot: int, factor: int) -> list[int]:
    state = st.new_state()
    clear(state)
    state[st.POT], state[st.FACTOR] = pot, factor
    return state


def _group(knowledge: list[int], free: CardSet, seats: int) -> None:
    """Note the free cards, in groups by how many places each may lie in."""
    knowledge[kn.FREE] = free
    for card in cards_of(free):
        allowed = sum(not knowledge[kn.BARRED + place] >> card & 1 for place in range(seats + 1))
        knowledge[kn.GROUP + max(allowed, 1) - 1] |= 1 << card


class _Ghost:
    """A deal played again with hands of which only the size is right."""

    def __init__(self, view: View, program: Program) -> None:
        self.view, self.program = view, program
        self.seats = range(program.seats)
        self.pack = sum(program.suits)
        self.played = [0] * program.seats
        self.barred = [0] * kn.PLACES
        self.tried = 0
        for seat, action in view.history:
            if action.code != PASS:
                self.played[seat - 1] |= 1 << action.code
        seen = [hand or 0 for hand in view.hands]
        self.free = self.pack & ~sum(self.played) & ~sum(seen)
        self.room = [0 if hand is not None else size for hand, size in zip(view.hands, view.sizes, strict=True)]
        self.begun = _begun(view.pot, view.factor)
        self.state = list(self.begun)
        self._fill(seen)
        self._open()

    def _fill(self, seen: list[CardSet]) -> None:
        """Give every seat the cards it has played, those seen, and any others up to its size."""
        unseen = list(cards_of(self.free))
        first = 0
        for seat in self.seats:
            some = unseen[first : first + self.room[seat]]
            first += self.room[seat]
            self.state[st.HAND + seat] = self.played[seat] | seen[seat] | sum(1 << card for card in some)
        self.unheld = len(unseen) - first  # cards of the pack that nobody was dealt

    def _open(self) -> None:
        """Give the first turn to the seat that had it, and note what that says."""
        first = self.view.history[0][0] if self.view.history else self.view.turn
        opener = self.program.opener
        self.begun[st.TURN] = self.state[st.TURN] = first - 1 if first else 0
        if not opener:
            return
        begins = self.state[st.TURN]
        single = opener.bit_count() == 1
        for place in range(self.program.seats + 1):
            # The turn goes to the last seat that holds such a card, or to P1 where nobody does.
            if place == self.program.seats:
                barred = single and begins > 0
            else:
                barred = place > begins or (single and place != begins)
            if barred:
                self.barred[place] |= opener
        if self.view.history and self.view.history[0][1].code != PASS:
            card = 1 << self.view.history[0][1].code
            if not card & self.program.openings:
                self.barred[begins] |= opener

    def play(self, number: int, seat: int, code: int) -> None:
        """One action of the history; `number` counts from 1."""
        state, program = self.state, self.program
        state[st.TURN] = seat
        self._before_holder(seat)
        if code == PASS:
            self.barred[seat] |= state[st.OPEN]
        elif program.kind == TRICK:
            scope = self.pack
            if state[st.PLACED] and program.follows:
                if state[st.LED] >> code & 1:
                    scope = state[st.LED]
                else:
                    self.barred[seat] |= state[st.LED]
            self._restricted(number, seat, 1 << code, scope)
        length = state[st.LENGTH]
        apply(program, state, code)
        if program.kind == CHAIN and code != PASS and not state[st.OVER]:
            # Whether somebody can go on depends on hands: here a chain goes on until it is told to have ended.
            state[st.OPEN], state[st.LENGTH] = program.after[code], length + 1

    def end_chain(self) -> None:
        self.state[st.OPEN] = self.state[st.LENGTH] = 0

    def _before_holder(self, seat: int) -> None:
        """Where the holder of an open card plays it, those before it hold none; of a single card nobody else."""
        opened = self.state[st.OPEN]
        if self.program.holder and opened:
            single = opened & (opened - 1) == 0
            for place in range(self.program.seats + 1):
                if place < seat or (single and place != seat):
                    self.barred[place] |= opened

    def _restricted(self, number: int, seat: int, card: CardSet, scope: CardSet) -> None:
        """What it says that a card was played although a restriction names it; `scope` are the cards it allowed for."""
        program, names = self.program, 0
        # What the holder of a named card begins with is free of all restrictions.
        opens = number == 1 and card & program.openings
        for row in range(program[FORBID], program[FORBID_END], FORBID_WIDTH):
            if not is_in_force(program, self.state, row):
                continue
            other, single = program[row + FORBID_OTHER], program[row + FORBID_SINGLE]
            if program[row + FORBID_WHEN] == DISCARD:
                other, single = other & ~self.state[st.LED], single & ~self.state[st.LED]
            elif program[row + FORBID_WHEN] == FOLLOW:
                other, single = other & self.state[st.LED], single & self.state[st.LED]
            names |= other | single
            if card & other & single and not opens:  # lifted, since it would have left no card
                self.barred[seat] |= scope & ~names
            if card & (other | single):
                self.tried = number

    def stands_as_seen(self) -> bool:
        """Whether the ghost has come to where the view is."""
        state, view = self.state, self.view
        if self.unheld < 0 or view.turn is None or state[st.OVER]:
            return False
        state[st.TURN] = view.turn - 1
        self._before_holder(view.turn - 1)
        if state[st.OPEN] or state[st.START]:
            opened = state[st.OPEN] & self.pack
        else:
            opened = self.pack & ~state[st.PLAYED] & ~state[st.LAID]
        rows = (
            (st.TABLE, view.table),
            (st.TAKEN, view.taken),
            (st.TRICKS, view.tricks),
            (st.PASSES, view.passes),
            (st.CROSSED, view.crossed),
        )
        return (state[st.TRICK], state[st.LED], opened, state[st.COUNT]) == (
            view.trick,
            view.led,
            view.open,
            view.count,
        ) and all(tuple(state[slot : slot + self.program.seats]) == seen for slot, seen in rows)

    def known(self) -> Known:
        """What came of it, as vectors."""
        knowledge = [0] * kn.HISTORY
        knowledge[kn.TRIED] = self.tried
        knowledge[kn.TURN_TRIED] = int(self.program.opener.bit_count() > 1)
        for seat in self.seats:
            knowledge[kn.HELD + seat] = self.view.hands[seat] or 0
            knowledge[kn.ROOM + seat] = self.room[seat]
            knowledge[kn.BARRED + seat] = self.barred[seat]
            knowledge[kn.PLAYED + seat] = self.played[seat]
        nobody = self.program.seats
        knowledge[kn.ROOM + nobody], knowledge[kn.BARRED + nobody] = self.unheld, self.barred[nobody]
        for place in range(nobody + 1):
            if not knowledge[kn.ROOM + place]:
                knowledge[kn.BARRED + place] |= self.free
        _group(knowledge, self.free, self.program.seats)
        for seat, action in self.view.history:
            knowledge += [seat - 1, action.code]
        return Known(list(self.state), self.begun, knowledge)
