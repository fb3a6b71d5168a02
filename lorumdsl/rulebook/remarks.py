"""What authors tell readers and no stage of the game needs: notes, and where the texts of the sources are.

Read from the node of the ruleset after all merging, by the path of what they stand on.
"""

from __future__ import annotations

from dataclasses import dataclass

from lorumdsl.language.phrase import Called, Names, Phrase, say
from lorumdsl.model.builder.build_context import child, names, text
from lorumdsl.model.clause import Clause
from lorumdsl.model.origins import own_citations
from lorumdsl.source.nodes import Mapping, Scalar


@dataclass(frozen=True, slots=True)
class Remarks:
    """The remarks of one ruleset; `root` is its effective node."""

    root: Mapping

    @property
    def whole(self) -> Clause:
        """The ruleset itself, with the citations of what has none of its own: seats, direction, pack."""
        return Clause("ruleset", self.root.span, own_citations(self.root))

    def note(self, *path: str) -> Phrase | None:
        """The note on the ruleset, or on what stands at a path: `("contracts", "lorum")`.

        It is quoted where the author wrote none in the language of the book.
        """
        written = self._names("note", path)
        if written:  # several lines are one paragraph in every form of the book
            written = Names(tuple((language, " ".join(told.split())) for language, told in written.texts))
        return say("remark", text=Called(written, say("remark-quoted", text=written))) if written else None

    def name(self, *path: str) -> Names | None:
        return self._names("name", path)

    def source(self, source: str) -> tuple[str, ...]:
        """File and address of a source, as far as they are given."""
        node = self._at(("sources", source))
        return tuple(told for told in (text(node, "file"), text(node, "url")) if told)

    def extended(self, variant: str) -> str | None:
        """The variant that a variant extends."""
        node = self._at(("variants", variant)).get("extends")
        return str(node.value) if isinstance(node, Scalar) else None

    def _names(self, key: str, path: tuple[str, ...]) -> Names | None:
        node = self._at(path)
        return names(node, key) if node.get(key) else None

    def _at(self, path: tuple[str, ...]) -> Mapping:
        node = self.root
        for step in path:
            node = child(node, step)
        return node
