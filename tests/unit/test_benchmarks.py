"""Every benchmark runs and gives figures, whatever they are; what it needs and is not here leaves it out."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.benchmarks.__main__ import TOPICS, main
from tests.benchmarks.figures import Figure, Missing, short, table
from tests.benchmarks.interleaved import compare, comparison, undisturbed

SLOW = {"against_plain", "first_call", "edited_rule", "memory", "plain_before"}  # compile afresh, or play everything
TINY = 0.01  # seconds


@pytest.mark.compiled
@pytest.mark.parametrize("topic", [topic for topic in TOPICS if topic not in SLOW])
def test_a_benchmark_gives_figures(topic: str) -> None:
    try:
        figures = list(import_module(f"tests.benchmarks.{topic}").measure(TINY))
    except Missing as missing:
        pytest.skip(str(missing))
    assert figures
    assert all(figure.value > 0 and figure.what and figure.unit for figure in figures)


def test_every_topic_has_a_title_and_can_be_measured() -> None:
    for topic in TOPICS:
        module = import_module(f"tests.benchmarks.{topic}")
        assert module.TITLE
        assert callable(module.measure)


def test_what_is_missing_is_said_and_the_rest_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(seconds: float) -> list[Figure]:
        raise Missing("no C compiler is found")

    monkeypatch.setattr("tests.benchmarks.against_c.measure", missing)
    monkeypatch.setattr("tests.benchmarks.memory.measure", lambda seconds: [Figure("more", 0.25, "MB", "1 MB")])
    written = tmp_path / "figures.json"
    done = CliRunner().invoke(main, ["against_c", "memory", "--json", str(written)])
    assert done.exit_code == 0, done.output
    assert "Left out: no C compiler is found." in done.output
    assert "| more | 0.25 MB | 1 MB |" in done.output
    found = json.loads(written.read_text("utf-8"))["figures"]
    assert found == {"memory": [{"what": "more", "value": 0.25, "unit": "MB", "beside": "1 MB", "aim": ""}]}


def test_a_table_has_aims_only_where_there_are_any() -> None:
    plain, aimed = Figure("a", 2, "s", "b"), Figure("c", 1234.5, "s", "d", "under 3")
    assert list(table([plain])) == ["| what | figure | made from |", "|---|---|---|", "| a | 2.00 s | b |"]
    assert list(table([plain, aimed]))[2:] == ["| a | 2.00 s |  | b |", "| c | 1,234 s | under 3 | d |"]


@pytest.mark.parametrize(("value", "text"), [(0.5, "0.50"), (9.99, "9.99"), (41.64, "41.6"), (12345.6, "12,346")])
def test_figures_have_about_three_digits(value: float, text: str) -> None:
    assert short(value) == text


def test_disturbed_slices_do_not_count() -> None:
    calm = [1.0] * 10
    found = comparison([2.0] * 5 + [50.0] * 5, calm)
    assert undisturbed([2.0] * 5 + [50.0] * 5) == 2.0
    assert found.ratio == 2.0
    assert found.quartiles[1] >= 50.0  # but can be seen


def test_both_are_played_in_turns_as_often_as_it_takes() -> None:
    played: list[tuple[str, int]] = []

    def first(deals: int) -> None:
        played.append(("first", deals))

    def second(deals: int) -> None:
        played.append(("second", deals))

    ticks = iter(range(1000))
    compare(first, second, seconds=0, slice_=0, clock=lambda: next(ticks))
    assert played[-4:] in (
        [("first", 1), ("second", 1), ("second", 1), ("first", 1)],
        [("second", 1), ("first", 1), ("first", 1), ("second", 1)],
    )
