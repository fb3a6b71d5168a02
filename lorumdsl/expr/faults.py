"""What is wrong with a text that is no expression, in words an author understands.

Two doors: `refuse_foreign_marks` looks over the characters before anything is parsed, since marks of
other languages (`=`, `&&`, `≥` typed as `=>`) have a known remedy; `explain` describes the place where
the parser stopped. Both speak of the text only, never of the grammar.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from unicodedata import category

from lorumdsl.diagnostics.codes import EXPRESSION_SYNTAX
from lorumdsl.diagnostics.diagnostic import Code
from lorumdsl.diagnostics.spelling import is_one_slip
from lorumdsl.expr.foreign import card_written
from lorumdsl.expr.foreign_marks import CHOICE, DECIMALS, MARKS, WORDS
from lorumdsl.expr.vocabulary import lookup

NONE_OF_OURS = "is no part of the language"
A_FORMULA = "an expression is a formula, such as `10*taken(K♥) + tricks`"
TIMES = frozenset("xX×")
OPERATOR_WORDS = frozenset(("and", "or", "not", "if", "else"))

_MARKS = re.compile(r"<=>|===|!==|<>|=<|=>|==|!=|<=|>=|&&|\|\||\*\*|//|[^\w\s]")
_OURS = frozenset(("==", "!=", "<=", ">=", "//", *"()+-*,<>|&≤≥≠♣♠♦♥"))
_TOKEN = re.compile(r"\w+|==|!=|<=|>=|//|[^\w\s]")
_GLUED = re.compile(r"(?<!\w)(?!(?:10|[2-9])[cshdCSHD]\b)([0-9]+)([^\W\d]\w*)")  # `7x`, but not the card `7h`
_SUITS = frozenset("♣♠♦♥")
_VARIATION = "\ufe0e\ufe0f"  # text or emoji form of the suit before it


@dataclass(eq=False)
class SyntaxFault(Exception):
    """A text that is no expression: characters `start` to `end` (exclusive), the fact, the remedy."""

    start: int
    end: int
    message: str
    hint: str = ""
    code: Code = EXPRESSION_SYNTAX

    def __str__(self) -> str:
        return self.message


def quoted(text: str) -> str:
    """A piece of the text as it may be shown: `K♥`, or `U+200B` where nothing would be seen."""
    shown = (char if char.isprintable() and not _is_mark(char) else f"U+{ord(char):04X}" for char in text)
    return f"`{''.join(shown)}`"


def refuse_foreign_marks(text: str) -> None:
    """Raise SyntaxFault at the first mark that belongs to no expression."""
    for match in _MARKS.finditer(text):
        mark, start = match[0], match.start()
        if mark in _OURS or (mark in _VARIATION and text[start - 1 : start] in _SUITS):
            continue
        hint = "write a letter and its accent as one character" if _is_mark(mark) else MARKS.get(mark, "")
        raise SyntaxFault(start, match.end(), f"{quoted(mark)} {NONE_OF_OURS}", hint)
    glued = _GLUED.search(text)
    if glued:
        number, word = glued.groups()
        digits = word.replace("_", "")
        hint = f"write `{number}*{word}`"
        if digits.isdecimal():
            hint = f"write the number as `{number}{digits}`"
        elif word in OPERATOR_WORDS:
            hint = f"write `{number} {word}`"
        raise SyntaxFault(*glued.span(), f"{quoted(glued[0])} is neither a number nor a word", hint)


def explain(text: str, start: int, end: int, wants_else: bool) -> SyntaxFault:
    """The fault at the token `start` to `end`, where the parser stopped; both at the end of the text if it ran out.

    `wants_else` tells that an `else` could have stood there.
    """
    before = _token_before(text, start)
    here = text[start:end]
    complete = _ends_operand(before)
    if here in ("", ")") and not complete:
        return _missing_after(before, start, end)
    if wants_else and here in ("", ")", ","):
        place = max(match.start() for match in re.finditer(r"\bif\b", text[:start]))
        return SyntaxFault(place, place + 2, "`if` has no `else`", CHOICE)
    if here == "":
        place = _open_parenthesis(text)
        return SyntaxFault(place, place + 1, "`(` is never closed", "add `)`")
    if here == ")":
        return SyntaxFault(start, end, "`)` closes nothing", "take it out, or add `(`")
    if here == ",":
        return _comma(text, start, end)
    if _begins_operand(here):
        return _two_operands(text, before, here, start, end) if complete else _misplaced(before, here, start, end)
    told = re.fullmatch(r"\s*if\s+(.+?)\s+then\s+(.+?)\s+else\s+(.+?)\s*", text) if here == "if" else None
    if told:
        return SyntaxFault(start, end, "`if` stands in the middle", f"write `{told[2]} if {told[1]} else {told[3]}`")
    if complete or here in ("if", "else"):
        return SyntaxFault(start, end, f"{quoted(here)} cannot stand here", CHOICE if here in ("if", "else") else "")
    return SyntaxFault(start, end, f"something is missing before {quoted(here)}")


def _is_mark(char: str) -> bool:
    """Whether a character only changes the one before it: accents, variation selectors."""
    return len(char) == 1 and category(char).startswith("M")


def _token_before(text: str, place: int) -> re.Match[str] | None:
    tokens = list(_TOKEN.finditer(text, 0, place))
    return tokens[-1] if tokens else None


def _ends_operand(token: re.Match[str] | None) -> bool:
    if token is None or token[0] in OPERATOR_WORDS:
        return False
    return _is_word(token[0]) or token[0] == ")" or token[0] in _VARIATION


def _begins_operand(token: str) -> bool:
    return token in ("(", "not") or (_is_word(token) and token not in OPERATOR_WORDS)


def _is_word(token: str) -> bool:
    return token[0].isalnum() or token[0] == "_" or token[0] in _SUITS


def _missing_after(before: re.Match[str] | None, start: int, end: int) -> SyntaxFault:
    if before is None:
        return SyntaxFault(start, end, "something is missing before `)`" if end > start else "the expression is empty")
    if before[0] == "(" and end > start:
        return SyntaxFault(before.start(), end, "there is nothing between `(` and `)`")
    hint = CHOICE if before[0] in ("if", "else") else ""
    return SyntaxFault(before.start(), before.end(), f"something is missing after {quoted(before[0])}", hint)


def _open_parenthesis(text: str) -> int:
    """The place of the last `(` without its `)`; the end of the text if all are closed."""
    opened = []
    for match in re.finditer(r"[()]", text):
        if match[0] == "(":
            opened.append(match.start())
        elif opened:
            opened.pop()
    return opened[-1] if opened else len(text)


def _comma(text: str, start: int, end: int) -> SyntaxFault:
    number = re.search(r"[0-9]+\s*$", text[:start])
    digits = re.match(r"\s*[0-9]+", text[end:])
    hint = "a comma stands only between the numbers of `min` and `max`"
    if number and digits and _open_parenthesis(text[:start]) == start:
        thousands = len(digits[0].strip()) == 3
        hint = f"write the number as `{number[0].strip()}{digits[0].strip()}`" if thousands else DECIMALS
    return SyntaxFault(start, end, "`,` cannot stand here", hint)


def _two_operands(text: str, before: re.Match[str] | None, here: str, start: int, end: int) -> SyntaxFault:
    assert before is not None  # an operand stands there
    words = text.split()
    if len(words) > 3 and all(map(str.isalpha, words)) and not OPERATOR_WORDS & set(words):
        return SyntaxFault(0, len(text), "these words are no expression", A_FORMULA)
    if here in TIMES or (before[0] in TIMES and text[: before.start()].strip()):
        place = start if here in TIMES else before.start()
        return SyntaxFault(place, place + 1, f"{quoted(text[place])} {NONE_OF_OURS}", "write `*` to multiply")
    if before[0].isdecimal() and here in ("per", "for", "each", "a"):
        return SyntaxFault(start, end, f"{quoted(here)} {NONE_OF_OURS}", "write `*` and count, as in `2*taken(hearts)`")
    card = _card_in_words(text, before, end)
    if card:
        return card
    function = lookup(before[0])
    if function and function.is_function and here not in OPERATOR_WORDS:
        hint = f"put it in parentheses: `{before[0]}({here})`"
        return SyntaxFault(before.start(), end, f"{quoted(before[0])} is not followed by `(`", hint)
    if before[0] == "then" and re.search(r"\b(and|or)\s*$", text[: before.start()]):
        hint = "leave it out: `and` and `or` stand alone"
        return SyntaxFault(before.start(), before.end(), f"`then` {NONE_OF_OURS}", hint)
    for word, place in ((before[0], before.start()), (here, start)):
        if word in WORDS:
            return SyntaxFault(place, place + len(word), f"{quoted(word)} {NONE_OF_OURS}", WORDS[word])
        meant = next((known for known in sorted(OPERATOR_WORDS) if is_one_slip(word, known)), "")
        if meant:
            hint = f"did you mean `{meant}`?"
            return SyntaxFault(place, place + len(word), f"there is no word {quoted(word)}", hint)
    hint = A_FORMULA
    if len(here) == 1 and here in "cshdCSHD":
        hint = f"write a card as `{before[0]}{here}`"
    elif here[0] in _SUITS:
        hint = "write a card as rank then suit: `10♥`, `K♥`"
        if before[0] == "1":
            hint = f"the ace is written `A{here}`, the ten `10{here}`"
    elif before[0].isdecimal() and here != "not":
        called = "(…)" if here == "(" else f"{here}(…)" if text[end : end + 1] == "(" else here
        hint = f"write `{before[0]} * {called}`"
    message = f"an operator is missing between {quoted(before[0])} and {quoted(here)}"
    return SyntaxFault(before.start(), end, message, hint)


def _card_in_words(text: str, before: re.Match[str], end: int) -> SyntaxFault | None:
    """`king of hearts`, `makk felső`: two words that name a card."""
    words = re.compile(r"(\w+)(?:\s+of)?\s+(\w+|[♣♠♦♥])").match(text, before.start())
    card = card_written(words[1], words[2]) if words and end <= words.end() else None
    if not words or not card:
        return None
    return SyntaxFault(*words.span(), f"{quoted(words[0])} is no notation of a card", f"write it `{card}`")


def _misplaced(before: re.Match[str] | None, here: str, start: int, end: int) -> SyntaxFault:
    after = f" after {quoted(before[0])}" if before else " here"
    hint = ""
    if here == "not":
        hint = "put it in parentheses: `(not …)`"
    elif here.isdecimal():
        hint = "write numbers with the digits 0 to 9"
    return SyntaxFault(start, end, f"{quoted(here)} cannot stand{after}", hint)
