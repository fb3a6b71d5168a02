"""Pictures: the two kinds of file, the same bytes twice, the words on them, nothing global."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import lorumdsl
from lorumdsl.analysis import plot
from lorumdsl.analysis.paired import compare_deals
from lorumdsl.analysis.readings import compare_readings
from lorumdsl.analysis.tournament import tournament
from lorumdsl.simulation.simulation import simulate

Draw = Callable[[Path], None]
PNG = b"\x89PNG\r\n"


@pytest.fixture(scope="module")
def pictures() -> dict[str, Draw]:
    pytest.importorskip("matplotlib")
    load = lorumdsl.load
    summary = simulate(load("hungarian"), ["hearts", "lorum"], deals=30, backend="plain").summary()
    sessions = simulate(load("hungarian"), sessions=2, backend="plain").summary()
    pair = compare_deals(load("hungarian"), load("english"), load("portuguese"), deals=5, backend="plain")
    readings = compare_readings("denexa", deals=20, backend="plain")
    played = tournament(load("hungarian"), contract=["hearts", "no-tricks"], deals=2)
    return {
        "simulation": lambda path: plot.plot_simulation(summary, path),
        "sessions": lambda path: plot.plot_simulation(sessions, path),
        "comparison": lambda path: plot.plot_comparison(pair, path),
        "readings": lambda path: plot.plot_readings("denexa", readings, path),
        "tournament": lambda path: plot.plot_tournament(played, path),
    }


WORDS = {
    "simulation": ["hungarian: pay by seat", "hearts: pay in 30 deals", "P4", "pay more than all seats on average"],
    "sessions": ["final balance in 2 sessions", "S4"],
    "comparison": ["than under hungarian", "portuguese, points, 5 deals", "the same in every deal", "no-tricks  P1"],
    "readings": ["denexa: which readings matter", "king-ten"],
    "tournament": ["tournament of hungarian", "greedy", "no-tricks", "rating"],
}


@pytest.mark.extra
@pytest.mark.parametrize("name", WORDS)
def test_an_svg_has_the_words_and_is_the_same_every_time(name: str, pictures: dict[str, Draw], tmp_path: Path) -> None:
    for file in ("a.svg", "b.svg"):
        pictures[name](tmp_path / file)
    text = (tmp_path / "a.svg").read_text(encoding="utf-8")
    assert text == (tmp_path / "b.svg").read_text(encoding="utf-8")
    assert "<dc:date>" not in text
    for word in WORDS[name]:
        assert word in text
    assert "matplotlib.pyplot" not in sys.modules


@pytest.mark.extra
@pytest.mark.parametrize("name", WORDS)
def test_a_png_is_a_png_and_the_same_every_time(name: str, pictures: dict[str, Draw], tmp_path: Path) -> None:
    for file in ("a.png", "b.PNG"):
        pictures[name](tmp_path / file)
    assert (tmp_path / "a.png").read_bytes().startswith(PNG)
    assert (tmp_path / "a.png").read_bytes() == (tmp_path / "b.PNG").read_bytes()


def test_other_files_are_refused_before_anything_is_drawn(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"\.svg or \.png, not 'a\.pdf'"):
        plot.check_plot(tmp_path / "a.pdf")


def test_without_matplotlib_the_extra_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from lorumdsl.analysis import figure as canvas

    monkeypatch.setattr(canvas, "find_spec", lambda name: None)
    with pytest.raises(plot.NoMatplotlib, match=r"pip install 'lorumdsl\[plot\]'"):
        plot.check_plot(tmp_path / "a.svg")
