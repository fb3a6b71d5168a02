"""What is said to people, before it is said in a language: the id of a message and what is put into it.

Phrases are plain values: they can be compared, kept, pickled and put into each other, whatever language they
will be told in.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Names:
    """What something is called, by language code, in the order of the file."""

    texts: tuple[tuple[str, str], ...]

    def in_language(self, language: str) -> str:
        """The name in a language, else in English, else the first there is."""
        known = dict(self.texts)
        return known.get(language) or known.get("en") or next(iter(known.values()), "")

    def __str__(self) -> str:
        return self.in_language("en")


@dataclass(frozen=True, slots=True)
class Called:
    """A text that the ruleset may give by language; where it gives none in this one, `usual` says it."""

    own: Names | None
    usual: Phrase


@dataclass(frozen=True, slots=True)
class Listed:
    """Things one after another; the messages `between` and `last` stand between them and before the last."""

    items: tuple[Argument, ...]
    last: str = "list-last"
    between: str = "list-comma"


@dataclass(frozen=True, slots=True)
class Row:
    """Parts that are put side by side as they are."""

    parts: tuple[Argument, ...]


@dataclass(frozen=True, slots=True)
class Phrase:
    """A message with its arguments, by name."""

    id: str
    arguments: tuple[tuple[str, Argument], ...] = ()


Argument = int | str | Names | Called | Listed | Row | Phrase

NOTHING = Phrase("nothing")


def say(message: str, **arguments: Argument) -> Phrase:
    """A phrase; `_` in the names of arguments stands for `-`."""
    return Phrase(message, tuple((name.replace("_", "-"), value) for name, value in arguments.items()))
