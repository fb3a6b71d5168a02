"""What a ruleset says of itself before any rule: the version of the language and its id.

In goes a ruleset with what it inherits, out come findings. Both must stand in the file itself: an inherited id
would give two rulesets one name.
"""

from __future__ import annotations

import re

from lorumdsl.diagnostics.codes import ID_AND_FILE_DIFFER, MISSING_KEY, WRONG_TYPE
from lorumdsl.diagnostics.diagnostic import Diagnostic
from lorumdsl.source.library import folder
from lorumdsl.source.nodes import Mapping, Scalar
from lorumdsl.source.overlay import Effective


def check_version(node: Mapping) -> list[Diagnostic]:
    """The version of the language, said plainly before anything else goes wrong."""
    version = node.get("lorum")
    if any(key != "lorum" and key.casefold() == "lorum" for key in node.entries):
        return []  # the unknown key is told
    if version is None or not _is_own(node, "lorum"):
        return [
            Diagnostic(MISSING_KEY, node.span, "this is no ruleset: `lorum: 1` is missing", "begin with `lorum: 1`")
        ]
    if isinstance(version, Scalar) and isinstance(version.value, int) and version.value > 1:
        message = f"language version {version.value} is newer than this program, which reads version 1"
        return [Diagnostic(WRONG_TYPE, version.span, message, "update lorumdsl, or write `lorum: 1`")]
    return []


def check_id(effective: Effective) -> list[Diagnostic]:
    """A shipped ruleset is found by its id, so its file has that name; an id is never inherited."""
    node, stem = effective.node, effective.path.stem
    ruleset_id = node.get("id")
    if ruleset_id is None:
        return []  # the missing key is told
    if not _is_own(node, "id"):
        hint = f"add `id: {_likely_id(stem)}`, for example"
        return [Diagnostic(MISSING_KEY, node.span, "missing key `id`, which is not inherited", hint)]
    is_shipped = effective.path.parent.resolve() == folder("rulesets").resolve()
    if not is_shipped or not isinstance(ruleset_id, Scalar) or ruleset_id.value == stem:
        return []
    message = f"the id `{ruleset_id.value}` is not the name of the file, `{stem}`"
    return [Diagnostic(ID_AND_FILE_DIFFER, ruleset_id.span, message, f"write `id: {stem}`")]


def _is_own(node: Mapping, key: str) -> bool:
    """Whether a file says something itself and does not inherit it."""
    entry = node.entries.get(key)
    return entry is not None and entry.key_span.file == node.span.file


def _likely_id(stem: str) -> str:
    """An id like the name of a file."""
    return "-".join(re.findall("[a-z0-9]+", stem.lower())).lstrip("0123456789-") or "house"
