"""What to write instead: `Fix` for a word, and for a key that should go.

In go spans and the values that stand there, never the text, so a fix is given only where span and value show
how the value is written: bare, or in quotes without escapes. None means that nothing is certain.
"""

from __future__ import annotations

from lorumdsl.diagnostics.diagnostic import Fix, Span
from lorumdsl.source.nodes import Entry, Mapping, Scalar


def replace_word(span: Span, written: str, meant: str) -> Fix | None:
    """Write another word; one in quotes stays in quotes."""
    if span.line != span.end_line or '"' in meant or "\\" in meant:
        return None
    around = span.end_column - span.column - len(written)
    if around not in (0, 2):
        return None
    return Fix(span, f'"{meant}"' if around else meant)


def replace_bare(span: Span, written: str, meant: str) -> Fix | None:
    """Write a value without quotes in place of a word, whether that is in quotes or not."""
    fix = replace_word(span, written, meant)
    return None if fix is None else Fix(span, meant)


def in_quotes(text: str) -> str:
    """A text of one line in quotes, as YAML reads it back.

    >>> print(in_quotes('say "K♥"'), in_quotes("K♥"))
    'say "K♥"' "K♥"
    """
    if '"' in text or "\\" in text:
        return "'" + text.replace("'", "''") + "'"
    return f'"{text}"'


def take_out(mapping: Mapping, entry: Entry) -> Fix | None:
    """Take a key with a single value out of a mapping that keeps others: the line, or the part between commas.

    The mapping stands under a key or is the file: the first key of an item of a list does not begin its line.
    """
    entries = list(mapping)
    place = next((number for number, one in enumerate(entries) if one is entry), None)
    if place is None or len(entries) < 2 or not isinstance(entry.value, Scalar):
        return None
    key, value = entry.key_span, entry.value.span
    before = entries[place - 1].value.span if place else None
    after = entries[place + 1].key_span if place + 1 < len(entries) else None
    last = entries[-1].value.span
    is_flow = (mapping.span.end_line, mapping.span.end_column) > (last.end_line, last.end_column)
    begins_line = before.end_line < key.line if before else not is_flow
    if begins_line and value.end_line == key.line and _below(after, key, is_flow):
        return Fix(Span(key.file, key.line, 1, key.line + 1, 1), "")
    # Below the first key the next one moves up to its place, if there is nothing between them.
    if after and (after.line == key.line or (after.line, after.column) == (key.line + 1, key.column)):
        return Fix(Span(key.file, key.line, key.column, after.line, after.column), "")
    if is_flow and before and (value.line, value.column) < (value.end_line, value.end_column):
        return Fix(Span(key.file, before.end_line, before.end_column, value.end_line, value.end_column), "")
    return None


def _below(after: Span | None, key: Span, is_flow: bool) -> bool:
    """Whether what follows a key begins on a later line; after the last key of brackets their end may follow."""
    return after.line > key.line if after else not is_flow
