"""Red suits in red."""

from __future__ import annotations

import re

from lorumdsl.report.text import Paint

_RED = re.compile("[♥♦]")


def paint_suits(text: str, paint: Paint) -> str:
    """The text with ♥ and ♦ painted red."""
    return _RED.sub(lambda match: paint(match[0], "red"), text)
