"""The state of a deal: one flat vector of ints with named slots.

Copying the vector copies the deal. Seats are numbered from 0 in order of play. Behind the last slot a
state may have room for a log of transfers, rows of LOG_WIDTH ints; LOG_ROOM says for how many.
"""

from __future__ import annotations

from lorumdsl.engine.program import MOST_SEATS, MOST_TRICKS

# --- one int each ---------------------------------------------------------------------------------------
TURN = 0  # the seat to move
OVER = 1  # 1 once the deal has ended
TRICK = 2  # number of the trick being played or about to be led, from 1
PLACED = 3  # seats that are done with this trick
LED = 4  # all cards of the led suit
BEST = 5  # the best card of the trick, as a set: of one suit the later card is the higher
BEST_SEAT = 6
FOLLOWED = 7  # 1 once a later card of the trick was of the led suit
PLAYED = 8  # all cards played in the deal
DISCARDED = 9  # all cards thrown off suit
OUT = 10  # the seat that went out, -1 for none
START = 11  # layout: all cards of the rank that suits start on, 0 before the first card
OPEN = 12  # chain and layout: cards that may come next, 0 where any may
LENGTH = 13  # chain: cards in the chain
PASSED = 14  # passes in a row
LAST = 15  # the seat that played the last card, -1 for none
COUNT = 16  # the running count
POT = 17
FACTOR = 18  # what costs are multiplied by
TAKERS = 19  # the takers as bits
TOTAL = 20  # the costs of all seats
LAID = 21  # layout: all cards on the table
LOG = 22  # rows in the log of transfers
LOG_ROOM = 23
RNG = 24  # four words of the generator
POT_TOUCHED = 28  # 1 once a payment went into the pot or came out of it
WORD_LEFT = 29  # what earlier choices left of the last random word
SPENT = 30  # how many ways those choices could have gone together

# --- one int per seat -----------------------------------------------------------------------------------
HAND = 32
TAKEN = HAND + MOST_SEATS  # captured cards
TABLE = TAKEN + MOST_SEATS  # the card played to this trick
TRICKS = TABLE + MOST_SEATS
PASSES = TRICKS + MOST_SEATS
CROSSED = PASSES + MOST_SEATS  # what thresholds charged
COST = CROSSED + MOST_SEATS
PAY = COST + MOST_SEATS  # change of balance

AMOUNT = PAY + MOST_SEATS  # of the payment being made

WON = AMOUNT + MOST_SEATS  # by number of the trick: the seat that won it, -1 before
STACK = WON + MOST_TRICKS + 1
STACK_SIZE = 104  # an expression is at most 100 deep
SIZE = STACK + STACK_SIZE

LOG_WIDTH = 4
LOG_FROM, LOG_TO, LOG_AMOUNT, LOG_PAYMENT = range(LOG_WIDTH)


def new_state(log_room: int = 0) -> list[int]:
    """An empty state as a list, with room for that many transfers."""
    state = [0] * (SIZE + LOG_WIDTH * log_room)
    state[LOG_ROOM] = log_room
    return state
