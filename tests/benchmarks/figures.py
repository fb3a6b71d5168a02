"""A figure that was measured, beside what is aimed at, and tables of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass


class Missing(Exception):
    """Something that a measurement needs is not here; the rest goes on."""


@dataclass(frozen=True, slots=True)
class Figure:
    """`value` is in `unit`; `beside` has what it was made from, in words."""

    what: str
    value: float
    unit: str
    beside: str = ""
    aim: str = ""


def short(value: float) -> str:
    """A number with about three digits."""
    places = 0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2
    return f"{value:,.{places}f}"


def rate(seconds: float) -> str:
    """Seconds a deal, told as deals a second."""
    return f"{1 / seconds:,.0f} deals/s"


def table(figures: Iterable[Figure]) -> Iterator[str]:
    """The lines of a markdown table; the column of aims only where there are any."""
    rows = list(figures)
    aims = any(figure.aim for figure in rows)
    yield "| what | figure |" + (" aim |" if aims else "") + " made from |"
    yield "|---|---|" + ("---|" if aims else "") + "---|"
    for figure in rows:
        aim = f" {figure.aim} |" if aims else ""
        yield f"| {figure.what} | {short(figure.value)} {figure.unit} |{aim} {figure.beside} |"
