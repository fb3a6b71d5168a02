"""The known word that was probably meant."""

from __future__ import annotations

import pytest

from lorumdsl.diagnostics.spelling import is_one_slip, nearest


@pytest.mark.parametrize(
    ("written", "meant", "slip"),
    [
        ("heart", "hearts", True),
        ("heartss", "hearts", True),
        ("haerts", "hearts", True),
        ("heartz", "hearts", True),
        ("xearts", "hearts", True),
        ("xhearts", "hearts", True),
        ("earts", "hearts", True),
        ("ehart", "hearts", False),
        ("hearts", "hearts", False),
        ("strahe", "hearts", False),
        ("", "a", True),
        ("", "", False),
        ("ab", "ba", True),
        ("abc", "cba", False),
    ],
)
def test_one_slip_is_one_letter_or_two_neighbours(written: str, meant: str, slip: bool) -> None:
    assert is_one_slip(written, meant) is slip
    assert is_one_slip(meant, written) is slip


@pytest.mark.parametrize(
    ("written", "known", "meant"),
    [
        ("Hearts", ["hearts"], "hearts"),
        ("pto", ["pot", "cost"], "pot"),
        ("discardet", ["played", "discarded"], "discarded"),
        ("discard", ["played", "discarded"], "discarded"),
        ("x", ["K", "O"], None),
        ("k", ["K", "O"], "K"),
        ("xyzzy", ["played", "discarded"], None),
        ("hearts", [], None),
    ],
)
def test_the_nearest_word_is_near(written: str, known: list[str], meant: str | None) -> None:
    assert nearest(written, known) == meant
