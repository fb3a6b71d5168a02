"""Keys under the words that other games and other rule languages have for them."""

from __future__ import annotations

SYNONYMS = {  # what somebody writes: the keys that it may mean, the likeliest first
    "players": ("seats",),
    "title": ("name",),
    "description": ("note",),
    "comment": ("note",),
    "rotation": ("direction",),
    "cards": ("deck",),
    "pack": ("deck",),
    "remove": ("strip",),
    "without": ("strip",),
    "games": ("contracts",),
    "rounds": ("contracts", "cycles"),
    "hands": ("contracts", "hand"),
    "chips": ("bank",),
    "stake": ("bank",),
    "options": ("variants",),
    "penalty": ("cost",),
    "points": ("cost",),
    "price": ("cost", "amount"),
    "trumps": ("trump",),
    "follow-suit": ("follow",),
    "forbidden": ("forbid",),
    "parts": ("sum",),
    "max": ("total",),
    "starter": ("opening", "holder"),
    "leader": ("opening", "holder"),
    "begin": ("opening",),
    "direction": ("build",),
    "length": ("limit",),
    "if": ("when",),
    "else": ("otherwise",),
    "giver": ("from",),
    "receiver": ("to",),
    "value": ("amount",),
}


def meant_by(key: str, known: set[str]) -> str | None:
    """The key, of those that are known, that somebody means who writes that word."""
    return next((meant for meant in SYNONYMS.get(key.casefold(), ()) if meant in known), None)
