"""What is said to people, before it is said in a language: the id of a message and what is put into it.

Phrases are plain values: they can be compared, kept, pickled and put into each other, whatever language they
will be told in. As text (`str`) they are English.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass

from lorumdsl.language.catalogue import catalogue


class Told(ABC):
    """Whatever can be said in each language."""

    __slots__ = ()

    @abstractmethod
    def in_language(self, language: str) -> str: ...

    def __str__(self) -> str:
        return self.in_language("en")


@dataclass(frozen=True, slots=True)
class Names(Told):
    """What something is called, by language code, in the order of the file."""

    texts: tuple[tuple[str, str], ...]

    def in_language(self, language: str) -> str:
        """The name in a language, else in English, else the first there is."""
        known = dict(self.texts)
        return known.get(language) or known.get("en") or next(iter(known.values()), "")


@dataclass(frozen=True, slots=True)
class Called(Told):
    """A text that the ruleset may give by language; where it gives none in this one, `usual` says it."""

    own: Names | None
    usual: Phrase

    def in_language(self, language: str) -> str:
        own = dict(self.own.texts).get(language) if self.own else None
        return own if own is not None else self.usual.in_language(language)


@dataclass(frozen=True, slots=True)
class Seat(Told):
    """A seat that is spoken of: `P2` of a deal, `S2` of the table. Whoever knows more puts a name in its place."""

    number: int
    letter: str = "P"

    def in_language(self, language: str) -> str:
        return f"{self.letter}{self.number}"


@dataclass(frozen=True, slots=True)
class Listed(Told):
    """Things one after another; the messages `between` and `last` stand between them and before the last."""

    items: tuple[Argument, ...]
    last: str = "list-last"
    between: str = "list-comma"

    def in_language(self, language: str) -> str:
        *most, end = [told(item, language) for item in self.items]
        if not most:
            return end
        between, last = (Phrase(joint).in_language(language) for joint in (self.between, self.last))
        return between.join(most) + last + end


@dataclass(frozen=True, slots=True)
class Row(Told):
    """Parts that are put side by side as they are."""

    parts: tuple[Argument, ...]

    def in_language(self, language: str) -> str:
        return "".join(told(part, language) for part in self.parts)


_LARGE = 10**15


@dataclass(frozen=True, slots=True)
class Phrase(Told):
    """A message with its arguments, by name."""

    id: str
    arguments: tuple[tuple[str, Argument], ...] = ()

    def in_language(self, language: str) -> str:
        # Numbers go in as numbers: messages choose by them. Of very large ones Fluent would lose digits, or give up.
        values = {
            name: value if isinstance(value, int) and abs(value) < _LARGE else told(value, language)
            for name, value in self.arguments
        }
        return catalogue(language).format(self.id, values)


Argument = int | str | Names | Called | Seat | Listed | Row | Phrase

NOTHING = Phrase("nothing")


def say(message: str, **arguments: Argument) -> Phrase:
    """A phrase; `_` in the names of arguments stands for `-`."""
    return Phrase(message, tuple((name.replace("_", "-"), value) for name, value in arguments.items()))


def told(argument: Argument, language: str) -> str:
    """Anything that can stand in a phrase as text."""
    return argument.in_language(language) if isinstance(argument, Told) else str(argument)


def seated(argument: Argument, name: Callable[[Seat], Argument]) -> Argument:
    """The same with every seat in it named anew: seats of a deal as those of the table, those as players."""
    match argument:
        case Seat():
            return name(argument)
        case Listed(items, last, between):
            return Listed(tuple(seated(item, name) for item in items), last, between)
        case Row(parts):
            return Row(tuple(seated(part, name) for part in parts))
        case Phrase(message, arguments):
            return Phrase(message, tuple((key, seated(value, name)) for key, value in arguments))
        case int() | str() | Names() | Called():
            return argument
