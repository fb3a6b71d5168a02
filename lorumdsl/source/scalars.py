"""Plain YAML scalars as values: the core schema of YAML 1.2, and the spellings that other readers take otherwise.

In goes the text of an unquoted scalar, out comes text, number, truth value or null. What YAML 1.1 reads
differently (`no`, `1:20`, `010`, `1_000`) is text or number here too, but `ambiguity` names it, because
an author cannot see which version a tool speaks.
"""

from __future__ import annotations

import math
import re

from lorumdsl.source.nodes import Value

MAX_DIGITS = 18
MAX_FLOAT_LENGTH = 40

_CONSTANTS: dict[str, Value] = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL"), None),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
}
_INT = re.compile(r"[-+]?[0-9]+")
_FLOAT = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?")
_TRUTH_WORD = re.compile(r"yes|no|on|off", re.IGNORECASE)
_SEXAGESIMAL = re.compile(r"[-+]?[0-9]+(:[0-5]?[0-9])+(\.[0-9]*)?")
_LEADING_ZERO = re.compile(r"[-+]?0[0-9]+")
_OTHER_BASE = re.compile(r"[-+]?0[xob][0-9a-fA-F_]+", re.IGNORECASE)
_UNDERSCORED = re.compile(r"[-+]?[0-9]+(_+[0-9]*)+(\.[0-9_]*)?")
_FIRST = frozenset("0123456789+-.")
_FIRST_OF_TRUTH = frozenset("yYnNoO")
_NO_NUMBER = re.compile(r"[-+]?\.inf|\.nan", re.IGNORECASE)


def resolve(text: str) -> Value:
    """The value of an unquoted scalar; numbers longer than `is_too_long` allows stay text."""
    if text in _CONSTANTS:
        return _CONSTANTS[text]
    if text[0] not in _FIRST or is_too_long(text):
        return text
    if _INT.fullmatch(text):
        return int(text)
    return float(text) if _FLOAT.fullmatch(text) else text


def is_too_long(text: str) -> bool:
    """Whether an unquoted scalar is a number with more digits than can be kept exactly or at all."""
    if text[:1] not in _FIRST:
        return False
    if _INT.fullmatch(text):
        return len(text.lstrip("+-")) > MAX_DIGITS
    if _FLOAT.fullmatch(text):
        return len(text) > MAX_FLOAT_LENGTH or math.isinf(float(text))
    return False


def ambiguity(text: str) -> tuple[str, str] | None:
    """What other readers take an unquoted scalar for, and the remedy; None where all agree."""
    if text[:1] in _FIRST_OF_TRUTH and _TRUTH_WORD.fullmatch(text):
        truth = "true" if text.lower() in ("yes", "on") else "false"
        remedy = f'write {truth}, or "{text}" in quotes if the word is meant'
        return "a truth value to some readers and a word to others", remedy
    if text[:1] not in _FIRST:
        return None
    if _SEXAGESIMAL.fullmatch(text):
        return "a number in base 60 to some readers and text to others", f'write "{text}" in quotes'
    if _LEADING_ZERO.fullmatch(text):
        sign = text[0] if text[0] in "+-" else ""
        short = sign + (text.lstrip("+-0") or "0")
        return "an octal number to some readers and a decimal to others", f'write {short}, or "{text}" in quotes'
    if _OTHER_BASE.fullmatch(text):
        return "a number in another base to some readers and text to others", "write the number in decimal digits"
    if _UNDERSCORED.fullmatch(text):
        return "a number to some readers and text to others", f"write {text.replace('_', '')} without underscores"
    if _NO_NUMBER.fullmatch(text):
        return "a special float to some readers and text to others", f'write a number, or "{text}" in quotes'
    return None


def unambiguous(text: str) -> str | None:
    """The one way to write an ambiguous scalar that can have been meant; None where there are two.

    >>> unambiguous("4:30"), unambiguous("1_000"), unambiguous("010")
    ('"4:30"', '1000', None)
    """
    if _SEXAGESIMAL.fullmatch(text):
        return f'"{text}"'
    if text[:1] in _FIRST and _UNDERSCORED.fullmatch(text):
        return text.replace("_", "")
    return None
