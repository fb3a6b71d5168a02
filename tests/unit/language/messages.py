"""The messages as Fluent's own parser reads them: for each language the files, and in them the messages."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from lorumdsl.language.catalogue import FOLDER, LANGUAGES


@dataclass(frozen=True)
class Message:
    """Where a message stands, the arguments that it is given and the messages that it refers to."""

    id: str
    file: str
    arguments: frozenset[str]
    references: frozenset[str]


class _Parts(Visitor):
    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the parser's name
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the parser's name
        self.references.add(node.id.name)


@lru_cache(maxsize=len(LANGUAGES))
def messages(language: str) -> tuple[Message, ...]:
    """All messages of a language, in the order of files and lines."""
    found = []
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                parts = _Parts()
                parts.visit(entry)
                references = frozenset(parts.references)
                found.append(Message(entry.id.name, path.stem, frozenset(parts.arguments), references))
    return tuple(found)


def arguments(language: str) -> dict[str, frozenset[str]]:
    """What each message is given, with what the messages are given that it refers to."""
    known = {message.id: message for message in messages(language)}

    def given(message: str) -> frozenset[str]:
        return known[message].arguments.union(*map(given, known[message].references))

    return {message: given(message) for message in known}
