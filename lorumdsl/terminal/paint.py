"""Colours in a terminal: what a painter is, and red suits in red."""

from __future__ import annotations

import re
from collections.abc import Callable

Paint = Callable[[str, str], str]
"""Colours a text: (text, style), where a style is a severity, `dim` or `bold`."""

_RED = re.compile("[♥♦]")


def plain_paint(text: str, style: str) -> str:
    return text


def paint_suits(text: str, paint: Paint) -> str:
    """The text with ♥ and ♦ painted red."""
    return _RED.sub(lambda match: paint(match[0], "red"), text)
