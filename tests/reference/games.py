"""The contracts of the Hungarian game, and one for every other switch of the language, for the second player.

Beside each stands, in SWITCHES and THREE_SEATS, the ruleset text that says the same to the package.
"""

from __future__ import annotations

from functools import partial

from tests.reference.counter import (
    Ban,
    Game,
    Table,
    captured,
    chain_in_order,
    chain_of_holders,
    count_up,
    layout,
    number_of_trick,
    pay_the_pot,
    pay_the_untouched,
    pay_the_winner,
    seat_by_seat,
    tricks,
    winner_empties_the_pot,
)


def is_heart(card: str) -> bool:
    return card[1] == "h"


def is_ober(card: str) -> bool:
    return card[0] == "Q"


def first_trick(table: Table) -> bool:
    return number_of_trick(table) == 1


def king_is_taken(table: Table) -> bool:
    return any("Kh" in pile for pile in table.piles)


def obers_by_price(table: Table, seat: int) -> int:
    return sum(price for card, price in {"Qc": 1, "Qs": 2, "Qd": 3, "Qh": 4}.items() if card in table.piles[seat])


def won(table: Table, seat: int) -> int:
    return table.tricks.count(seat)


def king(price: int) -> object:
    return seat_by_seat(lambda table, seat: price if "Kh" in table.piles[seat] else 0)


hearts = seat_by_seat(captured(is_heart))
left = seat_by_seat(Table.left)


def left_and_passes(price: int) -> object:
    return seat_by_seat(lambda table, seat: table.left(seat) + price * table.passes[seat])


HUNGARIAN: dict[str, Game] = {
    "hearts": Game(tricks, hearts, pay_the_untouched),
    "obers": Game(tricks, seat_by_seat(obers_by_price), pay_the_untouched),
    "no-tricks": Game(tricks, seat_by_seat(won), pay_the_untouched),
    "quads": Game(chain_of_holders, left, pay_the_winner),
    "fast-train": Game(chain_in_order, left, pay_the_winner),
    "hairy-monkey": Game(tricks, king(10), pay_the_pot),
    "lorum": Game(layout, left_and_passes(1), winner_empties_the_pot),
}

NO_HEART_LED_FIRST = Ban("lead", is_heart, first_trick)
NO_OBER_LED_FIRST = Ban("lead", is_ober, first_trick, spares_singles=True)
NO_OBER_THROWN_FIRST = Ban("discard", is_ober, first_trick)

SWITCH_GAMES: dict[str, Game] = {
    "no-heart-led-first": Game(partial(tricks, bans=(NO_HEART_LED_FIRST,)), hearts, pay_the_untouched),
    "hearts-closed": Game(
        partial(tricks, bans=(Ban("lead", is_heart, lambda table: not any(map(is_heart, table.played))),)),
        hearts,
        pay_the_untouched,
    ),
    "hearts-unbroken": Game(
        partial(tricks, bans=(Ban("lead", is_heart, lambda table: not any(map(is_heart, table.thrown))),)),
        hearts,
        pay_the_untouched,
    ),
    "obers-first": Game(
        partial(tricks, bans=(NO_OBER_LED_FIRST, NO_OBER_THROWN_FIRST)), seat_by_seat(obers_by_price), pay_the_untouched
    ),
    "obers-late": Game(
        partial(
            tricks,
            bans=tuple(
                Ban(moment, is_ober, lambda table: number_of_trick(table) <= 3)
                for moment in ("lead", "discard", "follow")
            ),
        ),
        seat_by_seat(obers_by_price),
        pay_the_untouched,
    ),
    "all-at-once": Game(
        partial(tricks, bans=(NO_HEART_LED_FIRST, NO_OBER_LED_FIRST, NO_OBER_THROWN_FIRST)),
        seat_by_seat(lambda table, seat: captured(is_heart)(table, seat) + obers_by_price(table, seat)),
        pay_the_pot,
    ),
    "first-and-last": Game(
        tricks,
        seat_by_seat(lambda table, seat: 4 * (table.tricks[0] == seat) + 4 * (table.tricks[-1] == seat)),
        pay_the_untouched,
    ),
    "blind-ape": Game(partial(tricks, must_follow=False, own_back=True, ends=king_is_taken), king(4), pay_the_pot),
    "open-ape": Game(partial(tricks, ends=king_is_taken), king(4), pay_the_pot),
    "endless": Game(partial(chain_of_holders, limit=None, wrap=False), left, pay_the_winner),
    "suit-in-order": Game(
        partial(chain_in_order, same_suit=True, wrap=False, limit=5), left_and_passes(2), pay_the_winner
    ),
    "domino": Game(partial(layout, down=True, wrap=False), left, winner_empties_the_pot),
    "ring": Game(partial(layout, down=True, wrap=True), left_and_passes(3), winner_empties_the_pot),
    "downhill": Game(partial(layout, up=False, down=True, wrap=True), left_and_passes(1), winner_empties_the_pot),
    "count-up": Game(
        partial(count_up, values={"A": 11, "K": 4, "Q": 3, "J": 2, "T": 1}, prices={25: 1, 50: 2, 75: 3}),
        seat_by_seat(lambda table, seat: table.charged[seat]),
        pay_the_pot,
    ),
    "leaps": Game(  # several thresholds may fall to one card; 15 in all, which two cannot share evenly
        partial(count_up, values={"A": 9, "7": 6, "9": 3}, prices={2: 1, 4: 2, 6: 4, 8: 1, 40: 3, 41: 4}),
        seat_by_seat(lambda table, seat: table.charged[seat]),
        pay_the_untouched,
    ),
}

