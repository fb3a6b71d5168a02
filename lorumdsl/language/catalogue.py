"""The messages of one language, read from `messages/LANGUAGE/*.ftl`.

Fluent does plurals and choices by babel's rules; it is imported when the first message is needed, for it takes
a while. Of the messages only those are parsed that are needed, with what they refer to.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "hu", "pt", "de", "ja")
FOLDER = Path(__file__).parent / "messages"

_LONG = 200
_SIGN = "\ue000"  # of the private use area: no text has it
_ENTRY = re.compile(r"^([a-z][\w-]*) =.*\n(?:(?:[ }].*)?\n)*", re.MULTILINE)
_REFERENCE = re.compile(r"\{ *([a-z][\w-]*) *\}")


class Catalogue:
    """`written` has the text of each message by its id."""

    def __init__(self, language: str) -> None:
        files = sorted((FOLDER / language).glob("*.ftl"))
        self.written = {
            found[1]: found[0] for path in files for found in _ENTRY.finditer(path.read_text(encoding="utf-8"))
        }
        self._language = language
        self._bundle: FluentBundle | None = None

    def format(self, message: str, arguments: dict[str, Any]) -> str:
        """The text of a message. Raises KeyError for an unknown id, FluentReferenceError for an argument not given."""
        bundle = self._parsed(message)
        pattern = bundle.get_message(message).value
        assert pattern is not None
        # Fluent refuses to put in long texts: signs stand for them until it has done its part.
        long = {name: text for name, text in arguments.items() if isinstance(text, str) and len(text) > _LONG}
        signs = {name: f"{_SIGN}{place}{_SIGN}" for place, name in enumerate(long)}
        formatted, errors = bundle.format_pattern(pattern, arguments | signs)
        if errors:
            raise errors[0]
        text = str(formatted)
        for name, sign in signs.items():
            text = text.replace(sign, long[name])
        return text

    def _parsed(self, message: str) -> FluentBundle:
        """The bundle, in which the message and all that it refers to stand from now on."""
        from fluent.runtime import FluentBundle, FluentResource

        if self._bundle is None:
            self._bundle = FluentBundle([self._language], use_isolating=False)
        if not self._bundle.has_message(message):
            written = self.written[message]
            self._bundle.add_resource(FluentResource(written))
            for reference in _REFERENCE.findall(written):
                self._parsed(reference)
        return self._bundle


@lru_cache(maxsize=len(LANGUAGES))
def catalogue(language: str) -> Catalogue:
    """The messages of one of LANGUAGES."""
    return Catalogue(language)
