"""A ruleset with the origin of each value beside it: file, line, clauses; what the clauses say under `source`.

What is printed as YAML is still the ruleset: origins stand in comments.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path as File
from textwrap import wrap
from typing import Any

from lorumdsl.diagnostics.diagnostic import Span
from lorumdsl.model.clause import RULING
from lorumdsl.model.coverage import Coverage
from lorumdsl.model.origins import Citations, Origin, Path, may_cite, origins, own_citations, path_name, steps
from lorumdsl.model.ruleset import Ruleset
from lorumdsl.phrases.clauses import quote
from lorumdsl.source.dump import dump_yaml
from lorumdsl.source.library import folder
from lorumdsl.source.nodes import Entry, Mapping, Node, Scalar, Sequence
from lorumdsl.terminal.excerpt import cells, visible

COLUMN = 66  # comments beside values start here, or after the value
WIDTH = 118  # of lines with comments
CITED = 56  # of the clauses beside a value; all of them stand under `source`

By = dict[Path, Origin]


def annotated(shown: Mapping, effective: Mapping, ruleset: Ruleset) -> Iterator[str]:
    """The lines of `shown`, a part of the effective ruleset, each value with its origin."""
    known = {origin.path: origin for origin in origins(effective)}
    for line, comment in _lines(shown, known, (), 0, ruleset):
        space = " " * max(2, COLUMN - cells(line))
        yield f"{line}{space}# {comment}" if comment else line


def origins_data(shown: Mapping, effective: Mapping, ruleset: Ruleset) -> list[dict[str, Any]]:
    """The origin of each value of `shown` as plain data."""
    known = {origin.path: origin for origin in origins(effective)}
    listed = [known[leaf] for leaf in _leaves(shown, ())]
    return [
        {
            "path": path_name(origin.path),
            "value": origin.value,
            "file": file_name(origin.span),
            "line": origin.span.line,
            "citations": [
                {"source": cited.source, "clause": cited.clause, "says": quote(ruleset, cited)}
                for cited in origin.citations
            ],
        }
        for origin in listed
    ]


def coverage_data(covered: Coverage) -> dict[str, Any]:
    """What no value cites, and what cites nothing, as plain data."""
    return {
        "uncited": [
            {
                "source": missing.citation.source,
                "clause": missing.citation.clause,
                "place": missing.statement.place,
                "says": missing.statement.says,
            }
            for missing in covered.uncited
        ],
        "unfounded": [
            {"path": part.path, "file": file_name(part.span), "line": part.span.line} for part in covered.unfounded
        ],
    }


def file_name(span: Span) -> str:
    """The file of a span; a shipped one by its name alone."""
    file = File(span.file)
    return file.name if file.parent == folder("rulesets") else span.file


def place(span: Span) -> str:
    """`file:line`."""
    return f"{file_name(span)}:{span.line}"


def _leaves(node: Node, path: Path) -> Iterator[Path]:
    """The paths of all values that hold no others."""
    inner = steps(node)
    if not inner:
        yield path
    for step, below in inner:
        yield from _leaves(below, (*path, step))


def _lines(node: Node, known: By, path: Path, indent: int, ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """The lines of a mapping or list, and the comment on each that holds values of one origin."""
    margin = " " * indent
    for step, below in steps(node):
        here = (*path, step)
        alone: Node = Sequence((below,), below.span)
        if isinstance(node, Mapping):
            alone = Mapping({str(step): node.entries[str(step)]}, node.span)
        text = dump_yaml(alone).rstrip("\n").split("\n")
        comments = dict.fromkeys(_comment(known[leaf]) for leaf in _leaves(below, here))
        if isinstance(below, Scalar) or (len(text) == 1 and len(comments) == 1) or not steps(below):
            yield from ((margin + line, next(iter(comments))) for line in text)
        elif isinstance(node, Mapping):
            yield margin + _head(alone), ""
            yield from _lines(below, known, here, indent + 2, ruleset)
        else:
            for number, (line, comment) in enumerate(_lines(below, known, here, indent + 2, ruleset)):
                yield (line if number else f"{margin}- {line[indent + 2 :]}"), comment
        if step == "source" and isinstance(node, Mapping) and may_cite(path):
            yield from ((line, "") for line in _quotes(own_citations(node), margin, ruleset))


def _comment(origin: Origin) -> str:
    cited = _short(origin.citations)
    return visible(place(origin.span) + (f" {cited}" if cited else ""))


def _short(citations: Citations) -> str:
    """`guide lead cut, ruling 30 88`, cut after a word where it is long."""
    groups: dict[str, list[str]] = {}
    for cited in citations:
        groups.setdefault(cited.source, []).append(cited.clause)
    text = ", ".join(" ".join((source, *clauses)) for source, clauses in groups.items())
    if len(text) <= CITED:
        return text
    return text[: text.rindex(" ", 0, CITED) if " " in text[:CITED] else CITED].rstrip(",") + " …"


def _quotes(citations: Citations, margin: str, ruleset: Ruleset) -> Iterator[str]:
    """What the clauses of a `source` say, as comments under it."""
    for cited in citations:
        name = f"ruling {cited.clause}" if cited.source == RULING else f"{cited.source} {cited.clause}"
        start, more = f"{margin}#   ", f"{margin}#     "
        text = visible(f"{name}: {quote(ruleset, cited)}")
        yield from wrap(text, WIDTH, initial_indent=start, subsequent_indent=more, break_on_hyphens=False)


def _head(alone: Node) -> str:
    """The key of a mapping with one entry, as it is written before its value."""
    assert isinstance(alone, Mapping)
    (entry,) = alone
    empty = Entry(entry.key, entry.key_span, Scalar(None, entry.key_span))
    return dump_yaml(Mapping({entry.key: empty}, alone.span)).rstrip("\n").removesuffix(" null")
