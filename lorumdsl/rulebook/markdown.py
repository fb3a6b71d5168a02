"""A document as Markdown: headings, paragraphs, pipe tables; marks of clauses in square brackets."""

from __future__ import annotations

import re

from lorumdsl.rulebook.document import Block, Document, Manner, Mark, Paragraph, Table
from lorumdsl.rulebook.phrase import Phrase
from lorumdsl.rulebook.tongue import Tongue

SPECIAL = re.compile(r"([\\`*_\[\]<>|#~])")


def markdown(document: Document, tongue: Tongue) -> str:
    """The whole book; ends with a line break."""
    parts = [f"# {escaped(tongue.say(document.title))}"]
    parts.append("*" + _joined([escaped(tongue.sentence(line)) for line in document.subtitle], tongue) + "*")
    for section in document.sections:
        mark = _mark(section.mark, tongue)
        parts.append(f"{'#' * (section.level + 1)} {mark}{escaped(tongue.sentence(section.heading))}")
        parts += [_block(block, tongue) for block in section.blocks]
    return "\n\n".join(parts).replace("\n\n- ", "\n- ").replace("\n- ", "\n\n- ", 0) + "\n"


def escaped(text: str) -> str:
    """Text in which nothing means anything to Markdown."""
    return SPECIAL.sub(r"\\\1", text)


def _block(block: Block, tongue: Tongue) -> str:
    mark = _mark(block.mark, tongue)
    if isinstance(block, Table):
        return _table(block, tongue, mark)
    text = mark + _text(block, tongue)
    if block.mark is Mark.GONE:
        text = f"{mark}~~{_text(block, tongue)}~~"
    if block.manner is Manner.NOTE:
        return f"*{text}*"
    return text if block.manner is Manner.PLAIN else f"- {text}"


def _text(block: Paragraph, tongue: Tongue) -> str:
    told = []
    for sentence in block.sentences:
        marks = f" \\[{', '.join(sentence.marks)}\\]" if sentence.marks else ""
        told.append(escaped(tongue.sentence(sentence.phrase)) + marks)
    return _joined(told, tongue)


def _table(table: Table, tongue: Tongue, mark: str) -> str:
    head = [escaped(tongue.say(cell)) for cell in table.head]
    lines = [f"{mark}{escaped(tongue.sentence(table.caption))}", "", f"| {' | '.join(head)} |"]
    lines.append(f"|{'---|' * len(head)}")
    lines += [f"| {' | '.join(escaped(tongue.say(cell)) for cell in row)} |" for row in table.rows]
    return "\n".join(lines)


def _joined(sentences: list[str], tongue: Tongue) -> str:
    return tongue.say(Phrase("between-sentences")).join(sentences)


def _mark(mark: Mark, tongue: Tongue) -> str:
    return "" if mark is Mark.SAME else f"**[{tongue.say(Phrase(f'mark-{mark}'))}]** "
