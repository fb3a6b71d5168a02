"""How much one bot wins against three of another, contract by contract: `python tests/benchmarks/bots_table.py`.

The better bot sits on every seat in turn, on the same deals, so that neither cards nor seats decide. A
sample is the mean over the seats of one deal; intervals are 95 % of the mean over deals. Where everything
goes to the pot no bot can have a mean pay above zero: there the gain tells.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, stdev
from time import perf_counter

import click

import lorumdsl
from lorumdsl.bots import make_bot
from lorumdsl.bots.match import play_deal
from lorumdsl.compiler.rules import Rules


@dataclass(frozen=True, slots=True)
class Advantage:
    """Mean pay per deal, and the gain over what the other kind of bot got from the same chairs and cards, each
    with the half width of its interval. Where fewest points win, signs are turned round: high is good."""

    pay: float
    pay_half: float
    gain: float
    gain_half: float


def advantage(
    rules: Rules, contract: str, deals: int, seed: int = 1, one: str = "greedy", three: str = "random"
) -> Advantage:
    """How `one` does at a table of `three`, over deals 1 to `deals` of the seed and all seats."""
    seats, sign = rules.ruleset.seats, 1 if rules.ruleset.schedule.most_wins else -1
    pays, gains = [], []
    for number in range(1, deals + 1):
        others = [make_bot(three, seats * number + seat) for seat in range(seats)]
        usual = play_deal(rules, contract, seed, number, others).pay
        pay = []
        for seat in range(seats):
            bots = [make_bot(three, seats * number + other) for other in range(seats)]
            bots[seat] = make_bot(one, seats * number + seat)
            pay.append(sign * play_deal(rules, contract, seed, number, bots).pay[seat])
        pays.append(fmean(pay))
        gains.append(fmean(pay) - sign * fmean(usual))
    return Advantage(fmean(pays), half_width(pays), fmean(gains), half_width(gains))


def half_width(samples: Sequence[float]) -> float:
    return 1.96 * stdev(samples) / len(samples) ** 0.5


@click.command()
@click.argument("reference", default="hungarian")
@click.option("--deals", default=500, show_default=True)
@click.option("--seed", default=1, show_default=True)
@click.option("--one", default="greedy", show_default=True)
@click.option("--three", default="random", show_default=True)
@click.option("--contract", multiple=True)
def main(reference: str, deals: int, seed: int, one: str, three: str, contract: tuple[str, ...]) -> None:
    """Print the table for a ruleset."""
    rules = lorumdsl.load(reference)
    click.echo(f"{reference}, one {one} against {three}, {deals} deals on every seat, seed {seed}")
    click.echo(f"{'contract':14}{'mean pay':>10}{'95 %':>8}{'gain':>10}{'95 %':>8}{'seconds':>9}")
    for chosen in contract or tuple(rules.programs):
        start = perf_counter()
        found = advantage(rules, chosen, deals, seed, one, three)
        pay, gain = f"{found.pay:>+10.3f}{found.pay_half:>8.3f}", f"{found.gain:>+10.3f}{found.gain_half:>8.3f}"
        click.echo(f"{chosen:14}{pay}{gain}{perf_counter() - start:>9.1f}")


if __name__ == "__main__":
    main()
