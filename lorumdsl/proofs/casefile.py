"""Counterexamples as case files: a case that expects what was claimed, and fails.

In go outcomes and plays, out comes YAML text that `lorum test` runs as it stands; `join` makes one file of several.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from lorumdsl.compiler.rules import Rules
from lorumdsl.expr.ast import Counter
from lorumdsl.table.counters import format_counter

HEAD = "lorum-cases: 1\ncases:\n"

Given = Mapping[Counter, Sequence[int]]


def case_text(rules: Rules, name: str, note: str, body: Mapping[str, Any], expect: Mapping[str, Any]) -> str:
    """A case file with one case; `body` is what it says beside name, note and what it expects."""
    rows = {"name": f"{rules.reference}: {name}", "note": note, "ruleset": rules.reference, **body, "expect": expect}
    lines = [f"{key}: {_flow(value)}" for key, value in rows.items()]
    return HEAD + "- " + "\n  ".join(lines) + "\n"


def outcome_body(rules: Rules, contract: str, given: Given, *, pot: int = 0, factor: int = 1) -> dict[str, Any]:
    """The rows of a case about a finished deal."""
    body: dict[str, Any] = {"contract": contract}
    if pot:
        body["pot"] = pot
    if factor > 1:
        body["doubled"] = True
    return body | {"given": given_rows(rules, given)}


def given_rows(rules: Rules, given: Given) -> dict[str, list[int]]:
    return {format_counter(rules, counter): list(numbers) for counter, numbers in given.items()}


def join(texts: Iterable[str]) -> str:
    """One case file of several, perhaps without a case; one that stands in two of them stands once."""
    cases = dict.fromkeys(text.removeprefix(HEAD) for text in texts)
    return HEAD + "".join(cases) if cases else HEAD.replace("cases:\n", "cases: []\n")


def _flow(value: Any) -> str:
    """A value on one line; every text is quoted, so that no word of YAML is met by chance."""
    return json.dumps(value, ensure_ascii=False)
