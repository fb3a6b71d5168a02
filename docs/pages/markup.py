"""Markdown that cannot be mistaken: text as it stands, tables, citations as links to what they cite."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from lorumdsl.model.clause import RULING, WHOLE, Citation
from lorumdsl.model.ruleset import Ruleset
from lorumdsl.phrases.clauses import quote

_SPECIAL = re.compile(r"([\\*_<>\[\]{}|$#~])")


def plain(text: str) -> str:
    """Text that shows as it is; what stands in backticks stays code."""
    parts = text.split("`")
    if len(parts) % 2 == 0:
        return _SPECIAL.sub(r"\\\1", text.replace("`", "\\`"))
    return "`".join(part if place % 2 else _SPECIAL.sub(r"\\\1", part) for place, part in enumerate(parts))


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """The lines of a table and an empty one after it; cells are Markdown."""
    yield f"| {' | '.join(heads)} |"
    yield "|---" * len(heads) + "|"
    for row in rows:
        yield f"| {' | '.join(row)} |"
    yield ""


def anchor(citation: Citation, ruleset: Ruleset) -> str:
    """The id of the place on the page of a ruleset where a clause or ruling is told."""
    return f"{ruleset.id}-{citation.source}" + ("" if citation.clause == WHOLE else f"-{citation.clause}")


def links(citations: Iterable[Citation], ruleset: Ruleset) -> str:
    """`guide cut, lead; ruling 30`, each a link; what it says is its title."""
    cited = sorted(dict.fromkeys(citations), key=lambda citation: citation.source == RULING)
    parts = []
    for source, group in groupby(cited, key=lambda citation: citation.source):
        parts.append(f"{source} " + ", ".join(_link(citation, ruleset) for citation in group))
    return "; ".join(parts)


def _link(citation: Citation, ruleset: Ruleset) -> str:
    says = quote(ruleset, citation).replace("\\", "\\\\").replace('"', "'").replace("|", "/")
    return f'[{citation.clause}](#{anchor(citation, ruleset)} "{says}")'
