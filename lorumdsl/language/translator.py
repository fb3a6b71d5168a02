"""A language that people read: phrases become text by the messages of `messages/LANGUAGE/*.ftl`.

Fluent does plurals and choices by babel's rules; it is imported when the first phrase is said, for it takes a
while. Of the messages only those are parsed that are said, with what they refer to.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, assert_never

from lorumdsl.language.phrase import Argument, Called, Listed, Names, Phrase, Row

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "hu", "pt", "de", "ja")
FOLDER = Path(__file__).parent / "messages"

_ENTRY = re.compile(r"^([a-z][\w-]*) = .*\n(?:(?:[ }].*)?\n)*", re.MULTILINE)
_REFERENCE = re.compile(r"\{ *([a-z][\w-]*) *\}")


class Translator:
    """Says phrases in one of LANGUAGES."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._messages = _messages(language)

    def say(self, argument: Argument) -> str:
        """A phrase, or what stands in one, as text."""
        return str(self._value(argument))

    def sentence(self, phrase: Phrase) -> str:
        """A phrase with a capital letter at its beginning."""
        text = self.say(phrase)
        return text[:1].upper() + text[1:]

    def _value(self, argument: Argument) -> str | int:
        match argument:
            case int() | str():
                return argument
            case Names():
                return argument.in_language(self.language)
            case Called(own, usual):
                text = dict(own.texts).get(self.language) if own else None
                return text if text is not None else self._value(usual)
            case Row(parts):
                return "".join(map(self.say, parts))
            case Listed():
                return self._listed(argument)
            case Phrase(message, arguments):
                return self._messages.format(message, {name: self._value(value) for name, value in arguments})
            case _:
                assert_never(argument)

    def _listed(self, listed: Listed) -> str:
        *most, end = map(self.say, listed.items)
        return self.say(Phrase(listed.between)).join(most) + self.say(Phrase(listed.last)) + end if most else end


class _Messages:
    """The messages of one language, which are parsed one by one as they are needed."""

    def __init__(self, language: str) -> None:
        files = sorted((FOLDER / language).glob("*.ftl"))
        self._written = {
            found[1]: found[0] for path in files for found in _ENTRY.finditer(path.read_text(encoding="utf-8"))
        }
        self._language = language
        self._bundle: FluentBundle | None = None

    def format(self, message: str, arguments: dict[str, Any]) -> str:
        bundle = self._parsed(message)
        pattern = bundle.get_message(message).value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, arguments)
        if errors:
            raise errors[0]
        return str(text)

    def _parsed(self, message: str) -> FluentBundle:
        """The bundle, in which the message and all that it refers to stand from now on."""
        from fluent.runtime import FluentBundle, FluentResource

        if self._bundle is None:
            self._bundle = FluentBundle([self._language], use_isolating=False)
        if not self._bundle.has_message(message):
            written = self._written[message]
            self._bundle.add_resource(FluentResource(written))
            for reference in _REFERENCE.findall(written):
                self._parsed(reference)
        return self._bundle


@lru_cache(maxsize=len(LANGUAGES))
def _messages(language: str) -> _Messages:
    return _Messages(language)
