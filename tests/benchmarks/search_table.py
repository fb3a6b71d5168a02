"""How much `search` gains on `greedy`, contract by contract: `python tests/benchmarks/search_table.py english`.

Both are put in the same chair against three greedy bots, on the same deals, every seat in turn. A sample is
the mean over the seats of one deal: pay of the one less pay of the other, turned round where the fewest points
win. Samples are kept in a file, so that more deals can be added later; from it the table is printed.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, stdev
from time import perf_counter

import click

import lorumdsl
from lorumdsl.bots import make_bot
from lorumdsl.bots.match import play_deal
from lorumdsl.compiler.rules import Rules
from lorumdsl.model.contracts import is_blind

Samples = dict[str, dict[str, dict[str, float]]]  # by ruleset, contract and number of the deal


@dataclass(frozen=True, slots=True)
class Gain:
    """Mean and half width of its 95 % interval, over so many deals."""

    deals: int
    mean: float
    half: float

    @classmethod
    def of(cls, samples: list[float]) -> Gain:
        half = 1.96 * stdev(samples) / len(samples) ** 0.5 if len(samples) > 1 else float("inf")
        return cls(len(samples), fmean(samples), half)


def gain(rules: Rules, contract: str, number: int, name: str, seed: int) -> float:
    """What the bot gains in one deal, as the mean over all seats."""
    seats, sign = rules.ruleset.seats, 1 if rules.ruleset.schedule.most_wins else -1

    def pay(place: int | None) -> tuple[int, ...]:
        names = [name if seat == place else "greedy" for seat in range(seats)]
        return play_deal(
            rules, contract, seed, number, [make_bot(n, seats * number + s) for s, n in enumerate(names)]
        ).pay

    usual = pay(None)
    return fmean(sign * (pay(seat)[seat] - usual[seat]) for seat in range(seats))


def rows(samples: Samples) -> Iterator[tuple[str, str, Gain]]:
    for reference, contracts in samples.items():
        for contract, found in contracts.items():
            yield reference, contract, Gain.of(list(found.values()))


def markdown(samples: Samples) -> str:
    lines = ["| ruleset | contract | deals | gain of `search` |", "|---|---|---|---|"]
    for reference, contract, found in rows(samples):
        lines.append(f"| {reference} | {contract} | {found.deals} × 4 | {found.mean:+.3f} ± {found.half:.3f} |")
    return "\n".join(lines)


@click.command()
@click.argument("references", nargs=-1)
@click.option("--bot", "name", default="search:30000", show_default=True)
@click.option("--deals", default=50, show_default=True, help="Up to this number, from 1.")
@click.option("--seed", default=1, show_default=True)
@click.option("--contract", "only", multiple=True)
@click.option("--seconds", default=float("inf"), help="Start no deal after so long.")
@click.option("--file", "path", type=click.Path(dir_okay=False, path_type=Path), help="Samples to add to.")
def main(
    references: tuple[str, ...],
    name: str,
    deals: int,
    seed: int,
    only: tuple[str, ...],
    seconds: float,
    path: Path | None,
) -> None:
    """Play what is missing and print the table.

    Contracts with blind hands are left out, where all places are alike. A contract that is the same to the
    last number in several rulesets is played once.
    """
    samples: Samples = json.loads(path.read_text("utf-8")) if path is not None and path.exists() else {}
    started = perf_counter()
    played: dict[tuple[int, ...], dict[str, float]] = {}
    for reference in references:
        rules = lorumdsl.load(reference)
        for contract in rules.programs:
            if (only and contract not in only) or is_blind(rules.ruleset.contract(contract)):
                continue
            found = samples.setdefault(reference, {}).setdefault(contract, {})
            found.update(played.setdefault((rules.ruleset.schedule.most_wins, *rules.programs[contract]), found))
            for number in range(1, deals + 1):
                if str(number) not in found and perf_counter() - started < seconds:
                    found[str(number)] = gain(rules, contract, number, name, seed)
            if not found:
                del samples[reference][contract]
            click.echo(f"{reference} {contract}: {len(found)} deals", file=sys.stderr)
    if path is not None:
        path.write_text(json.dumps(samples), "utf-8")
    click.echo(markdown(samples))


if __name__ == "__main__":
    main()
