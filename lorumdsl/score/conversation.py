"""The conversation of `lorum score`: one prompt at a time, one line heard, some lines said.

It knows no terminal, so that a pipe, a test and a person get the same: `prompt` is what to ask,
`hear` takes the answer. Whatever is written down goes through `save` before the next prompt.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from lorumdsl.language.phrase import Listed
from lorumdsl.records.draft import Draft
from lorumdsl.records.questions import Answer, Question
from lorumdsl.records.sheet import Sheet
from lorumdsl.score.parse import Refused, parse_contract, parse_numbers, parse_seat
from lorumdsl.score.scorecard import balances, closing, if_cut_short, named, settled
from lorumdsl.table.hands import ImpossibleDeal
from lorumdsl.table.session import NotOffered, Session
from lorumdsl.table.transfers import format_change
from lorumdsl.terminal.excerpt import visible

HELP = """\
answer what is asked: a number for each seat in the order named (3 3 2 0),
or one player by name
  undo         take back the last answer, or else the last deal
  again        write this deal down from its beginning
  correct N    write deal N down again; what follows is settled anew
  revoke WHO   WHO was found to have revoked in this deal, which is settled at once
  balances     how it stands
  deals        all deals so far, one line each
  help, ?      this
  quit         stop here; the same command goes on later\
