"""A document as Markdown: headings, paragraphs, pipe tables; marks of clauses in square brackets."""

from __future__ import annotations

import re

from lorumdsl.language.phrase import Phrase
from lorumdsl.language.translator import Translator
from lorumdsl.rulebook.document import Block, Document, Manner, Mark, Paragraph, Table

SPECIAL = re.compile(r"([\\`*_\[\]<>|#~])")


def markdown(document: Document, translator: Translator) -> str:
    """The whole book; ends with a line break."""
    parts = [f"# {escaped(translator.say(document.title))}"]
    parts.append("*" + _joined([escaped(translator.sentence(line)) for line in document.subtitle], translator) + "*")
    for section in document.sections:
        mark = _mark(section.mark, translator)
        parts.append(f"{'#' * (section.level + 1)} {mark}{escaped(translator.sentence(section.heading))}")
        parts += [_block(block, translator) for block in section.blocks]
    return "\n\n".join(parts).replace("\n\n- ", "\n- ").replace("\n- ", "\n\n- ", 0) + "\n"


def escaped(text: str) -> str:
    """Text in which nothing means anything to Markdown."""
    return SPECIAL.sub(r"\\\1", text)


def _block(block: Block, translator: Translator) -> str:
    mark = _mark(block.mark, translator)
    if isinstance(block, Table):
        return _table(block, translator, mark)
    text = mark + _text(block, translator)
    if block.mark is Mark.GONE:
        text = f"{mark}~~{_text(block, translator)}~~"
    if block.manner is Manner.NOTE:
        return f"*{text}*"
    return text if block.manner is Manner.PLAIN else f"- {text}"


def _text(block: Paragraph, translator: Translator) -> str:
    told = []
    for sentence in block.sentences:
        marks = f" \\[{', '.join(sentence.marks)}\\]" if sentence.marks else ""
        told.append(escaped(translator.sentence(sentence.phrase)) + marks)
    return _joined(told, translator)


def _table(table: Table, translator: Translator, mark: str) -> str:
    head = [escaped(translator.say(cell)) for cell in table.head]
    lines = [f"{mark}{escaped(translator.sentence(table.caption))}", "", f"| {' | '.join(head)} |"]
    lines.append(f"|{'---|' * len(head)}")
    lines += [f"| {' | '.join(escaped(translator.say(cell)) for cell in row)} |" for row in table.rows]
    return "\n".join(lines)


def _joined(sentences: list[str], translator: Translator) -> str:
    return translator.say(Phrase("between-sentences")).join(sentences)


def _mark(mark: Mark, translator: Translator) -> str:
    return "" if mark is Mark.SAME else f"**[{translator.say(Phrase(f'mark-{mark}'))}]** "
