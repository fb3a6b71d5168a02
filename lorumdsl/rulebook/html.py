"""A document as one HTML page: works offline, reads on a telephone, prints on two sheets of A4 or a few.

The style stands in page.css and is put into the page. Suit symbols get the colours of the pack.
"""

from __future__ import annotations

import re
from html import escape
from math import sqrt
from pathlib import Path

from lorumdsl.language.phrase import Phrase
from lorumdsl.language.translator import Translator
from lorumdsl.rulebook.document import Block, Document, Manner, Mark, Paragraph, Section, Table

STYLE = Path(__file__).parent / "page.css"
SUIT = re.compile("[♣♠♦♥]")
CLASSES = {"♣": "c", "♠": "s", "♦": "d", "♥": "h"}
TEXT_FORM = "\ufe0e"  # the symbol as a letter, not as a coloured picture
FIRST_WIDE = 0x2E80  # from here on signs are as wide as high
TABLE = 60  # signs of text that take as much room as a row of a table
ROOM = 1_000_000  # signs on two pages, times the square of their size in points; found by printing
SMALLEST, LARGEST = 6.5, 9.5
LOOKED_UP = ("variants", "disputed", "sources")


def page(document: Document, translator: Translator) -> str:
    """The whole page; ends with a line break."""
    title = translator.say(document.title)
    subtitle = translator.say(Phrase("between-sentences")).join(translator.sentence(line) for line in document.subtitle)
    body = [_section(section, translator) for section in document.sections]
    parts = [
        "<!DOCTYPE html>",
        f'<html lang="{translator.language}">',
        '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title>",
        f"<style>\n{STYLE.read_text(encoding='utf-8')}html {{ --print: {_print_size(body)}pt; }}\n</style></head>",
        f"<body><header><h1>{coloured(title)}</h1><p>{coloured(subtitle)}</p></header><main>",
        *body,
        "</main></body></html>",
    ]
    return "\n".join(parts) + "\n"


def coloured(text: str) -> str:
    """Text as HTML, each suit symbol in its colour."""
    return SUIT.sub(lambda found: f'<b class="{CLASSES[found[0]]}">{found[0]}{TEXT_FORM}</b>', escape(text))


def _print_size(body: list[str]) -> float:
    """The size of letters with which the text fills two pages of A4, in points; long books get more pages."""
    text = re.sub("<[^>]*>", "", "".join(body))
    wide = sum(1 if ord(sign) < FIRST_WIDE else 2 for sign in text) + TABLE * sum(part.count("<tr>") for part in body)
    return min(LARGEST, max(SMALLEST, round(sqrt(ROOM / wide), 1)))


def _section(section: Section, translator: Translator) -> str:
    level = section.level + 1
    heading = f"<h{level}{_class(section.mark)}>{coloured(translator.sentence(section.heading))}</h{level}>"
    blocks = list(section.blocks)
    told: list[str] = []
    while blocks:
        block = blocks.pop(0)
        if isinstance(block, Paragraph) and block.manner in (Manner.ITEM, Manner.SMALL):
            items = [block]
            while blocks and isinstance(blocks[0], Paragraph) and blocks[0].manner is block.manner:
                items.append(blocks.pop(0))  # type: ignore[arg-type]
            listed = "".join(f"<li{_class(item.mark)}>{_text(item, translator)}</li>" for item in items)
            told.append(f"<ul>{listed}</ul>")
        else:
            told.append(_block(block, translator))
    small = ' class="small"' if section.id in LOOKED_UP else ""
    return "\n".join([f"<section{small}>", heading, *told, "</section>"])


def _block(block: Block, translator: Translator) -> str:
    if isinstance(block, Table):
        return _table(block, translator)
    return f"<p{_class(block.mark, block.manner)}>{_text(block, translator)}</p>"


def _text(block: Paragraph, translator: Translator) -> str:
    told = []
    for sentence in block.sentences:
        marks = f"<sup>{escape(' '.join(sentence.marks))}</sup>" if sentence.marks else ""
        told.append(coloured(translator.sentence(sentence.phrase)) + marks)
    text = translator.say(Phrase("between-sentences")).join(told)
    if block.mark is Mark.GONE:
        return f"{escape(translator.say(Phrase('mark-gone')))}: <del>{text}</del>"
    return text


def _table(table: Table, translator: Translator) -> str:
    head = "".join(f"<th>{coloured(translator.say(cell))}</th>" for cell in table.head)
    rows = [
        "<tr>" + "".join(f"<td>{coloured(translator.say(cell))}</td>" for cell in row) + "</tr>" for row in table.rows
    ]
    caption = f"<caption>{coloured(translator.sentence(table.caption))}</caption>"
    return f"<table{_class(table.mark)}>{caption}<tr>{head}</tr>\n{''.join(rows)}</table>"


def _class(mark: Mark, manner: Manner = Manner.PLAIN) -> str:
    names = [str(mark)] * (mark is not Mark.SAME) + [str(manner)] * (manner is not Manner.PLAIN)
    return f' class="{" ".join(names)}"' if names else ""
