"""What all pictures share: colours, rows of seats, marks with intervals, files without a date.

Colours are those of Okabe and Ito, which the colour-blind tell apart; nothing is said by colour alone. A
picture is a Figure of its own and nothing of matplotlib's global state is changed for longer than it takes to
save it, so that several may be drawn at once and the same figures give the same bytes.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

SUFFIXES = (".svg", ".png")
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#56B4E9", "#E69F00", "#000000", "#999999")
INK = "#222222"
SOFT = "#8A8A8A"
FAINT = "#E2E2E2"
CLEAR, UNCLEAR = COLOURS[0], "#A6A6A6"
SMALL, NORMAL, LARGE = 8, 9, 11  # points
DOTS = 160  # an inch

SETTINGS = {
    "svg.hashsalt": "lorumdsl",
    "svg.fonttype": "none",
    "font.family": "DejaVu Sans",
    "axes.unicode_minus": True,
}


class NoMatplotlib(Exception):
    """A picture was asked for and matplotlib is not installed."""

    def __init__(self) -> None:
        super().__init__("pictures need matplotlib: pip install 'lorumdsl[plot]'")


def check_plot(path: Path) -> None:
    """Raises ValueError for a file that is no .svg or .png, NoMatplotlib where nothing can be drawn."""
    if path.suffix.lower() not in SUFFIXES:
        raise ValueError(f"a picture is a file in {' or '.join(SUFFIXES)}, not {path.name!r}")
    if find_spec("matplotlib") is None:
        raise NoMatplotlib


def new_figure(width: float, height: float) -> Any:
    """An empty figure, sizes in inches."""
    from matplotlib.figure import Figure

    return Figure(figsize=(width, height), layout="constrained")


def save(figure: Any, path: Path) -> None:
    """Write a figure; the suffix says how. Raises OSError."""
    import matplotlib

    metadata: dict[str, Any] = {"Date": None, "Creator": None} if path.suffix.lower() == ".svg" else {"Software": None}
    with matplotlib.rc_context(SETTINGS):
        figure.savefig(path, format=path.suffix.lower()[1:], dpi=DOTS, metadata=metadata, facecolor="white")


def clean(axes: Any, grid: bool = True) -> None:
    """Take away everything that says nothing."""
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.spines["bottom"].set_color(SOFT)
    axes.tick_params(axis="both", labelsize=SMALL, colors=INK, length=0)
    axes.tick_params(axis="x", length=3, color=SOFT)
    if grid:
        axes.grid(axis="x", color=FAINT, linewidth=0.8)
        axes.set_axisbelow(True)


def name_rows(axes: Any, names: Sequence[str], room: float = 0.6) -> None:
    """Rows from the top down, named on the left."""
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 1 + room, -room)


def title(axes: Any, text: str) -> None:
    axes.set_title(text, fontsize=NORMAL, loc="left", color=INK)


def headline(figure: Any, text: str) -> None:
    figure.suptitle(text, fontsize=LARGE, x=0.01, ha="left", color=INK, fontweight="bold")


def footnote(figure: Any, text: str) -> None:
    figure.supxlabel(text, fontsize=SMALL, x=0.01, ha="left", color=INK)


def zero_line(axes: Any) -> None:
    axes.axvline(0, color=SOFT, linewidth=1)


def mark(axes: Any, x: float, y: float, reach: tuple[float, float] | None, colour: str, filled: bool = True) -> None:
    """A point with the two ends of its interval."""
    if reach is not None:
        axes.plot(reach, (y, y), color=colour, linewidth=2, solid_capstyle="butt")
    face = colour if filled else "white"
    axes.plot([x], [y], marker="o", markersize=5, color=colour, markerfacecolor=face, linestyle="none")


def around(value: float, half: float | None) -> tuple[float, float] | None:
    return None if half is None else (value - half, value + half)
