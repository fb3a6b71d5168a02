"""What a difference between two values of a key says, by the ids of messages that rows of keys name.

For a key that is told as `about: this instead of that`, the message ID-about stands before both.
"""

from __future__ import annotations

MESSAGES = {
    "hand-own": "a seat sees its own hand",
    "hand-blind": "a seat sees all hands but its own",
    "follow-none": "any card may be played",
    "follow-suit": "who can follow suit must",
    "unfollowed-leader": "a trick that nobody followed is the leader's",
    "unfollowed-own": "each seat keeps its card of a trick that nobody followed",
    "trump": "trumps are {value}",
    "trump-none": "there are no trumps",
    "stop": "{value}",
    "stop-never": "all tricks are played",
    "next-any": "a chain goes on in any suit",
    "next-same": "a chain stays in its suit",
    "wrap-not": "the highest rank is the last",
    "wrap": "after the highest rank comes the lowest",
    "turn-order": "seats play in order",
    "turn-holder": "whoever holds the next card plays it",
    "limit": "{value} cards",
    "limit-one": "1 card",
    "limit-none": "no fixed number of cards",
    "limit-about": "a chain ends after",
    "build-up": "suits grow upwards",
    "build-down": "suits grow downwards",
    "build-both": "suits grow upwards and downwards",
    "missing-blocks": "a card that is not in the pack blocks its suit",
    "missing-laid": "cards that are not in the pack count as laid",
    "value": "{value}",
    "value-none": "nothing",
    "value-about": "{what} counts",
    "threshold": "{value}",
    "threshold-none": "nothing",
    "threshold-about": "reaching {what} costs",
    "total": "{value}",
    "total-about": "all seats owe together",
    "revoke": "a revoke costs {value}",
    "revoke-free": "a revoke costs nothing",
    "opening-none": "the seat after the dealer begins",
}


def worded(message: str, **arguments: object) -> str:
    return MESSAGES[message].format(**arguments)
