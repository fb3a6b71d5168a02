"""The language in which somebody is spoken to."""

from __future__ import annotations

from dataclasses import dataclass

from lorumdsl.language.phrase import Argument, told


@dataclass(frozen=True, slots=True)
class Translator:
    """Says phrases in one of LANGUAGES."""

    language: str

    def say(self, argument: Argument) -> str:
        """A phrase, or what stands in one, as text."""
        return told(argument, self.language)

    def sentence(self, argument: Argument) -> str:
        """The same with a capital letter at its beginning."""
        text = self.say(argument)
        return text[:1].upper() + text[1:]
