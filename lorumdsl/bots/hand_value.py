"""How a hand looks before a contract is chosen, in standard deviations from other hands: high is good.

Contracts differ in what they cost and cannot be compared by it, so each is asked how this hand stands
among hands drawn at random.
"""

from __future__ import annotations

from random import Random
from statistics import fmean, pstdev

from lorumdsl.bots.greedy_chain import Chains
from lorumdsl.bots.greedy_layout import start_value
from lorumdsl.bots.greedy_trick import Field
from lorumdsl.bots.prices import Prices, Stake
from lorumdsl.cards import CardSet, cards_of, set_of
from lorumdsl.engine.program import CHAIN, LAYOUT, TRICK

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
    if program.kind == TRICK:
        prices = Prices(stake, 0, 0, program.tricks)
        return -Field(program, prices, hand, out).danger()
    if program.kind == CHAIN and not program.holder:
        return float(len({program.rank_of[card] for card in cards_of(hand)}))  # many ranks, few passes
    if program.kind == CHAIN:
        return Chains(program).best_start(hand, out)[0]
    if program.kind == LAYOUT:
        ranks = {program.rank_of[card]: card for card in cards_of(out)}  # the dealer does not start
        return fmean(start_value(program, card, hand, out) for card in ranks.values())
    return -stake.sense * float(sum(program.values[card] for card in cards_of(hand)))
