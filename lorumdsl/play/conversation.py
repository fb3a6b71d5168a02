"""The conversation of `lorum play`: bots move until the person is asked, one line is heard, some lines are said.

It knows no terminal, so that a pipe, a test and a person get the same. `save` keeps the game after every
action and says what went wrong with that, or nothing. Only the person's view is ever shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from lorumdsl.diagnostics.spelling import nearest
from lorumdsl.engine.program import TRICK
from lorumdsl.play.explain import why_legal, why_not
from lorumdsl.play.game import HINT, Game
from lorumdsl.play.parse import find_choice, named_card, named_contract
from lorumdsl.play.result_text import end_lines, result_lines
from lorumdsl.play.view_text import (
    WIDTH,
    action_words,
    choice_lines,
    choices,
    contract_lines,
    hand_lines,
    table_lines,
    told_lines,
)
from lorumdsl.report.ledger import ledger
from lorumdsl.table.actions import Action
from lorumdsl.table.session import Phase, Session
from lorumdsl.table.transfers import seat_name
from lorumdsl.terminal.excerpt import cells, visible
from lorumdsl.terminal.paint import Paint, plain_paint

HELP = """\
  3, Kh, K♥, pass   what you do: its number, or the card itself
  hearts, double    a contract by its number or name; double or single
  ?                 what is legal, and why;  ? 9s  why that card is not
  !                 a hint
  undo              back to your previous decision
  table             what you see, once more
  Enter             the same, or the only legal action
  ledger            all deals so far;  ledger why  with all payments and why
  save FILE         keep this game in a file from now on
  help, quit        this; stop here\
