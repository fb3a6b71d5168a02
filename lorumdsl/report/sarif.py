"""Findings as SARIF 2.1.0, the format of code scanners: rules with their pages, places, fixes.

Columns are code points, as everywhere here. A file below the working folder is named by its path from there,
so that a service finds it in its checkout. The fingerprint of a finding depends on the text of its line and not
on its number, so that it stays the same finding when lines are added above it.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any
from urllib.parse import quote

from lorumdsl.diagnostics.diagnostic import Code, Diagnostic, Fix, Severity, Span
from lorumdsl.report.sources import Sources
from lorumdsl.source.references import COMMAND_LINE
from lorumdsl.version import __version__

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
FINGERPRINT = "lorumFinding/v1"

Data = dict[str, Any]


def sarif_document(diagnostics: Iterable[Diagnostic], page: Callable[[str], str | None], sources: Sources) -> Data:
    """A log with one run; `page` gives the page of a code as Markdown."""
    found = list(diagnostics)
    codes = {one.code.id: one.code for one in found}
    places = {code: place for place, code in enumerate(codes)}
    seen: Counter[str] = Counter()
    driver = {
        "name": "lorum",
        "semanticVersion": __version__,
        "rules": [_rule(code, page(code.id) or "") for code in codes.values()],
    }
    results = [_result(one, places[one.code.id], sources, seen) for one in found]
    run = {"tool": {"driver": driver}, "columnKind": "unicodeCodePoints", "results": results}
    return {"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}


def _rule(code: Code, page: str) -> Data:
    """A kind of finding; its page has a title, a sentence, and parts."""
    parts = page.split("\n\n", 2)
    sentence = " ".join(parts[1].split()) if len(parts) == 3 else code.name.replace("-", " ")
    rule: Data = {
        "id": code.id,
        "name": code.name,
        "shortDescription": {"text": sentence},
        "defaultConfiguration": {"level": _level(code.severity)},
    }
    what = re.search(r"^## What\n\n(.*?)\n\n## ", page, re.DOTALL | re.MULTILINE)
    if what:
        rule["fullDescription"] = {"text": " ".join(what[1].split())}
    if page:
        rule["help"] = {"text": page, "markdown": page}
    return rule


def _result(found: Diagnostic, rule: int, sources: Sources, seen: Counter[str]) -> Data:
    message = found.said
    result: Data = {
        "ruleId": found.code.id,
        "ruleIndex": rule,
        "level": _level(found.severity),
        "message": {"text": message},
        "locations": [_location(found.span)] if found.span.file != COMMAND_LINE else [],
        "partialFingerprints": {FINGERPRINT: _fingerprint(found, sources, seen)},
    }
    related = [
        {"id": number, "message": {"text": other.message}, **_location(other.span)}
        for number, other in enumerate(found.related, 1)
        if other.span.file != COMMAND_LINE
    ]
    if related:
        result["relatedLocations"] = related
    if found.fix:
        result["fixes"] = [_fix(found.fix, found.hint)]
    return result


def _location(span: Span) -> Data:
    return {"physicalLocation": {"artifactLocation": {"uri": uri(span.file)}, "region": _region(span)}}


def _region(span: Span) -> Data:
    return {
        "startLine": span.line,
        "startColumn": span.column,
        "endLine": span.end_line,
        "endColumn": span.end_column,
    }


def _fix(fix: Fix, hint: str) -> Data:
    replacement = {"deletedRegion": _region(fix.span), "insertedContent": {"text": fix.replacement}}
    change = {"artifactLocation": {"uri": uri(fix.span.file)}, "replacements": [replacement]}
    return {"description": {"text": hint or "correct it"}, "artifactChanges": [change]}


def _fingerprint(found: Diagnostic, sources: Sources, seen: Counter[str]) -> str:
    line = (sources.line(found.span.file, found.span.line) or "").strip()
    text = "\0".join((found.code.id, uri(found.span.file), found.message, line))
    seen[text] += 1  # two equal lines with equal findings are still two findings
    return hashlib.sha256(f"{text}\0{seen[text]}".encode(errors="replace")).hexdigest()[:32]


def uri(file: str) -> str:
    """A file as a URI: relative where the path is, or where it lies below the working folder."""
    path = Path(file)
    if path.is_absolute():
        try:
            path = path.relative_to(Path.cwd())
        except ValueError:
            return path.as_uri()
    return quote(path.as_posix(), safe="/", errors="replace")


def _level(severity: Severity) -> str:
    return str(severity)  # SARIF has the same words
