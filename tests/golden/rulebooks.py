"""Golden rulebooks: whole texts that are read before they change.

After a change that is meant to change them: `python -m tests.golden.rulebooks` from the project's folder.
"""

from __future__ import annotations

from pathlib import Path

from lorumdsl.rulebook.rulebook import laid_out, rulebook

FOLDER = Path(__file__).parent / "rulebooks"
BOOKS = ("hungarian.en.md", "hungarian.hu.md")


def written(book: str) -> str:
    """The rulebook of a file name: ruleset, language, form."""
    reference, language, form = book.split(".")
    return laid_out(rulebook(reference), language, form)


def main() -> None:
    """Write all golden rulebooks."""
    FOLDER.mkdir(exist_ok=True)
    for book in BOOKS:
        (FOLDER / book).write_text(written(book), encoding="utf-8")


if __name__ == "__main__":
    main()
