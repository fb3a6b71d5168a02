"""A deal that is being written down: its contract, doubling and answers so far, and what is asked next.

A draft stands on the session before its deal. Steps that leave no choice are taken by themselves, and
each answer is refused at once if no finished deal agrees with it and those before it.
"""

from __future__ import annotations

from dataclasses import dataclass

from lorumdsl.expr.vocabulary import CROSSED, LEFT, PASSES
from lorumdsl.language.phrase import Argument, Listed, Phrase, Seat, say
from lorumdsl.records import questions as asking
from lorumdsl.records.questions import Answer, Question
from lorumdsl.table.entry import Entry, at_the_table
from lorumdsl.table.hands import ImpossibleDeal
from lorumdsl.table.outcome import check_so_far
from lorumdsl.table.session import NotOffered, Session


@dataclass(frozen=True, slots=True)
class Started:
    """How far a draft had come; each answer is one number per table seat."""

    contract: str | None = None
    doubled: bool | None = None
    answers: tuple[Answer, ...] = ()


class Draft:
    """The deal that comes next in a session, as far as it is written down."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.contract: str | None = None
        self.doubled: bool | None = None
        self.answers: list[Answer] = []
        self._questions: list[Question] = []
        offered = session.offered()
        if len(offered) == 1:
            self.choose(offered[0])

    @classmethod
    def resume(cls, session: Session, started: Started) -> Draft:
        """A draft brought as far as another had come, or as far as it goes if the session has changed since."""
        draft = cls(session)
        try:
            if draft.contract is None and started.contract is not None:
                draft.choose(started.contract)
            if draft.contract == started.contract:
                if draft.doubled is None and started.doubled is not None:
                    draft.double(started.doubled)
                for answer in started.answers:
                    draft.answer(answer)
        except (NotOffered, ImpossibleDeal):
            return cls(session)
        return draft

    @property
    def started(self) -> Started:
        return Started(self.contract, self.doubled, tuple(self.answers))

    @property
    def is_begun(self) -> bool:
        """Whether anything has been written down."""
        return self.started != Draft(self.session).started

    @property
    def question(self) -> Question | None:
        """The next question about the outcome; None before contract and doubling are known, and after the last."""
        if self.contract is None or self.doubled is None or len(self.answers) == len(self._questions):
            return None
        return self._questions[len(self.answers)]

    @property
    def complete(self) -> bool:
        return self.contract is not None and self.doubled is not None and len(self.answers) == len(self._questions)

    def choose(self, contract: str) -> None:
        """Say the contract; raises NotOffered."""
        self.contract = self.session.check_offer(contract)
        self._questions = asking.questions(self.session.rules, self.contract)
        if not self.session.schedule.doubling:
            self.doubled = False

    def double(self, doubled: bool) -> None:
        """Say whether the deal counts twice; raises NotOffered where there is no doubling."""
        self.session.check_offer(self.contract, doubled)
        self.doubled = doubled

    def answer(self, answer: Answer) -> None:
        """Answer the question with a number per table seat; raises ImpossibleDeal, and nothing has changed.

        For passes in a layout the number of the seat that went out is enough.
        """
        question = self.question
        assert question is not None
        assert self.contract is not None
        answer = self._completed(question, answer)
        asking.check(question, answer)
        answered = list(zip(self._questions, [*self.answers, answer], strict=False))
        counts = asking.given(answered)
        first = self.session.dealer % self.session.seats
        try:
            whole = {
                counter: [*numbers[first:], *numbers[:first]]
                for counter, numbers in counts.items()
                # Prices are counted in several questions, and only their sum is told.
                if counter != CROSSED
            }
            check_so_far(self.session.rules, self.contract, whole)
        except ImpossibleDeal as error:
            refused = at_the_table(self.session, error.phrase)
            before = say("said-before", refusal=refused, said=self.said()) if self.answers else refused
            raise ImpossibleDeal(before) from None
        self.answers.append(answer)

    def said(self) -> Listed:
        """The answers so far; numbers and seats are of the table."""
        return Listed(tuple(map(_said, self._questions, self.answers)), "list-comma")

    def _completed(self, question: Question, answer: Answer) -> Answer:
        session = self.session
        if len(answer) == 1 < session.seats and question.counter == PASSES and self.contract is not None:
            for asked, left in zip(self._questions, self.answers, strict=False):
                if asked.counter == LEFT:
                    first = session.dealer % session.seats
                    contract = session.rules.ruleset.contract(self.contract)
                    passes = asking.passes_from(contract, [*left[first:], *left[:first]], answer[0])
                    if passes is not None:
                        return passes[-first:] + passes[:-first] if first else passes
        if len(answer) != session.seats:
            raise ImpossibleDeal(say("numbers-needed", seats=session.seats, number=len(answer)))
        return answer

    def back(self) -> bool:
        """Take back the last thing that was said; False if there is none."""
        if self.answers:
            self.answers.pop()
            return True
        if self.session.schedule.doubling and self.doubled is not None:
            self.doubled = None
            return True
        if self.contract is not None and len(self.session.offered()) > 1:
            self.contract, self.doubled = None, None
            return True
        return False

    def entry(self) -> Entry:
        """The whole entry, once it is complete."""
        assert self.complete
        counts = asking.given(list(zip(self._questions, self.answers, strict=True)))
        return Entry(self.contract, tuple(counts.items()), doubled=bool(self.doubled))

    def revoked(self, seat: int) -> Entry:
        """The entry of a deal in which a table seat is found to have revoked."""
        return Entry(self.contract, revoked=seat, doubled=bool(self.doubled))


def _said(asked: Question, answer: Answer) -> Phrase:
    if asked.one:
        who: Argument = Seat(answer.index(1) + 1, "S") if 1 in answer else Phrase("nobody")
        return say("said-who", question=asked.text, who=who)
    return say("said-numbers", noun=asked.noun, numbers=" ".join(map(str, answer)))