"""
COMMANDS = ("undo", "again", "correct", "revoke", "balances", "deals", "help", "quit")
NOBODY = {"nobody", "none", "-"}
YES, NO = {"y", "yes", "double", "doubled"}, {"n", "no", "single", ""}


class ScoreConversation:
    """Keeps a sheet by asking. `save` writes it down; `over` is true once somebody said quit."""

    def __init__(self, sheet: Sheet, save: Callable[[], None]) -> None:
        self.sheet = sheet
        self.over = False
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

    # --- asking ----------------------------------------------------------------------------------------------

    def opening(self) -> Iterator[str]:
        """What is said before a deal is asked about: its number, dealer and contract."""
        session = self._session
        if session.over:
            yield from closing(self.sheet)
            return
        dealer = self._name(session.dealer)
        if session.tied:
            names = Listed(tuple(self._name(seat) for seat in session.tied))
            yield f"{names} are tied for first place: an extra deal, in which only their points count"
        title = f"deal {session.number}"
        if self.draft.contract is not None:
            title += f": {self._contract_name(self.draft.contract)}"
        yield f"{title}, dealt by {dealer}"
        if self.draft.contract is None:
            yield "on offer: " + ", ".join(session.offered())

    def so_far(self) -> Iterator[str]:
        """What was written down of this deal before an interruption."""
        if self.draft.answers:
            yield named(self.sheet, f"written down already: {self.draft.said()}; `again` begins this deal anew")

    def prompt(self) -> str:
        """The next question, ending in a space."""
        session, draft = self._session, self.draft
        if session.over:
            return "undo, correct N or quit: "
        who = self._name(session.turn or session.dealer)
        if draft.contract is None:
            return f"which contract does {who} choose? "
        if draft.doubled is None:
            return f"does {self._name(session.dealer)} double? (yes or no) "
        question = draft.question
        assert question is not None
        return self._asked(question)

    def _asked(self, question: Question) -> str:
        if question.one:
            return f"{question.text} "
        whole = ""
        if question.whole is not None:
            whole = f" ({'at most ' if question.may_be_less else ''}{question.whole} in all)"
        elif question.counter.word == "passes" and self._one_will_do(question):
            whole = " (or only of who went out)"
        return f"{question.text} {', '.join(map(visible, self.sheet.players))}{whole}: "

    def _one_will_do(self, question: Question) -> bool:
        contract = self._session.rules.ruleset.contract(self.draft.contract or "")
        told = contract.kind == "layout" and contract.opening is None
        return question.counter.word == "passes" and told

    # --- hearing ---------------------------------------------------------------------------------------------

    def hear(self, line: str) -> list[str]:
        """Act on a line and say what came of it; a refusal changes nothing."""
        try:
            return list(self._act(line.strip()))
        except (Refused, ImpossibleDeal) as error:
            return [f"! {named(self.sheet, str(error))}"]
        except NotOffered as error:
            return [f"! {error.action}: {named(self.sheet, str(error.reason))}"]

    def _act(self, line: str) -> Iterator[str]:
        word, _, rest = line.partition(" ")
        command = "help" if word == "?" else word.casefold()
        if command in COMMANDS:
            yield from self._command(command, rest.strip())
        elif self._session.over:
            raise Refused("the session is over: `undo`, `correct N`, `balances`, `deals` or `quit`")
        else:
            yield from self._answer(line)

    def _command(self, command: str, rest: str) -> Iterator[str]:
        if rest and command not in ("correct", "revoke"):
            raise Refused(f"`{command}` stands alone")
        if command == "help":
            yield from HELP.splitlines()
        elif command == "balances":
            yield balances(self.sheet)
        elif command == "deals":
            yield from self._deals()
        elif command == "quit":
            self.over = True
            yield from if_cut_short(self.sheet)
        elif command == "undo":
            yield from self._undo()
        elif command == "again":
            self.draft = Draft(self._session)
            yield from self._keep_draft()
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
                raise Refused("say `yes` or `no`")
            draft.double(line.casefold() in YES)
        else:
            assert draft.question is not None
            draft.answer(self._parse_answer(draft.question, line))
        if draft.complete:
            yield from self._finish()
        else:
            yield from self._keep_draft()

    def _keep_draft(self) -> Iterator[str]:
        """Write down how far the next deal has come; a correction counts only as a whole."""
        if self._correcting is None:
            self.sheet.started = self.draft.started if self.draft.is_begun else None
            self._save()
        yield from ()

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
                raise Refused(f"deal {number} stays as it was: {error}") from None
            yield f"deal {number} is corrected"
        self._save()
        if offender is not None:
            yield f"{self._name(offender)} revoked and owes {max(result.deal.cost)}, the others nothing"
        yield from settled(self.sheet, result)
        self._resume()
        if number is not None and number < len(self.sheet.entries):
            yield balances(self.sheet)
        yield ""
        yield from self.opening()

    def _parse_answer(self, question: Question, line: str) -> Answer:
        players = self.sheet.players
        if not question.one:
            return parse_numbers(players, line, question.noun, self._one_will_do(question))
        if question.may_be_less and line.casefold() in NOBODY:
            return (0,) * len(players)
        seat = parse_seat(players, line)
        return tuple(int(other == seat) for other in range(1, len(players) + 1))

    # --- commands ----------------------------------------------------------------------------------------------

    def _undo(self) -> Iterator[str]:
        if self.draft.back():
            yield from self._keep_draft()
            yield "the last answer is taken back"
            if self.draft.contract is None:
                yield from self.opening()
        elif self._correcting is not None:
            yield f"deal {self._correcting} stays as it was"
            self._resume()
            yield from self.opening()
        else:
            last = self.sheet.session.results[-1] if self.sheet.entries else None
            self.sheet.undo()
            self._save()
            assert last is not None
            pay = " ".join(map(format_change, last.pay))
            yield f"deal {last.number} is taken back: {self._contract_name(last.contract)}, {pay}"
            self._resume()
            yield balances(self.sheet)
            yield from self.opening()

    def _correct(self, rest: str) -> Iterator[str]:
        if not rest.isdecimal():
            raise Refused("say which deal: `correct 3`")
        number = int(rest)
        before = self.sheet.before(number)
        self._correcting, self.draft = number, Draft(before)
        old = self.sheet.session.results[number - 1]
        pay = " ".join(map(format_change, old.pay))
        yield f"correcting deal {number}, so far {self._contract_name(old.contract)}, {pay}; `undo` leaves it as it was"
        yield from self.opening()

    def _revoke(self, rest: str) -> Iterator[str]:
        if self._session.over:
            raise Refused("the session is over: correct the deal in which it happened")
        if self.draft.contract is None:
            raise Refused("say first which contract is played")
        if self.draft.doubled is None:
            raise Refused("say first whether the deal is doubled")
        yield from self._finish(parse_seat(self.sheet.players, rest))

    def _deals(self) -> Iterator[str]:
        for result in self.sheet.session.results:
            changes = zip(self.sheet.players, result.pay, strict=True)
            pay = ", ".join(f"{visible(name)} {format_change(change)}" for name, change in changes)
            doubled = " ×2" if result.doubled else ""
            yield f"{result.number:>3} {self._contract_name(result.contract)}{doubled}: {pay}; pot {result.pot}"
        if not self.sheet.entries:
            yield "no deal has been entered yet"

    # --- words -------------------------------------------------------------------------------------------------

    def _name(self, seat: int) -> str:
        return visible(self.sheet.players[seat - 1])

    def _contract_name(self, contract: str) -> str:
        return visible(str(self.sheet.rules.ruleset.contract(contract).names))
