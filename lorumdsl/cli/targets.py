"""What the words after `lorum check` and `lorum test` stand for: a REF stays one, a folder is all files below it.

In a folder every YAML file counts that is a ruleset or a case file; others are named and left out. What lies
in hidden folders, such as `.git`, is not looked at.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from lorumdsl.source.library import ruleset_ids
from lorumdsl.source.reader import read
from lorumdsl.source.references import parse_reference

RULESET, CASES, OTHER = "ruleset", "cases", "other"
_KEY = re.compile(rb"""^(?:\xef\xbb\xbf)?[{"' ]*lorum(-cases)?["']?\s*:""", re.MULTILINE)


@dataclass(slots=True)
class Targets:
    """References and paths to look at, in order, and the files that are left out."""

    chosen: list[str] = field(default_factory=list)
    skipped: list[str] = field(default_factory=list)
    empty: list[str] = field(default_factory=list)  # folders without a ruleset or case file


def find_targets(words: Iterable[str], skip_others: bool = False, kinds: tuple[str, ...] = (RULESET, CASES)) -> Targets:
    """What the words name; with `skip_others`, files that are neither ruleset nor case file are left out as well."""
    targets = Targets()
    for word in dict.fromkeys(words):
        if is_folder(word):
            files = _yaml_files(Path(word))
            chosen = [str(file) for file in files if kind_of(file) in kinds]
            targets.chosen += chosen
            targets.skipped += [str(file) for file in files if kind_of(file) == OTHER]
            targets.empty += [] if chosen else [word]
        elif skip_others and Path(word).is_file() and kind_of(Path(word)) == OTHER:
            targets.skipped.append(word)
        else:
            targets.chosen.append(word)
    targets.chosen = list(dict.fromkeys(targets.chosen))
    return targets


def is_folder(word: str) -> bool:
    """Whether a word names a folder; the id of a shipped ruleset is that, whatever lies here."""
    try:
        return bool(word.strip()) and word not in ruleset_ids() and Path(word).is_dir()
    except (OSError, ValueError):
        return False


def path_of(word: str) -> Path | None:
    """The file that a REF names without a variant; None for ids, variants and what is no file."""
    named, _ = parse_reference(word)
    if named is None or not named.is_path or named.variants:
        return None
    try:
        return Path(named.base) if Path(named.base).is_file() else None
    except (OSError, ValueError):
        return None


def kind_of(path: Path) -> str:
    """RULESET, CASES or OTHER, by the key that such a file has; what is no YAML is told by its letters."""
    root, found = read(path)
    if root is not None:
        if root.get("lorum") is not None:
            return RULESET
        return CASES if root.get("lorum-cases") is not None else OTHER
    try:
        key = _KEY.search(path.read_bytes()) if found else None
    except OSError:
        return OTHER
    return OTHER if key is None else CASES if key[1] else RULESET


def _yaml_files(folder: Path) -> list[Path]:
    found = []
    for path in sorted(folder.rglob("*")):
        hidden = any(part.startswith(".") for part in path.relative_to(folder).parts)
        if path.suffix in (".yaml", ".yml") and not hidden and path.is_file():
            found.append(path)
    return found
