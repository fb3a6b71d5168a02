"""Did you mean: the known word that is nearest to a mistyped one.

Distance counts letters dropped, added, replaced and neighbours swapped. `difflib` is not used: its ratio
misses one-letter slips in short words (`ot` for `to`).
"""

from __future__ import annotations

from collections.abc import Iterable

LONGEST = 60  # letters; longer words are no slips of the finger


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that was probably meant; among equals the first; None where none is near.

    >>> nearest("ot", ["from", "to"])
    'to'
    """
    folded = _fold(word)
    if not 0 < len(folded) <= LONGEST:
        return None
    best, least = None, 1 + (1 if len(folded) < 5 else 2 if len(folded) < 9 else 3)
    for candidate in known:
        other = _fold(candidate)
        if len(other) == 1 and other != folded:
            continue  # a word of one letter is near to everything
        if abs(len(other) - len(folded)) < least:
            distance = _distance(folded, other)
            if distance < least and distance < max(len(folded), len(other)):
                best, least = candidate, distance
    return best


def only_near(word: str, known: Iterable[str]) -> str | None:
    """The one known word that is a single slip away; None where there is none, or more than one.

    >>> only_near("tric", ["trick", "trio"]) is None
    True
    """
    folded = _fold(word)
    near = {other for other in known if _is_near(folded, _fold(other))}
    return near.pop() if len(near) == 1 else None


def _is_near(word: str, other: str) -> bool:
    # A word of one letter is near to everything.
    return word == other or (min(len(word), len(other)) > 1 and is_one_slip(word, other))


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


def _fold(word: str) -> str:
    """Capitals, and what joins words, are not counted as slips."""
    return word.casefold().replace("_", "-").replace(" ", "-")


def _distance(left: str, right: str) -> int:
    before: list[int] = []
    row = list(range(len(right) + 1))
    for i, letter in enumerate(left, 1):
        before, above, row = row, before, [i]
        for j, other in enumerate(right, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != other))
            if i > 1 and j > 1 and letter == right[j - 2] and left[i - 2] == other:
                cost = min(cost, above[j - 2] + 1)
            row.append(cost)
    return row[-1]
