"""Words by which a text is known to be English although another language was asked for."""

from __future__ import annotations

import re
from functools import cache

from lorumdsl.language.catalogue import FOLDER

_WORD = re.compile(r"[^\W\d_]{3,}")


@cache
def words(language: str, *files: str) -> frozenset[str]:
    """The words in the messages of a language, in some files or in all."""
    paths = [FOLDER / language / f"{file}.ftl" for file in files] or sorted((FOLDER / language).glob("*.ftl"))
    found: set[str] = set()
    for path in paths:
        lines = path.read_text(encoding="utf-8").splitlines()
        told = [line.partition(" =")[2] if not line.startswith(" ") else line for line in lines if line[:1] != "#"]
        for line in told:
            found.update(_WORD.findall(re.sub(r"\{ *\$[\w-]+( *->)?|\[\w+\]|`[^`]*`", " ", line).lower()))
    return frozenset(found)


def english_in(text: str, language: str, *files: str) -> set[str]:
    """The words of a text that stand in English messages of these files and in no message of its language.

    What is quoted from sources and what stands for a clause or a contract is data in every language.
    """
    told = re.sub(r"[„“「'‘\"][^„“”」'’\"]*[”“」'’\"]|[\w.+-]*[-_][\w-]+|`[^`]*`", " ", text)
    return (set(_WORD.findall(told.lower())) & words("en", *files)) - words(language)
