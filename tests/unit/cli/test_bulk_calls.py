"""What commands that play many deals have in common: wrong calls name their option, words fit the unit, Ctrl-C."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

import lorumdsl.analysis.paired
import lorumdsl.analysis.tournament
from lorumdsl.cli.progress import Progress
from lorumdsl.loading.load import load
from lorumdsl.simulation.simulation import simulate

Call = Callable[..., Result]

BULK = (("simulate", "hungarian"), ("compare", "hungarian", "denexa"), ("measure", "hungarian"))
ALL = (*BULK, ("tournament", "hungarian"))
TOO_MANY = "1000000000000"


@pytest.mark.parametrize("words", ALL, ids=lambda words: words[0])
def test_more_deals_than_a_seed_has_are_refused_before_anything_is_played(lorum: Call, words: tuple[str, ...]) -> None:
    done = lorum(*words, "--deals", TOO_MANY)
    assert (done.exit_code, done.stdout) == (2, "")
    assert "'--deals'" in done.stderr


@pytest.mark.parametrize("count", ["0", "-1", "10**12"])
@pytest.mark.parametrize("words", ALL, ids=lambda words: words[0])
def test_a_count_is_a_whole_number_from_1(lorum: Call, words: tuple[str, ...], count: str) -> None:
    done = lorum(*words, "--deals", count)
    assert (done.exit_code, done.stdout) == (2, "")
    assert f"'--deals': a whole number from 1 on is needed, not {count!r}" in " ".join(done.stderr.split())


@pytest.mark.parametrize("bots", ["greedi", "", "random,greedy,random"])
@pytest.mark.parametrize("words", BULK, ids=lambda words: words[0])
def test_wrong_bots_are_told_with_their_option(lorum: Call, words: tuple[str, ...], bots: str) -> None:
    done = lorum(*words, "--bots", bots)
    assert (done.exit_code, done.stdout) == (2, "")
    assert "'--bots'" in done.stderr


@pytest.mark.parametrize("option", ["--better", "--worse"])
def test_a_wrong_bot_to_be_measured_is_told_with_its_option(lorum: Call, option: str) -> None:
    done = lorum("measure", "hungarian", option, "greedi")
    assert (done.exit_code, f"'{option}'" in done.stderr) == (2, True)


@pytest.mark.parametrize("words", ALL, ids=lambda words: words[0])
def test_contracts_may_be_parted_by_commas_as_bots_are(lorum: Call, words: tuple[str, ...]) -> None:
    done = lorum(*words, "--contract", "no-tricks, hearts", "--deals", "1", "--seed", "1", "--format", "json")
    document = json.loads(done.stdout)
    document = document["comparisons"][0] if "comparisons" in document else document
    assert set(document["contracts"]) == {"no-tricks", "hearts"}


@pytest.mark.extra
@pytest.mark.parametrize("words", [ALL[0], ALL[1], ALL[3]], ids=lambda words: words[0])
def test_a_picture_that_has_no_folder_is_told_before_anything_is_played(lorum: Call, words: tuple[str, ...]) -> None:
    pytest.importorskip("matplotlib")
    done = lorum(*words, "--plot", "nowhere/picture.svg", "--deals", "1")
    assert (done.exit_code, done.stdout) == (2, "")
    assert "'--plot'" in done.stderr


@pytest.mark.parametrize("words", [["--out", "kept.jsonl"], ["--plot", "picture.svg"]])
def test_a_single_deal_is_neither_kept_nor_drawn(lorum: Call, words: list[str]) -> None:
    pytest.importorskip("matplotlib")
    done = lorum("simulate", "hungarian", "--contract", "hearts", "--number", "3", *words)
    assert (done.exit_code, done.stdout) == (2, "")
    assert "'--number'" in done.stderr


def test_a_session_that_no_run_can_have_is_not_played_again(lorum: Call) -> None:
    done = lorum("simulate", "hungarian", "--sessions", "2", "--number", TOO_MANY)
    assert (done.exit_code, done.stdout) == (2, "")
    assert "'--number'" in done.stderr


def test_where_points_are_scored_nothing_is_paid(lorum: Call) -> None:
    few = ("--deals", "1", "--seed", "1")
    told = lorum("simulate", "hearts", *few).stdout
    assert "points in a deal by seat in order of play (the last one deals), the fewest win" in told
    tournament = lorum("tournament", "hearts", *few).stdout
    assert "how many points fewer the first scores in a deal than the second" in tournament
    compared = lorum("compare", "hearts", "hearts+any-club", *few).stdout
    assert "how many points more a seat scores in a deal under hearts+any-club" in compared
    measured = lorum("measure", "hearts", *few).stdout
    assert "in the same chair (fewer points)" in measured
    assert not any(word in told + tournament + compared + measured for word in ("pay", "paid"))


def test_chips_and_points_are_not_one_thing(lorum: Call) -> None:
    words = ("compare", "hungarian", "portuguese", "--deals", "1", "--seed", "1")
    note = "hungarian pays chips, portuguese scores points of which the fewest win"
    assert note in " ".join(lorum(*words).stdout.split())
    assert note not in " ".join(lorum("compare", "hungarian", "denexa", *words[3:]).stdout.split())
    (found,) = json.loads(lorum(*words, "--format", "json").stdout)["comparisons"]
    assert found["units"] == ["chips", "points"]


def test_one_deal_is_not_told_as_several(lorum: Call) -> None:
    few = ("hungarian", "--contract", "lorum", "--deals", "1", "--seed", "1")
    assert "1 deals" not in lorum("tournament", *few).stdout + lorum("measure", *few).stdout
    assert "1 deal;" in lorum("simulate", *few).stdout


def test_ctrl_c_gives_the_deals_that_both_rulesets_have(lorum: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("hungarian", "denexa", "--contract", "hearts", "--seed", "1", "--bots", "greedy", "--format", "json")
    expected = json.loads(lorum("compare", *words, "--deals", "4").stdout)
    monkeypatch.setattr(lorumdsl.analysis.paired, "spread", _broken_off_after(1, lorumdsl.analysis.paired.spread))
    done = lorum("compare", *words, "--deals", "100")
    assert (done.exit_code, json.loads(done.stdout)) == (130, expected)
    assert "interrupted" in done.stderr


def test_ctrl_c_gives_the_tournament_of_the_deals_of_all_contracts(
    lorum: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("tournament", "hungarian", "--contract", "hearts,lorum", "--seed", "1", "--format", "json")
    expected = json.loads(lorum(*words, "--deals", "3").stdout)
    monkeypatch.setattr(
        lorumdsl.analysis.tournament, "spread", _broken_off_after(7, lorumdsl.analysis.tournament.spread)
    )
    done = lorum(*words, "--deals", "50")
    assert (done.exit_code, json.loads(done.stdout)) == (130, expected)


def _broken_off_after(tasks: int, spread: Callable[..., object]) -> Callable[..., object]:
    def broken(*given: object) -> object:
        for number, done in enumerate(spread(*given)):  # type: ignore[arg-type]
            if number == tasks:
                raise KeyboardInterrupt
            yield done

    return broken


def test_nothing_is_shown_of_how_far_it_is_where_nobody_watches(capsys: pytest.CaptureFixture[str]) -> None:
    with Progress(10) as progress:
        progress.show(5)
    assert capsys.readouterr() == ("", "")


def test_endings_may_be_written_in_capitals(tmp_path: Path) -> None:
    for name in ("kept.JSONL", "kept.JSON"):
        assert simulate(load("hungarian"), "hearts", 2, out=tmp_path / name).deals == 2
        assert simulate(load("hungarian"), "hearts", 3, out=tmp_path / name).deals == 3


def test_no_contracts_are_not_sessions() -> None:
    with pytest.raises(ValueError, match="at least one contract"):
        simulate(load("hungarian"), [])
    with pytest.raises(ValueError, match="at least one contract"):
        lorumdsl.analysis.tournament.tournament(load("hungarian"), contract=[])
