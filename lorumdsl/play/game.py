"""A game: one person at a table of bots, from the first decision to the last.

A game is its rules, its setting and the actions so far; everything else follows, so that resuming and taking
back are both playing again. A bot begins anew with each decision, its luck drawn from the setting and the
number of the decision: it needs no memory that would have to be kept, and asking it for a hint disturbs nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from lorumdsl.bots import make_bot
from lorumdsl.bots.match import decide
from lorumdsl.compiler.rules import Rules
from lorumdsl.table.actions import Action
from lorumdsl.table.session import Phase, Session
from lorumdsl.table.view import View

HINT = "greedy"
"""The bot that is asked for hints."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What a game is begun with: `seat` is the person's at the table, from 1; `bots` has a name for every
    seat, that of the person's own is not used. In a game for learning, decisions can be taken back."""

    seed: int
    seat: int
    bots: tuple[str, ...]
    learning: bool = True


@dataclass(frozen=True, slots=True)
class Told:
    """An action as it was carried out: its deal, its table seat, its text."""

    deal: int
    seat: int
    text: str


@dataclass
class Game:
    """A session with a person in it. Raises ImpossibleDeal for a seed that cannot be."""

    rules: Rules
    setting: Setting
    told: list[Told] = field(default_factory=list, init=False)

    def __post_init__(self) -> None:
        self._begin()

    def _begin(self) -> None:
        self.session = Session(self.rules, self.setting.seed)
        self.told = []
        self._decided: list[int] = []  # where in `told` the person's own decisions stand

    # --- where it stands -------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.session.over

    @property
    def asks(self) -> bool:
        """Whether it is for the person to decide; a contract is no decision where there is only one."""
        return self.session.turn == self.setting.seat and not self._is_settled

    @property
    def _is_settled(self) -> bool:
        return self.session.phase is Phase.CONTRACT and len(self.session.offered()) == 1

    @property
    def view(self) -> View:
        """What the person may see."""
        return self.session.view(self.setting.seat)

    @property
    def players(self) -> tuple[str, ...]:
        """Who sits where, S1 first."""
        seated = enumerate(self.setting.bots, 1)
        return tuple("person" if seat == self.setting.seat else bot for seat, bot in seated)

    # --- playing ---------------------------------------------------------------------------------------------

    def play(self, action: Action | str) -> None:
        """Carry out an action of the seat whose turn it is. Raises IllegalAction, and nothing has changed."""
        number, seat, asked, place = self.session.number, self.session.turn, self.asks, len(self.told)
        self.session.play(action)
        assert seat is not None  # or the action would have been refused
        self.told.append(Told(number, seat, str(action)))
        if asked:
            self._decided.append(place)

    def step(self) -> None:
        """One action of a bot, or a contract that is no choice; only where the person is not asked."""
        seat = self.session.turn
        assert seat is not None
        assert not self.asks
        self.play(decide(self.session, make_bot(self.setting.bots[seat - 1], self._luck(seat))))

    def hint(self) -> str:
        """What the hinting bot would do in the person's place, seeing what the person sees."""
        return str(decide(self.session, make_bot(HINT, self._luck(0))))

    def _luck(self, seat: int) -> int:
        return (self.setting.seed * 1_000_003 + len(self.told)) * 16 + seat

    def undo(self) -> bool:
        """Go back to the person's previous decision; False if there is none, and nothing has changed."""
        if not self._decided:
            return False
        kept = self.told[: self._decided[-1]]
        self._begin()
        for told in kept:
            self.play(told.text)
        return True
