"""What is noted of each deal that is played in bulk: one row of ints, places by name."""

from __future__ import annotations

from lorumdsl.engine.program import MOST_SEATS

PAY = 0  # one int per seat: change of balance
POT = MOST_SEATS  # after the deal
TOUCHED = POT + 1  # 1 if anything went into the pot or came out of it
ACTIONS = POT + 2  # how many cards and passes
CHOICES = POT + 3  # how many legal actions there were, over all of them
FORCED = POT + 4  # actions without a choice, passes too
PASSES = POT + 5
TRICKS = POT + 6  # tricks taken
SWEPT = POT + 7  # 1 if one seat bears the whole cost of the deal
ROW_WIDTH = MOST_SEATS + 8