THREE_SEAT_GAMES: dict[str, Game] = {
    "no-tricks": Game(tricks, seat_by_seat(won), pay_the_untouched),
    "quads": Game(chain_of_holders, left, pay_the_winner),
    "fast-train": Game(chain_in_order, left, pay_the_winner),  # everybody passes in 44 % of deals
    "lorum": Game(layout, left_and_passes(1), winner_empties_the_pot),  # blocks in 35 % of deals
    "bridged": Game(partial(layout, bridges=True), left_and_passes(1), winner_empties_the_pot),
    "domino": Game(partial(layout, down=True, wrap=False), left, winner_empties_the_pot),
    "bridged-domino": Game(partial(layout, down=True, wrap=False, bridges=True), left, winner_empties_the_pot),
}

SWITCHES = """
lorum: 1
id: switches
extends: hungarian
sets: {obers: O}
session:
  contracts: [no-heart-led-first, hearts-closed, hearts-unbroken, obers-first, obers-late, all-at-once, first-and-last,
              blind-ape, open-ape, endless, suit-in-order, domino, ring, downhill, count-up, leaps]
  cycles: 1
contracts:
  hearts: null
  obers: null
  no-tricks: null
  quads: null
  fast-train: null
  hairy-monkey: null
  lorum: null
  no-heart-led-first: {kind: trick, name: a, cost: taken(hearts), payout: avoid-or-sweep,
    forbid: [{lead: hearts, while: trick == 1}]}
  hearts-closed: {kind: trick, name: b, cost: taken(hearts), payout: avoid-or-sweep,
    forbid: [{lead: hearts, until: played(hearts)}]}
  hearts-unbroken: {kind: trick, name: c, cost: taken(hearts), payout: avoid-or-sweep,
    forbid: [{lead: hearts, while: discarded(hearts) == 0}]}
  obers-first: {kind: trick, name: d, payout: avoid-or-sweep,
    cost: taken(O♣) + 2*taken(O♠) + 3*taken(O♦) + 4*taken(O♥),
    forbid: [{lead: obers, while: trick == 1, except: singletons}, {discard: obers, while: trick == 1}]}
  obers-late: {kind: trick, name: e, payout: avoid-or-sweep,
    cost: taken(O♣) + 2*taken(O♠) + 3*taken(O♦) + 4*taken(O♥),
    forbid: [{lead: obers, while: trick <= 3}, {discard: obers, while: trick <= 3}, {follow: obers, until: trick > 3}]}
  all-at-once: {kind: trick, name: f, sum: [no-heart-led-first, obers-first], payout: to-the-pot}
  first-and-last: {kind: trick, name: g, cost: 4*won(1) + 4*won(last), payout: avoid-or-sweep}
  blind-ape: {kind: trick, name: h, hand: blind, follow: none, unfollowed: each keeps its own,
    cost: 4*taken(K♥), stop: taken(K♥) == 1, payout: to-the-pot}
  open-ape: {kind: trick, name: i, cost: 4*taken(K♥), stop: taken(K♥) == 1, payout: to-the-pot}
  endless: {kind: chain, name: j, next: {suit: same, wrap: false}, turn: holder, payout: to-the-winner}
  suit-in-order: {kind: chain, name: k, next: {suit: same, wrap: false}, turn: in order, limit: 5, pass: {cost: 2},
    payout: to-the-winner}
  domino: {kind: layout, name: l, build: both ways, wrap: false, pass: {cost: 0}, payout: winner-takes-the-pot}
  ring: {kind: layout, name: m, build: both ways, wrap: true, pass: {cost: 3}, payout: winner-takes-the-pot}
  downhill: {kind: layout, name: n, build: down, wrap: true, pass: {cost: 1}, payout: winner-takes-the-pot}
  count-up: {kind: count, name: o, values: {A: 11, K: 4, O: 3, U: 2, 10: 1}, thresholds: {25: 1, 50: 2, 75: 3},
    payout: to-the-pot}
  leaps: {kind: count, name: p, values: {A: 9, 7: 6, 9: 3}, thresholds: {2: 1, 4: 2, 6: 4, 8: 1, 40: 3, 41: 4},
    payout: avoid-or-sweep}
"""

THREE_SEATS = """
lorum: 1
id: three-seats
extends: hungarian
seats: 3
strip: [7♦, 8♦]
deal: {packets: [5, 5]}
session:
  contracts: [no-tricks, quads, fast-train, lorum, bridged, domino, bridged-domino]
  cycles: 3
contracts:
  hearts: null
  obers: null
  hairy-monkey: null
  no-tricks: {total: 10}
  bridged: {kind: layout, name: a, build: up, wrap: true, missing: count as laid, pass: {cost: 1},
    payout: winner-takes-the-pot}
  domino: {kind: layout, name: b, build: both ways, wrap: false, pass: {cost: 0}, payout: winner-takes-the-pot}
  bridged-domino: {kind: layout, name: c, build: both ways, wrap: false, missing: count as laid, pass: {cost: 0},
    payout: winner-takes-the-pot}
"""
MISSING_OF_THREE = {"7d", "8d"}
