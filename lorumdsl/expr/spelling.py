"""The known word that was probably meant."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

SHORTEST = 3  # a word of one or two letters is near to everything


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that differs in case only, else in one letter, else by no more than a good part of it.

    >>> nearest("herats", ["bells", "hearts"])
    'hearts'
    """
    folded = {name.casefold(): name for name in known}
    wanted = word.casefold()
    if wanted in folded:
        return folded[wanted]
    long = [name for name in sorted(folded) if len(name) >= SHORTEST]
    for name in long:
        if is_one_slip(wanted, name):
            return folded[name]
    found = get_close_matches(wanted, long, n=1, cutoff=0.6)
    return folded[found[0]] if found else None


def is_one_slip(written: str, meant: str) -> bool:
    """Whether one letter was left out, added or mistaken, or two neighbours have changed places."""
    if abs(len(written) - len(meant)) > 1 or written == meant:
        return False
    start = 0
    while start < min(len(written), len(meant)) and written[start] == meant[start]:
        start += 1
    here, there = written[start:], meant[start:]
    if here[1:] == there[1:] or here[1:] == there or here == there[1:]:
        return True
    return here[:2] == there[1::-1] and here[2:] == there[2:] and len(here) > 1
