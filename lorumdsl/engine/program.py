"""The waist of the hourglass: what the compiler writes and the engine reads, numbers only.

One `Program` per contract: a single flat vector of ints with named slots, a list in plain Python and an
int64 array when compiled. All programs share one type, so that a kernel compiled once plays every
contract of every ruleset; and one vector passes from kernel to kernel in a register, where a record of
many vectors costs more to hand on than most kernels take to run. The names of `Program` are for people.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

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


# --- slots of the vector: one int each ------------------------------------------------------------------
KIND = 0
SEATS = 1
HAND_SIZE = 2  # how many tricks or rounds a whole deal has
FOLLOWS = 3  # 1 where suit must be followed
KEEPS_OWN = 4  # 1 where everybody captures his own card of a trick that nobody followed
HOLDER = 5  # 1 where the holder of the next card plays it, 0 where seats play in order
LIMIT = 6  # a chain ends with this many cards, 0 for never
MISSING = 7  # cards that count as laid although nobody holds them
COST_CODE = 8  # codes are places in this vector, 0 for none
STOP_CODE = 9
TAKERS_CODE = 10
SCORE_CODE = 11  # points are scored by this; 0 where payments are made
CARDS = 12  # how many cards are dealt
SUIT_COUNT = 13
THRESHOLD_COUNT = 14
# Where the parts of varying length begin and end.
THRESHOLDS, PRICES, FORBID, FORBID_END, CASES, CASES_END, PAYMENTS, PAYMENTS_END, TABLES = range(15, 24)
OPENER = 24  # the card whose holder begins, as a set; 0 where the seat after the dealer begins
OPENINGS = 25  # the cards that the holder may begin with
LEAD_TRICKS, LATER_TRICKS = 26, 27  # tricks in which any restriction may bar the leader, or those after him, as bits
TRUMP = 28  # cards that beat those of the suit led, as a set; 0 for none

# --- one int per card, at fixed places --------------------------------------------------------------------
SUIT_OF = 64  # all cards of the card's suit
RANK_OF = 128  # all cards of its rank
STRENGTH = 192  # its place in the suit: the higher wins the trick
AFTER = 256  # which cards it opens, in a chain or layout
VALUES = 320  # what it adds to the count
PACK = 384  # the cards that are dealt, by place in the pack
SUITS = 448  # the set of each suit
CODE = 456  # the expressions, and behind them everything else of varying length


class Program(list[int]):
    """One contract, ready to be played; its parts by name. Card sets are masks."""

    @property
    def kind(self) -> int:
        return self[KIND]

    @property
    def seats(self) -> int:
        return self[SEATS]

    @property
    def tricks(self) -> int:
        """How many tricks or rounds a whole deal has."""
        return self[HAND_SIZE]

    @property
    def follows(self) -> int:
        return self[FOLLOWS]

    @property
    def keeps_own(self) -> int:
        return self[KEEPS_OWN]

    @property
    def trump(self) -> int:
        return self[TRUMP]

    @property
    def holder(self) -> int:
        return self[HOLDER]

    @property
    def limit(self) -> int:
        return self[LIMIT]

    @property
    def opener(self) -> int:
        return self[OPENER]

    @property
    def openings(self) -> int:
        return self[OPENINGS]

    @property
    def missing(self) -> int:
        return self[MISSING]

    @property
    def cost_code(self) -> int:
        return self[COST_CODE]

    @property
    def stop_code(self) -> int:
        return self[STOP_CODE]

    @property
    def score_code(self) -> int:
        return self[SCORE_CODE]

    @cached_property
    def pack(self) -> list[int]:
        return self[PACK : PACK + self[CARDS]]

    @cached_property
    def suits(self) -> list[int]:
        return self[SUITS : SUITS + self[SUIT_COUNT]]

    @cached_property
    def suit_of(self) -> list[int]:
        return self[SUIT_OF:RANK_OF]

    @cached_property
    def rank_of(self) -> list[int]:
        return self[RANK_OF:STRENGTH]

    @cached_property
    def strength(self) -> list[int]:
        return self[STRENGTH:AFTER]

    @cached_property
    def after(self) -> list[int]:
        return self[AFTER:VALUES]

    @cached_property
    def values(self) -> list[int]:
        return self[VALUES:PACK]

    @cached_property
    def thresholds(self) -> list[int]:
        return self[self[THRESHOLDS] : self[THRESHOLDS] + self[THRESHOLD_COUNT]]

    @cached_property
    def prices(self) -> list[int]:
        """What the seat pays that brings the count to the threshold of the same place."""
        return self[self[PRICES] : self[PRICES] + self[THRESHOLD_COUNT]]

    @cached_property
    def forbid(self) -> list[int]:
        return self[self[FORBID] : self[FORBID_END]]

    @cached_property
    def cases(self) -> list[int]:
        return self[self[CASES] : self[CASES_END]]

    @cached_property
    def payments(self) -> list[int]:
        return self[self[PAYMENTS] : self[PAYMENTS_END]]

    def with_cases(self, cases: Sequence[int]) -> Program:
        """The same program with other rows of cases."""
        changed = Program(self)
        changed[CASES], changed[CASES_END] = len(self), len(self) + len(cases)
        changed.extend(cases)
        return changed
