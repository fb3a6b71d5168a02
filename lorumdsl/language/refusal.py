"""The base of what is raised when something cannot be: it carries a phrase, and as text it is English."""

from __future__ import annotations

from lorumdsl.language.phrase import Argument


class Refusal(ValueError):
    """`phrase` says what cannot be and why, in whatever language it is said."""

    def __init__(self, phrase: Argument) -> None:
        super().__init__(phrase)
        self.phrase = phrase

    def __str__(self) -> str:
        return str(self.phrase)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"
