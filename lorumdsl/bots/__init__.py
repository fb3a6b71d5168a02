"""Players that need no people: `random` plays anything legal, `greedy` plays sensibly under any rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from lorumdsl.bots.bot import Bot
from lorumdsl.bots.greedy import GreedyBot
from lorumdsl.bots.random import RandomBot
from lorumdsl.spelling import nearest

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "make_bot"]

BOTS: Mapping[str, Callable[[int], Bot]] = MappingProxyType({"random": RandomBot, "greedy": GreedyBot})
"""By name: what makes a bot from a seed."""


def make_bot(name: str, seed: int = 0) -> Bot:
    """The bot of that name; raises ValueError with the nearest name for one that does not exist."""
    if name in BOTS:
        return BOTS[name](seed)
    meant = nearest(name, BOTS)
    hint = f"did you mean `{meant}`?" if meant else "there are " + ", ".join(BOTS)
    raise ValueError(f"there is no bot `{name}`: {hint}")
