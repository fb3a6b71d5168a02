"""The conversation of `lorum play`: bots move until the person is asked, one line is heard, some lines are said.

It knows no terminal, so that a pipe, a test and a person get the same. `save` keeps the game after every
action and says what went wrong with that, or nothing. Only the person's view is ever shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from lorumdsl.diagnostics.spelling import nearest
from lorumdsl.language.phrase import Argument, Phrase, say
from lorumdsl.language.translator import Translator
from lorumdsl.play.choices import action_words, choices
from lorumdsl.play.explain import why_legal, why_not
from lorumdsl.play.game import HINT, Game
from lorumdsl.play.narration import Narrator
from lorumdsl.play.parse import find_choice, named_card, named_contract
from lorumdsl.report.ledger import ledger
from lorumdsl.table.actions import Action
from lorumdsl.table.session import Phase, Session
from lorumdsl.table.transfers import seat_name
from lorumdsl.terminal.excerpt import visible
from lorumdsl.terminal.paint import Paint, plain_paint

COMMANDS = ("undo", "table", "ledger", "save", "help", "quit", "exit")
SHOWN = 40  # characters of what was typed

Save = Callable[[], Argument | None]


class PlayConversation:
    """Plays a game by asking. `over` is true once somebody said quit or the session has ended."""

    def __init__(self, game: Game, translator: Translator, save: Save, paint: Paint = plain_paint) -> None:
        self.game = game
        self.over = False
        self._narrator = Narrator(game, translator, paint)
        self._translator = translator
        self._save = save
        self._paint = paint

    @property
    def _session(self) -> Session:
        return self.game.session

    def _say(self, told: Argument) -> str:
        return self._narrator.say(told)

    def _refused(self, told: Argument) -> str:
        return self._say(say("refusal", told=told))

    # --- what happens until the person is asked ----------------------------------------------------------------

    def go_on(self) -> Iterator[str]:
        """Let bots act until the person is to decide; says what they did and then what there is to decide."""
        while not self._session.over:
            yield from self._narrator.announce()
            if self.game.asks:
                yield from self._narrator.tell()
                yield from self.table()
                return
            yield from self._act(None)
        self.over = True
        yield from self._narrator.end()

    def _act(self, action: Action | None) -> Iterator[str]:
        """One action of whoever's turn it is, the person's if there is one; what is to be said of it."""
        session, number, phase = self._session, self._session.number, self._session.phase
        choice = phase is Phase.DOUBLING or (phase is Phase.CONTRACT and len(session.offered()) > 1)
        known = len(session.deal.events) if session.deal is not None else 0
        if action is None:
            self.game.step()
        else:
            self.game.play(action)
        problem = self._save()
        if problem is not None:
            yield self._refused(problem)
        done = self.game.told[-1]
        if choice:
            yield self._narrator.chosen(done.seat, done.text)
        if session.number != number:
            yield from self._narrator.finish()
        elif action is not None and phase is Phase.PLAY:
            self._narrator.know(self.game.view, since=known + 1)  # what came of the person's own move is to be told

    def table(self) -> Iterator[str]:
        """What the person sees and may do."""
        return self._narrator.table()

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
            yield from self._translator.say(Phrase("play-help")).splitlines()
        elif command == "table":
            yield from self.table()
        elif command == "undo":
            yield from self._undo()
        elif command == "ledger":
            if self._session.results:
                yield from ledger(self._session, self._translator, rest.casefold() == "why", self._paint)
            else:
                yield self._say(Phrase("no-deal-finished"))
        elif command == "save":
            yield self._refused(Phrase("save-impossible"))
        else:
            self.over = True

    def _undo(self) -> Iterator[str]:
        if not self.game.setting.learning:
            yield self._refused(Phrase("undo-off"))
            return
        if not self.game.undo():
            yield self._refused(Phrase("undo-nothing"))
            return
        problem = self._save()
        if problem is not None:
            yield self._refused(problem)
        yield self._say(Phrase("taken-back"))
        yield from self._narrator.announce()
        self._narrator.know(self.game.view)
        yield from self.table()

    def _hint(self) -> str:
        text = self.game.hint()
        legal = choices(self.game.view)
        action = next(action for action in legal if action.text == text)
        what = action_words(action, self._session.rules)
        blind = int(text.startswith("#"))
        return self._say(say("hint", bot=HINT, number=legal.index(action) + 1, what=what, blind=blind))

    def _why(self, text: str) -> Iterator[str]:
        if not text:
            yield from why_legal(self.game, self._translator, self._paint)
            return
        legal = choices(self.game.view)
        choice = find_choice(text, legal, self._session.rules)
        if choice is not None:
            what = action_words(choice, self._session.rules)
            yield self._say(say("is-legal", what=what, number=legal.index(choice) + 1))
        else:
            yield from self._refuse(text)

    def _refuse(self, text: str) -> Iterator[str]:
        """Why what was typed is no action now."""
        rules, phase = self._session.rules, self._session.phase
        told = visible(text if len(text) <= SHOWN else text[:SHOWN] + "…")
        meant = named_card(text, rules) if phase is Phase.PLAY else named_contract(text, rules)
        if text.isdecimal():
            yield self._refused(say("no-such-number", number=told, most=len(choices(self.game.view))))
        elif meant is not None and phase is not Phase.DOUBLING:
            yield from why_not(self.game, meant, self._translator, self._paint)
        else:
            near = nearest(text, COMMANDS)
            hint = say("did-you-mean", word=near) if near else Phrase("help-says")
            yield self._refused(say(f"typed-no-{phase}", text=told, hint=hint))
