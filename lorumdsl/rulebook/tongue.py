"""A language of rulebooks: phrases become text by the messages of `messages/LANGUAGE.ftl`.

Fluent does plurals and choices by babel's rules; it is imported when a tongue is made, for it takes a while.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lorumdsl.model.clause import Names
from lorumdsl.rulebook.phrase import Argument, Called, Listed, Phrase, Row

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "hu", "pt", "de", "ja")
FOLDER = Path(__file__).parent / "messages"


class Tongue:
    """Says phrases in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = _bundle(language)

    def say(self, argument: Argument) -> str:
        """A phrase, or what stands in one, as text."""
        return str(self._value(argument))

    def sentence(self, phrase: Phrase) -> str:
        """A phrase with a capital letter at its beginning."""
        text = self.say(phrase)
        return text[:1].upper() + text[1:]

    def _value(self, argument: Argument) -> str | int:
        if isinstance(argument, int | str):
            return argument
        if isinstance(argument, Names):
            return argument.in_language(self.language)
        if isinstance(argument, Called):
            own = dict(argument.own.texts).get(self.language) if argument.own else None
            return own if own is not None else self._value(argument.usual)
        if isinstance(argument, Row):
            return "".join(self.say(part) for part in argument.parts)
        if isinstance(argument, Listed):
            return self._listed([self.say(item) for item in argument.items], argument)
        return self._format(argument)

    def _listed(self, items: list[str], listed: Listed) -> str:
        *most, end = items
        return self.say(Phrase(listed.between)).join(most) + self.say(Phrase(listed.last)) + end if most else end

    def _format(self, phrase: Phrase) -> str:
        message = self._bundle.get_message(phrase.id)
        assert message.value is not None
        arguments: dict[str, Any] = {name: self._value(value) for name, value in phrase.arguments}
        text, errors = self._bundle.format_pattern(message.value, arguments)
        if errors:
            raise errors[0]
        return str(text)


@lru_cache(maxsize=len(LANGUAGES))
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((FOLDER / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle
