"""Unquoted scalars as values, and the spellings that readers disagree on."""

from __future__ import annotations

import pytest

from lorumdsl.source import scalars

VALUES: list[tuple[str, object]] = [
    ("", None), ("~", None), ("Null", None), ("nULL", "nULL"),
    ("true", True), ("FALSE", False), ("tRue", "tRue"),
    ("0", 0), ("-12", -12), ("+3", 3), ("12a", "12a"), ("-", "-"), ("٣", "٣"), ("1-2", "1-2"),
    ("1.", 1.0), (".5", 0.5), ("-1.5E-3", -0.0015), (".", "."), ("1e", "1e"), ("NaN", "NaN"),
    ("999999999999999999", 999999999999999999), ("1000000000000000000", "1000000000000000000"),
    ("yes", "yes"), ("4:30", "4:30"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "value"), VALUES)
def test_a_scalar_has_the_value_of_the_core_schema(text: str, value: object) -> None:
    assert repr(scalars.resolve(text)) == repr(value)


@pytest.mark.parametrize(
    "text", ["yes", "No", "ON", "off", "4:30", "1:20:59", "010", "-007", "00", "0x1F", "0b1", "1_0"]
)
def test_a_spelling_that_readers_disagree_on_has_a_remedy(text: str) -> None:
    doubt = scalars.ambiguity(text)
    assert doubt is not None
    assert "write" in doubt[1]


@pytest.mark.parametrize(
    "text", ["0", "10", "0.5", "none", "once", "on 3", "y", "1:99", "P1:9s", "7♦", "a_b", "_1", "1e5", "O"]
)
def test_ordinary_spellings_are_left_alone(text: str) -> None:
    assert scalars.ambiguity(text) is None


def test_numbers_are_kept_to_eighteen_digits() -> None:
    assert not scalars.is_too_long("-" + "9" * 18)
    assert scalars.is_too_long("9" * 19)
    assert scalars.is_too_long("-1e400")
    assert not scalars.is_too_long("x" * 99)
