"""The rulebooks of shipped references, each built once for all tests."""

from __future__ import annotations

from functools import lru_cache

from lorumdsl.rulebook.document import Document
from lorumdsl.rulebook.rulebook import rulebook


@lru_cache(maxsize=32)
def book(reference: str) -> Document:
    return rulebook(reference)
