"""How a hand looks before a contract is chosen, in standard deviations from other hands: high is good.

Contracts differ in what they cost and cannot be compared by it, so each is asked how this hand stands
among hands drawn at random.
"""

from __future__ import annotations

from random import Random
from statistics import fmean, pstdev
from typing import assert_never

from lorumdsl.bots.greedy_chain import Chains
from lorumdsl.bots.greedy_layout import start_value
from lorumdsl.bots.greedy_trick import Field
from lorumdsl.bots.prices import Prices, Stake
from lorumdsl.cards import CardSet, cards_of, set_of
from lorumdsl.model.contracts import ChainContract, CountContract, LayoutContract, TrickContract

COMPARED = 16  # hands


def prospects(hand: CardSet, stake: Stake, draw: Random) -> float:
    """How much better the hand is than most for that contract; 0 where no hand is better than another."""
    pack, size = stake.program.pack, hand.bit_count()
    others = [_merit(set_of(draw.sample(pack, size)), stake) for _ in range(COMPARED)]
    spread = pstdev(others)
    return (_merit(hand, stake) - fmean(others)) / spread if spread else 0.0


def _merit(hand: CardSet, stake: Stake) -> float:
    """How good a hand is, in units of the contract's own."""
    program = stake.program
    out = sum(program.suits) & ~hand
    match stake.contract:
        case TrickContract():
            return -Field(program, Prices(stake, 0, 0, program.tricks), hand, out).danger()
        case ChainContract(holder=True):
            return Chains(program).best_start(hand, out)[0]
        case ChainContract():
            return float(len({program.rank_of[card] for card in cards_of(hand)}))  # many ranks, few passes
        case LayoutContract():
            ranks = {program.rank_of[card]: card for card in cards_of(out)}  # the dealer does not start
            return fmean(start_value(program, card, hand, out) for card in ranks.values())
        case CountContract():
            return -stake.sense * float(sum(program.values[card] for card in cards_of(hand)))
        case _:
            assert_never(stake.contract)
