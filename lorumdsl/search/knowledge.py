"""What one seat knows of a deal, as one flat vector of ints with named slots.

It says of every seat which cards it surely holds, which it surely does not, and how many more it has; and
keeps what has been played, to try sampled hands on. Seats are numbered from 0; behind the last seat comes
a place for cards that nobody holds, in deals that were not dealt out whole.
"""

from __future__ import annotations

from lorumdsl.engine.program import MOST_SEATS

PLACES = MOST_SEATS + 1  # the seats, and nobody

# --- one int each ---------------------------------------------------------------------------------------
FREE = 0  # cards that are not seen and not known to be in a certain hand
TRIED = 1  # sampled hands must allow so many actions from the first on; what follows allows any
TURN_TRIED = 2  # 1 where sampled hands must give the first turn to the seat that had it

# --- one int per place ------------------------------------------------------------------------------------
HELD = 8  # cards that the hand surely holds
ROOM = HELD + PLACES  # how many of the free cards it holds besides
BARRED = ROOM + PLACES  # cards that it surely does not hold
PLAYED = BARRED + PLACES  # cards that the seat has played
GROUP = PLAYED + PLACES  # by number of places, less one: the free cards that may lie in so many

DRAWN = GROUP + PLACES  # from here on scratch: the hand that is being drawn
LEFT = DRAWN + PLACES  # how many free cards it still needs
FROM = LEFT + PLACES  # the place that a card would come from, PLACES if not reached
MOVED = FROM + PLACES  # that card

HISTORY = MOVED + PLACES  # rows of a seat and an action
HISTORY_WIDTH = 2
