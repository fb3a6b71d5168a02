"""One expression while it is being read: its text, what its names mean, its findings so far."""

from __future__ import annotations

from dataclasses import dataclass, field

from lorumdsl.diagnostics.codes import (
    CONSTANT_TOO_LARGE,
    EXPRESSION_TYPE,
    NOT_AVAILABLE,
    UNKNOWN_CARD,
    UNKNOWN_NAME,
    WRONG_ARGUMENTS,
)
from lorumdsl.diagnostics.diagnostic import Code, Diagnostic, Fix
from lorumdsl.diagnostics.spelling import is_one_slip
from lorumdsl.expr import hints
from lorumdsl.expr.ast import Cards, Counter, Name, Number, Operation, Parsed, Type, Typed
from lorumdsl.expr.faults import SyntaxFault, quoted
from lorumdsl.expr.foreign import cards_written
from lorumdsl.expr.names import Missing, Scope, find_cards
from lorumdsl.expr.parser import parse
from lorumdsl.expr.vocabulary import lookup
from lorumdsl.expr.word import Context, Word
from lorumdsl.source.nodes import Scalar

LARGEST = 1_000_000  # of a number that does not change


@dataclass(slots=True)
class Reading:
    """Methods that give a tree give None after a finding."""

    scalar: Scalar
    scope: Scope
    found: list[Diagnostic] = field(default_factory=list)
    hyphenated: set[tuple[int, int]] = field(default_factory=set)  # runs such as `no-tricks`, reported as a whole

    @property
    def text(self) -> str:
        return str(self.scalar.value)

    def written(self, node: Parsed) -> str:
        """The text of a node; a whole number that YAML has read has no places inside."""
        return self.text[node.start : node.end] or self.text

    def report(self, code: Code, start: int, end: int, message: str, hint: str = "") -> None:
        self.found.append(Diagnostic(code, self.scalar.part(start, end), message, hint))

    def complain(self, code: Code, node: Parsed, message: str, hint: str = "") -> None:
        self.report(code, node.start, node.end, message, hint)

    def correct(self, node: Name, message: str, hint: str, meant: str | None) -> None:
        """A word that is not known; `meant` is the one it can only stand for."""
        place = self.scalar.part(node.start, node.end)
        fix = Fix(place, meant) if meant and self.scalar.places else None
        self.found.append(Diagnostic(UNKNOWN_NAME, place, message, hint, (), fix))

    def parse(self) -> Parsed | None:
        value = self.scalar.value
        if isinstance(value, bool) or not isinstance(value, (str, int)):
            written = "nothing" if value is None else quoted(str(value).lower())
            hint = "`1 == 1` always holds, `1 == 0` never" if isinstance(value, bool) else "numbers are whole"
            self.report(EXPRESSION_TYPE, 0, 0, f"expected an expression, found {written}", hint)
            return None
        if isinstance(value, int):
            number = Number(abs(value), 0, 0)
            return number if value >= 0 else Operation("-", (number,), 0, 0)
        try:
            return parse(value)
        except SyntaxFault as fault:
            self.report(fault.code, fault.start, fault.end, fault.message, fault.hint)
            return None

    def small(self, value: int, node: Parsed) -> bool:
        """Whether a number is small enough to work with."""
        if abs(value) <= LARGEST:
            return True
        message = f"{quoted(self.written(node))} is larger than {LARGEST:,}"
        self.complain(CONSTANT_TOO_LARGE, node, message, f"numbers go up to {LARGEST:,}")
        return False

    def name(self, node: Name, context: Context) -> Typed | None:
        """What a name without arguments stands for."""
        word = lookup(node.text)
        if word is None:
            cards = find_cards(node.text, self.scope)
            if cards is not None:
                return self.known(cards, node)
            self._unknown(node, context)
            return None
        if word.name == "last":
            message = "`last` is the number of a trick and stands in `won` only"
            self.complain(NOT_AVAILABLE, node, message, "write `won(last)`")
            return None
        if not self.available(word, node, context):
            return None
        if word.is_function:
            message = f"`{word.name}` needs {word.parameters[0].value}"
            self.complain(WRONG_ARGUMENTS, node, message, hints.example(word))
            return None
        if word.type == Type.CARDS:
            every = self.scope.deck.cards
            return Cards(0 if word.name == "singletons" else every, every)
        return Counter(word.name)

    def known(self, cards: Cards | Missing, node: Parsed) -> Cards | None:
        if isinstance(cards, Missing):
            self.complain(UNKNOWN_CARD, node, cards.message, cards.hint)
            return None
        return cards

    def available(self, word: Word, node: Name, context: Context) -> bool:
        """Whether a word may stand here. A fixed card set may stand anywhere, if only to be of the wrong type."""
        if context in word.contexts or Context.CARDS in word.contexts:
            return True
        message = f"`{word.name}` is not available in {context.value}"
        self.complain(NOT_AVAILABLE, node, message, hints.whereabouts(word))
        return False

    def _unknown(self, node: Name, context: Context) -> None:
        run = hints.hyphenated(self.text, node.start, node.end)
        if run in self.hyphenated:
            return
        whole = self.text[slice(*run)] if run else ""
        guess = hints.guess(node.text, context, self.scope)
        slip = guess is not None and (guess in self.scope.sets or is_one_slip(node.text, guess))
        written = None if slip else cards_written(node.text, self.scope.deck)
        if written:
            self.correct(node, f"there is no word {quoted(node.text)}", f"these cards are written `{written}`", None)
            return
        if run and (guess is None or whole.replace("-", "_") in self.scope.sets):
            self.hyphenated.add(run)
            self.report(UNKNOWN_NAME, *run, f"there is no word {quoted(whole)}", hints.hyphen(whole, self.scope))
        else:
            hint = f"did you mean `{guess}`?" if guess else hints.known_here(context, self.scope)
            sure = hints.sure(node.text, context, self.scope) if guess else None
            self.correct(node, f"there is no word {quoted(node.text)}", hint, sure if sure == guess else None)