"""
COMMANDS = ("undo", "table", "ledger", "save", "help", "quit", "exit")
SHOWN = 40  # characters of what was typed

Save = Callable[[], str]


class PlayConversation:
    """Plays a game by asking. `over` is true once somebody said quit or the session has ended."""

    def __init__(self, game: Game, language: str, save: Save, paint: Paint = plain_paint) -> None:
        self.game = game
        self.over = False
        self._language = language
        self._save = save
        self._paint = paint
        self._heard = 0  # the number of the deal that was announced
        self._since = 0  # how much of its history was told

    @property
    def _session(self) -> Session:
        return self.game.session

    # --- what happens until the person is asked ----------------------------------------------------------------

    def go_on(self) -> Iterator[str]:
        """Let bots act until the person is to decide; says what they did and then what there is to decide."""
        while not self._session.over:
            if self._heard != self._session.number:
                yield from self._announce()
            if self.game.asks:
                yield from self._tell()
                yield from self.table()
                return
            yield from self._act(None)
        self.over = True
        yield ""
        yield from end_lines(self._session, self._table_names(), self._paint)

    def _act(self, action: Action | None) -> Iterator[str]:
        """One action of whoever's turn it is, the person's if there is one; what is to be said of it."""
        session, number, phase = self._session, self._session.number, self._session.phase
        choice = phase is Phase.DOUBLING or (phase is Phase.CONTRACT and len(session.offered()) > 1)
        if action is None:
            self.game.step()
        else:
            self.game.play(action)
        problem = self._save()
        if problem:
            yield f"! {problem}"
        done = self.game.told[-1]
        if choice:
            yield self._chosen(done.seat, done.text)
        if session.number != number:
            yield from self._finish()
        elif action is not None and phase is Phase.PLAY:
            self._since = len(self.game.view.history)
            if session.rules.programs[self.game.view.contract].kind == TRICK:
                self._since -= 1  # a trick that was closed by the person's own card is still to be told

    def _announce(self) -> Iterator[str]:
        session = self._session
        self._heard, self._since = session.number, 0
        deals = session.schedule.cycles * len(session.schedule.contracts)
        number = f"deal {session.number}" + (f" of {deals}" if session.number <= deals else "")
        if session.tied:
            names = " and ".join(self._name(seat) for seat in session.tied)
            number += f", played to break the tie of {names}"
        title = f"── {number}, dealt by {self._name(session.dealer)} "
        yield ""
        yield self._paint(title + "─" * (WIDTH - cells(title)), "bold")

    def _tell(self) -> Iterator[str]:
        """What has happened in this deal since it was last told."""
        if self._session.deal is not None:
            view = self.game.view
            yield from told_lines(view, self._session.rules, self._deal_names(), self._since, self._paint)
            self._since = len(view.history)

    def _finish(self) -> Iterator[str]:
        """The end of the deal that was just settled, and what it came to."""
        session, result = self._session, self._session.results[-1]
        seats = session.seats
        names = [self._name((result.dealer + seat - 1) % seats + 1) for seat in range(1, seats + 1)]
        view = result.deal.view((self.game.setting.seat - result.dealer - 1) % seats + 1)
        yield from told_lines(view, session.rules, names, self._since, self._paint)
        yield ""
        name = visible(result.deal.contract.names.in_language(self._language))
        yield self._paint(f"{name} is over" + (", doubled" if result.doubled else ""), "bold")
        yield from result_lines(session, self._table_names(), self._paint)

    # --- what there is to decide ---------------------------------------------------------------------------------

    def table(self) -> Iterator[str]:
        """What the person sees and may do."""
        session, view, paint = self._session, self.game.view, self._paint
        rules, names = session.rules, self._deal_names()
        yield ""
        if session.phase is Phase.CONTRACT:
            yield paint("the contract is yours to choose", "bold")
        else:
            yield from contract_lines(view, rules, self._language, paint)
        if session.phase is Phase.PLAY:
            yield from table_lines(view, rules, names, paint)
        yield from hand_lines(view, rules.ruleset.deck, names, paint)
        yield from choice_lines(view, rules, self._language, paint)

    @property
    def prompt(self) -> str:
        return f"{seat_name(self.game.setting.seat, 'S')}> "

    # --- hearing ---------------------------------------------------------------------------------------------------

    def hear(self, line: str) -> Iterator[str]:
        """Act on a line and say what came of it; what cannot be is refused and changes nothing."""
        line = line.strip()
        word, _, rest = line.partition(" ")
        legal = choices(self.game.view)
        if not line and len(legal) == 1:
            yield from self._decide(legal[0])
        elif not line:
            yield from self.table()
        elif line.startswith("?"):
            yield from self._why(line.lstrip("?").strip())
        elif line == "!":
            yield self._hint()
        elif word.casefold() in COMMANDS:
            yield from self._command(word.casefold(), rest.strip())
        else:
            choice = find_choice(line, legal, self._session.rules)
            if choice is None:
                yield from self._refuse(line)
            else:
                yield from self._decide(choice)

    def _decide(self, action: Action) -> Iterator[str]:
        yield from self._act(action)
        yield from self.go_on()

    def _command(self, command: str, rest: str) -> Iterator[str]:
        if command == "help":
            yield from HELP.splitlines()
        elif command == "table":
            yield from self.table()
        elif command == "undo":
            yield from self._undo()
        elif command == "ledger":
            if self._session.results:
                yield from ledger(self._session, self._language, rest.casefold() == "why", self._paint)
            else:
                yield "no deal is finished yet"
        elif command == "save":
            yield "! `save FILE` is not possible here"
        else:
            self.over = True

    def _undo(self) -> Iterator[str]:
        if not self.game.setting.learning:
            yield "! nothing is taken back in this game: it was begun with --no-learn"
            return
        if not self.game.undo():
            yield "! there is nothing to take back: this is your first decision"
            return
        problem = self._save()
        if problem:
            yield f"! {problem}"
        yield "taken back"
        if self._heard != self._session.number:
            yield from self._announce()
        self._since = len(self.game.view.history)
        yield from self.table()

    def _hint(self) -> str:
        text = self.game.hint()
        legal = choices(self.game.view)
        action = next(action for action in legal if action.text == text)
        words = action_words(action, self._session.rules, self._language)
        blind = ", by chance: it sees no more than you do" if text.startswith("#") else ""
        return f"{HINT} would choose {legal.index(action) + 1}) {words}{blind}"

    def _why(self, text: str) -> Iterator[str]:
        if not text:
            yield from why_legal(self.game, self._paint)
            return
        choice = find_choice(text, choices(self.game.view), self._session.rules)
        if choice is not None:
            words = action_words(choice, self._session.rules, self._language)
            yield f"{words} is legal: type {words}, or {choices(self.game.view).index(choice) + 1}"
        else:
            yield from self._refuse(text)

    def _refuse(self, text: str) -> Iterator[str]:
        """Why what was typed is no action now."""
        rules, phase = self._session.rules, self._session.phase
        told = visible(text if len(text) <= SHOWN else text[:SHOWN] + "…")
        meant = named_card(text, rules) if phase is Phase.PLAY else named_contract(text, rules)
        if text.isdecimal():
            yield f"! there is no {told} here: choose from 1 to {len(choices(self.game.view))}"
        elif meant is not None and phase is not Phase.DOUBLING:
            yield from why_not(self.game, meant, self._paint)
        else:
            near = nearest(text, COMMANDS)
            wanted = {Phase.PLAY: "action", Phase.CONTRACT: "contract on offer"}.get(phase, "answer: double or single")
            hint = f"did you mean `{near}`?" if near else "`help` says what can be typed"
            yield f"! `{told}` is no {wanted}; {hint}"

    # --- words -------------------------------------------------------------------------------------------------------

    def _name(self, seat: int) -> str:
        return "you" if seat == self.game.setting.seat else seat_name(seat, "S")

    def _table_names(self) -> list[str]:
        return [self._name(seat) for seat in range(1, self._session.seats + 1)]

    def _deal_names(self) -> list[str]:
        """What the seats of the current deal are called, P1 first."""
        return [self._name(self._session.table_seat(seat)) for seat in range(1, self._session.seats + 1)]

    def _chosen(self, seat: int, text: str) -> str:
        """A choice that was made: of a contract, or of the doubling."""
        name, you = self._name(seat), seat == self.game.setting.seat
        if text == "double":
            return f"{name} double{'' if you else 's'} this deal"
        if text == "single":
            return f"{name} {'do' if you else 'does'} not double"
        contract = self._session.rules.ruleset.contract(text)
        return f"{name} choose{'' if you else 's'} {visible(contract.names.in_language(self._language))}"
