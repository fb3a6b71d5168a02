"""A document as text for a terminal, at most 78 columns wide; wide characters of East Asia take two."""

from __future__ import annotations

import re
import unicodedata

from lorumdsl.language.phrase import Phrase
from lorumdsl.language.translator import Translator
from lorumdsl.rulebook.document import Block, Document, Manner, Mark, Paragraph, Table

WIDTH = 78
NO_BREAK_BEFORE = "、。，．）」』】！？：；,.)"


def plain(document: Document, translator: Translator) -> str:
    """The whole book; ends with a line break."""
    title = translator.say(document.title)
    parts = [f"{title}\n{'=' * columns(title)}"]
    parts.append(_wrapped(_joined([translator.sentence(line) for line in document.subtitle], translator)))
    for section in document.sections:
        heading = _mark(section.mark, translator) + translator.sentence(section.heading)
        parts.append(heading + (f"\n{'-' * columns(heading)}" if section.level == 1 else ""))
        parts += [_block(block, translator) for block in section.blocks]
    return "\n\n".join(parts) + "\n"


def columns(text: str) -> int:
    """How many columns of a terminal a text takes."""
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in text)


def _block(block: Block, translator: Translator) -> str:
    if isinstance(block, Table):
        return _table(block, translator)
    text = _mark(block.mark, translator) + _text(block, translator)
    return _wrapped(text, "- ", "  ") if block.manner in (Manner.ITEM, Manner.SMALL) else _wrapped(text)


def _text(block: Paragraph, translator: Translator) -> str:
    told = []
    for sentence in block.sentences:
        marks = f" [{', '.join(sentence.marks)}]" if sentence.marks else ""
        told.append(translator.sentence(sentence.phrase) + marks)
    return _joined(told, translator)


def _table(table: Table, translator: Translator) -> str:
    """Cells under each other; where they are too wide for the page, line by line."""
    caption = f"{_mark(table.mark, translator)}{translator.sentence(table.caption)}"
    rows = [[translator.say(cell) for cell in row] for row in (table.head, *table.rows)]
    widths = [max(columns(cell) for cell in column) for column in zip(*rows, strict=True)]
    if sum(widths) + 3 * len(widths) > WIDTH:
        lines = [", ".join(f"{name} {cell}" for name, cell in zip(rows[0], row, strict=True)) for row in rows[1:]]
        return "\n".join([_wrapped(caption), *(_wrapped(line, "  ", "  ") for line in lines)])
    lines = ["   ".join(cell + " " * (width - columns(cell)) for cell, width in zip(row, widths, strict=True))
             for row in rows]  # fmt: skip
    return "\n".join([_wrapped(caption), *(f"  {line}".rstrip() for line in lines)])


def _wrapped(text: str, first: str = "", later: str = "") -> str:
    """Lines of the page's width; a line may end after a space or between two wide characters."""
    lines, line, width = [], first, columns(first)
    for piece in re.findall(r" *[^\s\u2e80-\uffef]+| *[\u2e80-\uffef]", text):
        if line in (first, later):
            piece = piece.lstrip()
        wide = columns(piece)
        if width + wide > WIDTH and line not in (first, later) and piece.strip() not in NO_BREAK_BEFORE:
            lines.append(line)
            line = later
            piece = piece.lstrip()
            width = columns(later)
            wide = columns(piece)
        line += piece
        width += wide
    return "\n".join([*lines, line])


def _joined(sentences: list[str], translator: Translator) -> str:
    return translator.say(Phrase("between-sentences")).join(sentences)


def _mark(mark: Mark, translator: Translator) -> str:
    return "" if mark is Mark.SAME else f"[{translator.say(Phrase(f'mark-{mark}'))}] "
