"""A rulebook as a document: sections of paragraphs and tables, without a language or a layout."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from lorumdsl.language.phrase import Argument, Phrase


class Mark(StrEnum):
    """How a block differs from the same place in the rulebook of the base."""

    SAME = "same"
    CHANGED = "changed"
    GONE = "gone"  # stands in the base only


class Manner(StrEnum):
    """How a paragraph is set."""

    PLAIN = "plain"
    NOTE = "note"  # a remark of the author
    ITEM = "item"  # one of a list
    SMALL = "small"  # one of a list that is looked up rather than read


@dataclass(frozen=True, slots=True)
class Sentence:
    """A phrase and the marks of the clauses that say so, such as `a12` and `R7`."""

    phrase: Phrase
    marks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Paragraph:
    sentences: tuple[Sentence, ...]
    manner: Manner = Manner.PLAIN
    mark: Mark = Mark.SAME

    @property
    def content(self) -> tuple[Phrase, ...]:
        """What it says, whoever says so."""
        return tuple(sentence.phrase for sentence in self.sentences)


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of cells under a head; `caption` stands above."""

    caption: Phrase
    head: tuple[Argument, ...]
    rows: tuple[tuple[Argument, ...], ...]
    mark: Mark = Mark.SAME

    @property
    def content(self) -> tuple[object, ...]:
        return (self.caption, self.head, self.rows)


Block = Paragraph | Table


@dataclass(frozen=True, slots=True)
class Section:
    """`id` finds the section of the base that this one is compared with; level 1 is a chapter, 2 a contract."""

    id: str
    heading: Phrase
    blocks: tuple[Block, ...]
    level: int = 1
    mark: Mark = Mark.SAME


@dataclass(frozen=True, slots=True)
class Document:
    title: Argument
    subtitle: tuple[Phrase, ...]
    sections: tuple[Section, ...]


def marked(block: Block, mark: Mark) -> Block:
    return replace(block, mark=mark)
