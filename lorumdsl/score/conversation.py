"""The conversation of `lorum score`: one prompt at a time, one line heard, some lines said.

It knows no terminal, so that a pipe, a test and a person get the same: `prompt` is what to ask,
`hear` takes the answer. Whatever is written down goes through `save` before the next prompt.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from lorumdsl.language.phrase import Argument, Phrase, Seat, say
from lorumdsl.language.refusal import Refusal
from lorumdsl.language.translator import Translator
from lorumdsl.records.draft import Draft
from lorumdsl.records.questions import Answer, Question
from lorumdsl.records.sheet import Sheet
from lorumdsl.score.asking import one_will_do, opening, question
from lorumdsl.score.parse import parse_contract, parse_numbers, parse_seat
from lorumdsl.score.scorecard import (
    closing,
    contract_names,
    deal_line,
    if_cut_short,
    settled,
    standing,
    with_names,
)
from lorumdsl.table.hands import ImpossibleDeal
from lorumdsl.table.session import NotOffered, Session
from lorumdsl.table.transfers import format_change
from lorumdsl.terminal.excerpt import visible

COMMANDS = ("undo", "again", "correct", "revoke", "balances", "deals", "help", "quit")
NOBODY = {"nobody", "none", "-"}
YES, NO = {"y", "yes", "double", "doubled"}, {"n", "no", "single", ""}


class ScoreConversation:
    """Keeps a sheet by asking. `save` writes it down; `over` is true once somebody said quit."""

    def __init__(self, sheet: Sheet, translator: Translator, save: Callable[[], None]) -> None:
        self.sheet = sheet
        self.over = False
        self._translator = translator
        self._save = save
        self._correcting: int | None = None
        self._resume()

    def _resume(self) -> None:
        """Go on with the next deal, as far as it was written down."""
        self._correcting = None
        session, started = self.sheet.session, self.sheet.started
        self.draft = Draft.resume(session, started) if started is not None else Draft(session)

    @property
    def _session(self) -> Session:
        """The session before the deal that is written down."""
        return self.draft.session

    def _say(self, told: Argument) -> str:
        return visible(self._translator.say(with_names(self.sheet, told)))

    # --- asking ----------------------------------------------------------------------------------------------

    def opening(self) -> Iterator[str]:
        """What is said before a deal is asked about, or at the end."""
        told = closing(self.sheet) if self._session.over else opening(self.sheet, self.draft)
        yield from map(self._say, told)

    def so_far(self) -> Iterator[str]:
        """What was written down of this deal before an interruption."""
        if self.draft.answers:
            yield self._say(say("written-already", said=self.draft.said()))

    def prompt(self) -> str:
        """The next question, ending in a space."""
        return f"{self._say(question(self.sheet, self.draft))} "

    # --- hearing ---------------------------------------------------------------------------------------------

    def hear(self, line: str) -> list[str]:
        """Act on a line and say what came of it; a refusal changes nothing."""
        try:
            return list(self._act(line.strip()))
        except NotOffered as error:
            told: Argument = say("refused-because", action=error.action, reason=error.reason)
        except Refusal as error:
            told = error.phrase
        return [self._say(say("refusal", told=told))]

    def _act(self, line: str) -> Iterator[str]:
        word, _, rest = line.partition(" ")
        command = "help" if word == "?" else word.casefold()
        if command in COMMANDS:
            yield from self._command(command, rest.strip())
        elif self._session.over:
            raise Refusal(Phrase("say-at-the-end"))
        else:
            yield from self._answer(line)

    def _command(self, command: str, rest: str) -> Iterator[str]:
        if rest and command not in ("correct", "revoke"):
            raise Refusal(say("stands-alone", word=command))
        if command == "help":
            yield from self._translator.say(Phrase("score-help")).splitlines()
        elif command == "balances":
            yield self._say(standing(self.sheet))
        elif command == "deals":
            yield from map(self._say, self._deals())
        elif command == "quit":
            self.over = True
            yield from map(self._say, if_cut_short(self.sheet))
        elif command == "undo":
            yield from self._undo()
        elif command == "again":
            self.draft = Draft(self._session)
            self._keep_draft()
            yield from self.opening()
        elif command == "correct":
            yield from self._correct(rest)
        else:
            yield from self._revoke(rest)

    def _answer(self, line: str) -> Iterator[str]:
        draft = self.draft
        if draft.contract is None:
            draft.choose(parse_contract(self._session.rules.ruleset, self._session.offered(), line))
        elif draft.doubled is None:
            if line.casefold() not in YES | NO:
                raise Refusal(Phrase("say-yes-or-no"))
            draft.double(line.casefold() in YES)
        else:
            assert draft.question is not None
            draft.answer(self._parse_answer(draft.question, line))
        if draft.complete:
            yield from self._finish()
        else:
            self._keep_draft()

    def _keep_draft(self) -> None:
        """Write down how far the next deal has come; a correction counts only as a whole."""
        if self._correcting is None:
            self.sheet.started = self.draft.started if self.draft.is_begun else None
            self._save()

    def _finish(self, offender: int | None = None) -> Iterator[str]:
        """Settle the deal that was written down."""
        entry = self.draft.entry() if offender is None else self.draft.revoked(offender)
        number = self._correcting
        if number is None:
            try:
                result = self.sheet.enter(entry)
            except ImpossibleDeal:
                if offender is None:
                    self.draft.back()  # the answers do not agree with each other: the last is asked for again
                raise
        else:
            try:
                result = self.sheet.correct(number, entry)
            except ImpossibleDeal as error:
                self._resume()
                raise Refusal(say("stays-because", number=number, reason=error.phrase)) from None
            yield self._say(say("is-corrected", number=number))
        self._save()
        if offender is not None:
            yield self._say(say("revoked-and-owes", who=Seat(offender, "S"), number=max(result.deal.cost)))
        yield from settled(self.sheet, result, self._translator)
        self._resume()
        if number is not None and number < len(self.sheet.entries):
            yield self._say(standing(self.sheet))
        yield ""
        yield from self.opening()

    def _parse_answer(self, asked: Question, line: str) -> Answer:
        players = self.sheet.players
        if not asked.one:
            return parse_numbers(players, line, asked.noun, one_will_do(self.draft, asked))
        if asked.may_be_less and line.casefold() in NOBODY:
            return (0,) * len(players)
        seat = parse_seat(players, line)
        return tuple(int(other == seat) for other in range(1, len(players) + 1))

    # --- commands ----------------------------------------------------------------------------------------------

    def _undo(self) -> Iterator[str]:
        if self.draft.back():
            self._keep_draft()
            yield self._say(Phrase("answer-taken-back"))
            if self.draft.contract is None:
                yield from self.opening()
        elif self._correcting is not None:
            yield self._say(say("stays", number=self._correcting))
            self._resume()
            yield from self.opening()
        else:
            last = self.sheet.session.results[-1] if self.sheet.entries else None
            self.sheet.undo()
            self._save()
            assert last is not None
            pay = " ".join(map(format_change, last.pay))
            contract = contract_names(self.sheet, last.contract)
            yield self._say(say("deal-taken-back", number=last.number, contract=contract, pay=pay))
            self._resume()
            yield self._say(standing(self.sheet))
            yield from self.opening()

    def _correct(self, rest: str) -> Iterator[str]:
        if not rest.isdecimal():
            raise Refusal(Phrase("say-which-deal"))
        number = int(rest)
        before = self.sheet.before(number)
        self._correcting, self.draft = number, Draft(before)
        old = self.sheet.session.results[number - 1]
        pay = " ".join(map(format_change, old.pay))
        contract = contract_names(self.sheet, old.contract)
        yield self._say(say("correcting", number=number, contract=contract, pay=pay))
        yield from self.opening()

    def _revoke(self, rest: str) -> Iterator[str]:
        if self._session.over:
            raise Refusal(Phrase("revoke-after-end"))
        if self.draft.contract is None:
            raise Refusal(Phrase("revoke-before-contract"))
        if self.draft.doubled is None:
            raise Refusal(Phrase("revoke-before-doubling"))
        yield from self._finish(parse_seat(self.sheet.players, rest))

    def _deals(self) -> Iterator[Phrase]:
        if not self.sheet.entries:
            yield Phrase("no-entries")
        for result in self.sheet.session.results:
            yield deal_line(self.sheet, result)
