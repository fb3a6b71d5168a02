"""GitHub annotations: one line each, everything escaped that would end a property or a line."""

from __future__ import annotations

import pytest

from lorumdsl.diagnostics.codes import DUPLICATE_KEY, UNKNOWN_RULESET, UNUSED
from lorumdsl.diagnostics.diagnostic import Diagnostic, Span
from lorumdsl.report import format_annotation

PLACE = Span("rules/house.yaml", 3, 5, 3, 9)


def test_an_annotation_names_file_place_and_code() -> None:
    found = Diagnostic(DUPLICATE_KEY, PLACE, 'the key "seats" stands twice', "delete one of the two")
    assert format_annotation(found) == (
        "::error file=rules/house.yaml,line=3,endLine=3,col=5,endColumn=9,title=LRM110 duplicate-key::"
        'the key "seats" stands twice (delete one of the two)'
    )


def test_a_warning_is_one() -> None:
    assert format_annotation(Diagnostic(UNUSED, PLACE, "x")).startswith("::warning file=")


def test_over_several_lines_there_are_no_columns() -> None:
    said = format_annotation(Diagnostic(UNUSED, Span("a.yaml", 3, 5, 4, 2), "x"))
    assert "line=3,endLine=4,title=" in said


def test_what_is_wrong_with_the_call_has_no_file() -> None:
    found = Diagnostic(UNKNOWN_RULESET, Span("<command line>", 1, 1, 1, 2), "x")
    assert format_annotation(found) == "::error title=LRM251 unknown-ruleset::x"


@pytest.mark.parametrize(
    ("written", "in_message", "in_file"),
    [("%0A", "%250A", "%250A"), ("a\r\nb", "a%0D%0Ab", "a%0D%0Ab"), ("a:b,c", "a:b,c", "a%3Ab%2Cc")],
)
def test_nothing_ends_a_property_or_a_line(written: str, in_message: str, in_file: str) -> None:
    said = format_annotation(Diagnostic(UNUSED, Span(written, 1, 1, 1, 1), written))
    assert f"file={in_file},line=" in said
    assert said.endswith(f"::{in_message}")
    assert "\n" not in said
