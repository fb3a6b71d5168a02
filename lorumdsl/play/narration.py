"""What a person at the table is told: that a deal begins, what others did, how it ended, what there is to see.

Each thing is told once: the narrator remembers up to where it has come.
"""

from __future__ import annotations

from collections.abc import Iterator

from lorumdsl.language.phrase import Argument, Listed, Phrase, Seat, say
from lorumdsl.language.translator import Translator
from lorumdsl.play.game import Game
from lorumdsl.play.result_text import end_lines, result_lines
from lorumdsl.play.seat_names import YOU, Name, is_you
from lorumdsl.play.view_text import ViewText
from lorumdsl.table.session import Phase, Session
from lorumdsl.table.view import View
from lorumdsl.terminal.excerpt import cells, visible
from lorumdsl.terminal.fold import WIDTH
from lorumdsl.terminal.paint import Paint


class Narrator:
    """Tells of a game to the person in it."""

    def __init__(self, game: Game, translator: Translator, paint: Paint) -> None:
        self._game = game
        self._translator = translator
        self._paint = paint
        self._deal = 0  # the number of the deal that was announced
        self._since = 0  # how many of its events were told

    @property
    def _session(self) -> Session:
        return self._game.session

    def say(self, told: Argument) -> str:
        return visible(self._translator.say(told))

    # --- as it happens -------------------------------------------------------------------------------------------

    def announce(self) -> Iterator[str]:
        """That a deal begins, if it was not said."""
        session = self._session
        if self._deal == session.number:
            return
        self._deal, self._since = session.number, 0
        deals = session.schedule.cycles * len(session.schedule.contracts)
        deal: Argument = say("deal-number", number=session.number)
        if session.number <= deals:
            deal = say("deal-of", number=session.number, deals=deals)
        if session.tied:
            deal = say("deal-for-tie", deal=deal, names=Listed(tuple(map(self._name, session.tied))))
        dealer = self._name(session.dealer)
        title = f"── {self.say(say('dealt-by', deal=deal, dealer=dealer, you=is_you(dealer)))} "
        yield ""
        yield self._paint(title + "─" * (WIDTH - cells(title)), "bold")

    def tell(self) -> Iterator[str]:
        """What has happened in this deal since it was last told."""
        if self._session.deal is not None:
            view = self._game.view
            yield from self._view_text(view).told_lines(self._since)
            self.know(view)

    def know(self, view: View, *, since: int | None = None) -> None:
        """All events of a view need not be told, or those before a place."""
        self._since = len(view.events) if since is None else since

    def finish(self) -> Iterator[str]:
        """The end of the deal that was just settled, and what it came to."""
        session, result = self._session, self._session.results[-1]
        seats = session.seats
        names = [self._name((result.dealer + seat - 1) % seats + 1) for seat in range(1, seats + 1)]
        view = result.deal.view((self._game.setting.seat - result.dealer - 1) % seats + 1)
        yield from ViewText(view, session.rules, names, self._translator, self._paint).told_lines(self._since)
        yield ""
        told = say("contract-is-over", contract=result.deal.contract.names, doubled=int(result.doubled))
        yield self._paint(self.say(told), "bold")
        yield from result_lines(session, self._table_names(), self._translator, self._paint)

    def end(self) -> Iterator[str]:
        """The end of the session."""
        yield ""
        yield from end_lines(self._session, self._table_names(), self._translator, self._paint)

    def chosen(self, seat: int, text: str) -> str:
        """A choice that was made: of a contract, or of the doubling."""
        who = self._name(seat)
        if text in ("double", "single"):
            return self.say(say(f"chose-{text}", who=who, you=is_you(who)))
        contract = self._session.rules.ruleset.contract(text)
        return self.say(say("chose-contract", who=who, you=is_you(who), contract=contract.names))

    # --- what there is to see ----------------------------------------------------------------------------------

    def table(self) -> Iterator[str]:
        """What the person sees and may do."""
        phase, text = self._session.phase, self._view_text(self._game.view)
        yield ""
        if phase is Phase.CONTRACT:
            yield self._paint(self.say(Phrase("contract-is-yours")), "bold")
        else:
            yield from text.contract_lines()
        if phase is Phase.PLAY:
            yield from text.table_lines()
        yield from text.hand_lines()
        yield from text.choice_lines()

    # --- names -------------------------------------------------------------------------------------------------

    def _view_text(self, view: View) -> ViewText:
        """A view of the current deal, whose seats are called as those of the table, P1 first."""
        session = self._session
        names = [self._name(session.table_seat(seat)) for seat in range(1, session.seats + 1)]
        return ViewText(view, session.rules, names, self._translator, self._paint)

    def _name(self, seat: int) -> Name:
        return YOU if seat == self._game.setting.seat else Seat(seat, "S")

    def _table_names(self) -> list[Name]:
        return [self._name(seat) for seat in range(1, self._session.seats + 1)]
