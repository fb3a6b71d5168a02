"""A run in chunks: every deal once, in an order that no worker can change."""

from __future__ import annotations

from itertools import groupby

import pytest

from lorumdsl.loading.load import load
from lorumdsl.simulation.run import TURN, Chunk, Run
from lorumdsl.simulation.simulation import make_run, simulate
from lorumdsl.simulation.tally import Tally
from lorumdsl.table.deal import Deal
from lorumdsl.table.hands import ImpossibleDeal

RULES = load("hungarian")


def run_of(contracts: tuple[str, ...], count: int, bots: str = "random", backend: str = "plain") -> Run:
    return Run(RULES, contracts, count, 1, (bots,) * 4, backend)


def numbers(chunks: list[Chunk], contract: str | None) -> list[int]:
    return [chunk.first + place for chunk in chunks if chunk.contract == contract for place in range(chunk.number)]


@pytest.mark.parametrize("backend", ["plain", "compiled"])
@pytest.mark.parametrize(("count", "done"), [(1, 0), (100, 0), (TURN + 5, 0), (3 * TURN, TURN + 77), (500, 500)])
def test_every_deal_is_in_one_chunk_and_in_order(backend: str, count: int, done: int) -> None:
    run = run_of(("hearts", "lorum"), count, backend=backend)
    chunks = list(run.chunks({"hearts": done}))
    assert numbers(chunks, "hearts") == list(range(done + 1, count + 1))
    assert numbers(chunks, "lorum") == list(range(1, count + 1))


def test_a_run_that_goes_on_has_the_same_boundaries_as_one_that_was_never_stopped() -> None:
    run = run_of(("hearts",), 50_000, backend="compiled")
    whole = [chunk.first for chunk in run.chunks({})]
    rest = [chunk.first for chunk in run.chunks({"hearts": 20_000})]
    assert set(rest[1:]) < set(whole)
    assert rest[0] == 20_001


def test_contracts_take_turns() -> None:
    chunks = list(run_of(("hearts", "lorum"), 2 * TURN, backend="compiled").chunks({}))
    assert [contract for contract, _ in groupby(chunk.contract for chunk in chunks)] == ["hearts", "lorum"] * 2


@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_a_chunk_of_deals_or_sessions_ends_at_a_multiple_of_its_size(bots: str) -> None:
    for contracts in ((), ("hearts",)):
        run = run_of(contracts, 1000, bots)
        for chunk in run.chunks({contracts[0] if contracts else None: 3}):
            assert (chunk.first + chunk.number - 1) % run.chunk_size() == 0 or chunk.first + chunk.number - 1 == 1000


def test_deal_i_of_a_run_is_deal_i_of_its_seed() -> None:
    found = simulate(RULES, "lorum", 5, seed=11, bots="greedy,random,greedy,random", backend="plain")
    for number in range(1, 6):
        session = found.play_again(number)
        assert session.results[0].dealt == Deal(RULES, "lorum", 11, number=number).hands


@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_what_is_played_again_is_what_was_counted(bots: str) -> None:
    found = simulate(RULES, ["hearts", "lorum"], 6, seed=5, bots=bots, backend="plain")
    for contract in ("hearts", "lorum"):
        again = Tally()
        for number in range(1, 7):
            (result,) = found.play_again(number, contract).results
            for seat, pay in enumerate(result.pay, 1):
                again.add_values(f"pay{seat}", [pay])
            again.add_values("pot", [result.pot])
            again.add_values("actions", [len(result.deal.history)])
        for measure, counts in again.counts.items():
            assert found.tallies[contract].counts[measure] == counts, measure


def test_sessions_of_different_runs_have_different_seeds() -> None:
    seeds = {run.session_seed(number) for run in map(sessions_of, (1, 2, 3)) for number in (1, 2, 10**9 - 1)}
    assert len(seeds) == 9


def sessions_of(seed: int) -> Run:
    return make_run(RULES, None, None, 3, seed, "random", "plain")


@pytest.mark.parametrize(
    ("problem", "given"),
    [
        (KeyError, {"contract": "harts"}),
        (ValueError, {"bots": "random,random"}),
        (ValueError, {"bots": "clever"}),
        (ValueError, {"sessions": 2, "contract": "hearts"}),
        (ValueError, {"sessions": 2, "deals": 2}),
        (ValueError, {"backend": "third"}),
        (ValueError, {"workers": 0}),
        (ValueError, {"executor": "oxen", "workers": 2}),
        (ImpossibleDeal, {"seed": -1}),
        (ImpossibleDeal, {"deals": 0}),
        (ImpossibleDeal, {"deals": 2**32}),
        (ImpossibleDeal, {"sessions": 1, "seed": 10**9}),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is(
    problem: type[Exception], given: dict[str, object]
) -> None:
    with pytest.raises(problem):
        simulate(RULES, **given)  # type: ignore[arg-type]
