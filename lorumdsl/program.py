"""The waist of the hourglass: what the compiler writes and the engine reads, numbers only.

One `Program` per contract. A vector is a list in plain Python and an int64 array when compiled. All
programs share one type, so that a kernel compiled once plays every contract of every ruleset.
"""

from __future__ import annotations

from typing import NamedTuple

Vector = list[int]

MOST_SEATS = 8
MOST_TRICKS = 32

# --- kinds --------------------------------------------------------------------------------------------
TRICK, CHAIN, LAYOUT, COUNT = range(4)

# --- actions: a card's number, or --------------------------------------------------------------------
PASS = 62
CONTRACT = 64  # and above: the choice of a contract, by its place in the ruleset
PLACE = 256  # and above: a card that its holder does not see, by its place in the hand
DOUBLE, SINGLE = 1022, 1023  # whether the deal counts twice

# --- restrictions: rows of `forbid` ---------------------------------------------------------------------
FORBID_WIDTH = 6
FORBID_WHEN, FORBID_OTHER, FORBID_SINGLE, FORBID_TRICKS, FORBID_LIFT, FORBID_CODE = range(FORBID_WIDTH)
LEAD, FOLLOW, DISCARD = range(3)

# --- payouts: rows of `cases` and `payments` ---------------------------------------------------------------
CASE_WIDTH = 3
CASE_WHEN, CASE_FIRST, CASE_END = range(CASE_WIDTH)
PAYMENT_WIDTH = 5
PAY_FROM, PAY_TO, PAY_AMOUNT, PAY_SPLIT, PAY_REMAINDER = range(PAYMENT_WIDTH)
ALL, TAKERS, NOT_TAKERS, WINNER, NOT_WINNER, POT, EACH_OTHER = range(7)


class Program(NamedTuple):
    """One contract, ready to be played.

    Codes are places in `code`, 0 for none. Card sets are masks. Vectors that are read by card have one
    element per card number of the deck.
    """

    kind: int
    seats: int
    tricks: int  # how many tricks or rounds a whole deal has
    follows: int  # 1 where suit must be followed
    keeps_own: int  # 1 where everybody captures his own card of a trick that nobody followed
    holder: int  # 1 where the holder of the next card plays it, 0 where seats play in order
    limit: int  # a chain ends with this many cards, 0 for never
    missing: int  # cards that count as laid although nobody holds them
    cost_code: int
    stop_code: int
    takers_code: int
    score_code: int  # points are scored by this; 0 where payments are made
    pack: Vector  # the cards that are dealt
    suits: Vector  # the set of each suit
    suit_of: Vector  # by card: all cards of its suit
    rank_of: Vector  # by card: all cards of its rank
    strength: Vector  # by card: the higher wins the trick
    after: Vector  # by card: which cards it opens, in a chain or layout
    values: Vector  # by card: what it adds to the count
    thresholds: Vector
    prices: Vector  # what the seat pays that brings the count to the threshold of the same place
    forbid: Vector
    cases: Vector
    payments: Vector
    code: Vector
    tables: Vector
