"""What the words after `lorum check` and `lorum test` stand for: a REF, or a folder and so all files below it.

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
from lorumdsl.source.references import Reference, parse_reference

RULESET, CASES, OTHER = "ruleset", "cases", "other"
_KEY = re.compile(rb"""^(?:\xef\xbb\xbf)?[{"' ]*lorum(-cases)?["']?\s*:""", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Target:
    """A REF as it was typed, or the path of a file in a folder; `named` is None for a REF that names nothing.

    `file` is the file that it names without a variant, `kind` what that holds.
    """

    text: str
    named: Reference | None
    file: Path | None
    kind: str


@dataclass(slots=True)
class Targets:
    """What to look at, in order, and the files that are left out."""

    chosen: list[Target] = field(default_factory=list)
    skipped: list[str] = field(default_factory=list)
    empty: list[str] = field(default_factory=list)  # folders without a ruleset or case file


def find_targets(words: Iterable[str], skip_others: bool = False, kinds: tuple[str, ...] = (RULESET, CASES)) -> Targets:
    """What the words name; with `skip_others`, files that are neither ruleset nor case file are left out as well."""
    targets = Targets()
    for word in dict.fromkeys(words):
        if is_folder(word):
            found = [target_of(str(file)) for file in _yaml_files(Path(word))]
            chosen = [target for target in found if target.kind in kinds]
            targets.chosen += chosen
            targets.skipped += [target.text for target in found if target.kind == OTHER]
            targets.empty += [] if chosen else [word]
            continue
        target = target_of(word)
        if skip_others and target.kind == OTHER:
            targets.skipped.append(word)
        else:
            targets.chosen.append(target)
    targets.chosen = list(dict.fromkeys(targets.chosen))
    return targets


def target_of(word: str) -> Target:
    """What a REF stands for; what is no file is taken for a ruleset."""
    named, found = parse_reference(word)
    file = named.file if named is not None else None
    return Target(word, None if found else named, file, kind_of(file) if file else RULESET)


def is_folder(word: str) -> bool:
    """Whether a word names a folder; the id of a shipped ruleset is that, whatever lies here."""
    try:
        return bool(word.strip()) and word not in ruleset_ids() and Path(word).is_dir()
    except (OSError, ValueError):
        return False


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
