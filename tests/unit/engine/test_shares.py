"""What is shared out in bulk, where nobody notes who paid whom, comes to the same as at the table."""

from __future__ import annotations

import pytest

from lorumdsl.backends.backend import PlainBackend
from lorumdsl.compiler.rules import Rules
from lorumdsl.engine import bulk_row as rw
from lorumdsl.loading.load import load_text
from lorumdsl.simulation.deals import random_rows
from lorumdsl.simulation.replay_one import play_again
from lorumdsl.simulation.run import Run

DEALS = 5
TABLES = {3: ("[7♣, 7♠]", 10), 4: ("[]", 8), 5: ("[7♣, 7♠]", 6), 8: ("[]", 4)}
"""By seats: the cards left out and the size of a hand."""

AMOUNTS = ("1", "cost", "cost - 3", "0 - cost", "2*cost - total", "pot + 1", "pot - 5")
TRICKS = 'kind: trick, cost: "taken(hearts) - 2*taken(spades)"'
LAYOUT = "kind: layout, build: up, wrap: false, missing: block, pass: {cost: 1}"  # often stuck: nobody wins


def rules(seats: int, contract: str, amount: str, split: str, takers: str) -> Rules:
    strip, hand = TABLES[seats]
    return load_text(
        f"""
lorum: 1
id: house
name: House
seats: {seats}
deck: {{suits: [clubs, spades, diamonds, hearts], ranks: [7, 8, 9, 10, J, Q, K, A]}}
strip: {strip}
direction: clockwise
deal: {{packets: [{hand}], cut: none, first: next after dealer}}
bank: {{unit: chips, start: 0, credit: unlimited}}
session: {{contracts: [one], choice: fixed, dealer: changes every deal, cycles: 1, wins: most, ties: share}}
payouts:
  shared:
    takers: {takers}
    cases:
    - when: total > 9
      pay:
      - {{from: all, to: pot, amount: 3}}
      - {{from: all, to: takers, amount: {amount}, {split}}}
      - {{from: pot, to: takers, amount: {amount.replace("cost", "total")}, {split}}}
    - otherwise: true
      pay:
      - {{from: pot, to: takers, amount: {amount.replace("cost", "total")}, {split}}}
contracts:
  one: {{name: One, {contract}, payout: shared}}
""",
        "house",
    )


@pytest.mark.parametrize("seats", TABLES)
@pytest.mark.parametrize("amount", AMOUNTS)
@pytest.mark.parametrize(
    ("contract", "split"),
    [(TRICKS, "split: equally"), (LAYOUT, "split: equally"), (LAYOUT, "split: equally, remainder: winner")],
)
def test_shares_in_bulk_are_those_of_the_table(seats: int, amount: str, contract: str, split: str) -> None:
    for takers in ("cost > 1", "cost > 900"):  # some, or nobody
        chosen = rules(seats, contract, amount, split, takers)
        rows = random_rows(chosen, "one", 7, 1, DEALS, PlainBackend())
        run = Run(chosen, ("one",), DEALS, 7, ("random",) * seats)
        for number in range(1, DEALS + 1):
            row = rows[(number - 1) * rw.ROW_WIDTH : number * rw.ROW_WIDTH]
            (result,) = play_again(run, number).results
            ends = [end for transfer in result.deal.transfers for end in (transfer.giver, transfer.receiver)]
            assert tuple(row[rw.PAY : rw.PAY + seats]) == result.deal.pay
            assert row[rw.POT] == result.deal.pot == -sum(result.deal.pay)
            assert row[rw.TOUCHED] == (0 in ends), result.deal.transfers
