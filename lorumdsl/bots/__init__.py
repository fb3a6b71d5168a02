"""Players that need no people: `random` plays anything legal, `greedy` sensibly, `search` as well as it can.

All play under any rules. `search` may be told what it may spend on a decision: `search:5000` iterations, or
`search:200ms`, which plays differently on faster machines.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from lorumdsl.bots.bot import Bot
from lorumdsl.bots.greedy import GreedyBot
from lorumdsl.bots.random import RandomBot
from lorumdsl.diagnostics.spelling import nearest

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "make_bot"]


def _search(seed: int, budget: str = "") -> Bot:
    from lorumdsl.bots.search import search_bot  # its kernels are read only where somebody searches

    return search_bot(budget, seed)


BOTS: Mapping[str, Callable[[int], Bot]] = MappingProxyType(
    {"random": RandomBot, "greedy": GreedyBot, "search": _search}
)
"""By name: what makes a bot from a seed."""


def make_bot(name: str, seed: int = 0) -> Bot:
    """The bot of that name; raises ValueError with the nearest name for one that does not exist.

    `search` may carry a budget behind a colon.
    """
    kind, colon, budget = name.partition(":")
    if kind not in BOTS:
        meant = nearest(kind, BOTS)
        hint = f"did you mean `{meant}`?" if meant else "there are " + ", ".join(BOTS)
        raise ValueError(f"there is no bot `{name}`: {hint}")
    if not colon:
        return BOTS[kind](seed)
    if kind != "search":
        raise ValueError(f"`{kind}` takes no budget: only `search` does")
    if not budget:
        raise ValueError("a budget must follow `search:`, as in `search:5000` or `search:200ms`")
    return _search(seed, budget)
