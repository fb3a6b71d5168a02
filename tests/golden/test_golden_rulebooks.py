"""The golden rulebooks: the same ruleset is told in the same words."""

from __future__ import annotations

import pytest

from tests.golden.rulebooks import BOOKS, FOLDER, written


@pytest.mark.parametrize("book", BOOKS)
def test_the_rulebook_reads_as_it_did(book: str) -> None:
    kept = (FOLDER / book).read_text(encoding="utf-8")
    assert written(book).splitlines() == kept.splitlines(), "if that was meant: python -m tests.golden.rulebooks"
